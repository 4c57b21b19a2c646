import type { Session } from './session.ts';

/** Ends the sign-in and loads the login page afresh; `comeBack` remembers where the person was. */
export function leaveForLogin(session: Session, { comeBack = true } = {}): void {
  if (comeBack) session.keepDeepLink(location.pathname + location.search);
  session.end();
  location.assign('/login');
}

/** Loads the page of the second factor, which the session lacks; afterwards the person is back where they were. */
export function leaveForFactor(session: Session): void {
  session.keepDeepLink(location.pathname + location.search);
  location.assign('/mfa');
}
