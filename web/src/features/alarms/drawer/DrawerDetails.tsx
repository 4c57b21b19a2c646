import { memo, type ReactNode, useState } from 'react';
import { useDefinitions } from '#features/fields/properties/use-definitions.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { alarmPropertyTexts as texts } from '#texts/alarm-properties.ts';
import { alarmDetailTexts } from '#texts/alarms.ts';
import { KeyValue } from '#ui/KeyValue.tsx';
import { useShortcuts } from '#ui/use-shortcuts.ts';
import { Note } from '../decisions/Note.tsx';
import { classificationFacts, equipmentFacts, otherFacts, pointFacts } from '../detail/AlarmFacts.tsx';
import * as detailCss from '../detail/detail.module.css';
import { DetailsEditor, EditButton } from '../detail/properties/AlarmDetails.tsx';
import { useVote } from '../detail/properties/use-vote.ts';
import { SourceData } from '../detail/SourceData.tsx';
import { Sparkline } from '../detail/Sparkline.tsx';
import type { AlarmDetail } from '../detail/use-alarm.ts';
import * as css from './drawer.module.css';

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={css.section} aria-label={title}>
      {action ? (
        <div className={detailCss.sectionHead}>
          <h3>{title}</h3>
          {action}
        </div>
      ) : (
        <h3>{title}</h3>
      )}
      {children}
    </section>
  );
}

interface DrawerDetailsProps {
  alarm: AlarmDetail;
  onChange: () => void;
}

/** The Details tab of the drawer: sections parted by hairlines. */
export const DrawerDetails = memo(function DrawerDetails({ alarm, onChange }: DrawerDetailsProps) {
  const definitions = useDefinitions();
  const canEdit = can(useMe(), 'alarms', 'EDIT');
  const onVote = useVote(alarm, onChange);
  const [editedId, setEditedId] = useState<string | null>(null);
  useShortcuts({ e: () => canEdit && setEditedId(alarm.id) });
  const shown = { definitions, onVote: canEdit ? onVote : undefined };
  const facts = [...equipmentFacts(alarm, shown), ...otherFacts(alarm, shown)];
  const isEditing = canEdit && editedId === alarm.id;
  return (
    <>
      <div className={css.section}>
        <Sparkline key={alarm.id} alarmId={alarm.id} version={alarm.version} />
      </div>
      {isEditing ? (
        <Section title={texts.title}>
          <DetailsEditor
            key={alarm.id}
            alarm={alarm}
            definitions={definitions}
            onDone={() => setEditedId(null)}
            onChange={onChange}
          />
        </Section>
      ) : (
        <>
          <Section
            title={texts.classification}
            action={canEdit && <EditButton onClick={() => setEditedId(alarm.id)} />}
          >
            <KeyValue rows={[...classificationFacts(alarm), ...pointFacts(alarm, canEdit ? onChange : undefined)]} />
          </Section>
          {facts.length > 0 && (
            <Section title={texts.equipmentAndLocation}>
              <KeyValue rows={facts} />
            </Section>
          )}
        </>
      )}
      <Section title={alarmDetailTexts.notes}>
        <Note key={alarm.id} alarm={alarm} onChange={onChange} />
      </Section>
      <Section title={alarmDetailTexts.sourceData}>
        <SourceData key={alarm.id} alarm={alarm} />
      </Section>
    </>
  );
});
