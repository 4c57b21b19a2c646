import type { Transaction } from '../../platform/database.ts';
import { pushBodyMaxLength, pushTitleMaxLength } from '../constants.ts';
import type { Push } from './push.ts';

/** NOTIF.12: cuts a text, between characters that people see. */
function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

/** Enqueues messages in the transaction of their cause. One that was written before is not written again. */
export async function writePushes(trx: Transaction, pushes: readonly Push[]): Promise<void> {
  for (const { id, reader, title, body, path, phonePath, createdAt, expiresAt } of pushes)
    await trx.raw(
      `insert into push_messages
         (id, user_id, reader, title, body, path, phone_path, created_at, expires_at, next_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      [
        ...[id, reader.userId, JSON.stringify(reader), cut(title, pushTitleMaxLength), cut(body, pushBodyMaxLength)],
        ...[path, phonePath, createdAt, expiresAt, createdAt],
      ],
    );
}
