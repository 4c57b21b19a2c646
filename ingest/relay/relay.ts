import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { outboxChannel } from '../../domain/changes/outbox.ts';
import type { Database } from '../../platform/database.ts';
import { isEngineAway } from '../../platform/engine-away.ts';
import { createInFlight } from '../../platform/in-flight.ts';
import type { Log } from '../../platform/log.ts';
import { messageIdsOf } from '../../platform/message-ids.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import { postgresConnection } from '../../platform/postgres-connection.ts';
import { findRefused, type Refused } from '../../platform/refusal.ts';
import type { Component } from '../../platform/service.ts';
import { type OutMessage, type Stream, topics } from '../../platform/stream.ts';
import { inSpan, onwardHeaders, SpanKind } from '../../platform/trace.ts';
import { deadLetterMessage, strangerLetter } from '../messages/dead-letters.ts';

const rowsATime = 40;
/** Minimum time between rounds that find few rows. */
const paceMs = 50;
/** Maximum wait of the relay when it is not notified of new outbox rows. */
const pollMs = 1_000;

interface Row {
  id: number;
  customer_id: number;
  /** Headers of the transaction that wrote it, for its followers. */
  headers: Record<string, string>;
  payload: string;
}

const messageOf = ({ id, customer_id, headers, payload }: Row): OutMessage => ({
  key: String(id),
  value: payload,
  // rows of earlier releases do not state their version
  headers: { v: '1', ...headers, ...onwardHeaders(headers), 'customer-id': String(customer_id) },
});

/** Returns the dead letter of a row that Kafka refuses. */
const letterOf = ({ item, error }: Refused<Row>): OutMessage => {
  const message = { offset: String(item.id), value: Buffer.from(item.payload), headers: messageOf(item).headers };
  return deadLetterMessage(strangerLetter('relay', { topic: 'outbox', partition: 0 }, message, { error }, Date.now()));
};

/**
 * Publishes the outbox to `changes`: rows are taken with SKIP LOCKED (never `id > last`: sequence order is not commit
 * order), published, and deleted when Kafka has them. A crash in between publishes them again, which changes nothing. A
 * row that Kafka refuses goes to dead letters.
 */
export function createRelay(deps: {
  stream: Stream;
  db: Database;
  databaseUrl: string;
  log: Log;
  metrics: Registry;
  fatal: (error: unknown) => void;
}): Component {
  const { db, log } = deps;
  const producer = deps.stream.createProducer();
  const published = new Counter({
    name: 'annunciator_relay_messages_total',
    help: 'Outbox rows published',
    registers: [deps.metrics],
  });
  const inFlight = createInFlight('rows of the outbox have been on their way', log);
  let running = false;
  let loop: Promise<void> = Promise.resolve();
  let away: string | null = 'not yet started';
  let wake = (): void => {};
  let listener: pg.Client | undefined;

  async function publishSome(): Promise<number> {
    return db.transaction(async (trx) => {
      const { rows } = await trx.raw<{ rows: Row[] }>(
        `delete from outbox where id = any(array(select id from outbox order by id limit ? for update skip locked))
         returning id, customer_id, headers, payload`,
        [rowsATime],
      );
      if (rows.length === 0) return 0;
      rows.sort((a, b) => a.id - b.id);
      await inSpan('publish changes', { kind: SpanKind.PRODUCER, from: rows.map((row) => row.headers) }, () =>
        publish(rows),
      );
      if (log.isLevelEnabled('debug')) log.debug({ rows: rows.length, messageIds: messageIdsOf(rows) }, 'published');
      published.inc(rows.length);
      return rows.length;
    });
  }

  async function publish(rows: readonly Row[]): Promise<void> {
    const refused = await findRefused(rows, (some) =>
      producer.send([{ topic: topics.changes, messages: some.map(messageOf) }]),
    );
    for (const one of refused) {
      log.error(
        { err: one.error, id: one.item.id, customerId: one.item.customer_id },
        'Kafka refuses a row of the outbox',
      );
      // one by one: a batch may be too large again
      await producer.send([{ topic: topics.deadLetters, messages: [letterOf(one)] }]);
    }
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({ ...postgresConnection(deps.databaseUrl), application_name: 'relay-listen' });
    client.on('notification', () => wake());
    client.on('error', () => {
      listener = undefined;
    });
    client.on('end', () => {
      listener = undefined;
    });
    await client.connect();
    await client.query(`listen ${outboxChannel}`);
    listener = client;
  }

  async function run(): Promise<void> {
    while (running) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      try {
        if (!listener) await listen();
        const startedAt = performance.now();
        const count = await inFlight.run(publishSome);
        away = null;
        if (count === 0) await Promise.race([woken, sleep(pollMs)]);
        else if (count < rowsATime) await sleep(Math.max(0, startedAt + paceMs - performance.now()));
      } catch (error) {
        if (!isEngineAway(error)) return deps.fatal(error);
        away = (error as Error).message;
        log.warn({ err: error }, 'an engine is away; the outbox waits');
        await sleep(500);
      }
    }
  }

  return {
    async start() {
      await producer.start();
      running = true;
      loop = run();
    },
    async stop() {
      running = false;
      wake();
      await loop;
      await producer.stop();
      await listener?.end();
    },
    health: () => {
      const reason = deps.stream.watch.health().reason ?? away ?? inFlight.problem();
      return reason === null ? { ready: true } : { ready: false, reason };
    },
  };
}
