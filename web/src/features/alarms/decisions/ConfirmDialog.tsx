import { Modal } from 'antd';
import { bulkJobThreshold } from '#domain/constants.ts';
import { decisionDialogTexts as texts } from '#texts/decisions.ts';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { bulkAction, type Decision } from './decision.ts';
import './decisions.css';

interface ConfirmDialogProps {
  name: string;
  count: number;
  decision: Decision;
  onClose: () => void;
  onDecide: (decision: Decision) => void;
}

/** Asks for confirmation before alarms are deleted, or many changed. */
export function ConfirmDialog({ name, count, decision, onClose, onDecide }: ConfirmDialogProps) {
  const action = bulkAction(decision, name);
  return (
    <Modal
      open
      width={460}
      title={texts.question(action)}
      onCancel={onClose}
      footer={<DialogFoot label={action} onClose={onClose} onSubmit={() => onDecide(decision)} />}
    >
      {decision.verb === 'delete' && <p>{texts.deleteHint}</p>}
      {count > bulkJobThreshold && <p>{texts.background}</p>}
    </Modal>
  );
}
