import { useQuery } from '@apollo/client/react';
import { useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { consolePlace, mobileListPath, mobilePlace } from '#features/lists/places/places.ts';
import { landingPath, type Me, seesAlarms } from '#session/access.ts';
import { errorCode } from '#session/apollo.ts';
import { LiveProvider } from '#session/live-context.tsx';
import { MeProvider, meQuery, useMe } from '#session/me.tsx';
import { useSession } from '#session/session-context.tsx';
import { useWidth, type Width } from '#ui/media.ts';
import { Failed } from '#ui/states.tsx';
import { defaultErrorTitle } from '#ui/toast.tsx';
import { FollowAccess } from './FollowAccess.tsx';
import { IdleLogout } from './IdleLogout.tsx';
import { SessionDialogs } from './shell/SessionDialogs.tsx';

/** Lets signed-in people in and loads who they are; others go to login, then back to the requested page. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const width = useWidth();
  const isSignedIn = session.token() !== null;
  const { data, error, refetch } = useQuery(meQuery, { skip: !isSignedIn, context: { quiet: true } });
  const me = data?.me;
  useLayoutEffect(() => {
    if (!isSignedIn && pathname !== '/') session.keepDeepLink(pathname + search);
  }, [session, isSignedIn, pathname, search]);
  useLayoutEffect(() => {
    if (me) session.chooseCustomer(me.customer.id);
  }, [session, me]);

  if (!isSignedIn) return <Navigate to="/login" replace />;
  if (me) {
    return (
      <MeProvider value={me}>
        <LiveProvider session={session}>
          <IdleLogout />
          <FollowAccess />
          <SessionDialogs />
          <Outlet context={width} />
        </LiveProvider>
      </MeProvider>
    );
  }
  if (error && errorCode(error) === 'UNAUTHENTICATED') return null;
  if (error && errorCode(error)) return <Navigate to="/404/user" replace />;
  if (error) {
    return (
      <main className="whole-page">
        <Failed title={defaultErrorTitle} onRetry={() => refetch()} />
      </main>
    );
  }
  return null;
}

/** Login is for people who are not signed in. */
export function AnonymousOnly() {
  return useSession().token() ? <Navigate to="/" replace /> : <Outlet />;
}

/** Redirects the root to the person's landing page; below 768 px to the mobile list. */
export function Landing() {
  const me = useMe();
  const isWide = useOutletContext<Width>() === 'wide';
  return <Navigate to={!isWide && seesAlarms(me) ? mobileListPath : landingPath(me)} replace />;
}

/** Lets in people whom a page is for; others get 404. */
export const Sees = ({ sees }: { sees: (me: Me) => boolean }) =>
  sees(useMe()) ? <Outlet /> : <Navigate to="/404" replace />;

/**
 * The console is for wide screens (MOB.2): a phone that opens one of its addresses gets /501; a window that was made
 * narrow goes to the same place in the mobile shell, or stays where there is none.
 */
export function WideOnly() {
  const width = useOutletContext<Width>();
  const me = useMe();
  const { search } = useLocation();
  const { pathname } = useLocation();
  const place = mobilePlace({ ...useParams(), pathname }, search);
  if (width === 'phone') return <Unsupported me={me} />;
  return width === 'narrowed' && place && seesAlarms(me) ? <Navigate to={place} replace /> : <Outlet />;
}

/** The mobile shell is for phones, of people with a role: a wide screen goes to the same place in the console. */
export function PhoneOnly() {
  const width = useOutletContext<Width>();
  const me = useMe();
  const { search } = useLocation();
  const { pathname } = useLocation();
  const place = consolePlace({ ...useParams(), pathname }, search);
  if (width === 'wide') return <Navigate to={place} replace />;
  return width === 'phone' && me.authRole === 'NONE' && !me.isSuper ? <Unsupported me={me} /> : <Outlet />;
}

/** Redirects to /501, which offers a way back where one exists. */
const Unsupported = ({ me }: { me: Me }) => <Navigate to="/501" replace state={{ hasHome: seesAlarms(me) }} />;
