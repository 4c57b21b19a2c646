import { messageId, payloadId } from '../../domain/alarms/event-ids.ts';
import { type DeadLetterMessage, noSource, type RawEnvelope } from '../messages.ts';
import type { MailItem } from './mail-item.ts';
import type { Mailbox } from './mailboxes.ts';

/** The envelope of a mail for one of its integrations: one item, known by its Message-ID (WIRE.14). */
export const mailEnvelope = (item: MailItem, { customerId, systemId }: Mailbox, receivedAt: number): RawEnvelope => ({
  messageId: messageId(systemId, item.messageId),
  customerId,
  systemId,
  door: 'email',
  format: 'array',
  receivedAt,
  payloadIds: [payloadId(systemId, item.messageId)],
});

/** A mail of somebody who is not on the integration's list, put aside whole, so that it can be let in later (INT.10). */
export const quarantineLetter = (
  item: MailItem,
  { customerId, systemId }: Mailbox,
  senders: readonly string[],
  receivedAt: number,
): DeadLetterMessage => ({
  v: 1,
  customerId,
  systemId,
  messageId: messageId(systemId, item.messageId),
  normaliser: '',
  receivedAt,
  step: 'door',
  source: noSource,
  at: receivedAt,
  outcomes: [
    {
      payloadId: payloadId(systemId, item.messageId),
      position: 0,
      outcome: 'rejected',
      kind: 'sender',
      reason: `not every sender is on the list of the integration: ${senders.join(', ').slice(0, 500)}`,
      payload: item.body,
    },
  ],
});
