import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fromRoot } from '../platform/root.ts';
import { instanceRow, storeInstances, storeOfSystem } from '../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../tests/support/engines.ts';
import { boundQuery, warehouseTables } from './bound-query.ts';
import { createWarehouseClient, type WarehouseClient } from './client.ts';

const [mine, theirs] = [newCustomerId(), newCustomerId()];
const alarmId = 7;
const startedAt = Date.UTC(2026, 4, 1, 12);
// outcomes are kept for only 90 days
const recent = Date.now();
const [instanceId, payloadId] = [randomUUID(), randomUUID()];

let warehouse: WarehouseClient;
beforeAll(async () => {
  warehouse = createWarehouseClient(testEnv(), 'test-tenancy');
  const instance = { alarmId, startedAt, endedAt: startedAt + 60_000, ackedAt: startedAt, ackedBy: 'somebody' };
  await storeInstances(warehouse, theirs, [
    instanceRow({ ...instance, id: instanceId }),
    instanceRow({ ...instance, startedAt: startedAt + 120_000 }),
  ]);
  await storeOfSystem(warehouse, theirs, [{ alarmId, systemId: 9, at: recent }]);
  await warehouse.insert({
    table: 'activity',
    format: 'JSONEachRow',
    values: [
      {
        customer_id: theirs,
        alarm_id: alarmId,
        created_at: new Date(startedAt).toISOString(),
        activity_id: randomUUID(),
        field: 'notes',
        user_id: randomUUID(),
        metadata: '',
        version: 1,
      },
    ],
  });
  const of = { customer_id: theirs, system_id: 9, received_at: new Date(recent).toISOString(), version: 1 };
  const store = (table: string, row: object) =>
    warehouse.insert({ table, format: 'JSONEachRow', values: [{ ...of, ...row }] });
  await store('raw_events', {
    message_id: randomUUID(),
    door: 'api',
    format: 'array',
    payload_ids: [payloadId],
    body: '[{}]',
  });
  const at = (afterMs: number) => new Date(startedAt + afterMs).toISOString();
  const ofKpis = (table: string, row: object) =>
    warehouse.insert({ table, format: 'JSONEachRow', values: [{ customer_id: theirs, version: 9, ...row }] });
  await ofKpis('alarms', {
    alarm_id: alarmId,
    created_at: at(0),
    system_id: 9,
    priority: 4,
    text: 'Fan failed',
    property_tokens: ['@=7'],
  });
  await ofKpis('status_entries', {
    ...{ alarm_id: alarmId, entry_id: '1', status: 'Intake', cause: 'SOURCE', entered_at: at(0) },
    ...{ left_at: at(30_000), to_status: 'Dispatched', left_cause: 'TICKET' },
  });
  await ofKpis('tickets', {
    ...{ ticket_id: 3, created_at: at(30_000), state: 'CLOSED', due_at: at(0), closed_at: at(90_000), is_resolved: 1 },
  });
  await ofKpis('ticket_alarms', { ticket_id: 3, alarm_id: alarmId, ticket_created_at: at(30_000) });
  await store('events', {
    alarm_id: alarmId,
    event_id: randomUUID(),
    payload_id: payloadId,
    kind: 'ALARM',
    source_state: 'offnormal',
    occurred_at: of.received_at,
  });
  await warehouse.insert({
    table: 'rule_log',
    format: 'JSONEachRow',
    values: [
      {
        customer_id: theirs,
        rule_id: 5,
        alarm_id: alarmId,
        at: at(0),
        log_id: randomUUID(),
        outcome: 'ACTED',
        version: 1,
      },
    ],
  });
  await store('outcomes', { payload_id: payloadId, message_id: randomUUID(), outcome: 'rejected', kind: 'time' });
  await warehouse.insert({
    table: 'status_entries',
    format: 'JSONEachRow',
    values: [{ customer_id: theirs, alarm_id: alarmId, entry_id: '1', status: 'Intake', version: 1 }],
  });
  await warehouse.insert({
    table: 'tickets',
    format: 'JSONEachRow',
    values: [{ customer_id: theirs, ticket_id: 3, state: 'OPEN', version: 1 }],
  });
});
afterAll(() => warehouse.close());

const page = { limit: 10, offset: 0 };
const day = { from: startedAt - 3_600_000, to: startedAt + 3_600_000, timezone: 'UTC' };
const received = { from: recent - 1_000, to: recent + 1_000 };
const range = { after: 0, to: 100, limit: 10 };
const seen = { from: day.from, to: day.to, trigger: { kind: 'status', status: 'Intake' } };
const report = { from: day.from, to: day.to, condition: { sql: 'true', params: {} } };
const pivot = {
  ...report,
  ...{ rows: [{ column: 'system_id' }, { property: 'rooms' }], column: { time: 'hour' }, measure: 'timeInAlarm' },
  ...{ timezone: 'UTC', now: recent },
};
const ruleLog = { ruleId: 5, alarmId, outcomes: ['ACTED'], range: { from: day.from, to: day.to } };
const rule = { windowStart: startedAt, chatterCount: 2, chatterWindowMs: 600_000, fleetingMaxMs: 300_000 };

const measured = {
  bounds: [day.from, startedAt + 120_000, day.to],
  now: recent,
  condition: null,
  withoutAutomation: false,
  ...{ capMs: 86_400_000, quietMs: 86_400_000, windowMs: 86_400_000 },
};
const observed = { from: day.from, until: day.to, timezone: 'UTC', condition: null };
const kpiQueries = [
  'findPrioritizedAlarms',
  'findStartedInstances',
  'findLeftIntakeEntries',
  'findWorkCoverage',
  'findTimeToDispatch',
  'findTimeToResolution',
  'findResolutionEffectiveness',
  'findRepeatWork',
  'findWriters',
  'findDispatchByCreator',
];

/** Arguments for every query that find something of the given customer, if it has it. */
const recipes: Record<string, Record<string, unknown>> = {
  streamActivityHistory: { alarmIds: null, ...day, signal: new AbortController().signal },
  findAlarmInstanceDaily: { alarmId, ...day },
  findAlarmStarts: { ...day, limit: 10 },
  findInstanceCounts: { ...report, groupBy: 'system_id', limit: 10, now: recent },
  findInstanceTrend: { ...report, timezone: 'UTC' },
  findRecentDecisions: page,
  findRecentTexts: { from: recent - 1, parts: ['fan'], limit: 10 },
  findPivot: pivot,
  findAlarmInstances: { alarmId, direction: 'DESC', ...page },
  countAlarmInstances: { alarmId },
  findAlarmSourceActions: { alarmId, limit: 10 },
  countAlarmSourceActions: { alarmId },
  findIntegrationEventsHourly: { from: recent - 1 },
  findIntegrationInstancesHourly: { from: day.from },
  findIntegrationOutcomesHourly: { from: recent - 1 },
  findNewestPayloads: { alarmIds: [alarmId] },
  listNewestPayloads: { after: 0, ...received, limit: 10 },
  findHistories: { alarmIds: [alarmId] },
  countEvents: { alarmIds: [alarmId] },
  findRawSpans: { systemId: 9, ...received, payloads: 10 },
  findRawMessages: { systemId: 9, ...received },
  findMessagesOfPayloads: { systemId: 9, payloads: [{ payloadId, receivedAt: recent }] },
  findNewestMessages: { systemId: 9, limit: 10, span: received },
  findStoredEvents: { systemId: 9, ...received, eventIds: [payloadId] },
  findVerdicts: { systemId: 9, ...received },
  findDeadLetters: { systemId: 9, ids: [payloadId], kind: 'time', text: null, ...page },
  countDeadLetters: { systemId: null, ids: null, kind: null, text: null },
  findNewestInstances: range,
  findNewestEntries: range,
  findTicketVersions: range,
  countActivityDays: { ...range, to: 100_000 },
  findTicketDispatchTimes: { ticketIds: [3] },
  findRecurredTickets: { tickets: [{ id: 3, alarmIds: [alarmId], closedAt: day.from }], windowMs: 86_400_000 },
  streamInstanceCounts: { ...report, groupBy: 'system_id', now: recent, signal: new AbortController().signal },
  countInstanceGroups: { ...report, groupBy: 'system_id', limit: 10 },
  findDecisionCounts: { alarmIds: [alarmId], from: day.from, to: day.to },
  findInstancePatterns: {
    ...{ alarmIds: [alarmId], from: day.from, to: day.to, now: recent, delaysMs: [1_000], unrealEnds: [] },
    ...{ chatterCount: 2, chatterWindowMs: 600_000, fleetingMaxMs: 300_000, staleAfterMs: 86_400_000 },
  },
  ...Object.fromEntries(kpiQueries.map((name) => [name, measured])),
  findKpiGroups: { ...measured, metric: 'WORK_COVERAGE', groupBy: 'priority', values: null, limit: 10 },
  countKpiRows: { ...measured, metric: 'REPEAT_WORK', isNumerator: false },
  findKpiRows: { ...measured, metric: 'REPEAT_WORK', isNumerator: false, page: { ...page, from: null } },
  findOccurrenceRates: observed,
  findAlarmBehaviour: observed,
  findOccurrences: { alarmId, since: startedAt },
  findRuleLog: { ...ruleLog, ...page },
  countRuleLog: ruleLog,
  countRuleEntries: seen,
  streamRuleEntries: { ...seen, excludedIds: [], condition: { sql: 'true', params: {} } },
  findMatchingAlarms: { alarmIds: [alarmId], condition: { sql: 'true', params: {} } },
  findAssetsOfAlarms: { alarmIds: [alarmId] },
  streamRuleWork: day,
  findMedianWork: day,
  findNuisanceCounts: { alarmIds: [alarmId], ...rule, unrealEnds: [] },
};

type Query = (warehouse: WarehouseClient, input: Record<string, unknown>) => Promise<unknown>;
const hasInstances = (row: unknown): boolean => (row as { instances: number }).instances > 0;
/** Collects answers that are streamed or in parts. */
async function whole(answer: unknown): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('count' in answer && 'rows' in answer) return answer.rows;
  if ('columns' in answer && 'rows' in answer) return answer.rows;
  if ('entries' in answer && 'alarms' in answer) return answer.entries;
  if ('cells' in answer) return whole(answer.cells);
  // the sums of a pivot are there for every customer
  if (Array.isArray(answer)) return answer.filter((row) => !('isOfAllRows' in Object(row)) || row.value);
  if ('total' in answer && 'rows' in answer) return [...(answer.rows as unknown[]), answer.total].filter(hasInstances);
  if (!(Symbol.asyncIterator in answer)) return answer;
  const rows: unknown[] = [];
  for await (const batch of answer as AsyncIterable<unknown[]>) rows.push(...batch);
  return rows;
}
/** True if an answer has nothing but zeros: days without occurrences are returned for every customer. */
const isEmpty = (answer: unknown): boolean =>
  answer instanceof Map
    ? answer.size === 0
    : Array.isArray(answer)
      ? answer.every((row) => row.count === 0)
      : answer === 0 || answer === null;

/** Queries of the worker's sweeps, whose rows name their customer. */
const ofAllCustomers = ['countAllDeadLetters'];

describe('every query of the warehouse', () => {
  test('finds nothing of another customer, with the ids of what that customer has', async () => {
    const files = (await readdir(fromRoot('warehouse/queries'), { recursive: true })).filter(
      (file) => /\.ts$/.test(file) && !/measured\.ts$|observed\.ts$|active-instances\.ts$|\.test\.ts$/.test(file),
    );
    const seen: string[] = [];
    for (const file of files) {
      const exports = (await import(fromRoot('warehouse/queries', file))) as Record<string, unknown>;
      for (const [name, query] of Object.entries(exports)) {
        if (typeof query !== 'function' || ofAllCustomers.includes(name)) continue;
        seen.push(name);
        const recipe = recipes[name];
        if (!recipe) {
          throw new Error(
            `warehouse/queries/${file} exports ${name}, which nobody has tried with another customer: add to \`recipes\` ` +
              `in ${import.meta.filename} arguments with which it finds something`,
          );
        }
        const ask = async (customerId: number) => whole(await (query as Query)(warehouse, { ...recipe, customerId }));
        expect(isEmpty(await ask(theirs)), `${name} finds nothing at all: its recipe proves nothing`).toBe(false);
        expect(isEmpty(await ask(mine)), name).toBe(true);
      }
    }
    expect(Object.keys(recipes).sort()).toEqual(seen.sort());
  });
});

describe('boundQuery', () => {
  const count = (sql: string, customerId: number) =>
    boundQuery(warehouse, { name: 'count', customerId, sql, row: z.object({ count: z.int() }) });

  test('refuses SQL that leaves the customer unbound, and a customer that is no number', async () => {
    await expect(count('SELECT count() AS count FROM instances', mine)).rejects.toThrow('has to bind customerId');
    const sql = 'SELECT count() AS count FROM instances WHERE customer_id = {customerId:UInt32}';
    for (const id of ['1 OR 1', -1, 0, 1.5, Number.NaN]) await expect(count(sql, id as number)).rejects.toThrow();
  });

  test('finds nothing of another customer where the SQL binds its customer and then asks for all', async () => {
    for (const [given, from] of [
      ['OR 1', 'instances FINAL'],
      ['OR 1', 'instances AS i'],
      [`OR customer_id = ${theirs}`, 'instances'],
      ['OR 1', '(SELECT * FROM instances)'],
    ] as const) {
      const sql = `SELECT count() AS count FROM ${from} WHERE customer_id = {customerId:UInt32} ${given}`;
      expect(await count(sql, mine), sql).toEqual([{ count: 0 }]);
      expect(await count(sql, theirs), sql).toEqual([{ count: 2 }]);
    }
    const joined = `SELECT count() AS count FROM (SELECT {customerId:UInt32} AS c) AS one CROSS JOIN instances`;
    expect(await count(joined, mine)).toEqual([{ count: 0 }]);
  });

  test('knows every table', async () => {
    const answer = await warehouse.query({
      query: `SELECT name FROM system.tables WHERE database = currentDatabase() AND name <> 'schema_migrations'
        AND name NOT LIKE '%_rebuilt%' ORDER BY name`,
      format: 'JSONEachRow',
    });
    const names = (await answer.json<{ name: string }>()).map(({ name }) => name);
    expect(names, '`warehouseTables` in warehouse/bound-query.ts').toEqual([...warehouseTables]);
  });
});
