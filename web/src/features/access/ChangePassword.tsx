import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { graphql } from '#generated/index.ts';
import { useTitle } from '#session/release.tsx';
import { useRequest, wordsOf } from '#session/request.ts';
import { useSession } from '#session/session-context.tsx';
import { toastTexts } from '#texts/common.ts';
import { useToaster } from '#ui/toast.tsx';
import { AccessCard } from './AccessCard.tsx';
import { Notice } from './Notice.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

const resetPasswordMutation = graphql(`
  mutation ResetPasswordByApi($password: String!, $token: String!, $customerId: ID!) {
    resetPasswordByApi(password: $password, token: $token, customerId: $customerId)
  }
`);

const title = 'Change Password';
const badLink =
  'Sorry, it looks like your change password link expired or is invalid. Please reset your password again';

/** Page of a reset link: sets the password, then shows login. */
export function ChangePassword() {
  useTitle(title);
  const [params] = useSearchParams();
  const [token, customerId] = [params.get('token') ?? '', params.get('cid') ?? ''];
  const [problem, setProblem] = useState(token && customerId ? null : badLink);
  const request = useRequest();
  const leave = useSignedOut();
  const toaster = useToaster();
  const submit = async (password: string) => {
    try {
      await request(resetPasswordMutation, { password, token, customerId });
    } catch (error) {
      const words = wordsOf(error) ?? toastTexts.failureDetail;
      toaster.error('Failed to change password', words);
      setProblem(words);
      throw error;
    }
    toaster.success('Password changed', 'Log in with your new password.');
    leave();
  };
  return (
    <AccessCard title={title}>
      {problem && <Notice kind="failed">{problem}</Notice>}
      <SetPasswordForm action="Change Password" onSubmit={submit} />
      <div className="access-actions">
        <Link className="access-link" to="/login">
          Back to login
        </Link>
        {problem && (
          <Link className="access-link" to="/reset">
            Reset password
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
