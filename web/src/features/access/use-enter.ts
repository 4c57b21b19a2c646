import { useNavigate } from 'react-router';
import { hasCustomers } from '#session/access.ts';
import { meQuery } from '#session/me.tsx';
import { isFactorRequired, useRequest } from '#session/request.ts';
import { useSession } from '#session/session-context.tsx';

/** Answer of a step of signing in. */
interface SignInAnswer {
  /** Step of the second factor, where one has to follow. */
  code: string | null;
  token: string | null;
  /** Bearer of a session that opens the second factor alone. */
  resolver: string | null;
}

const secondFactorCode = 'auth/multi-factor-auth-required';

/** Returns a function that enters the console by the answer of a sign-in, or goes to the second factor first. */
export function useEnter(): (answer: SignInAnswer) => Promise<void> {
  const request = useRequest();
  const session = useSession();
  const navigate = useNavigate();
  return async ({ code, token, resolver }) => {
    const bearer = code === secondFactorCode ? resolver : token;
    if (!bearer) throw new Error('No token in the answer');
    session.start(bearer);
    if (code === secondFactorCode) return navigate('/mfa', { replace: true });
    const who = await request(meQuery, {}).catch((error: unknown) => (isFactorRequired(error) ? 'mfa' : null));
    if (who === 'mfa') return navigate('/mfa', { replace: true });
    // whoever has several chooses first
    if (who && !hasCustomers(who.me)) session.chooseCustomer(who.me.customer.id);
    // a deep link waits until there is access
    return navigate(who ? (session.takeDeepLink() ?? '/') : '/', { replace: true });
  };
}
