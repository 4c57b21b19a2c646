import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';

/** The recipient's side will never take this message, in its own words. */
export class Refused extends Error {}

/** A due message, claimed by this process. */
export interface Claimed {
  id: string;
  attempts: number;
}

/** A person who gets a message only while they may look at an area of a customer. */
export interface Reader {
  userId: string;
  customerId: number;
  /** Area of permissions. */
  area: string;
}

interface Outgoing<Message extends Claimed> {
  db: Database;
  clock: Clock;
  log: Log;
  /** Table of messages with a body until they are sent or given up. */
  table: 'mails' | 'sms_messages' | 'push_messages';
  /** Name of a message in the log, e.g. "a mail". */
  what: string;
  /** SQL list of what `deliver` reads of `m`, besides id and attempts. */
  columns: string;
  /** Fields of a message for the log. */
  fieldsOf(message: Message): Record<string, unknown>;
  /** @throws Refused where another attempt makes no sense; any other error is tried again. */
  deliver(message: Message): Promise<void>;
}

/** Messages of one call. */
const atOnce = 10;
/** Lease of claimed messages, in ms: within it they are sent or have failed. */
const leaseMs = 10 * 60_000;
const firstPauseMs = 30_000;
const longestPauseMs = 3_600_000;

/**
 * Delivers due messages of a table, some at a time. One whose outcome is unknown after a crash is delivered again.
 * @returns the number of due messages.
 */
export async function deliverDue<Message extends Claimed>(outgoing: Outgoing<Message>): Promise<number> {
  const { db, clock, table, columns } = outgoing;
  const now = clock.now();
  const { rows } = await db.raw<{ rows: Message[] }>(
    `update ${table} m set attempts = attempts + 1, next_at = :leased
     where id in (
       select id from ${table} where body is not null and next_at <= :now order by next_at limit ${atOnce}
       for update skip locked)
     returning m.id, m.attempts, ${columns}`,
    { now, leased: new Date(now.getTime() + leaseMs) },
  );
  await Promise.all(rows.map((message) => deliverOne(outgoing, message)));
  return rows.length;
}

async function deliverOne<Message extends Claimed>(outgoing: Outgoing<Message>, message: Message): Promise<void> {
  const { db, clock, log, table, what } = outgoing;
  const { id, attempts } = message;
  const problem = await outgoing.deliver(message).then(
    () => null,
    (error: Error) => error,
  );
  const now = clock.now();
  const fields = { ...outgoing.fieldsOf(message), attempts };
  if (problem === null) {
    await db.raw(`update ${table} set sent_at = ?, body = null, error = null where id = ?`, [now, id]);
    log.info(fields, `${what} was sent`);
    return;
  }
  const reason = problem.message;
  if (problem instanceof Refused) {
    await db.raw(`update ${table} set failed_at = ?, body = null, error = ? where id = ?`, [now, reason, id]);
    log.warn({ ...fields, reason }, `${what} was given up`);
    return;
  }
  const pauseMs = Math.min(firstPauseMs * 4 ** (attempts - 1), longestPauseMs);
  const nextAt = new Date(now.getTime() + pauseMs);
  await db.raw(`update ${table} set next_at = ?, error = ? where id = ?`, [nextAt, reason, id]);
  log.warn({ ...fields, reason, nextAt }, `${what} could not be sent yet`);
}
