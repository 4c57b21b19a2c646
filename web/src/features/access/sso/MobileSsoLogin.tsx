import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTitle } from '#session/release.tsx';
import { accessTexts } from '#texts/access.ts';
import { ssoSignInTexts as texts } from '#texts/sso.ts';
import { AccessCard } from '../AccessCard.tsx';
import { Turning } from './Turning.tsx';
import { useSingleSignOn } from './use-single-sign-on.ts';
import { useSsoAnswer } from './use-sso-answer.ts';

/**
 * The sign-in of the mobile app: with an `email` it leads to the identity provider, which leads back here with the
 * answer. A failure is logged, and login offers the other ways.
 */
export function MobileSsoLogin() {
  useTitle(accessTexts.logIn);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const start = useSingleSignOn({ isMobile: true });
  const hasBegun = useRef(false);
  const email = params.get('email') ?? '';
  const leave = (error: unknown) => {
    console.error('Mobile SSO sign-in failed', error);
    navigate('/login', { replace: true });
  };
  const hasAnswer = useRef(location.hash.includes('sso'));
  useSsoAnswer({ onFailed: leave });
  useEffect(() => {
    if (hasBegun.current || hasAnswer.current) return;
    hasBegun.current = true;
    if (email) start(email).catch(leave);
    else navigate('/login', { replace: true });
  });
  return (
    <AccessCard title={texts.signingIn}>
      <Turning />
    </AccessCard>
  );
}
