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
      <button type="button" className="btn" onClick={onClose}>
        Cancel
      </button>
      <button type="button" className="btn is-primary" disabled={isDisabled} onClick={onSubmit}>
        {label}
      </button>
    </div>
  );
}
