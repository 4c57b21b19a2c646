import type { Changes } from '../../domain/changes/changes-message.ts';
import { createBadges } from './badges.ts';
import type { Feed, FeedRoom } from './feed.ts';
import { createFeeds } from './generated/feeds.ts';
import type { LiveSocket } from './live-socket.ts';

/**
 * Packets that may wait for one socket: `packets` for at most `ms`, since thousands of alarms may change at once, and
 * never more than `most`, to bound memory. A slower client is disconnected and reads its list again.
 */
const mayWait = { packets: 2_000, ms: 3_000, most: 20_000 };

export type Room = ReturnType<typeof createRoom>;

/** Creates the room of one customer's sockets. */
export function createRoom(
  deps: Pick<FeedRoom, 'db' | 'log' | 'clock' | 'history'> & { onSlow(): void },
  customerId: number,
) {
  const sockets = new Set<LiveSocket>();
  const badges = createBadges(deps, customerId, () => sockets);

  /** Time (`performance.now()`) since when more than `mayWait.packets` have waited for a socket. */
  const behindSince = new WeakMap<LiveSocket, number>();
  function isSlow(live: LiveSocket): boolean {
    const packets = live.waiting();
    if (packets <= mayWait.packets) {
      behindSince.delete(live);
      return false;
    }
    const now = performance.now();
    const since = behindSince.get(live) ?? now;
    behindSince.set(live, since);
    return packets > mayWait.most || now - since > mayWait.ms;
  }

  function dropSlow(): void {
    for (const live of sockets) {
      if (!isSlow(live)) continue;
      deps.log.warn({ customerId, userId: live.ctx.person.id }, 'a socket reads too slowly and is disconnected');
      deps.onSlow();
      live.io.disconnect(true);
    }
  }

  const room: FeedRoom = { ...deps, customerId, sockets, badges, dropSlow };
  const feeds: Feed[] = createFeeds.map((create) => create(room)).sort((a, b) => a.rank - b.rank);

  return {
    customerId,
    sockets,
    askBadges: badges.ask,
    /** Lists of changes that its sockets want. */
    reads: () => feeds.flatMap((feed) => (feed.isIdle?.() ? [] : feed.reads)),
    /** Sends sockets what the messages of a batch mean to them. */
    async publish(messages: readonly Changes[]): Promise<void> {
      for (const feed of feeds) await feed.publish(messages);
    },
    /** Sends every socket the changes of its lists by the passing of time since the last tick. */
    async tick(): Promise<void> {
      for (const feed of feeds) await feed.tick?.();
    },
    close(): void {
      badges.close();
      for (const feed of feeds) feed.close?.();
    },
  };
}
