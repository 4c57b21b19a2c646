import type { ReactNode } from 'react';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Note } from '../decisions/Note.tsx';
import { classificationFacts, equipmentFacts, otherFacts, pointFact } from '../detail/AlarmFacts.tsx';
import { SourceData } from '../detail/SourceData.tsx';
import { Sparkline } from '../detail/Sparkline.tsx';
import type { AlarmDetail } from '../detail/use-alarm.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The Details tab of the drawer: sections parted by hairlines. */
export function DrawerDetails({ alarm, onChange }: { alarm: AlarmDetail; onChange: () => void }) {
  const facts = [...equipmentFacts(alarm), ...otherFacts(alarm)];
  return (
    <>
      <div className="section">
        <Sparkline key={alarm.id} alarmId={alarm.id} version={alarm.version} />
      </div>
      <Section title="Alarm Classification">
        <KeyValue rows={[...classificationFacts(alarm), pointFact(alarm)]} />
      </Section>
      {facts.length > 0 && (
        <Section title="Equipment and location">
          <KeyValue rows={facts} />
        </Section>
      )}
      <Section title="Notes">
        <Note key={alarm.id} alarm={alarm} onChange={onChange} />
      </Section>
      <Section title="Source Alarm Data">
        <SourceData key={alarm.id} alarm={alarm} />
      </Section>
    </>
  );
}
