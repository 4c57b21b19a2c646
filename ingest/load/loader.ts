import { Readable } from 'node:stream';
import { decodeChanges, holdsAny } from '../../domain/alarms/encode-changes.ts';
import type { Log } from '../../platform/log.ts';
import { Counter, type Registry } from '../../platform/metrics.ts';
import type { Component } from '../../platform/service.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { type DeadLetterMessage, envelopeFromHeaders } from '../messages.ts';
import { rawColumns, rawRow } from './raw-rows.ts';
import { createRowBuffer } from './row-buffer.ts';
import {
  rowsOfChanges,
  rowsOfDeadLetter,
  sortByKey,
  type WarehouseRow,
  type WarehouseTable,
  warehouseTables,
} from './rows.ts';

export const loaderGroup = 'load';
/** States change too often to be kept here: Postgres has them. */
const warehouseLists = ['attributes', 'activity', 'events', 'instances'] as const;
const insertRows = 10_000;
const insertRawRows = 1_000;
const rhythm = { lingerMs: 100, everyMs: 1_000 };

/**
 * Loads `alarms.raw`, `changes` and dead letters into ClickHouse. Every row has a deterministic key and a version, so a
 * batch written twice, in any order, ends the same; positions are committed only behind acknowledged inserts.
 */
export function createLoader(deps: {
  stream: Stream;
  warehouse: WarehouseClient;
  log: Log;
  metrics: Registry;
}): Component {
  const { warehouse, log } = deps;
  const loaded = new Counter({
    name: 'load_rows_total',
    help: 'Rows stored in the warehouse',
    labelNames: ['table'],
    registers: [deps.metrics],
  });

  const raw = createRowBuffer<Buffer>({
    maxRows: insertRawRows,
    ...rhythm,
    async insert(rows) {
      await warehouse
        .exec({
          query: `INSERT INTO raw_events (${rawColumns.join(', ')}) FORMAT RowBinary`,
          values: Readable.from(rows, { objectMode: false }),
        })
        .then(({ stream }) => stream.resume());
      loaded.inc({ table: 'raw_events' }, rows.length);
    },
  });
  const buffers = Object.fromEntries(
    (Object.keys(warehouseTables) as WarehouseTable[]).map((table) => [
      table,
      createRowBuffer<WarehouseRow>({
        maxRows: insertRows,
        ...rhythm,
        async insert(rows) {
          const columns = [...warehouseTables[table].columns] as [string, ...string[]];
          await warehouse.insert({ table, columns, values: sortByKey(table, rows), format: 'JSONCompactEachRow' });
          loaded.inc({ table }, rows.length);
        },
      }),
    ]),
  ) as Record<WarehouseTable, ReturnType<typeof createRowBuffer<WarehouseRow>>>;

  async function handle(batch: Batch): Promise<void> {
    const stored: Array<Promise<void>> = [];
    for (const message of batch.messages) {
      const value = message.value ?? Buffer.alloc(0);
      try {
        if (batch.topic === topics.raw) {
          batch.holds(1);
          stored.push(raw.add([rawRow(envelopeFromHeaders(message.headers), value)]));
        } else {
          if (batch.topic === topics.changes && !holdsAny(String(message.headers?.holds), warehouseLists)) continue;
          const rows =
            batch.topic === topics.changes
              ? rowsOfChanges(decodeChanges(value.toString()))
              : rowsOfDeadLetter(JSON.parse(value.toString()) as DeadLetterMessage);
          batch.holds(Object.values(rows).reduce((sum, some) => sum + some.length, 0));
          for (const [table, some] of Object.entries(rows)) stored.push(buffers[table as WarehouseTable].add(some));
        }
      } catch (error) {
        log.error(
          { err: error, topic: batch.topic, partition: batch.partition, offset: message.offset },
          'not a message of ours; passed over',
        );
      }
    }
    await Promise.all(stored);
  }

  return deps.stream.createConsumer({
    group: loaderGroup,
    topics: [topics.raw, topics.changes, topics.deadLetters],
    concurrency: 12,
    maxBytesPerPartition: 2 * 1024 * 1024,
    handle,
  });
}
