import { useNow } from './clock.ts';
import { formatAgo, formatAlignedAlarmTime, formatDateTime, formatDuration, unknown } from './format.ts';

/** Time with its ISO instant and age as tooltip. */
export function Time({ at, format = formatDateTime }: { at: string | null; format?: (iso: string) => string }) {
  const now = useNow('minute');
  if (!at) return unknown;
  return (
    <time dateTime={at} title={`${at} · ${formatAgo(now - Date.parse(at))}`} className="num">
      {format(at)}
    </time>
  );
}

/** Time of an alarm, aligned with those above and below it. One text in one element: a list draws hundreds. */
export const AlarmTime = ({ at }: { at: string | null }) => <Time at={at} format={formatAlignedAlarmTime} />;

const minuteMs = 60_000;

/** Duration up to now or `until`: ticks once a second in its first minute, then once a minute. */
export function Duration({ since, until }: { since: string | null; until?: string | null }) {
  const nowByMinute = useNow('minute');
  const isYoung = since !== null && !until && nowByMinute - Date.parse(since) < minuteMs;
  const now = useNow(isYoung ? 'second' : 'minute');
  if (!since) return unknown;
  return <span className="num">{formatDuration((until ? Date.parse(until) : now) - Date.parse(since))}</span>;
}
