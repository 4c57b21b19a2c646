import type { Transaction } from '../../platform/database.ts';
import type { Mail } from './mail.ts';

/**
 * Has mails sent, in the transaction of what causes them: there is no cause without its mail and no mail without its
 * cause. One that was written before is not written again.
 */
export async function writeMails(trx: Transaction, mails: readonly Mail[]): Promise<void> {
  for (const { id, to, subject, body, createdAt, expiresAt } of mails)
    await trx.raw(
      `insert into mails (id, recipient, subject, body, created_at, expires_at, next_at) values (?, ?, ?, ?, ?, ?, ?)
       on conflict do nothing`,
      [id, to, subject, JSON.stringify(body), createdAt, expiresAt, createdAt],
    );
}
