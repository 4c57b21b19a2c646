import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useLayoutEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { SourcesProvider } from '#features/fields/sources.tsx';
import type { PageRoute } from '#frame/feature.ts';
import { hasCustomers, selectPath } from '#session/access.ts';
import { createApolloClient, errorCode } from '#session/apollo.ts';
import { CollectGarbage } from '#session/collect-garbage.ts';
import { leaveForFactor, leaveForLogin } from '#session/leave.ts';
import { LiveProvider } from '#session/live-context.tsx';
import { MeProvider, meQuery } from '#session/me.tsx';
import { useTheme } from '#session/preferences.ts';
import { useSession } from '#session/session-context.tsx';
import { toastTexts } from '#texts/common.ts';
import { preload } from '#ui/load-code.ts';
import { useMedia, useWidth } from '#ui/media.ts';
import { Failed } from '#ui/states.tsx';
import { Themed } from '#ui/Themed.tsx';
import { useToaster } from '#ui/toast.tsx';
import * as kit from '#ui/ui.module.css';
import { useStable } from '#ui/use-stable.ts';
import { FollowAccess } from './FollowAccess.tsx';
import { FollowDevice } from './FollowDevice.tsx';
import { IdleLogout } from './IdleLogout.tsx';
import { SessionDialogs } from './shell/SessionDialogs.tsx';

/** Everything behind login, with what only it needs: the GraphQL client, the live feed and antd. */
export function SignedIn() {
  const session = useSession();
  const toaster = useToaster();
  const theme = useTheme();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [isOver, setOver] = useState(false);
  const matches = useMatches() as Array<{ handle?: Pick<PageRoute, 'prefetch'> }>;
  const [client] = useState(() =>
    createApolloClient({
      session,
      toaster,
      onSignedOut: () => setOver(true),
      onFactorRequired: () => leaveForFactor(session),
    }),
  );
  const prefetch = useStable(() => {
    if (session.token()) for (const { handle } of matches) preload(async () => handle?.prefetch?.(client));
  });
  useLayoutEffect(prefetch, [prefetch]);
  return (
    <Themed theme={theme} isStill={isStill}>
      <ApolloProvider client={client}>
        <RequireSession isOver={isOver} />
      </ApolloProvider>
    </Themed>
  );
}

/**
 * Lets signed-in people in and loads who they are; others go to login, then back to the requested page. Whoever has
 * several customers and has chosen none yet chooses first (AUTH-070).
 * @param props.isOver true once the server has ended the session: whoever was at work reads so.
 */
function RequireSession({ isOver }: { isOver: boolean }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const width = useWidth();
  const isSignedIn = session.token() !== null;
  const { data, error, refetch } = useQuery(meQuery, { skip: !isSignedIn, context: { quiet: true } });
  const me = data?.me;
  const [isUnchosen] = useState(() => session.customerId() === null);
  const mustChoose = me !== undefined && isUnchosen && hasCustomers(me) && pathname !== selectPath;
  useLayoutEffect(() => {
    if ((!isSignedIn || mustChoose) && pathname !== '/') session.keepDeepLink(pathname + search);
  }, [session, isSignedIn, mustChoose, pathname, search]);
  useLayoutEffect(() => {
    if (me && !(isUnchosen && hasCustomers(me))) session.chooseCustomer(me.customer.id);
  }, [session, me, isUnchosen]);
  const leaves = isOver && !me;
  useLayoutEffect(() => {
    if (leaves) leaveForLogin(session);
  }, [session, leaves]);

  if (!isSignedIn) return <Navigate to="/login" replace />;
  if (mustChoose) return <Navigate to={selectPath} replace />;
  if (me) {
    return (
      <MeProvider value={me}>
        <LiveProvider session={session}>
          <IdleLogout />
          <FollowAccess />
          <FollowDevice />
          <CollectGarbage />
          <SessionDialogs isOver={isOver} />
          <SourcesProvider>
            <Outlet context={width} />
          </SourcesProvider>
        </LiveProvider>
      </MeProvider>
    );
  }
  if (error && errorCode(error) === 'UNAUTHENTICATED') return null;
  if (error && errorCode(error)) return <Navigate to={{ pathname: '/404/user', search }} replace />;
  if (error) {
    return (
      <main className={kit.wholePage}>
        <Failed title={toastTexts.failure} onRetry={() => refetch()} />
      </main>
    );
  }
  return null;
}
