import type { Transaction } from '../../platform/database.ts';
import { messageIdHeaders } from '../../platform/message-ids.ts';
import { traceHeaders } from '../../platform/trace.ts';
import type { Changes } from './changes-message.ts';
import { changesVersion, encodeChanges } from './encode-changes.ts';

/** Channel on which transactions notify of new outbox rows, so that the relay need not poll quickly. */
export const outboxChannel = 'outbox';

/**
 * Writes changes to the outbox, in the transaction that made them (ARCH.7), with tracing headers: the active trace, and
 * the door's messages that caused them.
 */
export async function writeOutbox(
  trx: Transaction,
  changes: Changes,
  messageIds: Iterable<string> = [],
): Promise<void> {
  const messages = encodeChanges(changes);
  if (messages.length === 0) return;
  const headers = { ...traceHeaders(), ...messageIdHeaders(messageIds), v: String(changesVersion) };
  // each payload is a parameter of its own: inside an array every quote of it would be escaped
  await trx.raw(
    `with written as (
       insert into outbox (customer_id, headers, payload) values ${messages.map(() => '(?, ?, ?)').join(', ')})
     select pg_notify(?, '')`,
    [
      ...messages.flatMap(({ holds, payload }) => [changes.customerId, JSON.stringify({ ...headers, holds }), payload]),
      outboxChannel,
    ],
  );
}
