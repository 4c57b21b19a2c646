import { Button } from './Button.tsx';

interface DialogFootProps {
  label: string;
  isDisabled?: boolean;
  onClose: () => void;
  onSubmit: () => void;
}

/** The foot of a short form: the way back, then what it does. */
export function DialogFoot({ label, isDisabled, onClose, onSubmit }: DialogFootProps) {
  return (
    <div className="dialog-foot">
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" disabled={isDisabled} onClick={onSubmit}>
        {label}
      </Button>
    </div>
  );
}
