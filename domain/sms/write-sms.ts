import type { Transaction } from '../../platform/database.ts';
import type { Sms } from './sms.ts';

/** Enqueues a text message in the transaction of its cause: there is no cause without its message. */
export async function writeSms(trx: Transaction, { id, to, body, createdAt, expiresAt }: Sms): Promise<void> {
  await trx('sms_messages').insert({
    ...{ id, recipient: to, body },
    ...{ created_at: createdAt, expires_at: expiresAt, next_at: createdAt },
  });
}
