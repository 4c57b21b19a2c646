import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, Histogram, type Registry } from '../../platform/metrics.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, positionKey, type Stream, topics } from '../../platform/stream.ts';
import type { NormalisedMessage } from '../messages.ts';
import { createAlarmIds } from './alarm-ids.ts';
import { type Assigned, movePosition, readPositions } from './positions.ts';
import { projectBatch } from './project-batch.ts';

export const projectorGroup = 'project';
/** Events of one transaction: more gains little and holds locks longer. */
const transactionEvents = 5_000;

/**
 * Reads `alarms.normalised` and applies it to Postgres exactly once: positions are kept in Postgres, moved by
 * compare-and-set in the transaction that changes the alarms; Kafka's own commits only serve lag tools.
 */
export function createProjector(deps: {
  stream: Stream;
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Registry;
}): Component {
  const { stream, db, clock, log } = deps;
  const ids = createAlarmIds(db);
  const registers = [deps.metrics];
  const events = new Counter({ name: 'project_events_total', help: 'Events applied to alarms', registers });
  const repetitions = new Counter({
    name: 'project_repetitions_total',
    help: 'Events that were applied before',
    registers,
  });
  const batchSize = new Histogram({
    name: 'project_batch_events',
    help: 'Events of a transaction',
    buckets: [1, 10, 100, 500, 1_000, 5_000],
    registers,
  });
  const seconds = new Histogram({
    name: 'project_batch_seconds',
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
    for (const messages of inTransactions(
      unread.map((m) => ({ offset: BigInt(m.offset), message: JSON.parse(String(m.value)) as NormalisedMessage })),
    )) {
      batch.holds(messages.reduce((sum, { message }) => sum + message.events.length, 0));
      const from = next.get(key) ?? 0n;
      const to = (messages.at(-1)?.offset ?? 0n) + 1n;
      const stop = seconds.startTimer();
      const done = await db.transaction(async (trx) => {
        await movePosition(trx, { consumer: projectorGroup, topic: batch.topic, partition: batch.partition, from, to });
        return projectBatch(
          trx,
          messages.map((one) => one.message),
          ids,
          clock.now().getTime(),
        );
      });
      next.set(key, to);
      stop();
      events.inc(done.events);
      repetitions.inc(done.repetitions);
      batchSize.observe(done.events + done.repetitions);
      log.debug({ ...done, partition: batch.partition }, 'projected');
      await batch.heartbeat();
    }
  }

  return stream.createConsumer({
    group: projectorGroup,
    topics: [topics.normalised],
    concurrency: 2,
    positions,
    handle,
  });
}

function* inTransactions<T extends { message: NormalisedMessage }>(messages: T[]): Generator<T[]> {
  let part: T[] = [];
  let size = 0;
  for (const one of messages) {
    part.push(one);
    size += one.message.events.length;
    if (size >= transactionEvents) {
      yield part;
      part = [];
      size = 0;
    }
  }
  if (part.length > 0) yield part;
}
