import { createHash, randomBytes } from 'node:crypto';
import { type Database, forPerson } from '../../platform/database.ts';
import { endedSessionDays, sessionFactorMinutes, sessionIdleDays, sessionMaxDays, sessionsMax } from '../constants.ts';
import { type PersonRecord, type PersonRow, toPerson } from './person-row.ts';

/** How exactly `last_seen_at` is kept: not every request writes. */
const lastSeenStepMs = 60_000;
const minuteMs = 60_000;
const dayMs = 86_400_000;

export interface SessionRow {
  person: PersonRow;
  createdAt: Date;
  lastSeenAt: Date;
}

/** How a bearer is stored: a lost database opens no session. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Starts a session; of a person's living ones the oldest end where there are too many.
 * @returns the bearer, an opaque random text that is stored nowhere.
 */
export async function createSession(
  db: Database,
  { userId, now, awaitsFactor }: { userId: string; now: Date; awaitsFactor: boolean },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await forPerson(db, userId, async (trx) => {
    await trx.raw(
      `insert into sessions (token_hash, user_id, created_at, last_seen_at, awaits_factor) values (?, ?, ?, ?, ?)`,
      [tokenHashOf(token), userId, now, now, awaitsFactor],
    );
    await trx.raw(
      `update sessions set ended_at = :now where token_hash in (
         select token_hash from sessions where user_id = :userId and ended_at is null
         order by created_at desc, token_hash offset ${sessionsMax})`,
      { userId, now },
    );
    if (!awaitsFactor) await trx.raw('update users set last_sign_in_at = ? where id = ?', [now, userId]);
  });
  return token;
}

/** The session of a bearer; null when there is none, it has ended or a second factor is still to come. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<SessionRow | null> {
  const { rows } = await db.raw('select * from session_of(?)', [tokenHash]);
  const row = rows[0] as (PersonRecord & { created_at: Date; last_seen_at: Date; awaits_factor: boolean }) | undefined;
  if (!row || row.awaits_factor) return null;
  return { person: toPerson(row), createdAt: row.created_at, lastSeenAt: row.last_seen_at };
}

type OfSession = { userId: string; tokenHash: Buffer };

/** Remembers that a session is in use. */
export async function touchSession(
  db: Database,
  { userId, tokenHash, lastSeenAt }: OfSession & { lastSeenAt: Date },
  now: Date,
): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() <= lastSeenStepMs) return;
  await forPerson(db, userId, (trx) =>
    trx.raw('update sessions set last_seen_at = greatest(last_seen_at, ?) where token_hash = ?', [now, tokenHash]),
  );
}

/** Ends a session; nothing happens where it has ended before. */
export async function endSession(db: Database, { userId, tokenHash }: OfSession, now: Date): Promise<void> {
  await forPerson(db, userId, (trx) =>
    trx.raw('update sessions set ended_at = ? where token_hash = ? and ended_at is null', [now, tokenHash]),
  );
}

/**
 * Whether a session is older than the customer lets it become; where the customer sets no age, whether it is older or has
 * been unused for longer than anybody's (AUTH.6, AUTH.15).
 */
export function isOver(
  { createdAt, lastSeenAt }: Pick<SessionRow, 'createdAt' | 'lastSeenAt'>,
  expiryMins: number | null,
  now: Date,
): boolean {
  const ageMs = now.getTime() - createdAt.getTime();
  if (expiryMins !== null) return ageMs >= expiryMins * minuteMs;
  return ageMs >= sessionMaxDays * dayMs || now.getTime() - lastSeenAt.getTime() >= sessionIdleDays * dayMs;
}

/**
 * Deletes sessions that ended long ago or can be opened no more, and those whose second factor never came, on the
 * pipeline's connection.
 */
export async function forgetSessions(db: Database, now: Date): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await db.raw('delete from sessions where ended_at < ?', [before(endedSessionDays * dayMs)]);
  await db.raw('delete from sessions where awaits_factor and created_at < ?', [
    before(sessionFactorMinutes * minuteMs),
  ]);
  // of whichever customer it is, the session is too old for it
  await db.raw(
    `delete from sessions where created_at < ?::timestamptz - interval '1 minute' * greatest(
       ?::int, (select max(user_session_expiry_mins) from customers))`,
    [now, ((sessionMaxDays + endedSessionDays) * dayMs) / minuteMs],
  );
}
