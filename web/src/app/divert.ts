import { matchRoutes, type RouteObject } from 'react-router';
import type { Session } from '#session/session.ts';

/** Id of the route that only signed-in people pass. */
export const signedInId = 'signed-in';

/**
 * Leads a person who is not signed in to login before the router starts, and remembers the address. The router would
 * first load the page that was asked for, which login does not need.
 */
export function divertStranger(session: Session, routes: RouteObject[]): void {
  const { pathname, search } = location;
  if (session.token() || !matchRoutes(routes, pathname)?.some(({ route }) => route.id === signedInId)) return;
  if (pathname !== '/') session.keepDeepLink(pathname + search);
  history.replaceState(null, '', '/login');
}
