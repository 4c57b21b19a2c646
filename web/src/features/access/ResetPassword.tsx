import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { graphql } from '#generated/index.ts';
import { useTitle } from '#session/release.tsx';
import { Button } from '#ui/Button.tsx';
import { useToaster } from '#ui/toast.tsx';
import { AccessCard } from './AccessCard.tsx';
import { emailProblem } from './credentials.ts';
import { Field } from './Field.tsx';
import { Notice } from './Notice.tsx';

const sendResetPasswordMutation = graphql(`
  mutation SendResetPassword($email: String!) {
    sendResetPassword(email: $email)
  }
`);

const title = 'Reset Password';
const sentText = 'Please check your email for instructions.';

/** Asks for a link that sets another password. Whether anybody has the address is not said. */
export function ResetPassword() {
  useTitle(title);
  const { email: known = '' } = (useLocation().state as { email?: string } | null) ?? {};
  const [email, setEmail] = useState(known);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSent, setSent] = useState(false);
  const toaster = useToaster();
  const [send, { loading }] = useMutation(sendResetPasswordMutation, {
    context: { failure: 'Failed to reset password' },
  });
  const problem = emailProblem(email);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem || loading) return;
    setSent(false);
    await send({ variables: { email: email.trim() } });
    setSent(true);
    setSubmitted(false);
    toaster.success(title, sentText);
  };
  return (
    <AccessCard title={title}>
      {isSent && <Notice kind="info">{sentText}</Notice>}
      {/* a failure is said by a toast */}
      <form className="access-form" noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          problem={isSubmitted ? problem : null}
          onChange={setEmail}
        />
        <Button type="submit" variant="primary" isBusy={loading}>
          Reset Password
        </Button>
      </form>
      <Link className="access-link" to="/login">
        Back to login
      </Link>
    </AccessCard>
  );
}
