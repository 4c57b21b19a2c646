import type { ComponentProps, FormEvent, KeyboardEvent } from 'react';
import * as css from './form.module.css';
import type { FormHandle } from './use-form.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: Pick<FormHandle, 'element' | 'submit'>;
  /** True if it may not be sent now. */
  isDisabled?: boolean;
}

/** True for the line of a picker: Enter there takes the time that was typed and submits nothing. */
const isPicker = (target: EventTarget) => target instanceof Element && target.closest('.ant-picker') !== null;

/** A form of the kit: Enter in a line, and Ctrl+Enter anywhere, submit it. */
export function Form({ form, isDisabled = false, className = css.fields, ...rest }: FormProps) {
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    // a dialog's form may stand within another in React's tree
    event.stopPropagation();
    if (!isDisabled) void form.submit();
  };
  return (
    <form
      ref={form.element}
      noValidate
      className={className}
      {...rest}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        if (event.ctrlKey || event.metaKey) submit(event);
        else if (isPicker(event.target)) event.preventDefault();
      }}
    />
  );
}
