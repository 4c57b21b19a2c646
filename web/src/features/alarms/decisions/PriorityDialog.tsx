import { priorityOptions } from '#domain/constants.ts';
import { decisionDialogTexts } from '#texts/decisions.ts';
import { Bell } from '#ui/Bell.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { useDialogKeys } from '#ui/use-dialog-keys.ts';
import type { Decision } from './decision.ts';
import * as css from './decisions.module.css';

interface PriorityDialogProps {
  name: string;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
}

/** Sets the priority by a press or by its number. */
export function PriorityDialog({ name, onClose, onDecide }: PriorityDialogProps) {
  const set = (priority: number) => onDecide({ verb: 'priority', priority });
  useDialogKeys((key) => {
    if (!/^[0-5]$/.test(key)) return false;
    set(Number(key));
    return true;
  });
  return (
    <Dialog title={decisionDialogTexts.priority(name)} foot={null} onClose={onClose}>
      <div className={css.decisionChoices}>
        {priorityOptions.toReversed().map(({ value: priority, label }) => (
          <Button key={priority} onClick={() => set(priority)}>
            <Bell priority={priority} active />
            <span className="grow">{label}</span>
            <Kbd>{String(priority)}</Kbd>
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
