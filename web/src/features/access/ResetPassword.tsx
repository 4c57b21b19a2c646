import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { graphql } from '#generated/index.ts';
import { useTitle } from '#session/release.tsx';
import { useRequest, wordsOf } from '#session/request.ts';
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
  const request = useRequest();
  const [isBusy, setBusy] = useState(false);
  const problem = emailProblem(email);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem || isBusy) return;
    setSent(false);
    setBusy(true);
    try {
      await request(sendResetPasswordMutation, { email: email.trim() });
      setSent(true);
      setSubmitted(false);
      toaster.success(title, sentText);
    } catch (error) {
      toaster.error('Failed to reset password', wordsOf(error));
    }
    setBusy(false);
  };
  return (
    <AccessCard title={title}>
      {isSent && <Notice kind="info">{sentText}</Notice>}
      <form className="access-form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          problem={isSubmitted ? problem : null}
          onChange={setEmail}
        />
        <button type="submit" className="btn is-primary" disabled={isBusy}>
          Reset Password
        </button>
      </form>
      <Link className="access-link" to="/login">
        Back to login
      </Link>
    </AccessCard>
  );
}
