import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Page } from '#frame/Page.tsx';
import { graphql } from '#generated/index.ts';
import { errorCode, errorMessage } from '#session/apollo.ts';
import { defaultErrorBody, useToaster } from '#ui/toast.tsx';
import { useSignedOut } from './ChangePassword.tsx';
import { Notice } from './Notice.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';
import './access.css';

const changePasswordMutation = graphql(`
  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {
    changePassword(oldPassword: $oldPassword, newPassword: $newPassword)
  }
`);

/** The signed-in person's own password. */
export function PasswordPage() {
  const [problem, setProblem] = useState<string | null>(null);
  const [change] = useMutation(changePasswordMutation, { context: { quiet: true } });
  const leave = useSignedOut();
  const toaster = useToaster();
  const submit = async (newPassword: string, oldPassword: string) => {
    try {
      await change({ variables: { oldPassword, newPassword } });
    } catch (error) {
      const words = errorMessage(error) ?? defaultErrorBody;
      toaster.error('Failed to change password', words);
      setProblem(errorCode(error) === 'INVALID' ? words : null);
      return;
    }
    toaster.success('Password changed', 'Log in with your new password.');
    leave();
  };
  return (
    <Page crumbs={[{ name: 'Settings' }, { name: 'Password' }]} title={['Password']}>
      <div className="narrow-page">
        <h1>Change password</h1>
        <section className="card password-card">
          <Notice kind="info">Changing your password will log you out</Notice>
          <SetPasswordForm action="Change Password" asksForOld oldProblem={problem} onSubmit={submit} />
        </section>
      </div>
    </Page>
  );
}
