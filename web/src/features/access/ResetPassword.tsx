import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { graphql } from '#generated/index.ts';
import { useTitle } from '#session/release.tsx';
import { useRequest, wordsOf } from '#session/request.ts';
import { accessTexts as texts } from '#texts/access.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NativeTextField } from '#ui/form/NativeTextField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToaster } from '#ui/toast.tsx';
import { AccessCard } from './AccessCard.tsx';
import * as css from './access.module.css';
import { emailProblem } from './credentials.ts';
import { Notice } from './Notice.tsx';

const sendResetPasswordMutation = graphql(`
  mutation SendResetPassword($email: String!) {
    sendResetPassword(email: $email)
  }
`);

/** Asks for a link that sets another password. Whether anybody has the address is not said. */
export function ResetPassword() {
  useTitle(texts.resetHeading);
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
        toaster.error(texts.resetFailed, wordsOf(error));
        throw error;
      });
      setSent(true);
      toaster.success(texts.resetHeading, texts.resetSent);
    },
  });
  return (
    <AccessCard title={texts.resetHeading}>
      {isSent && <Notice kind="info">{texts.resetSent}</Notice>}
      <Form form={form} className={css.accessForm}>
        <NativeTextField
          {...form.field('email')}
          label={texts.email}
          isRequired
          type="email"
          autoComplete="username"
          autoFocus
        />
        <Button type="submit" variant="primary" isBusy={form.isSubmitting}>
          {texts.resetHeading}
        </Button>
      </Form>
      <Link className={css.accessLink} to="/login">
        {texts.backToLogin}
      </Link>
    </AccessCard>
  );
}
