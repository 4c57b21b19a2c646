import type { Transaction } from '../../../platform/database.ts';

/** Reads a person's phone number, and lets no other change or proof of it by until the transaction ends. */
export async function lockOwnPhone(
  trx: Transaction,
  userId: string,
): Promise<{ number: string | null; isVerified: boolean }> {
  const { rows } = await trx.raw(
    `select phone_number as number, is_phone_verified as "isVerified" from users where id = ? for no key update`,
    [userId],
  );
  return rows[0];
}
