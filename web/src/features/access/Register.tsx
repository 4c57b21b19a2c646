import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { InviteeQuery } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';
import { meQuery } from '#session/me.tsx';
import { useRelease, useTitle } from '#session/release.tsx';
import { useRequest, wordsOf } from '#session/request.ts';
import { useSession } from '#session/session-context.tsx';
import { accessTexts as texts } from '#texts/access.ts';
import { toastTexts } from '#texts/common.ts';
import { invitationTexts } from '#texts/invitation.ts';
import { Button } from '#ui/Button.tsx';
import { Failed } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import { AccessCard } from './AccessCard.tsx';
import * as css from './access.module.css';
import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx';
import { Notice } from './Notice.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

const inviteeQuery = graphql(`
  query Invitee($token: String!, $customerId: ID!) {
    validateToken(token: $token, customerId: $customerId) {
      displayName
      email
      customerName
      hasPassword
      isSso
    }
  }
`);
const activateMutation = graphql(`
  mutation ActivateUser($customerId: ID!, $password: String!, $token: String!) {
    activateUser(customerId: $customerId, password: $password, token: $token)
  }
`);

type Invitee = InviteeQuery['validateToken'];
type InviteLink = { token: string; customerId: string };
type Opened = { state: 'opening' } | { state: 'failed' } | { state: 'bad'; words?: string } | Good;
interface Good {
  state: 'good';
  invitee: Invitee;
  /** Address of somebody else who is signed in here. */
  other: string | null;
}

/** Page of an invitation's link: a welcome, and the password that accepts it. */
export function Register() {
  useTitle(texts.register);
  const { productName } = useRelease();
  const [params] = useSearchParams();
  const [token, customerId] = [params.get('token') ?? '', params.get('cid') ?? ''];
  const { opened, open } = useInvitation({ token, customerId });
  if (opened.state === 'opening') return null;
  if (opened.state === 'failed')
    return (
      <AccessCard title={texts.register}>
        <Failed title={toastTexts.failure} onRetry={open} />
      </AccessCard>
    );
  if (opened.state === 'bad')
    return (
      <AccessCard title={texts.register}>
        <Notice kind="failed">{opened.words ?? invitationTexts.badLink(productName)}</Notice>
        <BackToLogin />
      </AccessCard>
    );
  const { invitee, other } = opened;
  return (
    <AccessCard title={texts.welcome(invitee.displayName)}>
      <div className={css.accessWho}>
        <span className="ell">{invitee.email}</span>
      </div>
      <p className="soft">{texts.invitedTo(invitee.customerName)}</p>
      {other === null ? <Accept invitee={invitee} link={{ token, customerId }} /> : <SignedInAs email={other} />}
    </AccessCard>
  );
}

/** Reads whom the link invites, and whether somebody else is signed in. */
function useInvitation({ token, customerId }: InviteLink) {
  const request = useRequest();
  const session = useSession();
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `request` is another function each time
  const open = useCallback(async () => {
    if (!token || !customerId) return setOpened({ state: 'bad' });
    try {
      const { validateToken: invitee } = await request(inviteeQuery, { token, customerId });
      const me = session.token() ? await request(meQuery, {}).catch(() => null) : null;
      const email = me?.me.user.email.address;
      setOpened({ state: 'good', invitee, other: email === undefined || email === invitee.email ? null : email });
    } catch (error) {
      const words = wordsOf(error);
      setOpened(words === undefined ? { state: 'failed' } : { state: 'bad', words });
    }
  }, [session, token, customerId]);
  useEffect(() => {
    void open();
  }, [open]);
  return { opened, open };
}

/** Ways to accept the invitation: single sign-on, the password that the person has, or a new one. */
function Accept({ invitee, link }: { invitee: Invitee; link: InviteLink }) {
  const [problem, setProblem] = useState<string | null>(null);
  const request = useRequest();
  const session = useSession();
  const toaster = useToaster();
  const navigate = useNavigate();
  if (invitee.isSso)
    return (
      <Link className={`${kit.btn} ${kit.isPrimary}`} to={`/login?emailAddress=${encodeURIComponent(invitee.email)}`}>
        {texts.continueSingleSignOn}
      </Link>
    );
  const accept = async (password: string) => {
    setProblem(null);
    try {
      await request(activateMutation, { ...link, password });
    } catch (error) {
      const words = wordsOf(error) ?? toastTexts.failureDetail;
      toaster.error(texts.activateFailed, words);
      setProblem(words);
      throw error;
    }
    session.takeDeepLink();
    toaster.success(texts.activated, texts.activatedDetail);
    navigate('/login', { replace: true });
  };
  return (
    <>
      {problem && <Notice kind="failed">{problem}</Notice>}
      <p className="soft">{invitee.hasPassword ? texts.confirmPassword : texts.choosePassword}</p>
      {invitee.hasPassword ? (
        <>
          <ConfirmPasswordForm action={texts.register} onSubmit={accept} />
          <Link className={css.accessLink} to="/reset" state={{ email: invitee.email }}>
            {texts.forgotPassword}
          </Link>
        </>
      ) : (
        <SetPasswordForm action={texts.register} onSubmit={accept} />
      )}
      <BackToLogin />
    </>
  );
}

function SignedInAs({ email }: { email: string }) {
  const navigate = useNavigate();
  return (
    <>
      <Notice kind="info">{texts.signedInAs(email)}</Notice>
      <Button
        variant="primary"
        onClick={() => navigate('/logout', { state: { comeBack: location.pathname + location.search } })}
      >
        {texts.logOut}
      </Button>
    </>
  );
}

const BackToLogin = () => (
  <Link className={css.accessLink} to="/login">
    {texts.backToLogin}
  </Link>
);
