import { ApolloProvider, useQuery } from '@apollo/client/react';
import { ConfigProvider } from 'antd';
import { useLayoutEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { createApolloClient, errorCode } from '#session/apollo.ts';
import { leaveForLogin } from '#session/leave.ts';
import { LiveProvider } from '#session/live-context.tsx';
import { MeProvider, meQuery } from '#session/me.tsx';
import { useTheme } from '#session/preferences.ts';
import { useSession } from '#session/session-context.tsx';
import { toastTexts } from '#texts/common.ts';
import { useMedia, useWidth } from '#ui/media.ts';
import { Failed } from '#ui/states.tsx';
import { antdTheme } from '#ui/theme.ts';
import { useToaster } from '#ui/toast.tsx';
import { FollowAccess } from './FollowAccess.tsx';
import { IdleLogout } from './IdleLogout.tsx';
import { SessionDialogs } from './shell/SessionDialogs.tsx';

/** Everything behind login, with what only it needs: the GraphQL client, the live feed and antd. */
export function SignedIn() {
  const session = useSession();
  const toaster = useToaster();
  const theme = useTheme();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [client] = useState(() => createApolloClient({ session, toaster, onSignedOut: () => leaveForLogin(session) }));
  return (
    <ConfigProvider theme={antdTheme(theme, !isStill)}>
      <ApolloProvider client={client}>
        <RequireSession />
      </ApolloProvider>
    </ConfigProvider>
  );
}

/** Lets signed-in people in and loads who they are; others go to login, then back to the requested page. */
function RequireSession() {
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
        <Failed title={toastTexts.failure} onRetry={() => refetch()} />
      </main>
    );
  }
  return null;
}
