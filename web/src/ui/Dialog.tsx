import { Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import { actionTexts } from '#texts/common.ts';
import { Button } from './Button.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import { Form } from './form/Form.tsx';
import * as formCss from './form/form.module.css';
import { type FormHandle, useForm } from './form/use-form.ts';
import * as kit from './ui.module.css';

/** px, by what a dialog holds. */
const widths = { small: 400, normal: 460, wide: 560, full: 900 };
/** Above every other dialog. */
const topmost = 1020;

interface DialogProps {
  title: string;
  size?: keyof typeof widths;
  /** Text of the button that does it; absent in a dialog that only tells something. */
  action?: string;
  /** True if it deletes something. */
  isDanger?: boolean;
  isDisabled?: boolean;
  /** True if closing would lose something typed: a press beside the dialog leaves it open. */
  isDirty?: boolean;
  /** The form within; it is submitted by the button, by Enter in a line, and by Ctrl+Enter. */
  form?: FormHandle;
  /** Action of the button, in a dialog without a form; the button is busy until the action ends. */
  onSubmit?: () => unknown;
  onClose: () => void;
  /** Further actions in the foot. */
  extra?: ReactNode;
  /** Foot in place of the usual one; null for none. */
  foot?: ReactNode;
  /** True if it stays until it is answered, above all others. */
  mustAnswer?: boolean;
  /** True if Escape leaves it open once something was typed: much would be lost. */
  holdsEscape?: boolean;
  className?: string;
  children: ReactNode;
}

const noValues = {};

/** Focuses the first control, or in a dialog without any the button that is safe to press. */
function focusFirst(form: HTMLFormElement | null, isDanger: boolean): void {
  if (!form || form.contains(document.activeElement)) return;
  const control = form.querySelector<HTMLElement>('input:not([disabled]), textarea, select, button');
  const buttons = form.closest('[role=dialog]')?.querySelectorAll<HTMLElement>(`.${formCss.dialogFoot} > .${kit.btn}`);
  (control ?? (isDanger ? buttons?.[0] : buttons?.[buttons.length - 1]))?.focus();
}

/** A question or a short form over the page. Escape and Cancel close it. */
export function Dialog({ title, size = 'normal', action, isDanger = false, isDisabled, ...dialog }: DialogProps) {
  const { onSubmit, onClose, extra, className, children, mustAnswer = false } = dialog;
  const id = useId();
  const own = useForm({ initial: noValues, submit: () => onSubmit?.() });
  const { submit, isSubmitting, element, ...state } = dialog.form ?? own;
  const isDirty = dialog.isDirty || state.isDirty;
  return (
    <Modal
      open
      width={widths[size]}
      title={<h2 className="panel-title">{title}</h2>}
      className={className}
      onCancel={onClose}
      closable={!mustAnswer}
      keyboard={!mustAnswer && !(dialog.holdsEscape && isDirty)}
      mask={{ closable: !mustAnswer && !isDirty }}
      zIndex={mustAnswer ? topmost : undefined}
      afterOpenChange={(isOpen) => isOpen && focusFirst(element.current, isDanger)}
      footer={
        dialog.foot !== undefined ? (
          dialog.foot && <div className={formCss.dialogFoot}>{dialog.foot}</div>
        ) : action === undefined ? (
          <div className={formCss.dialogFoot}>
            <Button variant="primary" onClick={onClose}>
              {actionTexts.close}
            </Button>
          </div>
        ) : (
          <DialogFoot
            label={action}
            isDanger={isDanger}
            isDisabled={isDisabled}
            isBusy={isSubmitting}
            formId={id}
            onClose={onClose}
          >
            {extra}
          </DialogFoot>
        )
      }
    >
      <Form id={id} form={{ submit, element }} isDisabled={isDisabled}>
        {children}
      </Form>
    </Modal>
  );
}
