import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { graphql } from '#generated/index.ts';
import { meQuery } from '#session/me.tsx';
import { useTitle } from '#session/release.tsx';
import { isUnauthenticated, useRequest, wordsOf } from '#session/request.ts';
import { useSession } from '#session/session-context.tsx';
import { useToaster } from '#ui/toast.tsx';
import { AccessCard } from './AccessCard.tsx';
import { emailProblem, passwordProblem } from './credentials.ts';
import { Field } from './Field.tsx';
import { Notice } from './Notice.tsx';

const checkEmailTenantQuery = graphql(`
  query CheckEmailTenant($email: String!) {
    checkEmailTenant(email: $email) {
      isSso
    }
  }
`);

const signInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!) {
    signIn(email: $email, password: $password) {
      code
      token
    }
  }
`);

const secondFactorCode = 'auth/multi-factor-auth-required';
const wrongCredentials = 'Incorrect username or password';
interface Said {
  kind: 'failed' | 'info';
  text: string;
}

/** Sign-in: the email decides how, then the password. Problems show only after a submit. */
export function Login() {
  useTitle('Log In');
  const [params] = useSearchParams();
  const prefilled = params.get('emailAddress') ?? '';
  const [email, setEmail] = useState(prefilled);
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'email' | 'password'>('email');
  const [isSubmitted, setSubmitted] = useState(false);
  const [notice, setNotice] = useState<Said | null>(null);
  const [isBusy, setBusy] = useState(false);
  const request = useRequest();
  const session = useSession();
  const toaster = useToaster();
  const navigate = useNavigate();
  const passwordInput = useRef<HTMLInputElement>(null);
  const hasChecked = useRef(false);

  const checkTenant = async (address: string) => {
    const { checkEmailTenant } = await request(checkEmailTenantQuery, { email: address.trim() });
    setSubmitted(false);
    if (checkEmailTenant.isSso) {
      setNotice({ kind: 'info', text: 'This address signs in through your organisation’s single sign-on.' });
    } else setStep('password');
  };

  const enter = async () => {
    const { signIn: answer } = await request(signInMutation, { email: email.trim(), password });
    if (answer.code === secondFactorCode) {
      setNotice({
        kind: 'info',
        text: 'Your password is right. This account also needs a verification code from its authenticator app, which this version of the console cannot ask for yet.',
      });
      return;
    }
    if (!answer.token) throw new Error('No token in the answer');
    toaster.clear();
    session.start(answer.token);
    const who = await request(meQuery, {}).catch(() => null);
    if (who) session.chooseCustomer(who.me.customer.id);
    navigate(session.takeDeepLink() ?? '/', { replace: true });
  };

  const refuse = (error: unknown) => {
    const text = isUnauthenticated(error) ? wrongCredentials : wordsOf(error);
    toaster.error('Login Failed', text);
    setNotice(text ? { kind: 'failed', text } : null);
  };

  const sayFailure = (error: unknown) => toaster.error(undefined, wordsOf(error));

  const run = async (work: () => Promise<void>, onError: (error: unknown) => void) => {
    setBusy(true);
    setNotice(null);
    await work().catch(onError);
    setBusy(false);
  };

  useEffect(() => {
    if (hasChecked.current || emailProblem(prefilled)) return;
    hasChecked.current = true;
    run(() => checkTenant(prefilled), sayFailure);
  });
  useEffect(() => {
    if (step === 'password') passwordInput.current?.focus();
  }, [step]);

  const problem = step === 'email' ? emailProblem(email) : passwordProblem(password);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem || isBusy) return;
    if (step === 'email') run(() => checkTenant(email), sayFailure);
    else run(enter, refuse);
  };
  const changeEmail = () => {
    setStep('email');
    setPassword('');
    setSubmitted(false);
    setNotice(null);
  };
  const shown = isSubmitted ? problem : null;
  return (
    <AccessCard title="Log In">
      {notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
      <form className="access-form" noValidate onSubmit={submit}>
        {step === 'email' ? (
          <Field
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            problem={shown}
            onChange={setEmail}
          />
        ) : (
          <>
            <div className="access-who">
              <span className="ell">{email.trim()}</span>
              <button type="button" className="btn is-ghost is-small is-link" onClick={changeEmail}>
                Change
              </button>
            </div>
            <Field
              ref={passwordInput}
              label="Password"
              type="password"
              name="password"
              autoComplete="current-password"
              value={password}
              problem={shown}
              onChange={setPassword}
            />
          </>
        )}
        <button type="submit" className="btn is-primary" disabled={isBusy}>
          {step === 'email' ? 'Continue' : 'Log In'}
        </button>
      </form>
      {step === 'password' && (
        <Link className="access-link" to="/reset" state={{ email: email.trim() }}>
          Forgot Password
        </Link>
      )}
    </AccessCard>
  );
}
