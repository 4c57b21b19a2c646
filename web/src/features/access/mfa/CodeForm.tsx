import type { ReactNode } from 'react';
import { mfaCodeDigits } from '#domain/constants.ts';
import { isOfField, wordsOf } from '#session/request.ts';
import { toastTexts } from '#texts/common.ts';
import { mfaTexts as texts } from '#texts/mfa.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import * as formCss from '#ui/form/form.module.css';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import * as accessCss from '../access.module.css';
import * as css from './mfa.module.css';

interface CodeFormProps {
  /** `app`: digits alone, in a row of their own; `recovery`: a long code of letters and digits. */
  kind: 'app' | 'recovery';
  /** Sends the code; what the service says of it stands under the input. */
  onSubmit: (code: string) => Promise<unknown>;
  onBack: () => void;
  children?: ReactNode;
}

/** Returns a text without what stands between the digits of a pasted code. */
const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, mfaCodeDigits);

const kinds = {
  app: {
    label: texts.code,
    keep: digitsOf,
    problem: (code: string) => (code.length === mfaCodeDigits ? undefined : texts.codeDigits(mfaCodeDigits)),
    input: { className: `${css.codeInput} mono`, inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: texts.recoveryCode,
    keep: (text: string) => text,
    problem: (code: string) => (code.trim() ? undefined : texts.recoveryRequired),
    input: { className: 'mono', autoComplete: 'off', spellCheck: false },
  },
} as const;

/** A code that confirms who somebody is, and the way back. */
export function CodeForm({ kind, onSubmit, onBack, children }: CodeFormProps) {
  const toaster = useToaster();
  const { label, keep, problem, input } = kinds[kind];
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: problem(code) }),
    showErrors: 'submit',
    submit: ({ code }) =>
      onSubmit(code).catch((error: unknown) => {
        if (!isOfField(error)) toaster.error(undefined, wordsOf(error) ?? toastTexts.failureDetail);
        throw error;
      }),
  });
  const { error, value, onChange, ...control } = form.field('code');
  return (
    <Form form={form} className={accessCss.accessForm}>
      <Field label={label} isRequired error={error}>
        {(tied) => (
          <span className={`${formCss.fieldBox}${error ? ` ${formCss.isWrong}` : ''}`}>
            <input
              {...control}
              {...tied}
              {...input}
              type="text"
              dir="ltr"
              // biome-ignore lint/a11y/noAutofocus: the one thing to do here
              autoFocus
              value={value}
              onChange={(event) => onChange(keep(event.target.value))}
            />
          </span>
        )}
      </Field>
      {children}
      <div className={css.mfaFoot}>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
