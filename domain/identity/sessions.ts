import { createHash, randomBytes } from 'node:crypto';
import { networkOf } from '../../platform/client-address.ts';
import { type Database, forPerson } from '../../platform/database.ts';
import { endedSessionDays, sessionFactorMinutes, sessionIdleDays, sessionMaxDays, sessionsMax } from '../constants.ts';
import { deviceNameOf } from './device-name.ts';
import { type PersonRecord, type PersonRow, toPerson } from './person-row.ts';

/** Resolution of `last_seen_at`, in ms: not every request writes. */
const lastSeenStepMs = 60_000;
const minuteMs = 60_000;
const dayMs = 86_400_000;

export interface SessionRow {
  person: PersonRow;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Returns the stored hash of a bearer: a leaked database opens no session. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Place where a session is started. */
export interface SessionPlace {
  /** Network address of the client. */
  address?: string;
  userAgent?: string | undefined;
}

/**
 * Starts a session; ends the person's oldest ones above the maximum.
 * @param place what the person's list of sessions says of it.
 * @returns the bearer, an opaque random text that is stored nowhere.
 */
export async function createSession(
  db: Database,
  { userId, now, awaitsFactor }: { userId: string; now: Date; awaitsFactor: boolean },
  { address, userAgent }: SessionPlace = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await forPerson(db, userId, async (trx) => {
    await trx.raw(
      `insert into sessions (token_hash, user_id, created_at, last_seen_at, awaits_factor, network, device)
       values (?, ?, ?, ?, ?, ?, ?)`,
      [tokenHashOf(token), userId, now, now, awaitsFactor, networkNameOf(address), deviceNameOf(userAgent)],
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

const networkNameOf = (address: string | undefined): string | null =>
  address === undefined ? null : networkOf(address).slice(0, 100);

/** Returns the session of a bearer; null if there is none, it has ended or it awaits a second factor. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<SessionRow | null> {
  const { rows } = await db.raw('select * from session_of(?)', [tokenHash]);
  const row = rows[0] as (PersonRecord & { created_at: Date; last_seen_at: Date; awaits_factor: boolean }) | undefined;
  if (!row || row.awaits_factor) return null;
  return { person: toPerson(row), createdAt: row.created_at, lastSeenAt: row.last_seen_at };
}

type OfSession = { userId: string; tokenHash: Buffer };

/** Records that a session is in use. */
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

/** Ends a session; does nothing if it has ended already. */
export async function endSession(db: Database, { userId, tokenHash }: OfSession, now: Date): Promise<void> {
  await forPerson(db, userId, (trx) =>
    trx.raw('update sessions set ended_at = ? where token_hash = ? and ended_at is null', [now, tokenHash]),
  );
}

/**
 * Returns true if a session exceeds the customer's maximum age; if the customer sets none, true if it exceeds the
 * general maximum of age or idle time (AUTH.6, AUTH.15).
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
 * Deletes sessions that ended long ago or are too old to be opened, and those that never got their second factor, on
 * the pipeline's connection.
 */
export async function forgetSessions(db: Database, now: Date): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await db.raw('delete from sessions where ended_at < ?', [before(endedSessionDays * dayMs)]);
  await db.raw('delete from sessions where awaits_factor and created_at < ?', [
    before(sessionFactorMinutes * minuteMs),
  ]);
  // too old for every customer
  await db.raw(
    `delete from sessions where created_at < ?::timestamptz - interval '1 minute' * greatest(
       ?::int, (select max(user_session_expiry_mins) from customers))`,
    [now, ((sessionMaxDays + endedSessionDays) * dayMs) / minuteMs],
  );
}
