import { useLiveState } from '#session/live-context.tsx';
import { useNow } from '#ui/clock.ts';
import { formatAgo } from '#ui/format.ts';

const words = { live: 'Live', connecting: 'Connecting…', lost: 'Paused' };

/** State of the live feed, and the age of its newest event. */
export function FeedAge() {
  const status = useLiveState((state) => state.status);
  const lastEventAt = useLiveState((state) => state.lastEventAt);
  const skewMs = useLiveState((state) => state.skewMs);
  const now = useNow('second');
  const age = lastEventAt && formatAgo(now + skewMs - Date.parse(lastEventAt));
  return (
    <span className="feed-age" title={lastEventAt ?? undefined}>
      <span className={`feed-dot is-${status}`} aria-hidden />
      {words[status]}
      {age && ` · last event ${age}`}
    </span>
  );
}
