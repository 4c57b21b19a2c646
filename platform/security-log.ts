import type { Log } from './log.ts';

type Fields = Record<string, string | number | boolean | null | undefined>;
type Now = () => number;

/** Minimum time between two lines about one event. */
const everyMs = 1_000;

export type SecurityLog = ReturnType<typeof createSecurityLog>;

/**
 * Logs refusals, as `{ security: event, count, ... }`: for each event at most one line per second, with the number of
 * occurrences and the fields of the newest. Thousands of refusals per second fill no disk.
 */
export function createSecurityLog(log: Log, now: Now = () => performance.now()) {
  const events = new Map<string, { count: number; newest: Fields; timer?: NodeJS.Timeout; at: number }>();

  function write(event: string): void {
    const known = events.get(event);
    if (!known || known.count === 0) return;
    log.warn({ security: event, count: known.count, ...known.newest }, 'refused');
    known.count = 0;
    known.at = now();
    known.timer = undefined;
  }

  return {
    /** @param event one of a fixed few. @param fields never a secret, a key or the content of a mail. */
    record(event: string, fields: Fields = {}): void {
      const known = events.get(event) ?? { count: 0, newest: fields, at: Number.NEGATIVE_INFINITY };
      events.set(event, known);
      known.count += 1;
      known.newest = fields;
      if (known.timer) return;
      const wait = known.at + everyMs - now();
      if (wait <= 0) write(event);
      else known.timer = setTimeout(write, wait, event).unref();
    },
  };
}
