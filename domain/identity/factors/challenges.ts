import { type Database, forPerson, type Transaction } from '../../../platform/database.ts';
import { factorSetupMinutes, sessionFactorMinutes } from '../../constants.ts';

/** Life of a challenge, also given to the browser as its timeout. */
export const challengeMinutes = { create: factorSetupMinutes, 'sign-in': sessionFactorMinutes };

interface OfSession {
  userId: string;
  tokenHash: Buffer;
  now: Date;
  /** Purpose of the answer: one that makes a passkey signs nobody in, and the other way round. */
  purpose: keyof typeof challengeMinutes;
}

/** Keeps what the next passkey of a session has to sign; it replaces what was asked before. */
export const keepChallenge = (
  db: Database,
  { userId, tokenHash, now, purpose }: OfSession,
  challenge: string,
): Promise<unknown> =>
  forPerson(db, userId, (trx) =>
    trx('sessions')
      .where({ user_id: userId, token_hash: tokenHash })
      .update({ challenge: `${purpose} ${challenge}`, challenge_at: now }),
  );

/** Uses a session's challenge up. @returns it; null without one, for one that is too old, and for one of another
 * purpose. */
export async function takeChallenge(
  trx: Transaction,
  { userId, tokenHash, now, purpose }: OfSession,
): Promise<string | null> {
  const { rows } = await trx.raw(
    `with taken as (
       select token_hash, challenge from sessions
       where user_id = :userId and token_hash = :tokenHash and challenge_at > :oldest for no key update
     )
     update sessions s set challenge = null from taken t where s.token_hash = t.token_hash returning t.challenge`,
    { userId, tokenHash, oldest: new Date(now.getTime() - challengeMinutes[purpose] * 60_000) },
  );
  const [askedFor, challenge] = String(rows[0]?.challenge ?? '').split(' ');
  return askedFor === purpose && challenge ? challenge : null;
}
