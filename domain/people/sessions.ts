import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database.ts';
import { type PersonRecord, type PersonRow, personColumns, toPerson } from './person-row.ts';

/** How exactly `last_seen_at` is kept: not every request writes. */
const lastSeenStepMs = 60_000;

export interface SessionRow {
  person: PersonRow;
  createdAt: Date;
}

/** How a bearer is stored: a lost database opens no session. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Starts a session. @returns the bearer, an opaque random text that is stored nowhere. */
export async function createSession(
  db: Database,
  session: { userId: string; now: Date; awaitsFactor: boolean },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.raw(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, awaits_factor) values (?, ?, ?, ?, ?)`,
    [tokenHashOf(token), session.userId, session.now, session.now, session.awaitsFactor],
  );
  return token;
}

/** The session of a bearer; null when there is none, it has ended or a second factor is still to come. */
export async function findSession(db: Database, tokenHash: Buffer, now: Date): Promise<SessionRow | null> {
  const { rows } = await db.raw(
    `select s.created_at, s.last_seen_at, ${personColumns} from sessions s join users u on u.id = s.user_id
     where s.token_hash = ? and s.ended_at is null and not s.awaits_factor`,
    [tokenHash],
  );
  const row = rows[0] as (PersonRecord & { created_at: Date; last_seen_at: Date }) | undefined;
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > lastSeenStepMs) {
    await db.raw('update sessions set last_seen_at = greatest(last_seen_at, ?) where token_hash = ?', [now, tokenHash]);
  }
  return { person: toPerson(row), createdAt: row.created_at };
}

/** Ends a session; nothing happens where it has ended before. */
export async function endSession(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db.raw('update sessions set ended_at = ? where token_hash = ? and ended_at is null', [now, tokenHash]);
}

/** Whether a session is older than the customer lets it become (AUTH.6). */
export const isTooOld = (createdAt: Date, expiryMins: number | null, now: Date): boolean =>
  expiryMins !== null && now.getTime() - createdAt.getTime() >= expiryMins * 60_000;
