import { useLiveState } from '#session/live-context.tsx';
import { feedTexts as texts } from '#texts/shell.ts';
import { useNow } from '#ui/clock.ts';
import { formatAgo } from '#ui/format.ts';
import * as kit from '#ui/ui.module.css';

/** State of the live feed, and the age of its newest event. */
export function FeedAge() {
  const status = useLiveState((state) => state.status);
  const lastEventAt = useLiveState((state) => state.lastEventAt);
  const skewMs = useLiveState((state) => state.skewMs);
  const now = useNow('second');
  const age = lastEventAt && formatAgo(now + skewMs - Date.parse(lastEventAt));
  return (
    <span className={kit.feedAge} title={lastEventAt ?? undefined}>
      <span className={kit.feedDot} data-status={status} aria-hidden />
      {texts[status]}
      {age && ` · ${texts.lastEvent(age)}`}
    </span>
  );
}
