import type { ReactNode } from 'react';
import { actionTexts } from '#texts/common.ts';
import { Button } from './Button.tsx';
import * as formCss from './form/form.module.css';

interface DialogFootProps {
  label: string;
  isDisabled?: boolean;
  isBusy?: boolean;
  /** True if it deletes something. */
  isDanger?: boolean;
  /** Id of the form that it submits, in place of `onSubmit`. */
  formId?: string;
  onClose: () => void;
  onSubmit?: () => void;
  /** Further actions, at the other end. */
  children?: ReactNode;
}

/** The foot of a short form: the way back, then what it does. */
export function DialogFoot({ label, isDisabled, isBusy, isDanger, formId, onClose, ...foot }: DialogFootProps) {
  return (
    <div className={formCss.dialogFoot}>
      {foot.children && <div className={formCss.isFirst}>{foot.children}</div>}
      <Button onClick={onClose}>{actionTexts.cancel}</Button>
      <Button
        type={formId ? 'submit' : 'button'}
        form={formId}
        variant={isDanger ? 'danger' : 'primary'}
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={foot.onSubmit}
      >
        {label}
      </Button>
    </div>
  );
}
