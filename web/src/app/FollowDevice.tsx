import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** Registers this device for whoever has signed in on it, if it shows notifications. */
export function FollowDevice() {
  const client = useApolloClient();
  useEffect(() => {
    if (globalThis.Notification?.permission !== 'granted') return;
    // one that cannot be registered now is so at the next start
    import('#session/push.ts').then(({ renewDevice }) => renewDevice(client)).catch(() => undefined);
  }, [client]);
  return null;
}
