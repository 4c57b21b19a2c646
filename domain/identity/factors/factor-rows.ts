import { type Database, forPerson, type Transaction } from '../../../platform/database.ts';

export const factorKinds = ['TOTP', 'PASSKEY'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** A second factor of a person. */
export interface Factor {
  id: string;
  kind: FactorKind;
  /** Browser and system that a passkey was made with; null for an authenticator app. */
  name: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const factorsOf = `
  select id, 'TOTP' as kind, null as name, confirmed_at as "createdAt", last_used_at as "lastUsedAt"
    from authenticator_apps where user_id = :userId and confirmed_at is not null
  union all
  select id, 'PASSKEY', name, created_at, last_used_at from passkeys where user_id = :userId`;

/** Lists a person's factors, the app first, then passkeys by age. */
export async function listFactors(db: Database, userId: string): Promise<Factor[]> {
  const { rows } = await forPerson(db, userId, (trx) =>
    trx.raw(`select * from (${factorsOf}) f order by kind desc, "createdAt", id`, { userId }),
  );
  return rows;
}

/** Returns the contract's id of the factor that a sign-in asks for first. */
export async function factorIdOf(db: Database, userId: string): Promise<string> {
  const [first] = await listFactors(db, userId);
  return first?.kind === 'PASSKEY' ? 'passkey' : 'totp';
}

/** Returns true if a person has a factor; a trigger of the factors' tables keeps it. */
export async function hasFactor(trx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await trx.raw('select is_mfa_enabled from users where id = ?', [userId]);
  return rows[0].is_mfa_enabled;
}

/** Deletes every factor of a person, and what stands in for one. */
export async function deleteFactors(trx: Transaction, userId: string): Promise<void> {
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes'])
    await trx(table).where({ user_id: userId }).delete();
}
