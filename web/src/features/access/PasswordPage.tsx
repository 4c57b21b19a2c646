import { useMutation } from '@apollo/client/react';
import { SettingsPage } from '#frame/SettingsPage.tsx';
import { graphql } from '#generated/index.ts';
import { errorMessage } from '#session/apollo.ts';
import { accessTexts as texts } from '#texts/access.ts';
import { pageTexts } from '#texts/pages.ts';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import * as css from './access.module.css';
import { useSignedOut } from './ChangePassword.tsx';
import { Notice } from './Notice.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

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
      toaster.error(texts.changeFailed, errorMessage(error));
      throw error;
    }
    toaster.success(texts.changed, texts.changedDetail);
    leave();
  };
  return (
    <SettingsPage name={pageTexts.password} heading={texts.changePasswordHeading}>
      <section className={`${kit.card} ${css.passwordCard}`}>
        <Notice kind="info">{texts.logsOut}</Notice>
        <SetPasswordForm action={texts.changePassword} asksForOld onSubmit={submit} />
      </section>
    </SettingsPage>
  );
}
