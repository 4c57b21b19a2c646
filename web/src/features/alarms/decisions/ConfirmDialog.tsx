import { Modal } from 'antd';
import { bulkJobThreshold } from '#domain/constants.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
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
    <Modal
      open
      width={460}
      title={isDelete ? `Delete ${name}?` : `Change ${name}?`}
      onCancel={onClose}
      footer={
        <DialogFoot
          label={isDelete ? `Delete ${name}` : `Change ${name}`}
          onClose={onClose}
          onSubmit={() => onDecide(decision)}
        />
      }
    >
      {isDelete && <p>Deleted alarms leave every list. The next activation brings an alarm back.</p>}
      {count > bulkJobThreshold && (
        <p>{formatCount(count)} alarms are changed in the background. You can go on meanwhile.</p>
      )}
    </Modal>
  );
}
