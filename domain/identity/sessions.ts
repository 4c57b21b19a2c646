import { createHash, randomBytes } from 'node:crypto';
import { networkOf } from '../../platform/client-address.ts';
import { type Database, forPerson, forPersonAt, type Transaction } from '../../platform/database.ts';
import {
  endedSessionDays,
  knownAddressDays,
  sessionFactorMinutes,
  sessionIdleDays,
  sessionMaxDays,
  sessionsMax,
} from '../constants.ts';
import { deviceNameOf } from './device-name.ts';
import { lockAccount } from './lock-account.ts';
import { notifyOfNewDevice, type SessionPlace } from './new-device.ts';
import { type PersonRecord, type PersonRow, toPerson } from './person-row.ts';

/** Resolution of `last_seen_at`, in ms: not every request writes. */
const lastSeenStepMs = 60_000;
const minuteMs = 60_000;
const dayMs = 86_400_000;

export interface SessionRow {
  person: PersonRow;
  createdAt: Date;
  lastSeenAt: Date;
  /** True after the password of a person who has a second factor: it opens nothing but the call that takes it. */
  awaitsFactor: boolean;
  /** When a second factor was given; null: it was not. */
  factorAt: Date | null;
  /** The one customer that it opens; null: all that the person may open. */
  onlyCustomerId: number | null;
}

/** Returns the stored hash of a bearer: a leaked database opens no session. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns the stored hash of the bearer in a header; null without one. */
export function bearerHashOf(authorization: string | undefined): Buffer | null {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1];
  return token === undefined ? null : tokenHashOf(token);
}

/** A session that is started. */
export interface NewSession {
  userId: string;
  now: Date;
  /** When the person signed in, for a session that continues another; now unless given. */
  createdAt?: Date;
  /** True if it opens nothing until the second factor that the person has is given. */
  awaitsFactor: boolean;
  /** True if a second factor was given, here or to the identity provider of the person (AUTH.3). */
  hasFactor?: boolean;
  /** The one customer that it opens; all that the person may open unless given. */
  onlyCustomerId?: number | null;
  /** The session that handed it over, and that it ends with; none unless given. */
  parentHash?: Buffer;
  /** Customer whose rows `within` sees and writes too. */
  customerId?: number;
  /**
   * Runs in the transaction that starts it, with the person locked: throws if what the session is opened by is over,
   * such as a password that was changed since it was verified.
   */
  within?(trx: Transaction, tokenHash: Buffer): Promise<unknown>;
}

/**
 * Starts a session; ends the person's oldest ones above the maximum, and notifies them by mail of a sign-in on a device that
 * they have not used before.
 * @param place what the person's list of sessions says of it.
 * @returns the bearer, an opaque random text that is stored nowhere.
 */
export async function createSession(
  db: Database,
  { userId, now, createdAt = now, awaitsFactor, hasFactor = false, onlyCustomerId = null, ...of }: NewSession,
  place: SessionPlace = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = tokenHashOf(token);
  const [network, device] = [networkNameOf(place.address), deviceNameOf(place.userAgent)];
  const { parentHash = null, customerId, within } = of;
  const start = async (trx: Transaction): Promise<void> => {
    await lockAccount(trx, userId);
    await trx.raw(
      `insert into sessions
         (token_hash, user_id, created_at, last_seen_at, awaits_factor, factor_at, network, device, only_customer_id,
          parent_hash)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        ...[tokenHash, userId, createdAt, now, awaitsFactor, hasFactor ? now : null, network, device],
        ...[onlyCustomerId, parentHash],
      ],
    );
    await within?.(trx, tokenHash);
    // whoever knows the password alone ends no session that has its factor, and from one network none of another that
    // waits for it
    await trx.raw(
      `update sessions set ended_at = :now where token_hash in (
         select token_hash from sessions where user_id = :userId and ended_at is null and awaits_factor = :awaitsFactor
         order by case when :awaitsFactor then row_number() over (partition by network order by created_at desc) end,
           created_at desc, token_hash offset ${sessionsMax})`,
      { userId, now, awaitsFactor },
    );
    if (awaitsFactor) return;
    await notifyOfNewDevice(trx, { userId, now, network, device, place });
    await trx.raw('update users set last_sign_in_at = ? where id = ?', [now, userId]);
  };
  await (customerId === undefined ? forPerson(db, userId, start) : forPersonAt(db, { userId, customerId }, start));
  return token;
}

const networkNameOf = (address: string | undefined): string | null =>
  address === undefined ? null : networkOf(address).slice(0, 100);

/** Returns the session of a bearer; null if there is none or it has ended. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<SessionRow | null> {
  const { rows } = await db.raw<{ rows: SessionRecord[] }>('select * from session_of(?)', [tokenHash]);
  const row = rows[0];
  if (!row) return null;
  return {
    person: toPerson(row),
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    awaitsFactor: row.awaits_factor,
    factorAt: row.factor_at,
    onlyCustomerId: row.only_customer_id,
  };
}

type SessionRecord = PersonRecord & {
  created_at: Date;
  last_seen_at: Date;
  awaits_factor: boolean;
  factor_at: Date | null;
  only_customer_id: number | null;
};

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

/** Ends a session; does nothing if it has ended already. What it has handed over ends with it, as with every ending. */
export async function endSession(db: Database, { userId, tokenHash }: OfSession, now: Date): Promise<void> {
  await forPerson(db, userId, (trx) => closeSession(trx, tokenHash, now));
}

/**
 * Ends a session that goes on as another one, in the caller's transaction. What it has handed over goes on with that, as
 * does its own tie to the session that it was handed over by.
 * @returns false if it had ended before.
 */
export async function replaceSession(
  trx: Transaction,
  { from, to }: { from: Buffer; to: Buffer },
  now: Date,
): Promise<boolean> {
  await trx.raw(
    `update sessions s set parent_hash = case s.token_hash when :to then f.parent_hash else :to end
     from sessions f
     where f.token_hash = :from and s.user_id = f.user_id and s.ended_at is null
       and (s.token_hash = :to or s.parent_hash = :from)`,
    { from, to },
  );
  return closeSession(trx, from, now);
}

/** Ends a session in the caller's transaction. @returns false if it had ended before. */
async function closeSession(trx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await trx.raw('update sessions set ended_at = ? where token_hash = ? and ended_at is null', [
    now,
    tokenHash,
  ]);
  return rowCount > 0;
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
 * Returns true if a session has just begun: it may still get its second factor, and no password is asked for again.
 */
export const isFresh = ({ createdAt }: Pick<SessionRow, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < sessionFactorMinutes * minuteMs;

/**
 * Returns true if changes of the account take the password: in a session that has not just begun, and in one that opens
 * a customer alone, which whoever has taken a hand-over token must not turn into the whole account.
 */
export const takesPassword = (session: Pick<SessionRow, 'createdAt' | 'onlyCustomerId'>, now: Date): boolean =>
  session.onlyCustomerId !== null || !isFresh(session, now);

/**
 * Deletes sessions that ended long ago or are too old to be opened, and those that never got their second factor, and
 * devices not used for long, on the pipeline's connection.
 */
export async function forgetSessions(db: Database, now: Date): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await db.raw('delete from sessions where ended_at < ?', [before(endedSessionDays * dayMs)]);
  await db.raw('delete from sessions where awaits_factor and created_at < ?', [
    before(sessionFactorMinutes * minuteMs),
  ]);
  await db.raw('delete from known_devices where seen_at < ?', [before(knownAddressDays * dayMs)]);
  // too old for every customer
  await db.raw(
    `delete from sessions where created_at < ?::timestamptz - interval '1 minute' * greatest(
       ?::int, (select max(user_session_expiry_mins) from customers))`,
    [now, ((sessionMaxDays + endedSessionDays) * dayMs) / minuteMs],
  );
}
