import { type ReactNode, useRef, useState } from 'react';
import { DialogFoot } from './DialogFoot.tsx';
import { Popup } from './Popup.tsx';
import * as css from './ui.module.css';

interface ConfirmProps {
  question: string;
  /** Consequence of yes. */
  detail?: ReactNode;
  /** Word of the button that confirms, e.g. "Delete". */
  action: string;
  isDanger?: boolean;
  /** True if the button beneath cannot be pressed now. */
  isDisabled?: boolean;
  onConfirm: () => void;
  /** The button that asks. */
  children: ReactNode;
}

/** A question beneath the button that asks it, for what one press should not do. Escape answers no. */
export function Confirm({ question, detail, action, isDanger, isDisabled = false, onConfirm, children }: ConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const change = (next: boolean) => {
    if (next) opener.current = document.activeElement;
    else if (opener.current instanceof HTMLElement) opener.current.focus();
    setOpen(next && !isDisabled);
  };
  const close = () => change(false);
  return (
    <Popup
      label={question}
      placement="topRight"
      open={isOpen}
      destroyOnHidden
      onOpenChange={change}
      content={
        <div
          className={css.confirm}
          // the first of its buttons is Cancel
          ref={(element) => element?.querySelector('button')?.focus({ preventScroll: true })}
        >
          <p className="strong">{question}</p>
          {detail && <p className="soft">{detail}</p>}
          <DialogFoot
            label={action}
            isDanger={isDanger}
            onClose={close}
            onSubmit={() => {
              close();
              onConfirm();
            }}
          />
        </div>
      }
    >
      {children}
    </Popup>
  );
}
