import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { graphql } from '#generated/index.ts';
import { useSession } from '#session/session-context.tsx';
import { useToaster } from '#ui/toast.tsx';

const signOutMutation = graphql(`
  mutation SignOut {
    signOut
  }
`);

/** Ends the session here and on the server, then shows login. */
export function Logout() {
  const client = useApolloClient();
  const session = useSession();
  const toaster = useToaster();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    const signOut = session.token()
      ? client.mutate({ mutation: signOutMutation, context: { quiet: true } })
      : Promise.resolve();
    signOut
      .catch(() => toaster.error('Logout failed'))
      .finally(async () => {
        session.takeDeepLink();
        session.end();
        await client.clearStore();
        navigate('/login', { replace: true });
      });
  });
  return null;
}
