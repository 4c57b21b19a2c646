import { useEffect, useRef, useState } from 'react';
import { ssoMarkerClaim, storageKeys } from '#domain/constants.ts';
import { graphql } from '#generated/index.ts';
import { useRequest } from '#session/request.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-context.tsx';

const activateSsoUserMutation = graphql(`
  mutation ActivateSsoUser {
    activateSsoUser
  }
`);

export type SsoCheck = 'verifying' | 'activated' | 'not-activated';

/** Identity providers have such names, by SAML and by OpenID Connect. */
const ssoProvider = /^(saml|oidc)\./;

/** Claims of the session's ID token, which the server makes at each request. */
async function claimsOf(session: Session): Promise<Record<string, unknown>> {
  const response = await fetch('/auth/token', { headers: session.headers() });
  if (!response.ok) return {};
  const { token } = (await response.json()) as { token: string };
  const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(body), (char) => char.charCodeAt(0))));
}

async function isActive(session: Session): Promise<boolean> {
  const response = await fetch('/auth/sso-active', { headers: session.headers() });
  return response.ok && ((await response.json()) as { isActive: boolean }).isActive;
}

/**
 * Gives access to whoever was invited and signs in by SSO for the first time: their ID token lacks the marker claim.
 * Once they are activated the token is read again, which must have it, and the app starts anew at its root (AUTH-045).
 */
export function useSsoCheck(): SsoCheck {
  const session = useSession();
  const request = useRequest();
  const [state, setState] = useState<SsoCheck>(session.token() ? 'verifying' : 'not-activated');
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || session.token() === null) return;
    hasBegun.current = true;
    const check = async (): Promise<boolean> => {
      const claims = await claimsOf(session);
      if (!ssoProvider.test(String(claims.sign_in_provider)) || claims[ssoMarkerClaim]) return false;
      const { activateSsoUser } = await request(activateSsoUserMutation, {});
      return activateSsoUser && (await isActive(session)) && Boolean((await claimsOf(session))[ssoMarkerClaim]);
    };
    check()
      .catch(() => false)
      .then((isActivated) => {
        setState(isActivated ? 'activated' : 'not-activated');
        if (!isActivated) return;
        localStorage.setItem(storageKeys.ssoSignedIn, 'true');
        location.assign(`/${location.search}`);
      });
  });
  return state;
}
