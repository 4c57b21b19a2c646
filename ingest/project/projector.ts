import { alarmIdsFor } from '../../domain/alarms/rows/alarm-ids.ts';
import { retryAppeared } from '../../domain/alarms/rows/alarm-state-rows.ts';
import type { Clock } from '../../platform/clock.ts';
import { consumeAndProduce } from '../../platform/consume-and-produce.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, Histogram, type Registry } from '../../platform/metrics.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, positionKey, type Stream, topics } from '../../platform/stream.ts';
import { projectorGroup } from '../../warehouse/arrival.ts';
import { type Assigned, movePosition, readPositions } from './positions.ts';
import { projectBatch } from './project-batch.ts';
import { createQuarantine, type Placed } from './quarantine.ts';

/** Events of one transaction: more gains little, holds locks longer and needs more memory. */
const transactionEvents = 2_500;

/**
 * Reads `alarms.normalised` and applies it to Postgres exactly once: positions are kept in Postgres, moved by
 * compare-and-set in the transaction that changes the alarms; Kafka's own commits only serve lag tools. Messages that
 * cannot be applied go to dead letters.
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
  const registers = [deps.metrics];
  const events = new Counter({ name: 'annunciator_project_events_total', help: 'Events applied to alarms', registers });
  const repetitions = new Counter({
    name: 'annunciator_project_repetitions_total',
    help: 'Events that were applied before',
    registers,
  });
  const batchSize = new Histogram({
    name: 'annunciator_project_batch_events',
    help: 'Events of a transaction',
    buckets: [1, 10, 100, 500, 1_000, 5_000],
    registers,
  });
  const seconds = new Histogram({
    name: 'annunciator_project_batch_seconds',
    help: 'Duration of a transaction',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  let next = new Map<string, bigint>();

  async function positions(assigned: Assigned[]): Promise<Map<string, bigint>> {
    next = await readPositions(db, projectorGroup, assigned);
    return next;
  }

  async function handle(batch: Batch): Promise<void> {
    const key = positionKey(batch.topic, batch.partition);
    const expected = next.get(key) ?? 0n;
    const unread = batch.messages.filter((message) => BigInt(message.offset) >= expected);
    let part: Placed[] = [];
    let size = 0;
    for (const message of unread) {
      const placed = await quarantine.read(batch, message);
      part.push(placed);
      size += placed.message?.events.length ?? 0;
      if (size < transactionEvents && message !== unread.at(-1)) continue;
      batch.holds(size);
      await applyOrSetAside(batch, part);
      await batch.heartbeat();
      part = [];
      size = 0;
    }
  }

  async function applyOrSetAside(batch: Batch, part: Placed[]): Promise<void> {
    try {
      await apply(batch, part);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      log.error({ err: error, partition: batch.partition }, 'Postgres refuses a payload; it is looked for');
      await apply(batch, await quarantine.withoutRefused(batch.partition, part));
    }
  }

  async function apply(batch: Batch, placed: Placed[]): Promise<void> {
    const key = positionKey(batch.topic, batch.partition);
    const from = next.get(key) ?? 0n;
    const to = (placed.at(-1)?.offset ?? 0n) + 1n;
    const stop = seconds.startTimer();
    const done = await retryAppeared(() =>
      db.transaction(async (trx) => {
        await movePosition(trx, { consumer: projectorGroup, topic: batch.topic, partition: batch.partition, from, to });
        const messages = placed.flatMap(({ message }) => message ?? []);
        return projectBatch(trx, messages, idsOf(batch.partition), clock.now().getTime());
      }),
    );
    next.set(key, to);
    stop();
    events.inc(done.events);
    repetitions.inc(done.repetitions);
    batchSize.observe(done.events + done.repetitions);
    log.debug({ ...done, partition: batch.partition }, 'projected');
  }

  const consumer = stream.createConsumer({
    group: projectorGroup,
    topics: [topics.normalised],
    concurrency: 2,
    paceMs: 300,
    maxBytesPerPartition: 2 * 1024 * 1024,
    positions,
    handle,
  });
  return consumeAndProduce(consumer, producer);
}
