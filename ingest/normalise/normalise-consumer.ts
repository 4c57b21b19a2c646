import type { Clock } from '../../platform/clock.ts';
import { coalesceBatches } from '../../platform/coalesce-batches.ts';
import { consumeAndProduce } from '../../platform/consume-and-produce.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { messageIdHeaders } from '../../platform/message-ids.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type OutMessage, type Stream, topics } from '../../platform/stream.ts';
import { onwardHeaders } from '../../platform/trace.ts';
import { normaliserGroup } from '../../warehouse/arrival.ts';
import { deadLetterMessage, strangerLetter } from '../messages/dead-letters.ts';
import { envelopeFromHeaders, type RawEnvelope } from '../messages/messages.ts';
import { gatherMessages } from './gather-messages.ts';
import { createIntegrationSettings } from './integration-settings.ts';
import { normaliseMessage } from './normalise-message.ts';
import { byPartition, letterOf } from './outgoing.ts';

/** Events, and bytes of messages that were read, from which on a produce request is sent; a batch is sent in several. */
const produceEvents = 2_000;
/** Rejected payloads have no events, and escaped in letters they may be six times as long. */
const produceBytes = 4 * 1024 * 1024;
/** Partitions whose batches are normalised, and produced, together. */
const batchesAtOnce = 8;

interface Out {
  normalised: ReturnType<typeof gatherMessages>;
  deadLetters: OutMessage[];
  events: number;
  bytes: number;
  applied: number;
}
const nothing = (): Out => ({ normalised: gatherMessages(), deadLetters: [], events: 0, bytes: 0, applied: 0 });

/**
 * Turns `alarms.raw` into `alarms.normalised`, and payloads that were not applied into dead letters. Stateless: after a
 * crash a message is read again and yields the same ids.
 */
export function createNormaliseConsumer(deps: {
  stream: Stream;
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Registry;
}): Component {
  const { stream, clock, log } = deps;
  const producer = stream.createProducer({ retries: 8 });
  const integrationOf = createIntegrationSettings(deps.db);
  const outcomes = new Counter({
    name: 'annunciator_normalise_payloads_total',
    help: 'Payloads by what became of them',
    labelNames: ['outcome', 'reason'],
    registers: [deps.metrics],
  });
  const leftOut = new Counter({
    name: 'annunciator_normalise_events_left_out_total',
    help: 'Events that settings left out of applied payloads',
    registers: [deps.metrics],
  });
  let partitions = 0;

  async function normaliseBatches(batches: readonly Batch[], beat: () => Promise<unknown>): Promise<[]> {
    let out = nothing();
    for (const batch of batches) {
      for (const message of batch.messages) {
        await normalise(batch, message, out);
        out.bytes += message.value?.length ?? 0;
        if (out.events < produceEvents && out.bytes < produceBytes) continue;
        await send(out);
        out = nothing();
        await beat();
      }
    }
    await send(out);
    return [];
  }

  /** Adds what one raw message yields: a letter alone, if no door has written it. */
  async function normalise(batch: Batch, message: Batch['messages'][number], out: Out): Promise<void> {
    let envelope: RawEnvelope;
    try {
      envelope = envelopeFromHeaders(message.headers);
    } catch (error) {
      log.error({ err: error, partition: batch.partition, offset: message.offset }, 'not a message of a door');
      const letter = strangerLetter('normalise', batch, message, { error: error as Error }, clock.now().getTime());
      out.deadLetters.push(deadLetterMessage(letter));
      return;
    }
    const reading = await integrationOf(envelope.customerId, envelope.systemId);
    const items = normaliseMessage(envelope, message.value ?? Buffer.alloc(0), reading);
    if (items.leftOut > 0) leftOut.inc(items.leftOut);
    for (const { outcome, kind } of items.notApplied) outcomes.inc({ outcome, reason: kind });
    batch.holds(items.events.length);
    const trace = onwardHeaders(message.headers);
    for (const [partition, of] of byPartition(envelope, items, partitions)) out.normalised.add(partition, of, trace);
    out.events += items.events.length;
    out.applied += items.payloads.size;
    if (items.notApplied.length > 0) {
      const source = { partition: batch.partition, offset: message.offset };
      const letter = letterOf(envelope, items, source, clock.now().getTime());
      const headers = { ...trace, ...messageIdHeaders([envelope.messageId]) };
      out.deadLetters.push({ ...deadLetterMessage(letter), headers });
    }
  }

  async function send(out: Out): Promise<void> {
    const batches = [
      { topic: topics.normalised, messages: out.normalised.records() },
      { topic: topics.deadLetters, messages: out.deadLetters },
    ].filter((one) => one.messages.length > 0);
    if (batches.length > 0) await producer.send(batches);
    outcomes.inc({ outcome: 'applied', reason: '' }, out.applied);
  }

  const consumer = stream.createConsumer({
    group: normaliserGroup,
    topics: [topics.raw],
    paceMs: 50,
    maxBytesPerPartition: 2 * 1024 * 1024,
    ...coalesceBatches(normaliseBatches, batchesAtOnce),
  });
  const station = consumeAndProduce(consumer, producer);
  return {
    ...station,
    async start() {
      partitions = await stream.partitionCount(topics.normalised);
      await station.start();
    },
  };
}
