import { randomInt } from 'node:crypto';
import { type Database, forPerson, type Transaction } from '../../../platform/database.ts';
import { recoveryCodesMade } from '../../constants.ts';
import { tokenHashOf } from '../sessions.ts';

/** Base32, without digits that look like letters. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 120 bits: as many as a stored hash without salt asks for (ASVS 6.5.2). */
const [groups, groupLetters] = [4, 6];

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLetters }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');

/** Returns the stored hash of a code, however it was typed. */
export const recoveryHashOf = (code: string): Buffer => tokenHashOf(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));

/** Replaces a person's recovery codes. @returns the new ones, which are stored nowhere. */
export async function replaceRecoveryCodes(trx: Transaction, userId: string, now: Date): Promise<string[]> {
  await trx('recovery_codes').where({ user_id: userId }).delete();
  const codes = Array.from({ length: recoveryCodesMade }, newCode);
  await trx('recovery_codes').insert(
    codes.map((code) => ({ user_id: userId, code_hash: recoveryHashOf(code), created_at: now })),
  );
  return codes;
}

/** Makes recovery codes with a person's first factor. @returns them; none if there are some. */
export async function firstRecoveryCodes(trx: Transaction, userId: string, now: Date): Promise<string[]> {
  const left = await trx('recovery_codes').where({ user_id: userId, used_at: null }).first();
  return left ? [] : replaceRecoveryCodes(trx, userId, now);
}

/** Uses a code up. @returns false for one that there is not, or no longer. */
export async function takeRecoveryCode(trx: Transaction, userId: string, code: string, now: Date): Promise<boolean> {
  const { rowCount } = await trx.raw(
    'update recovery_codes set used_at = ? where user_id = ? and code_hash = ? and used_at is null',
    [now, userId, recoveryHashOf(code)],
  );
  return rowCount > 0;
}

/** Counts the codes that a person has left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { rows } = await forPerson(db, userId, (trx) =>
    trx.raw('select count(*)::int as left from recovery_codes where user_id = ? and used_at is null', [userId]),
  );
  return rows[0].left;
}
