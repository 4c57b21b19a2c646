import { messageId, payloadId } from '../../../domain/alarms/ingest/event-ids.ts';
import { type MailPayload, mailIdentity } from '../../../domain/integrations/mail-payload.ts';
import type { DeadLetter, DeadLetterPorts, ResolvedLetter } from '../../../domain/repair/dead-letters/dead-letter.ts';
import { deadLetterMessage } from '../../../ingest/messages/dead-letters.ts';
import { type DeadLetterMessage, envelopeToHeaders, noSource } from '../../../ingest/messages/messages.ts';
import { type OutMessage, type Stream, topics } from '../../../platform/stream.ts';
import type { WarehouseClient } from '../../../warehouse/client.ts';
import { countDeadLetters, findDeadLetters } from '../../../warehouse/queries/dead-letters.ts';

/** Creates the ports of dead letters: they are listed from the warehouse, and resolved through Kafka. */
export function createDeadLetters(deps: {
  warehouse: WarehouseClient;
  producer: Pick<ReturnType<Stream['createProducer']>, 'start' | 'send'>;
}): DeadLetterPorts {
  return {
    list: (of) => findDeadLetters(deps.warehouse, of),
    counts: (of) => countDeadLetters(deps.warehouse, of),
    async resolve(letters) {
      if (letters.length === 0) return;
      await deps.producer.start();
      // the verdict first: a dead letter caused by the resent message must be later
      await deps.producer.send([{ topic: topics.deadLetters, messages: letters.map(verdictOn) }]);
      const messages = letters.flatMap((one) => rawMessage(one) ?? []);
      if (messages.length > 0) await deps.producer.send([{ topic: topics.raw, messages }]);
    },
  };
}

function verdictOn({ customerId, letter, how, at }: ResolvedLetter): OutMessage {
  const { systemId, receivedAt, normaliser, payloadId: id, position, reason } = letter;
  const message: DeadLetterMessage = {
    v: 1,
    customerId,
    systemId,
    messageId: letter.messageId,
    normaliser,
    receivedAt,
    step: letter.step as DeadLetterMessage['step'],
    source: noSource,
    at,
    outcomes: [{ payloadId: id, position, outcome: 'settled', kind: how, reason, payload: '' }],
  };
  return deadLetterMessage(message);
}

/** Returns one item in the form its door would have sent. */
function rawMessage({ customerId, letter, send, at }: ResolvedLetter): OutMessage | null {
  if (!send) return null;
  const { systemId } = letter;
  const body = Buffer.from(`[${send.payload}]`);
  return {
    key: String(systemId),
    value: body,
    headers: envelopeToHeaders({
      ...(send.isMail ? idsOfMail(letter, send.payload) : idsOf(systemId, body, send.payload)),
      customerId,
      systemId,
      door: send.isMail ? 'email' : 'api',
      format: 'array',
      receivedAt: at,
    }),
  };
}

const idsOf = (systemId: number, body: Uint8Array | string, item: string) => ({
  messageId: messageId(systemId, body),
  payloadIds: [payloadId(systemId, item)],
});

/** Returns a mail's ids: an unchanged one keeps its ids, maybe of an earlier release; an edited one gets new ones. */
function idsOfMail(letter: DeadLetter, payload: string) {
  if (payload === letter.payload) return { messageId: letter.messageId, payloadIds: [letter.payloadId] };
  const identity = mailIdentity(JSON.parse(payload) as MailPayload);
  return idsOf(letter.systemId, identity, identity);
}
