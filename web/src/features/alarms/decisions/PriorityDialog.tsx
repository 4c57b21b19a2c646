import { Modal } from 'antd';
import { priorityOptions } from '#domain/constants.ts';
import { decisionDialogTexts } from '#texts/decisions.ts';
import { Bell } from '#ui/Bell.tsx';
import { Button } from '#ui/Button.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { useDialogKeys } from '#ui/use-dialog-keys.ts';
import type { Decision } from './decision.ts';
import './decisions.css';

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
    <Modal open width={460} title={decisionDialogTexts.priority(name)} onCancel={onClose} footer={null}>
      <div className="decision-choices">
        {priorityOptions.toReversed().map(({ value: priority, label }, index) => (
          <Button key={priority} autoFocus={index === 0} onClick={() => set(priority)}>
            <Bell priority={priority} active />
            <span className="grow">{label}</span>
            <Kbd>{String(priority)}</Kbd>
          </Button>
        ))}
      </div>
    </Modal>
  );
}
