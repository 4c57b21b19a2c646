import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HistoricTrigger, SeenEntries, SeenWork } from '../../../domain/rules/dry-run/history-port.ts';
import { instanceRow, storeInstances } from '../../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../../tests/support/engines.ts';
import { createWarehouseClient, type WarehouseClient } from '../../client.ts';
import { countRuleEntries, findAssetsOfAlarms, findMatchingAlarms, streamRuleEntries } from './rule-entries.ts';
import { findMedianWork, streamRuleWork } from './rule-work.ts';

/** A month of a few alarms, worked out on paper. Times are days since its start. */
const day = 86_400_000;
const from = Date.UTC(2026, 4, 1);
const to = from + 30 * day;
const on = (days: number): number => from + Math.round(days * day);
const customerId = newCustomerId();
const [noPerson, minute] = [null, 1 / 1_440];

let warehouse: WarehouseClient;
beforeAll(async () => {
  warehouse = createWarehouseClient(testEnv(), 'test');
  const insert = (table: string, values: object[]) =>
    warehouse.insert({
      table,
      format: 'JSONEachRow',
      values: values.map((row) => ({ customer_id: customerId, ...row })),
    });
  const time = (days: number): string => new Date(on(days)).toISOString();
  await insert(
    'alarms',
    [1, 2, 3, 4, 5, 6].map((id) => ({
      ...{ alarm_id: id, created_at: time(-90), system_id: 1, contextual_name: `Alarm ${id}`, priority: id % 6 },
      ...{ version: 1, is_deleted: id === 6 ? 1 : 0 },
      property_tokens: id === 2 ? ['@=17', 'building=Annex', '@=4'] : [],
    })),
  );
  let entry = 0;
  const stay = (
    alarm_id: number,
    status: string,
    [entered, left]: [number, number],
    toStatus: string,
    rest: { from?: string; cause?: string | null; leftCause?: string } = {},
  ) => ({
    ...{ alarm_id, entry_id: String(entry++), status, entered_at: time(entered), left_at: time(left) },
    ...{ from_status: rest.from ?? null, cause: rest.cause === undefined ? 'SOURCE' : rest.cause, user_id: noPerson },
    ...{ to_status: toStatus, left_cause: rest.leftCause ?? 'PERSON', is_reconstructed: 0, version: 1, is_deleted: 0 },
  });
  await insert('status_entries', [
    stay(1, 'Intake', [-2, -1], 'Inactive'),
    stay(1, 'Intake', [1, 1.5], 'Snoozed'),
    stay(1, 'Snoozed', [1.5, 2], 'Intake', { from: 'Intake', cause: 'PERSON', leftCause: 'SWEEP' }),
    stay(1, 'Intake', [2, 2.25], 'Inactive', { from: 'Snoozed', cause: 'SWEEP', leftCause: 'SOURCE' }),
    stay(1, 'Intake', [5, 6], 'Declined', { from: 'Inactive' }),
    // a snooze that a person ended, and one that ran out while the alarm was inactive
    stay(2, 'Snoozed', [3, 4], 'Intake', { cause: 'PERSON' }),
    stay(2, 'Intake', [4, 7], 'Dispatched', { from: 'Snoozed', cause: 'PERSON', leftCause: 'TICKET' }),
    stay(2, 'Dispatched', [7, 9], 'Intake', { from: 'Intake', cause: 'TICKET', leftCause: 'TICKET' }),
    stay(2, 'Intake', [9, 10], 'Snoozed', { from: 'Dispatched', cause: 'TICKET' }),
    stay(2, 'Snoozed', [10, 11], 'Inactive', { from: 'Intake', cause: 'PERSON', leftCause: 'SWEEP' }),
    // what a reparse, an undo, a merge or a replay brought about
    ...['REPARSE', 'UNDO', 'MERGE', 'REPLAY'].map((cause, at) =>
      stay(3, 'Intake', [2 + at, 2.5 + at], 'Inactive', { cause }),
    ),
    // older than causes are recorded
    stay(3, 'Intake', [20, 21], 'Declined', { cause: null }),
    // after the period, and of a deleted alarm
    stay(3, 'Intake', [30, 31], 'Declined'),
    stay(6, 'Intake', [3, 4], 'Declined'),
  ]);
  const lasts = (alarmId: number, start: number, end: number | null, endSource?: 'SUPERSEDED') =>
    instanceRow({
      ...{ alarmId, startedAt: on(start), endedAt: end === null ? null : on(end) },
      ...(endSource && { endSource }),
    });
  await storeInstances(warehouse, customerId, [
    lasts(4, -1, 1),
    lasts(4, 2, 2.5, 'SUPERSEDED'),
    lasts(4, 2.5, 3),
    lasts(4, 8, null),
    // it chatters once at day 10, is fleeting on day 11 and again ten days later
    lasts(5, 10, 10 + 6 * minute),
    lasts(5, 10 + 8 * minute, 10.1),
    lasts(5, 11, 11 + 2 * minute),
    lasts(5, 21, 21 + 2 * minute),
  ]);
  const marks = (alarm_id: number, at: number, rev_value: string, cause = 'PERSON') => ({
    ...{ alarm_id, created_at: time(at), activity_id: randomUUID(), field: 'isServiceImpacting', rev_value },
    ...{ prev_value: null, user_id: null, automation_rule_id: null, metadata: '', cause, version: 1 },
  });
  await insert('activity', [
    marks(1, 4, 'true'),
    marks(1, 6, 'false'),
    marks(2, 8, 'true', 'UNDO'),
    marks(2, 9, 'true'),
  ]);
  const ticket = (ticket_id: number, created: number, closed: number | null) => ({
    ...{ ticket_id, created_at: time(created), state: closed === null ? 'OPEN' : 'CLOSED', due_at: time(created + 1) },
    ...{
      closed_at: closed === null ? null : time(closed),
      is_escalated: 0,
      reissue_count: 0,
      alarm_count: 1,
      version: 1,
    },
  });
  await insert('tickets', [ticket(1, -9, -5), ticket(2, -1, 3), ticket(3, 7, 9), ticket(4, 25, null)]);
  const onTicket = (ticket_id: number, alarm_id: number, created: number, is_deleted = 0) => ({
    ...{ ticket_id, alarm_id, ticket_created_at: time(created), version: 1, is_deleted },
  });
  await insert('ticket_alarms', [
    ...[onTicket(1, 2, -9), onTicket(2, 2, -1), onTicket(3, 2, 7), onTicket(4, 2, 25), onTicket(3, 1, 7, 1)],
  ]);
});
afterAll(() => warehouse?.close());

const all = { sql: 'true', params: {} };
/** Entries that a trigger saw, by alarm, in days. */
async function seen(trigger: HistoricTrigger, given: { excludedIds?: number[]; condition?: typeof all } = {}) {
  const of = { customerId, from, to, trigger, condition: all, excludedIds: [], ...given };
  const batches = await streamRuleEntries(warehouse, of, new AbortController().signal);
  const found: SeenEntries[] = [];
  for await (const batch of batches) found.push(...batch);
  const days = (at: number | null) => (at === null ? null : Math.round(((at - from) / day) * 1_000) / 1_000);
  return found.flatMap(({ alarmId, entries }) => entries.map(([at, until]) => [alarmId, days(at), days(until)]));
}

test('AUTO.1 AUTO.2 entries into a status with their ends; what a reparse, a merge, an undo or a replay did is none', async () => {
  expect(await seen({ kind: 'status', status: 'Intake' })).toEqual([
    [1, 1, 1.5],
    [1, 2, 2.25],
    [1, 5, 6],
    [2, 4, 7],
    [2, 9, 10],
    [3, 20, 21],
  ]);
  expect(await seen({ kind: 'status', status: 'Dispatched' })).toEqual([[2, 7, 9]]);
  // a deleted alarm counts among what was seen, before anything is asked of alarms
  expect(
    await countRuleEntries(warehouse, { customerId, from, to, trigger: { kind: 'status', status: 'Intake' } }),
  ).toEqual({ entries: 7, alarms: 4 });
  expect(await seen({ kind: 'inactiveStatus' })).toEqual([
    [1, 2.25, 5],
    [2, 11, null],
    [3, 2.5, 3],
    [3, 3.5, 4],
    [3, 4.5, 5],
    [3, 5.5, 20],
  ]);
});

test('AUTO.3 AUTO.4 AUTO.5 activity of alarms: occurrences of which one superseded the other are one', async () => {
  expect(await seen({ kind: 'active' })).toEqual([
    [4, 2, 3],
    [4, 8, null],
    [5, 10, 10.004],
    [5, 10.006, 10.1],
    [5, 11, 11.001],
    [5, 21, 21.001],
  ]);
  expect(await seen({ kind: 'inactive' })).toEqual([
    [4, 1, 2],
    [4, 3, 8],
    [5, 10.004, 10.006],
    [5, 10.1, 11],
    [5, 11.001, 21],
    [5, 21.001, null],
  ]);
  // active for a day without a break
  expect(await seen({ kind: 'stale' })).toEqual([
    [4, 0, 1],
    [4, 9, null],
  ]);
});

test('AUTO.6 an alarm becomes a nuisance once, until a week after the last occurrence that was one', async () => {
  expect(await seen({ kind: 'nuisance' })).toEqual([
    [5, 10.006, 18],
    [5, 21.001, 28],
  ]);
});

test('AUTO.7 AUTO.8 AUTO.9 snoozes that ran out, closed work on active alarms, and impact on service', async () => {
  expect(await seen({ kind: 'snoozeExpired' })).toEqual([
    [1, 2, 2.25],
    [2, 11, null],
  ]);
  expect(await seen({ kind: 'statusAfter', status: 'Intake', from: 'Dispatched', cause: 'TICKET' })).toEqual([
    [2, 9, 10],
  ]);
  expect(await seen({ kind: 'serviceImpacting' })).toEqual([
    [1, 4, 6],
    [2, 9, null],
  ]);
});

test('AUTO.27 alarms that do not match, and those that are left out, are not seen', async () => {
  const condition = { sql: 'priority IN {c0:Array(Int64)}', params: { c0: [2, 3] } };
  expect(await seen({ kind: 'status', status: 'Intake' }, { condition, excludedIds: [3] })).toEqual([
    [2, 4, 7],
    [2, 9, 10],
  ]);
  expect(await findMatchingAlarms(warehouse, { customerId, condition, alarmIds: [1, 2, 3, 6] })).toEqual([2, 3]);
  expect(await findAssetsOfAlarms(warehouse, { customerId, alarmIds: [1, 2] })).toEqual(new Map([[2, [17, 4]]]));
});

test('AUTO.25 tickets that were open within the period, and how long work takes', async () => {
  const found: SeenWork[] = [];
  const batches = await streamRuleWork(warehouse, { customerId, from, to }, new AbortController().signal);
  for await (const batch of batches) found.push(...batch);
  const spans = [
    [on(-1), on(3)],
    [on(7), on(9)],
    [on(25), null],
  ];
  expect(found).toEqual([{ alarmId: 2, spans }]);
  expect(await findMedianWork(warehouse, { customerId, from, to })).toBe(4 * day);
  expect(await findMedianWork(warehouse, { customerId, from: to + day, to: to + 2 * day })).toBeNull();
});
