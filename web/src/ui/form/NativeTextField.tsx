import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { passwordFieldTexts } from '#texts/common.ts';
import { Field, type FieldLook } from './Field.tsx';
import * as css from './form.module.css';
import type { FieldBinding } from './use-form.ts';

type NativeTextFieldProps = FieldBinding<string> &
  FieldLook &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'autoFocus'> & { type: 'email' | 'password' };

/** A line of text on the browser's own control, for pages that load no antd: those before sign-in. */
export function NativeTextField(props: NativeTextFieldProps) {
  const { label, help, isRequired, error, type, onChange, ...control } = props;
  const [isReadable, setReadable] = useState(false);
  const Icon = isReadable ? Eye : EyeOff;
  return (
    <Field label={label} help={help} isRequired={isRequired} error={error}>
      {(tied) => (
        <span className={`${css.fieldBox}${error ? ` ${css.isWrong}` : ''}`}>
          <input
            {...control}
            {...tied}
            type={isReadable ? 'text' : type}
            onChange={(event) => onChange(event.target.value)}
          />
          {type === 'password' && (
            <button
              type="button"
              className={css.fieldEye}
              aria-label={isReadable ? passwordFieldTexts.hide : passwordFieldTexts.show}
              onClick={() => setReadable(!isReadable)}
            >
              <Icon size={15} aria-hidden />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
