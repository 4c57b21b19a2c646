import type { Transaction } from '../../platform/database.ts';
import type { Mail } from './mail.ts';

/**
 * Enqueues mails in the transaction of their cause: there is no cause without its mail and no mail without its cause. A
 * mail that was written before is not written again.
 */
export async function writeMails(trx: Transaction, mails: readonly Mail[]): Promise<void> {
  for (const { id, to, subject, body, isForwarded = false, reader, file, createdAt, expiresAt } of mails) {
    const added = await trx.raw(
      `insert into mails (id, recipient, subject, body, is_forwarded, reader, created_at, expires_at, next_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      [
        ...[id, to, subject, JSON.stringify(body), isForwarded, reader ? JSON.stringify(reader) : null],
        ...[createdAt, expiresAt, createdAt],
      ],
    );
    if (file && added.rowCount > 0)
      await trx.raw('insert into mail_attachments (mail_id, name, type, content) values (?, ?, ?, ?)', [
        ...[id, file.name, file.type, file.content],
      ]);
  }
}
