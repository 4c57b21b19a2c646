import { useMutation } from '@apollo/client/react';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { useToaster } from '#ui/toast.tsx';
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
  const [change] = useMutation(changePasswordMutation, { context: { quiet: true } });
  const leave = useSignedOut();
  const toaster = useToaster();
  const submit = async (newPassword: string, oldPassword: string) => {
    try {
      await change({ variables: { oldPassword, newPassword } });
    } catch (error) {
      toaster.error('Failed to change password', errorMessage(error));
      throw error;
    }
    toaster.success('Password changed', 'Log in with your new password.');
    leave();
  };
  return (
    <SettingsPage name="Password" heading="Change password">
      <section className="card password-card">
        <Notice kind="info">Changing your password will log you out</Notice>
        <SetPasswordForm action="Change Password" asksForOld onSubmit={submit} />
      </section>
    </SettingsPage>
  );
}
