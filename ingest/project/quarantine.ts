import pLimit from 'p-limit';
import type { AlarmIds } from '../../domain/alarms/rows/alarm-ids.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { findRefused, type Refused } from '../../platform/refusal.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import { payloadTexts } from '../../texts/server/payloads.ts';
import { deadLetterMessage, strangerLetter } from '../messages/dead-letters.ts';
import type { DeadLetterMessage } from '../messages/messages.ts';
import { decodeNormalised, type NormalisedMessage } from '../messages/normalised-message.ts';
import { projectBatch } from './project-batch.ts';

/** The messages of a record at its position; none when it is not one of ours: only its position is passed. */
export interface Placed {
  offset: bigint;
  messages: NormalisedMessage[];
}

/** Events of one payload, as a message of its own. */
interface Piece {
  offset: bigint;
  payloadId: string;
  message: NormalisedMessage;
}

/**
 * Sends messages that the projector cannot apply to dead letters before its position moves past them: a message that
 * cannot be read, and a payload that Postgres refuses, which is found by trying smaller and smaller parts in
 * transactions that are rolled back. Its neighbours are applied.
 */
export function createQuarantine(deps: {
  producer: ReturnType<Stream['createProducer']>;
  db: Database;
  idsOf: (partition: number) => AlarmIds;
  clock: Clock;
}) {
  const { producer, db, idsOf, clock } = deps;
  const now = (): number => clock.now().getTime();
  // a normaliser's mistake is refused in all partitions, whose transactions would use up the connections
  const oneAtATime = pLimit(1);
  /** Batches whose refused payloads are looked for, one of them at the moment: each transaction is a step of all. */
  const searched = new Set<Batch>();
  const send = (letters: DeadLetterMessage[]): Promise<void> =>
    producer.send([{ topic: topics.deadLetters, messages: letters.map(deadLetterMessage) }]);

  async function tryOut(partition: number, pieces: readonly Piece[]): Promise<void> {
    const trx = await db.transaction();
    try {
      const messages = pieces.map((piece) => piece.message);
      await projectBatch(trx, [{ messages, ids: idsOf(partition) }], now());
    } finally {
      await trx.rollback();
      await Promise.all([...searched].map((batch) => batch.heartbeat()));
    }
  }

  return {
    /** Reads one record of a batch. */
    async read(batch: Batch, message: Batch['messages'][number]): Promise<Placed> {
      const offset = BigInt(message.offset);
      try {
        return { offset, messages: decodeNormalised(message.value) };
      } catch (error) {
        await send([strangerLetter('project', batch, message, { error: error as Error }, now())]);
        return { offset, messages: [] };
      }
    },

    /** Returns the same messages without the payloads that are refused. */
    async withoutRefused(batch: Batch, placed: readonly Placed[]): Promise<Placed[]> {
      const { partition } = batch;
      searched.add(batch);
      const refused = await oneAtATime(() =>
        findRefused(placed.flatMap(piecesOf), (pieces) => tryOut(partition, pieces)),
      ).finally(() => searched.delete(batch));
      await send(refused.map((one) => letterOf(one, partition, now())));
      const left = new Set(refused.map(({ item }) => `${item.offset}/${item.payloadId}`));
      return placed.map(({ offset, messages }) => ({
        offset,
        messages: messages.map((message) => ({
          ...message,
          events: message.events.filter((event) => !left.has(`${offset}/${event.payloadId}`)),
        })),
      }));
    },
  };
}

function piecesOf({ offset, messages }: Placed): Piece[] {
  return messages.flatMap((message) => {
    const pieces = new Map<string, Piece>();
    for (const event of message.events) {
      const { payloadId } = event;
      const piece = pieces.get(payloadId) ?? { offset, payloadId, message: { ...message, events: [] } };
      piece.message.events.push(event);
      pieces.set(payloadId, piece);
    }
    return [...pieces.values()];
  });
}

function letterOf({ item, error }: Refused<Piece>, partition: number, at: number): DeadLetterMessage {
  const { customerId, systemId, messageId, normaliser, receivedAt, payloads } = item.message;
  return {
    v: 1,
    customerId,
    systemId,
    messageId,
    normaliser,
    receivedAt,
    step: 'project',
    source: { partition, offset: String(item.offset) },
    at,
    outcomes: [
      {
        payloadId: item.payloadId,
        position: 0,
        outcome: 'rejected',
        kind: 'refused',
        reason: payloadTexts.notStored(lastSentence(error.message)),
        payload: payloads.get(item.payloadId) ?? '',
      },
    ],
  };
}

/** The driver prefixes Postgres's message with the statement. */
const lastSentence = (text: string): string => text.slice(text.lastIndexOf(' - ') + 1).slice(0, 500);
