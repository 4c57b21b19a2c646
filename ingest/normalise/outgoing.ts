import type { DeadLetterMessage, RawEnvelope } from '../messages/messages.ts';
import type { NewNormalisedMessage } from '../messages/normalised-message.ts';
import type { NormalisedItems } from './normalise-message.ts';

/** Splits the events of a raw message by partition: one alarm's always go to the same one, so that they stay in order. */
export function byPartition(
  { customerId, systemId, messageId, receivedAt, replay }: RawEnvelope,
  { normaliser, events, payloads }: NormalisedItems,
  partitions: number,
): Map<number, NewNormalisedMessage> {
  const groups = new Map<number, NewNormalisedMessage>();
  for (const event of events) {
    const partition = Number.parseInt(event.fingerprint.slice(0, 8), 16) % partitions;
    let group = groups.get(partition);
    if (!group) {
      const of = { customerId, systemId, messageId, normaliser, receivedAt, ...(replay && { replay }) };
      group = { ...of, events: [], payloads: new Map() };
      groups.set(partition, group);
    }
    group.events.push(event);
    group.payloads.set(event.payloadId, payloads.get(event.payloadId) ?? '');
  }
  return groups;
}

/** Returns the dead letter of the payloads of a raw message that were not applied. */
export const letterOf = (
  { customerId, systemId, messageId, receivedAt }: RawEnvelope,
  { normaliser, notApplied: outcomes }: NormalisedItems,
  source: DeadLetterMessage['source'],
  at: number,
): DeadLetterMessage => ({
  v: 1,
  ...{ customerId, systemId, messageId, normaliser, receivedAt },
  ...{ step: 'normalise', source, at, outcomes },
});
