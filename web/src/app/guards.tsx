import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { consolePlace, mobileListPath, mobilePlace } from '#features/lists/places/places.ts';
import { pathBackToHelpDesk } from '#frame/help/help-desk.ts';
import { landingPath, type Me, seesAlarms } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { useSession } from '#session/session-context.tsx';
import { accessTexts as signInTexts } from '#texts/access.ts';
import { accessChangeTexts as accessTexts } from '#texts/shell.ts';
import { preload } from '#ui/load-code.ts';
import type { Width } from '#ui/media.ts';
import { useToaster } from '#ui/toast.tsx';

/** Login is for people who are not signed in; others go home, or back to the help desk that sent them. What they need next is loaded from their first submit on. */
export function AnonymousOnly() {
  useEffect(() => {
    const preloadFrame = () => preload(() => import('./SignedIn.tsx'));
    window.addEventListener('submit', preloadFrame, { once: true, capture: true });
    return () => window.removeEventListener('submit', preloadFrame, { capture: true });
  }, []);
  const session = useSession();
  const isSignedIn = session.token() !== null;
  const helpDesk = pathBackToHelpDesk(useLocation().search);
  useEffect(() => {
    if (helpDesk && !isSignedIn) session.keepDeepLink(helpDesk);
  }, [session, helpDesk, isSignedIn]);
  return isSignedIn ? <Navigate to={helpDesk ?? '/'} replace /> : <Outlet />;
}

/** Redirects the root to the person's landing page; below 768 px to the mobile list. */
export function Landing() {
  const me = useMe();
  const isWide = useOutletContext<Width>() === 'wide';
  return (
    <Navigate to={!isWide && seesAlarms(me) ? mobileListPath : landingPath(me)} replace state={{ isLanding: true }} />
  );
}

/** Lets in people whom a page is for; others get 404, and whoever was on it as their access changed is led home. */
export function Sees({ sees }: { sees: (me: Me) => boolean }) {
  const isSeen = sees(useMe());
  const { pathname } = useLocation();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (isSeen) seen.current = pathname;
  }, [isSeen, pathname]);
  if (isSeen) return <Outlet />;
  return seen.current === pathname ? <LedAway /> : <Navigate to="/404" replace />;
}

/** Leads home from a page that the person may no longer open, and says so. */
function LedAway() {
  const toaster = useToaster();
  useEffect(() => toaster.error(accessTexts.changed, accessTexts.changedDetail), [toaster]);
  return <Navigate to="/" replace />;
}

/** Lets in super users; others read so and are logged out (AUTH.13). */
export const SuperOnly = () => (useMe().isSuper ? <Outlet /> : <NoSuper />);

function NoSuper() {
  const toaster = useToaster();
  const isShown = useRef(false);
  useEffect(() => {
    if (!isShown.current) toaster.error(signInTexts.notSuper);
    isShown.current = true;
  }, [toaster]);
  return <Navigate to="/logout" replace />;
}

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
