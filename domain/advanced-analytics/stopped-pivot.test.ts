import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArchivedPayloads } from '../../ingest/messages/archived-payloads.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { instanceRow, storeInstances } from '../../tests/support/alarm-rows.ts';
import { ctxOf } from '../../tests/support/ctx-of.ts';
import { startTestApi, type TestApi } from '../../tests/support/test-api.ts';
import { pivotTexts } from '../../texts/server/pivots.ts';
import { createHistory } from '../../warehouse/ports/alarm-history.ts';
import { pivotSeconds } from '../constants.ts';
import type { PivotInput } from './pivot-input.ts';
import { readPivot } from './read-pivot.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

const count = 2_000;
const start = Date.UTC(2026, 0, 5);
const input = {
  range: { start: new Date(start).toISOString(), end: new Date(start + 300 * 86_400_000).toISOString() },
  ...{ column: null, timezone: 'UTC' },
};
const tooSlow = { code: 'LIMIT', message: pivotTexts.tooSlow(pivotSeconds) };

/** Gives each counting query a thousandth of a second instead of its time. */
function hurried(db: Database): { db: Database; limits: string[] } {
  const limits: string[] = [];
  const within = (trx: Transaction): Transaction =>
    new Proxy(trx, {
      get: (of, name) =>
        name === 'raw'
          ? (sql: string, bindings: string[]) => {
              if (!sql.includes('statement_timeout')) return of.raw(sql, bindings);
              limits.push(...bindings);
              return of.raw(sql, ['1']);
            }
          : Reflect.get(of, name),
    });
  const proxy = new Proxy(db, {
    get: (of, name) =>
      name === 'transaction'
        ? (work: (trx: Transaction) => Promise<unknown>, config: object) =>
            of.transaction((trx) => work(within(trx)), config)
        : Reflect.get(of, name),
  });
  return { db: proxy, limits };
}

test('ANA.7 a pivot of tickets that takes Postgres too long is refused, and says so', async () => {
  const admin = await api.newPerson(await api.newCustomer(), 'ADMIN');
  await api.db.raw(
    `insert into work_tickets (customer_id, id, state, objective, created_by, created_at, due_at, search_text, changed_at, version)
     select :customerId::int, n, 'OPEN', 'Inspect ' || n, :id::uuid, :start::timestamptz + n * interval '1 hour', now(), '', now(), 1
     from generate_series(1, :count::int) n`,
    { ...admin, start: new Date(start), count },
  );
  await api.db.raw('analyze work_tickets');
  const ctx = await ctxOf(api, admin);
  const { db, limits } = hurried(api.db);
  const pivot: PivotInput = { ...input, source: 'tickets', rows: ['hour'], measure: 'created' };
  await expect(readPivot({ ...ctx, db }, pivot)).rejects.toMatchObject(tooSlow);
  expect(limits).toEqual([String(pivotSeconds * 1_000)]);
  expect((await readPivot(ctx, pivot)).total).toBe(count);
});

test('ANA.7 a pivot of occurrences that takes ClickHouse too long is refused, and says so', async () => {
  const admin = await api.newPerson(await api.newCustomer(), 'ADMIN');
  await api.warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: Array.from({ length: 50 }, (_, index) => ({
      ...{ customer_id: admin.customerId, alarm_id: index + 1, created_at: '2025-01-01T00:00:00.000Z' },
      ...{ system_id: 1, version: 1 },
    })),
  });
  await storeInstances(
    api.warehouse,
    admin.customerId,
    Array.from({ length: count }, (_, index) =>
      instanceRow({
        alarmId: (index % 50) + 1,
        startedAt: start + index * 3_600_000,
        endedAt: start + index * 3_600_001,
      }),
    ),
  );
  const ctx = await ctxOf(api, admin);
  const limits: unknown[] = [];
  const hurriedWarehouse = new Proxy(api.warehouse, {
    get: (client, name) =>
      name === 'query'
        ? (params: Parameters<typeof api.warehouse.query>[0]) => {
            limits.push(params.clickhouse_settings?.max_execution_time);
            const clickhouse_settings = { ...params.clickhouse_settings, max_execution_time: 0.0001 };
            return client.query({ ...params, clickhouse_settings });
          }
        : Reflect.get(client, name),
  });
  const history = createHistory(hurriedWarehouse, readArchivedPayloads);
  const pivot: PivotInput = { ...input, source: 'instances', rows: ['hour'], measure: 'occurrences' };
  await expect(readPivot({ ...ctx, history }, pivot)).rejects.toMatchObject(tooSlow);
  expect(limits).toEqual([pivotSeconds]);
  expect((await readPivot(ctx, pivot)).total).toBe(count);
});
