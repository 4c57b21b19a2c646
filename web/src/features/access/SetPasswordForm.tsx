import { Circle, CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { passwordRules } from '#domain/identity/password-rules.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from './Field.tsx';
import { isSettable, noMatchText, repeatProblem } from './new-password.ts';

interface SetPasswordFormProps {
  /** Text of the button. */
  action: string;
  onSubmit: (newPassword: string, oldPassword: string) => Promise<void>;
  /** True if the form asks for the old password. */
  asksForOld?: boolean;
  oldProblem?: string | null;
}

/** Sets a password: its rules are ticked off as it is typed, and it can be sent when all hold. */
export function SetPasswordForm({ action, onSubmit, asksForOld = false, oldProblem = null }: SetPasswordFormProps) {
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isValid = isSettable(password, repeat) && (!asksForOld || old !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || isBusy) return;
    setBusy(true);
    await onSubmit(password, old).finally(() => setBusy(false));
  };
  return (
    <form className="access-form" noValidate onSubmit={(event) => void submit(event)}>
      {asksForOld && (
        <Field
          label="Old password"
          type="password"
          name="old-password"
          autoComplete="current-password"
          value={old}
          problem={oldProblem}
          onChange={setOld}
        />
      )}
      <Field
        label="New password"
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={password}
        problem={null}
        onChange={setPassword}
      />
      <ul className="password-rules meta" aria-label="What it needs">
        {passwordRules.map(({ label, holds }) => (
          <Rule key={label} label={label} holds={holds(password)} />
        ))}
      </ul>
      <Field
        label="Repeat password"
        type="password"
        name="repeat-password"
        autoComplete="new-password"
        value={repeat}
        problem={repeatProblem(password, repeat) === 'noMatch' ? noMatchText : null}
        onChange={setRepeat}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isValid}>
        {action}
      </Button>
    </form>
  );
}

function Rule({ label, holds }: { label: string; holds: boolean }) {
  const Icon = holds ? CircleCheck : Circle;
  return (
    <li className={holds ? 'is-met' : 'quiet'}>
      <Icon size={13} aria-hidden />
      {label}
      <span className="unseen">{holds ? ', met' : ', not yet'}</span>
    </li>
  );
}
