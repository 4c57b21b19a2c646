import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTitle } from '#session/release.tsx';
import { accessTexts as texts } from '#texts/access.ts';
import { ssoSignInTexts } from '#texts/sso.ts';
import { AccessCard } from './AccessCard.tsx';
import * as css from './access.module.css';
import { emailProblem } from './credentials.ts';
import { EmailStep } from './EmailStep.tsx';
import { Notice, type NoticeContent } from './Notice.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { Turning } from './sso/Turning.tsx';
import { useSsoAnswer } from './sso/use-sso-answer.ts';

/** Sign-in: the email decides how, then the password. Problems show only after a submit. */
export function Login() {
  useTitle(texts.logIn);
  const isSigningOn = useSsoAnswer();
  const [params] = useSearchParams();
  const prefilled = params.get('emailAddress') ?? '';
  const [email, setEmail] = useState(prefilled);
  const [isKnown, setKnown] = useState(false);
  const [asksAtOnce, setAsksAtOnce] = useState(emailProblem(prefilled) === null);
  const [notice, setNotice] = useState<NoticeContent | null>(null);
  const changeEmail = () => {
    setKnown(false);
    setAsksAtOnce(false);
    setNotice(null);
  };
  if (isSigningOn)
    return (
      <AccessCard title={ssoSignInTexts.signingIn}>
        <Turning />
      </AccessCard>
    );
  return (
    <AccessCard title={texts.logIn}>
      {notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
      {isKnown ? (
        <>
          <PasswordStep email={email} onChangeEmail={changeEmail} onNotice={setNotice} />
          <Link className={css.accessLink} to="/reset" state={{ email }}>
            {texts.forgotPassword}
          </Link>
        </>
      ) : (
        <EmailStep
          email={email}
          asksAtOnce={asksAtOnce}
          onNotice={setNotice}
          onKnown={(address) => {
            setEmail(address);
            setKnown(true);
          }}
        />
      )}
    </AccessCard>
  );
}
