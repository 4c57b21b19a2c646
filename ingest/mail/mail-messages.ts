import { messageId, payloadId } from '../../domain/alarms/ingest/event-ids.ts';
import { type DeadLetterMessage, noSource, type RawEnvelope } from '../messages/messages.ts';
import type { MailItem } from './mail-item.ts';
import type { Mailbox } from './mailboxes.ts';

/** Returns a mail's envelope for one of its integrations: one item, identified by the sender's content (WIRE.14). */
export const mailEnvelope = (item: MailItem, { customerId, systemId }: Mailbox, receivedAt: number): RawEnvelope => ({
  messageId: messageId(systemId, item.identity),
  customerId,
  systemId,
  door: 'email',
  format: 'array',
  receivedAt,
  payloadIds: [payloadId(systemId, item.identity)],
});

/** Returns the letter of a quarantined mail, which is kept whole, so that it can be let in later (INT.10). */
export const quarantineLetter = (
  item: MailItem,
  { customerId, systemId }: Mailbox,
  reason: string,
  receivedAt: number,
): DeadLetterMessage => ({
  v: 1,
  customerId,
  systemId,
  messageId: messageId(systemId, item.identity),
  normaliser: '',
  receivedAt,
  step: 'door',
  source: noSource,
  at: receivedAt,
  outcomes: [
    {
      payloadId: payloadId(systemId, item.identity),
      position: 0,
      outcome: 'rejected',
      kind: 'sender',
      reason: reason.slice(0, 600),
      payload: item.body,
    },
  ],
});
