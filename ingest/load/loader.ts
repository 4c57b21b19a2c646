import { decodeChanges, holdsAny } from '../../domain/changes/encode-changes.ts';
import type { Clock } from '../../platform/clock.ts';
import { consumeAndProduce } from '../../platform/consume-and-produce.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import { loaderGroup } from '../../warehouse/arrival.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { deadLetterMessage, isLetterOf, strangerLetter } from '../messages/dead-letters.ts';
import { type DeadLetterMessage, envelopeFromHeaders } from '../messages/messages.ts';
import { createEncoder, type EncodeRows, insertEncoded } from './insert-rows.ts';
import type { EncodedRows } from './row-binary.ts';
import { createRowBuffer } from './row-buffer.ts';
import { type Records, recordsOfChanges, recordsOfDeadLetter, storedLists, type WarehouseTableName } from './rows.ts';

type Message = Batch['messages'][number];
/** Partitions are read in portions that together fill an insert where much waits. */
const portionBytes = 2 * 1_024 * 1_024;
const inserts = { maxRows: 10_000, maxBytes: 2 * portionBytes, lingerMs: 200, everyMs: 1_000 };

/**
 * Loads `alarms.raw`, `changes` and dead letters into ClickHouse. Every row has a deterministic key and a version, so a
 * batch written twice, in any order, has the same result; positions are committed only after acknowledged inserts. Rows
 * that the warehouse refuses, and messages that cannot be read, go to dead letters.
 */
export function createLoader(deps: {
  stream: Stream;
  warehouse: WarehouseClient;
  clock: Clock;
  log: Log;
  metrics: Registry;
}): Component {
  const { warehouse, clock, log } = deps;
  const producer = deps.stream.createProducer();
  const loaded = new Counter({
    name: 'annunciator_load_rows_total',
    help: 'Rows stored in the warehouse',
    labelNames: ['table'],
    registers: [deps.metrics],
  });

  let encoder: Promise<EncodeRows> | undefined;
  /** Types of columns are read once; a warehouse that is away, or not migrated yet, is asked again. */
  function readEncoder(): Promise<EncodeRows> {
    encoder ??= createEncoder(warehouse).catch(forgetColumns);
    return encoder;
  }
  function forgetColumns(error: unknown): never {
    encoder = undefined;
    throw error;
  }

  const buffer = createRowBuffer<WarehouseTableName>({
    ...inserts,
    insert: (table, header, rows) => insertEncoded(warehouse, table, header, rows).catch(forgetColumns),
  });

  /** @throws Error when the message is not one of ours. */
  function recordsOf({ topic }: Batch, { value, headers }: Message): { customerId: number; records: Records } {
    const body = value ?? Buffer.alloc(0);
    if (topic === topics.raw) {
      const envelope = envelopeFromHeaders(headers);
      return { customerId: envelope.customerId, records: { raw_events: [{ envelope, body }] } };
    }
    if (topic === topics.deadLetters) {
      const letter = JSON.parse(body.toString()) as DeadLetterMessage;
      return { customerId: letter.customerId, records: recordsOfDeadLetter(letter) };
    }
    // the relay's always declare what they hold
    if (headers?.holds === undefined) throw new Error('a message of changes without the header holds');
    if (!holdsAny(headers, storedLists)) return { customerId: 0, records: {} };
    const changes = decodeChanges(body.toString());
    return { customerId: changes.customerId, records: recordsOfChanges(changes) };
  }

  /** @throws Error when the message is not one of ours. */
  function encode(encodeRows: EncodeRows, batch: Batch, message: Message): Array<[WarehouseTableName, EncodedRows]> {
    const { customerId, records } = recordsOf(batch, message);
    return (Object.keys(records) as WarehouseTableName[]).map((table) => [
      table,
      encodeRows(table, customerId, records[table] ?? []),
    ]);
  }

  /** Stores the rows of a table in a message; returns what is refused of them. */
  async function store(
    batch: Batch,
    message: Message,
    [table, rows]: [WarehouseTableName, EncodedRows],
  ): Promise<Array<{ error: Error; record?: string }>> {
    const refused = await buffer.add(table, rows);
    loaded.inc({ table }, rows.ends.length - refused.length);
    if (refused.length === 0) return [];
    if (table === 'raw_events') return refused.map(({ error }) => ({ error }));
    const { records } = recordsOf(batch, message);
    return refused.map(({ row, error }) => ({ error, record: JSON.stringify(records[table]?.[row]) }));
  }

  async function handle(batch: Batch): Promise<void> {
    const { topic, partition } = batch;
    const letters: DeadLetterMessage[] = [];
    const stored: Array<Promise<void>> = [];
    const encodeRows = await readEncoder();
    for (const message of batch.messages) {
      const refuse = (error: Error, row?: string): void => {
        log.error({ err: error, topic, partition, offset: message.offset }, 'refused by the warehouse');
        // a letter about such a letter would never end
        if (topic === topics.deadLetters && isLetterOf('load', message)) return;
        letters.push(strangerLetter('load', batch, message, { error, row }, clock.now().getTime()));
      };
      try {
        const tables = encode(encodeRows, batch, message);
        batch.holds(tables.reduce((sum, [, { ends }]) => sum + ends.length, 0));
        for (const rows of tables)
          stored.push(
            store(batch, message, rows).then((refused) => {
              for (const { error, record } of refused) refuse(error, record);
            }),
          );
      } catch (error) {
        refuse(error as Error);
      }
    }
    await Promise.all(stored);
    if (letters.length === 0) return;
    await producer.send([{ topic: topics.deadLetters, messages: letters.map(deadLetterMessage) }]);
  }

  const consumer = deps.stream.createConsumer({
    group: loaderGroup,
    topics: [topics.raw, topics.changes, topics.deadLetters],
    concurrency: 12,
    maxBytesPerPartition: portionBytes,
    handle,
  });
  return consumeAndProduce(consumer, producer);
}
