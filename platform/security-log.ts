import type { Log } from './log.ts';

type Fields = Record<string, string | number | boolean | null | undefined>;

/** Minimum time between two lines about the same. */
const everyMs = 1_000;
/** Lines of one event in that time; what goes beyond is counted in one more. */
const linesMax = 50;
/** Fields that name whom an event is about and where it comes from: what differs in them has lines of its own. */
const subjects = ['account', 'address', 'network', 'userId', 'owner', 'systemId'] as const;

/** Occurrences that have no line yet. */
interface Pending {
  count: number;
  newest: Fields;
}
interface Known {
  /** Lines by their subject, in this second. */
  pending: Map<string, Pending>;
  /** Number of occurrences beyond those with a line. */
  others: number;
  /** Subjects that had a line in this second. */
  written: Set<string>;
  timer?: NodeJS.Timeout | undefined;
}

export type SecurityLog = ReturnType<typeof createSecurityLog>;

/**
 * Logs refusals, as `{ security: event, count, ... }`: at most one line per second for each event, account and address,
 * with the number of occurrences and the fields of the newest. Beyond 50 of these, the others are one line with their
 * number alone: thousands of refusals per second fill no disk.
 */
export function createSecurityLog(log: Log) {
  const events = new Map<string, Known>();

  const write = (event: string, { count, newest }: Pending): void =>
    log.warn({ security: event, count, ...newest }, 'refused');

  /** Begins a second: writes what the one before has left. */
  function turn(event: string, known: Known): void {
    known.written.clear();
    for (const [subject, one] of known.pending) {
      write(event, one);
      known.written.add(subject);
    }
    if (known.others > 0) write(event, { count: known.others, newest: {} });
    known.pending.clear();
    known.others = 0;
    known.timer = undefined;
    // nothing to remember of an event that is over
    if (known.written.size > 0) known.timer = setTimeout(turn, everyMs, event, known).unref();
  }

  return {
    /** @param event one of a fixed few. @param fields never a secret, a key or the content of a mail. */
    record(event: string, fields: Fields = {}): void {
      const known: Known = events.get(event) ?? { pending: new Map(), others: 0, written: new Set() };
      events.set(event, known);
      known.timer ??= setTimeout(turn, everyMs, event, known).unref();
      const subject = JSON.stringify(subjects.map((name) => fields[name] ?? null));
      const waiting = known.pending.get(subject);
      if (waiting) {
        waiting.count += 1;
        waiting.newest = fields;
      } else if (!known.written.has(subject) && known.written.size < linesMax) {
        known.written.add(subject);
        write(event, { count: 1, newest: fields });
      } else if (known.pending.size < linesMax) known.pending.set(subject, { count: 1, newest: fields });
      else known.others += 1;
    },
  };
}
