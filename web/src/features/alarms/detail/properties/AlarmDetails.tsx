import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDefinitions } from '#features/fields/properties/use-definitions.ts';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { actionTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { useShortcuts } from '#ui/use-shortcuts.ts';
import { AlarmDetailsCard } from '../AlarmFacts.tsx';
import type { AlarmDetail } from '../use-alarm.ts';
import { useVote } from './use-vote.ts';

export const DetailsEditor = onDemand(async () => (await import('./DetailsEditor.tsx')).DetailsEditor);

interface AlarmDetailsProps {
  alarm: AlarmDetail;
  onChange: () => void;
  children?: ReactNode;
}

/** Shows the details of an alarm, and edits them in place for people who may. */
export function AlarmDetails({ alarm, onChange, children }: AlarmDetailsProps) {
  const definitions = useDefinitions();
  const canEdit = can(useMe(), 'alarms', 'EDIT');
  const onVote = useVote(alarm, onChange);
  const [isEditing, setEditing] = useState(false);
  useShortcuts({ e: () => canEdit && setEditing(true) });
  const isOpen = canEdit && isEditing;
  return (
    <AlarmDetailsCard
      alarm={alarm}
      definitions={definitions}
      onVote={canEdit ? onVote : undefined}
      onAssigned={canEdit ? onChange : undefined}
      action={canEdit && !isEditing && <EditButton onClick={() => setEditing(true)} />}
      editor={
        isOpen && (
          <DetailsEditor alarm={alarm} definitions={definitions} onDone={() => setEditing(false)} onChange={onChange} />
        )
      }
    >
      {children}
    </AlarmDetailsCard>
  );
}

const editKey = 'E';

/** Opens the editor. */
export const EditButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="small" icon={Pencil} onClick={onClick}>
    {actionTexts.edit} <Kbd>{editKey}</Kbd>
  </Button>
);
