import { useQuery } from '@apollo/client/react';
import { useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { alarmPath, defaultLensPath } from '../features/alarms/list/lens-address.ts';
import { DataState } from '../ui/DataState.tsx';
import { can, landingPath } from './access.ts';
import { errorCode } from './apollo.ts';
import { IdleLogout } from './IdleLogout.tsx';
import { LiveProvider } from './live-context.tsx';
import { MeProvider, meQuery, useMe } from './me.tsx';
import { useIsPhone } from './media.ts';
import { useSession } from './session-context.tsx';
import { SessionDialogs } from './shell/SessionDialogs.tsx';

/** Lets signed-in people in and loads who they are; others go to login, and come back to where they wanted to go. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
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
          <SessionDialogs />
          <Outlet />
        </LiveProvider>
      </MeProvider>
    );
  }
  if (error && errorCode(error) === 'UNAUTHENTICATED') return null;
  if (error && errorCode(error)) return <Navigate to="/404/user" replace />;
  if (error) {
    return (
      <DataState kind="failed" title="System Failure" detail="An error has occurred. Please try again later.">
        <button type="button" className="btn" onClick={() => refetch()}>
          Try again
        </button>
      </DataState>
    );
  }
  return null;
}

/** Login is for people who are not signed in. */
export function AnonymousOnly() {
  return useSession().token() ? <Navigate to="/" replace /> : <Outlet />;
}

/** The root leads where the person's role lands. */
export const Landing = () => <Navigate to={landingPath(useMe())} replace />;

/** Pages that need to see alarms; others are told that there is no such page. */
export const RequireAlarms = () => (can(useMe(), 'alarms', 'VIEW') ? <Outlet /> : <Navigate to="/404" replace />);

export const mobileListPath = '/m/alarms/list/';
export const mobileAlarmPath = (id: string) => `/m/alarms/alarms/list/active_alarms/${id}`;

/** The console is for wide screens: a phone goes to the page's place in the mobile shell, or is told there is none. */
export function WideOnly() {
  const isPhone = useIsPhone();
  const me = useMe();
  const { pathname } = useLocation();
  const { alarmId } = useParams();
  if (!isPhone) return <Outlet />;
  if (me.authRole === 'NONE' && !me.isSuper) return <Navigate to="/501" replace />;
  if (alarmId) return <Navigate to={mobileAlarmPath(alarmId)} replace />;
  return <Navigate to={pathname.startsWith('/alarms') ? mobileListPath : '/501'} replace />;
}

/** The mobile shell is for phones: a wide screen goes to the same alarm or list in the console. */
export function PhoneOnly() {
  const isPhone = useIsPhone();
  const { alarmId } = useParams();
  if (isPhone) return <Outlet />;
  return <Navigate to={alarmId ? alarmPath(alarmId) : defaultLensPath} replace />;
}
