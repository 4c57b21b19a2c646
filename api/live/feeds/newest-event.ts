import { seesAlarms } from '../../../domain/lenses/lens-viewer.ts';
import type { CreateFeed } from '../feed.ts';

const onceAMs = 1_000;

/** Sends who sees alarms the time of a customer's newest event, at most once a second and never an older one. */
export const newestEvent: CreateFeed = ({ sockets }) => {
  let newest = 0;
  let published = 0;
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    timer = undefined;
    if (newest <= published) return;
    published = newest;
    const lastEventAt = new Date(newest).toISOString();
    for (const live of sockets) if (seesAlarms(live.ctx)) live.io.emit('alarm_count_updated', { v: 1, lastEventAt });
    timer = setTimeout(flush, onceAMs);
  }
  return {
    rank: 110,
    // each message that sources have caused has the time
    reads: [],
    publish(messages) {
      for (const { newestAcceptedAt } of messages) newest = Math.max(newest, newestAcceptedAt ?? 0);
      if (!timer) flush();
    },
    close: () => clearTimeout(timer),
  };
};
