import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { graphql } from '#generated/index.ts';
import { useTitle } from '#session/release.tsx';
import { useRequest, wordsOf } from '#session/request.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NativeTextField } from '#ui/form/NativeTextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { AccessCard } from './AccessCard.tsx';
import { emailProblem } from './credentials.ts';
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
  const [isSent, setSent] = useState(false);
  const toaster = useToaster();
  const request = useRequest();
  const form = useForm({
    initial: { email: known },
    validate: ({ email }) => ({ email: emailProblem(email) ?? undefined }),
    showErrors: 'submit',
    submit: async ({ email }) => {
      setSent(false);
      await request(sendResetPasswordMutation, { email: email.trim() }).catch((error: unknown) => {
        toaster.error('Failed to reset password', wordsOf(error));
        throw error;
      });
      setSent(true);
      toaster.success(title, sentText);
    },
  });
  return (
    <AccessCard title={title}>
      {isSent && <Notice kind="info">{sentText}</Notice>}
      <Form form={form} className="access-form">
        <NativeTextField {...form.field('email')} label="Email" isRequired type="email" autoComplete="username" />
        <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
          Reset Password
        </Button>
      </Form>
      <Link className="access-link" to="/login">
        Back to login
      </Link>
    </AccessCard>
  );
}
