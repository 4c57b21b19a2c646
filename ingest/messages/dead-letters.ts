import { isUtf8 } from 'node:buffer';
import { requestMaxMb } from '../../domain/constants.ts';
import { uuidOf } from '../../platform/ids.ts';
import type { OutMessage } from '../../platform/stream.ts';
import { payloadTexts } from '../../texts/server/payloads.ts';
import type { DeadLetterMessage } from './messages.ts';

/** A message of Kafka, or a row of the outbox: its id is its offset. */
interface Message {
  offset: string;
  value: Buffer | null;
  timestamp?: string;
  headers?: Record<string, unknown>;
}
interface Source {
  topic: string;
  partition: number;
}

export const deadLetterMessage = (letter: DeadLetterMessage): OutMessage => ({
  key: letter.messageId,
  value: JSON.stringify(letter),
});

/**
 * A message that a station cannot accept, or one row of it, kept as it is: text as text, anything else in base64, up to
 * the size of a request. Its ids are made from its position, so that it yields the same letter on every attempt. A
 * message that names no customer belongs to none (customer 0).
 */
export function strangerLetter(
  step: DeadLetterMessage['step'],
  source: Source,
  message: Message,
  refused: { error: Error; row?: string },
  at: number,
): DeadLetterMessage {
  const where = [source.topic, source.partition, message.offset] as const;
  const value = (message.value ?? Buffer.alloc(0)).subarray(0, requestMaxMb * 1_024 * 1_024);
  const isText = isUtf8(value);
  return {
    v: 1,
    customerId: customerOf(message),
    systemId: 0,
    messageId: uuidOf('stranger', ...where),
    normaliser: '',
    receivedAt: Number(message.timestamp) || at,
    step,
    source: { partition: source.partition, offset: message.offset },
    at,
    outcomes: [
      {
        payloadId: uuidOf('stranger', ...where, refused.row ?? ''),
        position: 0,
        outcome: 'rejected',
        kind: 'refused',
        reason: `${source.topic}: ${refused.error.message.slice(0, 500)}${isText ? '' : payloadTexts.base64}`,
        payload: refused.row ?? value.toString(isText ? 'utf8' : 'base64'),
      },
    ],
  };
}

/** True if a message is a dead letter that this step has written. */
export function isLetterOf(step: DeadLetterMessage['step'], message: Pick<Message, 'value'>): boolean {
  try {
    return (JSON.parse(String(message.value)) as DeadLetterMessage).step === step;
  } catch {
    return false;
  }
}

function customerOf(message: Message): number {
  const id = Number(message.headers?.['customer-id'] ?? 0);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0;
}
