import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { storageKeys } from '#domain/constants.ts';
import { graphql } from '#generated/index.ts';
import { isUnauthenticated, useRequest } from '#session/request.ts';
import { useSession } from '#session/session-context.tsx';
import { accessTexts as texts } from '#texts/access.ts';
import { useToaster } from '#ui/toast.tsx';

export const signOutMutation = graphql(`
  mutation SignOut {
    signOut
  }
`);

const signOutOfSsoMutation = graphql(`
  mutation SignOutOfSso {
    signOutOfSso
  }
`);

/**
 * Ends the session here and on the server, then shows login, or the page within this app that asked for it. A session
 * that an identity provider opened ends there as well, if it takes part: it leads back to login.
 */
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
    const signOut = async (): Promise<string | null> => {
      if (!session.token()) return null;
      if (localStorage.getItem(storageKeys.ssoSignedIn)) return (await request(signOutOfSsoMutation, {})).signOutOfSso;
      await request(signOutMutation, {});
      return null;
    };
    signOut()
      .catch((error: unknown) => {
        // a session that the server has ended already needs no end
        if (!isUnauthenticated(error)) toaster.error(texts.logoutFailed);
        return null;
      })
      .then((provider) => {
        session.takeDeepLink();
        session.end();
        if (provider) location.assign(provider);
        else navigate(comeBack ?? '/login', { replace: true });
      });
  });
  return null;
}
