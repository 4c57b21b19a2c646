import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InstanceRow } from '../../domain/changes/changes-message.ts';
import { instanceRow, storeInstances } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { createWarehouseClient, type WarehouseClient } from '../client.ts';
import { findInstanceCounts } from './instance-counts.ts';

/** Days of several months; the period begins and ends within a month. */
const day = 86_400_000;
const base = Date.UTC(2025, 5, 11);
const [from, to, now] = [base, base + 30 * day, base + 45 * day];
const alarms = [1, 2, 3];

const ends = fc.option(fc.integer({ min: 0, max: 60 }), { freq: 4 });
/** An instance with what was ever said of it: the last counts. */
const history = fc.record({
  alarmId: fc.constantFrom(...alarms),
  startsAt: fc.integer({ min: -70, max: 35 }),
  versions: fc.array(fc.record({ lasts: ends, isDeleted: fc.constantFrom(false, false, false, true) }), {
    minLength: 1,
    maxLength: 4,
  }),
});
const histories = fc.array(history, { maxLength: 12 });
/** Order in which versions arrive: late, and some again. */
const order = fc.array(fc.nat(), { minLength: 60, maxLength: 60 });

let warehouse: WarehouseClient;
beforeAll(() => {
  warehouse = createWarehouseClient(testEnv(), 'test-active-instances');
});
afterAll(() => warehouse.close());

type History = typeof history extends fc.Arbitrary<infer H> ? H : never;

const rowsOf = ({ alarmId, startsAt, versions }: History): InstanceRow[] => {
  const startedAt = base + startsAt * day;
  const { id } = instanceRow({ alarmId, startedAt });
  return versions.map(({ lasts, isDeleted }, nth) => {
    const endedAt = lasts === null ? null : startedAt + lasts * day;
    return instanceRow({ id, alarmId, startedAt, endedAt, isDeleted, version: nth + 1 });
  });
};

/** Every version at least once, in the given order, several inserts. */
async function store(customerId: number, rows: InstanceRow[], turns: number[]): Promise<void> {
  const shuffled = rows.map((row, nth) => ({ row, turn: turns[nth] ?? 0 })).sort((a, b) => a.turn - b.turn);
  const arriving = shuffled.flatMap(({ row, turn }) => (turn % 3 === 0 ? [row, row] : [row]));
  for (let at = 0; at < arriving.length; at += 7)
    await storeInstances(warehouse, customerId, arriving.slice(at, at + 7));
  await storeInstances(warehouse, customerId, arriving.slice(0, 3));
}

test('counts of a period are those of all instances, however long ago they began and in whatever order they are stored', async () => {
  await fc.assert(
    fc.asyncProperty(histories, order, async (given, turns) => {
      const customerId = newCustomerId();
      await warehouse.insert({
        table: 'alarms',
        format: 'JSONEachRow',
        values: alarms.map((id) => ({ customer_id: customerId, alarm_id: id, created_at: '2025-01-01', version: 1 })),
      });
      const stored = given.map(rowsOf);
      await store(customerId, stored.flat(), turns);
      const newest = stored.map((versions) => versions.at(-1) as InstanceRow).filter(({ isDeleted }) => !isDeleted);
      const active = newest.filter(({ startedAt, endedAt }) => startedAt < to && (endedAt ?? now) > from);
      const condition = { sql: 'true', params: {} };
      const of = { customerId, from, to, now, condition, groupBy: 'alarm_id' as const, limit: 10 };
      const { rows, total } = await findInstanceCounts(warehouse, of);
      const timeOf = ({ startedAt, endedAt }: InstanceRow): number =>
        Math.min(endedAt ?? now, to) - Math.max(startedAt, from);
      const expected = alarms.flatMap((id) => {
        const own = active.filter(({ alarmId }) => alarmId === id);
        const instances = own.filter(({ startedAt }) => startedAt >= from).length;
        const timeInAlarm = own.reduce((sum, row) => sum + timeOf(row), 0);
        return own.length === 0 ? [] : [{ value: String(id), instances, alarms: Math.min(1, instances), timeInAlarm }];
      });
      expect(rows.toSorted((a, b) => Number(a.value) - Number(b.value))).toEqual(expected);
      const sum = (key: 'instances' | 'alarms' | 'timeInAlarm') => expected.reduce((all, row) => all + row[key], 0);
      expect(total).toEqual({ instances: sum('instances'), alarms: sum('alarms'), timeInAlarm: sum('timeInAlarm') });
    }),
    { numRuns: 30, seed: 11, endOnFailure: true },
  );
});
