import { Circle, CircleCheck } from 'lucide-react';
import { passwordRules } from '#domain/identity/password-rules.ts';
import { accessTexts as texts } from '#texts/access.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NativeTextField } from '#ui/form/NativeTextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import * as css from './access.module.css';
import { isSettable, noMatchText, repeatProblem } from './new-password.ts';

interface SetPasswordFormProps {
  /** Text of the button. */
  action: string;
  /** Sets the password. Where it rejects, what the server says of a field is shown there. */
  onSubmit: (newPassword: string, oldPassword: string) => Promise<void>;
  /** True if the form asks for the old password. */
  asksForOld?: boolean;
}

/** Sets a password: its rules are ticked off as it is typed, and it can be sent when all hold. */
export function SetPasswordForm({ action, onSubmit, asksForOld = false }: SetPasswordFormProps) {
  const form = useForm({
    initial: { oldPassword: '', newPassword: '', repeat: '' },
    validate: ({ newPassword, repeat }) => ({
      repeat: repeatProblem(newPassword, repeat) === 'noMatch' ? noMatchText : undefined,
    }),
    showErrors: 'always',
    submit: ({ newPassword, oldPassword }) => onSubmit(newPassword, oldPassword),
  });
  const { oldPassword, newPassword, repeat } = form.values;
  const isDisabled = !isSettable(newPassword, repeat) || (asksForOld && oldPassword === '');
  const shared = { isRequired: true, type: 'password' } as const;
  return (
    <Form form={form} isDisabled={isDisabled} className={css.accessForm}>
      {asksForOld && (
        <NativeTextField
          {...form.field('oldPassword')}
          {...shared}
          label={texts.oldPassword}
          autoComplete="current-password"
        />
      )}
      <NativeTextField
        {...form.field('newPassword')}
        {...shared}
        label={texts.newPassword}
        autoComplete="new-password"
      />
      <ul className={`${css.passwordRules} meta`} aria-label={texts.rules}>
        {passwordRules.map(({ label, holds }) => (
          <Rule key={label} label={label} holds={holds(newPassword)} />
        ))}
      </ul>
      <NativeTextField {...form.field('repeat')} {...shared} label={texts.repeatPassword} autoComplete="new-password" />
      <Button type="submit" variant="primary" isBusy={form.isSubmitting} disabled={isDisabled}>
        {action}
      </Button>
    </Form>
  );
}

function Rule({ label, holds }: { label: string; holds: boolean }) {
  const Icon = holds ? CircleCheck : Circle;
  return (
    <li className={holds ? css.isMet : 'quiet'}>
      <Icon size={13} aria-hidden />
      {label}
      <span className="unseen">{holds ? ', met' : ', not yet'}</span>
    </li>
  );
}
