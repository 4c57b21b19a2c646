import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { FieldLabel } from '#ui/FieldLabel.tsx';

interface CmmsDialogProps {
  title: string;
  /** px */
  width?: 460 | 400;
  submitLabel: string;
  isDisabled: boolean;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** A short form about maintenance systems, at the contract's size (CMMS-070, CMMS-071). */
export const CmmsDialog = ({
  title,
  width = 460,
  submitLabel,
  isDisabled,
  onClose,
  onSubmit,
  children,
}: CmmsDialogProps) => (
  <Modal
    open
    width={width}
    className="cmms-modal"
    zIndex={1001}
    title={title}
    onCancel={onClose}
    footer={<DialogFoot label={submitLabel} isDisabled={isDisabled} onClose={onClose} onSubmit={onSubmit} />}
  >
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDisabled) onSubmit();
      }}
    >
      {children}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden disabled={isDisabled} />
    </form>
  </Modal>
);

interface DialogFieldProps {
  id: string;
  label: string;
  isRequired?: boolean;
  children: ReactNode;
}

/** A labeled control of such a form; a required one is marked. */
export const DialogField = ({ id, label, isRequired, children }: DialogFieldProps) => (
  <div className="field">
    <FieldLabel htmlFor={id} isRequired={isRequired}>
      {label}
    </FieldLabel>
    {children}
  </div>
);
