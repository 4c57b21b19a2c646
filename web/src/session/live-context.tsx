import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createLive, type Live, type LiveState } from './live.ts';
import { createConnection, whyRefused } from './live-connection.ts';
import type { Session } from './session.ts';

const LiveContext = createContext<Live | null>(null);

/** Connects the live feed for as long as the signed-in part of the app is shown. */
export function LiveProvider({ session, children }: { session: Session; children: ReactNode }) {
  const [live] = useState(() => createLive(createConnection(session), { whyRefused: () => whyRefused(session) }));
  useEffect(() => {
    live.start();
    return () => live.stop();
  }, [live]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLive(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error('No LiveProvider above');
  return live;
}

/** One part of the live state; renders again only when that part changes. */
export function useLiveState<Part>(pick: (state: LiveState) => Part): Part {
  const live = useLive();
  return useSyncExternalStore(live.subscribe, () => pick(live.state()));
}
