import { bulkJobThreshold } from '#domain/constants.ts';
import { decisionDialogTexts as texts } from '#texts/decisions.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { bulkAction, type Decision } from './decision.ts';

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
    <Dialog
      title={texts.question(action)}
      action={action}
      isDanger={decision.verb === 'delete'}
      onClose={onClose}
      onSubmit={() => onDecide(decision)}
    >
      {decision.verb === 'delete' && <p>{texts.deleteHint}</p>}
      {count > bulkJobThreshold && <p>{texts.background}</p>}
    </Dialog>
  );
}
