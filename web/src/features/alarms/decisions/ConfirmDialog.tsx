import { bulkJobThreshold } from '#domain/constants.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formatCount } from '#ui/format.ts';
import type { Decision } from './decision.ts';
import './decisions.css';

interface ConfirmDialogProps {
  name: string;
  count: number;
  decision: Decision;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
}

/** Asks once more before alarms are deleted, or many changed. */
export function ConfirmDialog({ name, count, decision, onClose, onDecide }: ConfirmDialogProps) {
  const isDelete = decision.verb === 'delete';
  return (
    <Dialog
      title={isDelete ? `Delete ${name}?` : `Change ${name}?`}
      action={isDelete ? `Delete ${name}` : `Change ${name}`}
      isDanger={isDelete}
      onClose={onClose}
      onSubmit={() => onDecide(decision)}
    >
      {isDelete && <p>Deleted alarms leave every list. The next activation brings an alarm back.</p>}
      {count > bulkJobThreshold && (
        <p>{formatCount(count)} alarms are changed in the background. You can go on meanwhile.</p>
      )}
    </Dialog>
  );
}
