import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { graphql } from '#generated/index.ts';
import { isUnauthenticated, useRequest } from '#session/request.ts';
import { useSession } from '#session/session-context.tsx';
import { accessTexts as texts } from '#texts/access.ts';
import { useToaster } from '#ui/toast.tsx';

const signOutMutation = graphql(`
  mutation SignOut {
    signOut
  }
`);

/** Ends the session here and on the server, then shows login, or the page within this app that asked for it. */
export function Logout() {
  const request = useRequest();
  const session = useSession();
  const toaster = useToaster();
  const navigate = useNavigate();
  const { comeBack } = (useLocation().state as { comeBack?: string } | null) ?? {};
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    const signOut = session.token() ? request(signOutMutation, {}) : Promise.resolve();
    signOut
      .catch((error: unknown) => {
        // a session that the server has ended already needs no end
        if (!isUnauthenticated(error)) toaster.error(texts.logoutFailed);
      })
      .finally(() => {
        session.takeDeepLink();
        session.end();
        navigate(comeBack ?? '/login', { replace: true });
      });
  });
  return null;
}
