import { decodeChanges, holdsAny } from '../../domain/changes/encode-changes.ts';
import type { Clock } from '../../platform/clock.ts';
import { consumeAndProduce } from '../../platform/consume-and-produce.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import type { Refused } from '../../platform/refusal.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import { loaderGroup } from '../../warehouse/arrival.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { deadLetterMessage, isLetterOf, strangerLetter } from '../messages/dead-letters.ts';
import { type DeadLetterMessage, envelopeFromHeaders } from '../messages/messages.ts';
import { insertInto, insertRows } from './insert-rows.ts';
import { rawColumns, rawRow } from './raw-rows.ts';
import { createRowBuffer } from './row-buffer.ts';
import { rowsOfChanges, rowsOfDeadLetter, storedLists, type WarehouseTableName, warehouseTables } from './rows.ts';
import type { WarehouseRow } from './warehouse-table.ts';

const rowsAtOnce = 10_000;
const rawRowsAtOnce = 1_000;
type Message = Batch['messages'][number];
const rhythm = { lingerMs: 200, everyMs: 2_000 };

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

  const raw = createRowBuffer<Buffer>({
    maxRows: rawRowsAtOnce,
    ...rhythm,
    async insert(rows) {
      await insertInto(warehouse, { table: 'raw_events', columns: rawColumns, format: 'RowBinary', body: [...rows] });
      loaded.inc({ table: 'raw_events' }, rows.length);
    },
  });
  const buffers = Object.fromEntries(
    (Object.keys(warehouseTables) as WarehouseTableName[]).map((table) => [
      table,
      createRowBuffer<WarehouseRow>({
        maxRows: rowsAtOnce,
        ...rhythm,
        async insert(rows) {
          await insertRows(warehouse, table, rows);
          loaded.inc({ table }, rows.length);
        },
      }),
    ]),
  ) as Record<WarehouseTableName, ReturnType<typeof createRowBuffer<WarehouseRow>>>;

  /** @throws Error when the message is not one of ours. */
  function store(
    { topic, holds, isBehind }: Batch,
    { value, headers }: Message,
  ): Array<Promise<Array<Refused<unknown>>>> {
    const body = value ?? Buffer.alloc(0);
    if (topic === topics.raw) {
      const row = rawRow(envelopeFromHeaders(headers), body);
      holds(1);
      return [raw.add([row], isBehind)];
    }
    // the relay's always declare what they hold
    if (topic === topics.changes && headers?.holds === undefined)
      throw new Error('a message of changes without the header holds');
    if (topic === topics.changes && !holdsAny(headers, storedLists)) return [];
    const rows =
      topic === topics.changes
        ? rowsOfChanges(decodeChanges(body.toString()))
        : rowsOfDeadLetter(JSON.parse(body.toString()) as DeadLetterMessage);
    holds(Object.values(rows).reduce((sum, some) => sum + some.length, 0));
    return Object.entries(rows).map(([table, some]) => buffers[table as WarehouseTableName].add(some, isBehind));
  }

  async function handle(batch: Batch): Promise<void> {
    const { topic, partition } = batch;
    const letters: DeadLetterMessage[] = [];
    const stored: Array<Promise<void>> = [];
    for (const message of batch.messages) {
      const refuse = (error: Error, row?: string): void => {
        log.error({ err: error, topic, partition, offset: message.offset }, 'refused by the warehouse');
        // a letter about such a letter would never end
        if (topic === topics.deadLetters && isLetterOf('load', message)) return;
        letters.push(strangerLetter('load', batch, message, { error, row }, clock.now().getTime()));
      };
      try {
        for (const added of store(batch, message)) {
          const refuseRows = (refused: Array<Refused<unknown>>): void => {
            for (const { item, error } of refused)
              refuse(error, Buffer.isBuffer(item) ? undefined : JSON.stringify(item));
          };
          stored.push(added.then(refuseRows));
        }
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
    maxBytesPerPartition: 1024 * 1024,
    handle,
  });
  return consumeAndProduce(consumer, producer);
}
