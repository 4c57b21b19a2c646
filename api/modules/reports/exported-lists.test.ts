import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { countFields } from '../../../domain/constants.ts';
import type { ExportedList } from '../../../domain/exports/exported-list.ts';
import counts from '../../../domain/exports/lists/counts.ts';
import followUp from '../../../domain/exports/lists/follow-up.ts';
import workHistory from '../../../domain/exports/lists/work-history.ts';
import type { Cell } from '../../../domain/sheets/cells.ts';
import { instanceRow, storeInstances } from '../../../tests/support/alarm-rows.ts';
import { ctxOf } from '../../../tests/support/ctx-of.ts';
import { storeTickets } from '../../../tests/support/kpi-facts.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';
import { followUpTexts } from '../../../texts/work.ts';

/** Compares files with what the pages' own queries answer. */
const start = Date.UTC(2026, 4, 1);
const range = { start: new Date(start).toISOString(), end: new Date(start + 7 * 86_400_000).toISOString() };
let api: TestApi;
let ada: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  const customerId = await api.newCustomer();
  ada = await api.newPerson(customerId);
  const systemId = await api.newSystem(customerId);
  const alarmIds = Array.from({ length: 60 }, (_, index) => index + 1);
  await api.storeAlarms(alarmIds.map((id) => ({ customerId, systemId, id })));
  await api.warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: alarmIds.map((alarm_id) => ({
      ...{ customer_id: customerId, alarm_id, system_id: systemId, created_at: range.start, version: 1 },
      ...{ point_path: alarm_id % 7 === 0 ? null : `P-${alarm_id % 7}`, condition: '=High', priority: alarm_id % 6 },
    })),
  });
  await storeInstances(
    api.warehouse,
    customerId,
    alarmIds.flatMap((alarmId) =>
      Array.from({ length: (alarmId % 5) + 1 }, (_, index) => {
        const startedAt = start + index * 3_600_000 + alarmId;
        return instanceRow({ alarmId, startedAt, endedAt: startedAt + 1_800_000 });
      }),
    ),
  );
  await storeTickets(
    api,
    customerId,
    Array.from({ length: 120 }, (_, index) => ({
      ...{ id: index + 1, createdAt: start + index, assignee: index % 3 === 0 ? undefined : ada },
      ...(index % 2 === 0 && { closedAt: start + 1_000, isResolved: index % 4 === 0 }),
    })),
  );
});
afterAll(() => api?.stop());

async function whole<Input>(list: ExportedList<Input>, given: unknown, by = ada): Promise<Cell[][]> {
  const ctx = await ctxOf(api, by);
  const input = list.schema.parse(given);
  const rows: Cell[][] = [];
  for await (const batch of list.read(ctx, input, new AbortController().signal)) {
    expect(batch.length).toBeLessThanOrEqual(5_000);
    rows.push(...batch);
  }
  expect(await list.count(ctx, input, 1_000_000)).toBe(rows.length);
  expect(await list.count(ctx, input, 3)).toBe(Math.min(3, rows.length));
  for (const row of rows) expect(row).toHaveLength(list.columns(input).length);
  return rows;
}

interface Counts {
  rows: Array<
    Record<'value' | 'label', string | null> & Record<'instances' | 'share' | 'cumulativeShare' | 'alarms', number>
  >;
  total: { instances: number };
}

/** Columns from that of the occurrences on: counts by alarm or by source say that they may be out of date. */
const ofCounts = (groupBy: string): number => (['alarmId', 'externalSystemId'].includes(groupBy) ? 6 : 5);

test.each(countFields)('ANA.4: a file of counts by %s has the rows of the page, in its order', async (groupBy) => {
  const given = { groupBy, range, timezone: 'UTC' };
  const { alarmCounts } = await api.read<{ alarmCounts: Counts }>(
    `query ($groupBy: AlarmCountField!, $range: DateRange!) { alarmCounts(groupBy: $groupBy, range: $range, limit: 200) {
      rows { value label instances share cumulativeShare alarms } total { instances } } }`,
    ada,
    given,
  );
  const rows = await whole(counts, given);
  const facts = rows.map((row) => row.slice(row.length - ofCounts(groupBy), row.length - ofCounts(groupBy) + 4));
  expect(facts).toEqual(alarmCounts.rows.map((row) => [row.instances, row.share, row.cumulativeShare, row.alarms]));
  expect(facts.reduce((sum, [instances]) => sum + Number(instances), 0)).toBe(alarmCounts.total.instances);
  const names = rows.map((row) => row.at(-ofCounts(groupBy) - 1));
  if (groupBy === 'point') expect(names).toContain('(blanks)');
  if (groupBy === 'priority') expect(names).toEqual(expect.arrayContaining(['Highest', 'No Priority']));
  if (groupBy === 'alarmId') expect([rows[0]?.[0], names[0]]).toEqual(['A14', 'Alarm 14']);
  if (groupBy === 'externalSystemId') expect(names).toEqual(['Air systems']);
});

test('ANA.4 of an hour of the week the page, its days and its file have the occurrences that started in it', async () => {
  const ask = (hourOfWeek: number) =>
    api.gql<{ alarmCounts: Counts; alarmInstanceTrend: Array<{ date: string; count: number }> }>(
      `query ($range: DateRange!, $hourOfWeek: Int) {
        alarmCounts(groupBy: alarmId, range: $range, timezone: "UTC", limit: 200, hourOfWeek: $hourOfWeek) {
          rows { value instances } total { instances } }
        alarmInstanceTrend(range: $range, timezone: "UTC", hourOfWeek: $hourOfWeek) { date count } }`,
      ada,
      { range, hourOfWeek },
    );
  // Friday from 01:00: every alarm but each fifth occurred a second time
  const hourOfWeek = 4 * 24 + 1;
  const { data } = await ask(hourOfWeek);
  expect(data?.alarmCounts.total.instances).toBe(48);
  expect(data?.alarmCounts.rows).toHaveLength(48);
  expect(data?.alarmInstanceTrend.filter(({ count }) => count > 0)).toEqual([{ date: '2026-05-01', count: 48 }]);
  const rows = await whole(counts, { groupBy: 'alarmId', range, timezone: 'UTC', hourOfWeek });
  expect(rows.reduce((sum, row) => sum + Number(row.at(-6)), 0)).toBe(48);
  expect((await ask(hourOfWeek + 24)).data?.alarmCounts.total.instances).toBe(0);
  for (const none of [-1, 168]) expect((await ask(none)).errors?.[0]?.extensions.code).toBe('INVALID');
});

interface FollowUps {
  workFollowUp: {
    rows: Array<{
      cursor: string;
      reasons: Array<keyof typeof followUpTexts.reasons>;
      workTicket: { displayId: string };
    }>;
    counts: { total: number };
  };
}

test.each([
  ['all', {}],
  ['a reason', { reason: 'UNASSIGNED' }],
  ['filters', { criteria: [{ field: 'workState', isExclusion: false, values: ['CLOSED'] }], timezone: 'UTC' }],
] as Array<[string, z.input<typeof followUp.schema>]>)(
  'ANA.5: a file of follow-ups by %s has what the pages list',
  async (_, given) => {
    const listed: FollowUps['workFollowUp']['rows'] = [];
    let total = 0;
    for (let after: string | null = null; ; ) {
      const { workFollowUp }: FollowUps = await api.read<FollowUps>(
        `query ($reason: WorkFollowUpReason, $criteria: [CriterionInput!], $timezone: String, $after: String) {
        workFollowUp(reason: $reason, criteria: $criteria, timezone: $timezone, limit: 50, after: $after) {
          rows { cursor reasons workTicket { displayId } } counts { total } } }`,
        ada,
        { ...(given as object), after },
      );
      listed.push(...workFollowUp.rows);
      total = workFollowUp.counts.total;
      if (workFollowUp.rows.length < 50) break;
      after = workFollowUp.rows.at(-1)?.cursor ?? null;
    }
    const rows = await whole(followUp, given);
    expect(rows).toHaveLength(total);
    expect(rows.map((row) => [row[0], row[2]])).toEqual(
      listed.map(({ workTicket, reasons }) => [
        workTicket.displayId,
        reasons.map((reason) => followUpTexts.reasons[reason]).join('; '),
      ]),
    );
  },
);

test('INT.8 files of tickets, and of counts by alarm or source, say which rows may be out of date, until contact is restored', async () => {
  const customerId = await api.newCustomer();
  const grace = await api.newPerson(customerId);
  const [lost, heard] = [await api.newSystem(customerId, 'Lost'), await api.newSystem(customerId, 'Heard')];
  await api.storeAlarms([
    { customerId, systemId: lost, id: 1 },
    { customerId, systemId: heard, id: 2 },
  ]);
  await api.warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: [lost, heard].map((system_id, index) => ({
      ...{ customer_id: customerId, alarm_id: index + 1, system_id, created_at: range.start, version: 1 },
      ...{ point_path: `P-${index}`, condition: '=High', priority: 1 },
    })),
  });
  await storeInstances(
    api.warehouse,
    customerId,
    [1, 2].map((alarmId) => instanceRow({ alarmId, startedAt: start + alarmId, endedAt: start + 1_000 })),
  );
  await storeTickets(
    api,
    customerId,
    [1, 2, 3].map((id) => ({ id, createdAt: start + id, alarms: id === 3 ? [] : [id] })),
  );
  const issue = { customer_id: customerId, id: randomUUID(), system_id: lost };
  const at = new Date(Date.now() - 60_000);
  await api.db('external_system_issues').insert({
    ...{ ...issue, issue_type: 'LOST_CONNECTION', message: 'No contact', created_at: at, opens_at: at },
  });
  const heading = (list: { columns: (input: never) => readonly string[] }, input: unknown) =>
    list.columns(input as never).at(-1);
  const doubtful = async <Input>(list: ExportedList<Input>, given: unknown) =>
    (await whole(list, given, grace))
      .filter((row) => row.at(-1) === true)
      .map(([name]) => name)
      .sort();
  const counted = (groupBy: string) => ({ groupBy, range, timezone: 'UTC' });
  expect(heading(counts, counted('alarmId'))).toBe('State may be out of date');
  expect(heading(counts, counted('externalSystemId'))).toBe('State may be out of date');
  expect(heading(counts, counted('point'))).not.toBe('State may be out of date');
  expect(await doubtful(counts, counted('alarmId'))).toEqual(['A1']);
  expect(await doubtful(counts, counted('externalSystemId'))).toEqual(['Lost']);
  const history = { input: { timezone: 'UTC' } };
  for (const [list, given] of [
    [workHistory, history],
    [followUp, {}],
  ] as Array<[ExportedList<unknown>, unknown]>) {
    expect(heading(list, given)).toBe('Alarm states may be out of date');
    expect(await doubtful(list, given)).toEqual(['W1']);
  }
  // the pages have the sources of each, by which they say the same
  const { workHistory: page } = await api.read<{
    workHistory: { rows: Array<{ id: string; alarmSourceIds: string[] }> };
  }>('{ workHistory(input: {}) { rows { id alarmSourceIds } } }', grace);
  expect(new Map(page.rows.map(({ id, alarmSourceIds }) => [id, alarmSourceIds]))).toEqual(
    new Map([
      ['1', [String(lost)]],
      ['2', [String(heard)]],
      ['3', []],
    ]),
  );
  await api.db('external_system_issues').where(issue).update({ resolved_at: new Date() });
  expect(await doubtful(counts, counted('alarmId'))).toEqual([]);
  expect(await doubtful(workHistory, history)).toEqual([]);
});

test('files are for who sees the page', async () => {
  const occupant = await api.newPerson(ada.customerId, 'OCCUPANT');
  await expect(whole(counts, { groupBy: 'point', range }, occupant)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(whole(followUp, {}, occupant)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
