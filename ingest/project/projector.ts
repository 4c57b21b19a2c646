import { alarmIdsFor } from '../../domain/alarms/rows/alarm-ids.ts';
import { retryAppeared } from '../../domain/alarms/rows/alarm-state-rows.ts';
import type { Clock } from '../../platform/clock.ts';
import { coalesce } from '../../platform/coalesce.ts';
import { consumeAndProduce } from '../../platform/consume-and-produce.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Registry } from '../../platform/metrics.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, positionKey, type Stream, topics } from '../../platform/stream.ts';
import { projectorGroup } from '../../warehouse/arrival.ts';
import { transactionsAtOnce } from './connections.ts';
import { type Assigned, movePositions, readPositions } from './positions.ts';
import { projectBatch } from './project-batch.ts';
import { createProjectMetrics } from './project-metrics.ts';
import { createQuarantine, type Placed } from './quarantine.ts';

/** Events of one transaction: more gains little, holds locks longer and needs more memory. */
const transactionEvents = 2_500;
/** Parts with fewer events share one transaction, beside those under load. */
const fewEvents = transactionEvents / 4;
/** Partitions whose batches wait for a transaction: they are in memory. */
const partitionsAtOnce = 8;

/** Messages of a batch that are applied in one transaction. */
interface Part {
  partition: number;
  placed: readonly Placed[];
  events: number;
}

/**
 * Reads `alarms.normalised` and applies it to Postgres exactly once: positions are kept in Postgres, moved by
 * compare-and-set in the transaction that changes the alarms; Kafka's own commits only serve lag tools. Partitions that
 * wait at the same time share a transaction: its statements, its commit and its message to consumers of `changes` cost
 * as much for ten events as for a thousand. Messages that cannot be applied go to dead letters.
 */
export function createProjector(deps: {
  stream: Stream;
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Registry;
}): Component {
  const { stream, db, clock, log } = deps;
  const idsOf = (partition: number) => alarmIdsFor(db, positionKey(topics.normalised, partition));
  const producer = stream.createProducer();
  const quarantine = createQuarantine({ producer, db, idsOf, clock });
  const counted = createProjectMetrics(deps.metrics);
  let next = new Map<string, bigint>();

  async function positions(assigned: Assigned[]): Promise<Map<string, bigint>> {
    next = await readPositions(db, projectorGroup, assigned);
    return next;
  }

  async function handle(batch: Batch): Promise<void> {
    const expected = next.get(positionKey(batch.topic, batch.partition)) ?? 0n;
    const unread = batch.messages.filter((message) => BigInt(message.offset) >= expected);
    let placed: Placed[] = [];
    let events = 0;
    for (const message of unread) {
      const one = await quarantine.read(batch, message);
      placed.push(one);
      for (const message of one.messages) events += message.events.length;
      if (events < transactionEvents && message !== unread.at(-1)) continue;
      batch.holds(events);
      await applyOrQuarantine(batch, { partition: batch.partition, placed, events });
      await batch.heartbeat();
      placed = [];
      events = 0;
    }
  }

  async function applyOrQuarantine(batch: Batch, part: Part): Promise<void> {
    try {
      await apply(part);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      log.error({ err: error, partition: part.partition }, 'Postgres refuses a payload; it is looked for');
      await apply({ ...part, placed: await quarantine.withoutRefused(batch, part.placed) });
    }
  }

  const apply = coalesce<Part, void>(applyAll, {
    by: ({ partition, events }) => (events < fewEvents ? 'few' : partition % transactionsAtOnce),
    maxBatch: transactionEvents,
    sizeOf: ({ events }) => events,
    awaitsTurn: true,
  });

  /** Applies parts of different partitions in one transaction, or none of them. */
  async function applyAll(parts: readonly Part[]): Promise<[]> {
    const topic = topics.normalised;
    const moves = parts.map(({ partition, placed }) => ({
      topic,
      partition,
      from: next.get(positionKey(topic, partition)) ?? 0n,
      to: (placed.at(-1)?.offset ?? 0n) + 1n,
    }));
    const partitions = parts.map(({ partition, placed }) => ({
      messages: placed.flatMap(({ messages }) => messages),
      ids: idsOf(partition),
    }));
    const stop = counted.seconds.startTimer();
    const done = await retryAppeared(() =>
      db.transaction(async (trx) => {
        await movePositions(trx, projectorGroup, moves);
        return projectBatch(trx, partitions, clock.now().getTime());
      }),
    );
    for (const { partition, to } of moves) next.set(positionKey(topic, partition), to);
    stop();
    counted.events.inc(done.events);
    counted.repetitions.inc(done.repetitions);
    counted.batchSize.observe(done.events + done.repetitions);
    log.debug({ ...done, partitions: parts.map(({ partition }) => partition) }, 'projected');
    return [];
  }

  const consumer = stream.createConsumer({
    group: projectorGroup,
    topics: [topics.normalised],
    concurrency: partitionsAtOnce,
    paceMs: 300,
    maxBytesPerPartition: 2 * 1024 * 1024,
    positions,
    handle,
  });
  return consumeAndProduce(consumer, producer);
}
