import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLiveState } from '#session/live-context.tsx';
import { meQuery } from '#session/me.tsx';

/** Reads who the person is again when teams or rights have changed (WIRE.4). */
export function FollowAccess() {
  const client = useApolloClient();
  const changes = useLiveState((state) => state.accessChanges);
  useEffect(() => {
    if (changes > 0) client.refetchQueries({ include: [meQuery] });
  }, [client, changes]);
  return null;
}
