import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { graphql } from '#generated/index.ts';
import { useTitle } from '#session/release.tsx';
import { useRequest, wordsOf } from '#session/request.ts';
import { useSession } from '#session/session-context.tsx';
import { accessTexts as texts } from '#texts/access.ts';
import { toastTexts } from '#texts/common.ts';
import { useToaster } from '#ui/toast.tsx';
import { AccessCard } from './AccessCard.tsx';
import * as css from './access.module.css';
import { Notice } from './Notice.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

const resetPasswordMutation = graphql(`
  mutation ResetPasswordByApi($password: String!, $token: String!, $customerId: ID!) {
    resetPasswordByApi(password: $password, token: $token, customerId: $customerId)
  }
`);

/** Page of a reset link: sets the password, then shows login. */
export function ChangePassword() {
  useTitle(texts.changePassword);
  const [params] = useSearchParams();
  const [token, customerId] = [params.get('token') ?? '', params.get('cid') ?? ''];
  const [problem, setProblem] = useState<string | null>(token && customerId ? null : texts.badLink);
  const request = useRequest();
  const leave = useSignedOut();
  const toaster = useToaster();
  const submit = async (password: string) => {
    try {
      await request(resetPasswordMutation, { password, token, customerId });
    } catch (error) {
      const words = wordsOf(error) ?? toastTexts.failureDetail;
      toaster.error(texts.changeFailed, words);
      setProblem(words);
      throw error;
    }
    toaster.success(texts.changed, texts.changedDetail);
    leave();
  };
  return (
    <AccessCard title={texts.changePassword}>
      {problem && <Notice kind="failed">{problem}</Notice>}
      <SetPasswordForm action={texts.changePassword} onSubmit={submit} />
      <div className={css.accessActions}>
        <Link className={css.accessLink} to="/login">
          {texts.backToLogin}
        </Link>
        {problem && (
          <Link className={css.accessLink} to="/reset">
            {texts.resetPassword}
          </Link>
        )}
      </div>
    </AccessCard>
  );
}

/** Forgets a sign-in that the server has ended, and shows login. */
export function useSignedOut(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  return () => {
    session.end();
    navigate('/login', { replace: true });
  };
}
