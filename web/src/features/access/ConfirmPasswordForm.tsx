import { accessTexts as texts } from '#texts/access.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NativeTextField } from '#ui/form/NativeTextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import * as css from './access.module.css';
import { passwordProblem } from './credentials.ts';

interface ConfirmPasswordFormProps {
  /** Text of the button. */
  action: string;
  onSubmit: (password: string) => Promise<void>;
}

/** Asks for the password that a person has. */
export function ConfirmPasswordForm({ action, onSubmit }: ConfirmPasswordFormProps) {
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: passwordProblem(password) ?? undefined }),
    showErrors: 'submit',
    submit: ({ password }) => onSubmit(password),
  });
  return (
    <Form form={form} className={css.accessForm}>
      <NativeTextField
        {...form.field('password')}
        label={texts.password}
        isRequired
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
        {action}
      </Button>
    </Form>
  );
}
