import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instanceRow, storeInstances } from '../../../tests/support/alarm-rows.ts';
import { storeTickets } from '../../../tests/support/kpi-facts.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

/**
 * A small building in May 2026, worked out on paper. Times are UTC; the test looks at it on the first of June at noon.
 * Ada and Ben share the team Air, Ben is also in Labs, Cy is in none.
 *
 * Alarms: 1 (AHU-1, building North), 2 (AHU-1, buildings North and South), 3 (AHU-9, none)
 * Occurrences: of 1 on Monday the 4th from 10:00 for 1 h and from 10:30 for 2 h; of 2 on Tuesday the 5th from 10:00 for
 *   half an hour, and over midnight of the 1st, 2 h of it in May; of 3 since Tuesday the 5th 9:00.
 * Tickets:   created      closed       resolved       on      for   by
 *   1        05-10 11:00  05-12 11:00  yes            1       Ada   Ada
 *   2        05-13 00:00  05-15 00:00  no             1, 2    Ben   Ada     repeats 1
 *   3        05-15 00:00  05-19 00:00  yes                    Cy    a rule
 *   4        05-18 00:00  05-19 12:00  yes            3             Ben     reissued
 *   5        05-20 10:00  open                        1       Ada   Ada
 */
const at = (text: string): number => Date.parse(`${text}:00Z`);
const may = { start: '2026-05-01T00:00:00Z', end: '2026-06-01T00:00:00Z' };
const hourMs = 3_600_000;
const hours = (count: number) => count * hourMs;

let api: TestApi;
let customerId: number;
let systemId: number;
let ada: TestPerson;
let ben: TestPerson;
let cy: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ clock: { now: () => new Date(at('2026-06-01T12:00')) } });
  customerId = await api.newCustomer();
  ada = await api.newPerson(customerId, 'ADMIN');
  ben = await api.newPerson(customerId, 'STANDARD');
  cy = await api.newPerson(customerId, 'STANDARD');
  for (const [name, members] of Object.entries({ Air: [ada, ben], Labs: [ben] })) {
    const { createTeam } = await api.read<{ createTeam: { id: string } }>(
      `mutation { createTeam(name: "${name}") { id } }`,
      ada,
    );
    for (const { id } of members)
      await api.read(
        `mutation { addTeamMember(teamId: "${createTeam.id}", userId: "${id}", role: TEAM_MEMBER) { userId } }`,
        ada,
      );
  }
  systemId = await api.newSystem(customerId, 'Air systems');
  await api.storeAlarms(
    ['AHU-1', 'AHU-1', 'AHU-9'].map((point, index) => ({ customerId, systemId, id: index + 1, point })),
  );
  const places: Record<number, string[]> = { 1: ['North'], 2: ['North', 'South'] };
  for (const [id, value] of Object.entries(places))
    await api.storeProperties(customerId, Number(id), [{ type: 'building', value, confidence: 1, by: 'PERSON' }]);
  await api.warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: ['AHU-1', 'AHU-1', 'AHU-9'].map((point_path, index) => ({
      ...{ customer_id: customerId, alarm_id: index + 1, created_at: '2026-04-01T00:00:00.000Z' },
      ...{ system_id: systemId, version: 1, point_path, priority: 5 - index },
      property_tokens: ['building', ...(places[index + 1] ?? []).map((place) => `building=${place}`)],
    })),
  });
  await storeInstances(api.warehouse, customerId, [
    instanceRow({ alarmId: 1, startedAt: at('2026-05-04T10:00'), endedAt: at('2026-05-04T11:00') }),
    instanceRow({ alarmId: 1, startedAt: at('2026-05-04T10:30'), endedAt: at('2026-05-04T12:30') }),
    instanceRow({ alarmId: 2, startedAt: at('2026-05-05T10:00'), endedAt: at('2026-05-05T10:30') }),
    instanceRow({ alarmId: 2, startedAt: at('2026-04-30T23:00'), endedAt: at('2026-05-01T02:00') }),
    instanceRow({ alarmId: 3, startedAt: at('2026-05-05T09:00') }),
  ]);
  await storeTickets(api, customerId, [
    {
      ...{ id: 1, createdAt: at('2026-05-10T11:00'), closedAt: at('2026-05-12T11:00'), isResolved: true, alarms: [1] },
      ...{ by: ada, assignee: ada },
    },
    {
      ...{ id: 2, createdAt: at('2026-05-13T00:00'), closedAt: at('2026-05-15T00:00'), isResolved: false },
      ...{ alarms: [1, 2], by: ada, assignee: ben },
    },
    {
      id: 3,
      createdAt: at('2026-05-15T00:00'),
      closedAt: at('2026-05-19T00:00'),
      isResolved: true,
      ruleId: 7,
      assignee: cy,
    },
    {
      ...{ id: 4, createdAt: at('2026-05-18T00:00'), closedAt: at('2026-05-19T12:00'), isResolved: true, alarms: [3] },
      ...{ by: ben, reissueCount: 1 },
    },
    { id: 5, createdAt: at('2026-05-20T10:00'), alarms: [1], by: ada, assignee: ada },
  ]);
});
afterAll(() => api?.stop());

interface Head {
  values: Array<string | null>;
  labels: string[];
}
interface Pivot {
  names: { rows: string[]; column: string | null; measure: string };
  rows: Head[];
  columns: Head[];
  cells: Array<Array<number | null>>;
  rowTotals: Array<number | null>;
  columnTotals: Array<number | null>;
  total: number | null;
  isInSeveral: boolean;
}
const ask = (input: object, by = ada) =>
  api.gql<{ advancedAnalytics: Pivot }>(
    `query ($input: PivotInput!) { advancedAnalytics(input: $input) { names { rows column measure }
      rows { values labels } columns { values labels } cells rowTotals columnTotals total isInSeveral } }`,
    by,
    { input: { range: may, timezone: 'UTC', ...input } },
  );
async function pivot(input: object, by = ada): Promise<Pivot> {
  const { data, errors } = await ask(input, by);
  expect(errors).toBeUndefined();
  return data?.advancedAnalytics as Pivot;
}
/** The pivot as lines of text, with its sums, as the page shows it. */
async function lines(input: object, by = ada): Promise<string[]> {
  const { rows, columns, cells, rowTotals, columnTotals, total } = await pivot(input, by);
  const line = (name: string, values: unknown[]): string => [name, ...values].join(' | ');
  return [
    line('', [...columns.map(({ labels }) => labels.join(', ')), 'Total']),
    ...rows.map(({ labels }, row) => line(labels.join(', '), [...(cells[row] ?? []), rowTotals[row]])),
    line('Total', [...columnTotals, total]),
  ];
}
const refusalOf = async (input: object, by = ada) => {
  const { errors } = await ask(input, by);
  return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message, fields: errors?.[0]?.extensions.fields };
};

describe('ANA.7 a pivot of occurrences', () => {
  const byPlace = { source: 'instances', rows: ['property.building'], column: 'weekday' };

  test('has rows, columns and sums; an alarm of two buildings counts in both and once in each total', async () => {
    expect(await lines({ ...byPlace, measure: 'occurrences' })).toEqual([
      ' | Monday | Tuesday | Total',
      'North | 2 | 1 | 3',
      'South | 0 | 1 | 1',
      '(none) | 0 | 1 | 1',
      'Total | 2 | 2 | 4',
    ]);
    const { names, isInSeveral } = await pivot({ ...byPlace, measure: 'occurrences' });
    expect(names).toEqual({ rows: ['Building'], column: 'Weekday', measure: 'Occurrences' });
    expect(isInSeveral).toBe(true);
  });

  test('distinct alarms are counted in every sum, not added up', async () => {
    expect(await lines({ ...byPlace, measure: 'alarms' })).toEqual([
      ' | Monday | Tuesday | Total',
      'North | 1 | 1 | 2',
      'South | 0 | 1 | 1',
      '(none) | 0 | 1 | 1',
      'Total | 1 | 2 | 3',
    ]);
  });

  test('time in alarm is the part within the range, at the start of the range if the occurrence began before', async () => {
    const { rows, rowTotals, total } = await pivot({ source: 'instances', rows: ['alarmId'], measure: 'timeInAlarm' });
    expect(rows.map(({ values }) => values[0])).toEqual(['1', '2', '3']);
    expect(rowTotals).toEqual([hours(3), hours(2.5), hours(639)]);
    expect(total).toBe(hours(644.5));
    const byDay = await pivot({ source: 'instances', rows: ['day'], measure: 'timeInAlarm' });
    expect(byDay.rows.map(({ values }) => values[0])).toEqual(['2026-05-01', '2026-05-04', '2026-05-05']);
    expect(byDay.rowTotals[0]).toBe(hours(2));
  });

  test('average duration is from start to end, to now while it lasts', async () => {
    const { rows, rowTotals, total } = await pivot({
      source: 'instances',
      rows: ['point'],
      measure: 'averageDuration',
    });
    expect(rows.map(({ labels }) => labels[0])).toEqual(['AHU-1', 'AHU-9']);
    expect(rowTotals).toEqual([hours(3.5) / 3, hours(651)]);
    expect(total).toBe(hours(3.5 + 651) / 4);
  });

  test('hours and days are those of the timezone; two dimensions go down', async () => {
    const { rows, columns, rowTotals } = await pivot({
      ...{ source: 'instances', rows: ['externalSystemId', 'day'], column: 'hour', measure: 'occurrences' },
      timezone: 'Pacific/Auckland',
    });
    expect(rows.map(({ labels }) => labels.join(' '))).toEqual(['Air systems 2026-05-04', 'Air systems 2026-05-05']);
    expect(columns.map(({ labels }) => labels[0])).toEqual(['21:00', '22:00']);
    expect(rowTotals).toEqual([2, 2]);
  });

  test('weeks begin on Monday, months are calendar months, priorities have their words', async () => {
    const base = { source: 'instances', measure: 'occurrences' };
    expect(await lines({ ...base, rows: ['week'], column: 'month' })).toEqual([
      ' | 2026-05 | Total',
      '2026-05-04 | 4 | 4',
      'Total | 4 | 4',
    ]);
    const { rows } = await pivot({ ...base, rows: ['priority'] });
    expect(rows.map(({ labels }) => labels[0])).toEqual(['Medium', 'High', 'Highest']);
  });

  test('criteria narrow it; those that history does not know are refused by name', async () => {
    const criteria = [{ field: 'point', isExclusion: false, values: ['AHU-9'] }];
    expect((await pivot({ ...byPlace, measure: 'occurrences', criteria })).total).toBe(1);
    const unknown = [{ field: 'status', isExclusion: false, values: ['Intake'] }];
    expect(await refusalOf({ ...byPlace, measure: 'occurrences', criteria: unknown })).toMatchObject({
      code: 'INVALID',
      message: 'History cannot be filtered by Status',
    });
  });

  test('is empty where nothing occurred', async () => {
    const range = { start: '2020-01-01T00:00:00Z', end: '2020-02-01T00:00:00Z' };
    expect(await pivot({ ...byPlace, measure: 'occurrences', range })).toMatchObject({
      rows: [],
      columns: [],
      total: 0,
    });
  });
});

describe('ANA.7 a pivot of tickets', () => {
  const byTeam = { source: 'tickets', rows: ['team'], column: 'property.building' };

  test('a ticket of several teams and buildings counts once per row and column and once in each total', async () => {
    expect(await lines({ ...byTeam, measure: 'closed' })).toEqual([
      ' | North | South | (none) | Total',
      'Air | 2 | 1 | 0 | 2',
      'Labs | 1 | 1 | 0 | 1',
      '(none) | 0 | 0 | 2 | 2',
      'Total | 2 | 1 | 2 | 4',
    ]);
  });

  test('medians are counted in every sum', async () => {
    expect(await lines({ ...byTeam, measure: 'timeToResolution' })).toEqual([
      ' | North | South | (none) | Total',
      `Air | ${hours(48)} | ${hours(48)} |  | ${hours(48)}`,
      `Labs | ${hours(48)} | ${hours(48)} |  | ${hours(48)}`,
      `(none) |  |  | ${hours(96)} | ${hours(96)}`,
      `Total | ${hours(48)} | ${hours(48)} | ${hours(96)} | ${hours(48)}`,
    ]);
  });

  test('resolved share and repeat work are those of closed tickets, created ones of all', async () => {
    const rows = ['creator'];
    const by = async (measure: string) => {
      const { rows: heads, rowTotals, total } = await pivot({ source: 'tickets', rows, measure });
      return [...heads.map(({ values }, row) => [nameOf(values[0]), rowTotals[row]]), ['all', total]];
    };
    const nameOf = (id: string | null | undefined) => (id === ada.id ? 'Ada' : id === ben.id ? 'Ben' : 'a rule');
    const sorted = (found: unknown[][]) => found.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])));
    expect(sorted(await by('resolvedShare'))).toEqual([
      ['a rule', 1],
      ['Ada', 0.5],
      ['all', 0.75],
      ['Ben', 1],
    ]);
    expect(sorted(await by('repeat'))).toEqual([
      ['a rule', 0],
      ['Ada', 1],
      ['all', 2],
      ['Ben', 1],
    ]);
    expect(sorted(await by('created'))).toEqual([
      ['a rule', 1],
      ['Ada', 3],
      ['all', 5],
      ['Ben', 1],
    ]);
  });

  test('times are those of the measure; states and people have their names', async () => {
    expect(await lines({ source: 'tickets', rows: ['workState'], column: 'day', measure: 'closed' })).toEqual([
      ' | 2026-05-12 | 2026-05-15 | 2026-05-19 | Total',
      'Closed | 1 | 1 | 2 | 4',
      'Total | 1 | 1 | 2 | 4',
    ]);
    const created = await pivot({ source: 'tickets', rows: ['workState'], column: 'week', measure: 'created' });
    expect(created.columns.map(({ values }) => values[0])).toEqual(['2026-05-04', '2026-05-11', '2026-05-18']);
    expect(created.rows.map(({ labels }) => labels[0])).toEqual(['Closed', 'Open']);
    const { rows } = await pivot({ source: 'tickets', rows: ['assignee'], measure: 'closed' });
    expect(rows.at(-1)?.labels).toEqual(['(none)']);
  });

  test('are those that who asks may see', async () => {
    const own = await api.newCustomer();
    const owner = await api.newPerson(own, 'ADMIN');
    const worker = await api.newPerson(own, { 'analytics.advancedAnalytics': ['VIEW'], 'work.myWork': ['VIEW'] });
    await storeTickets(api, own, [
      { id: 1, createdAt: at('2026-05-04T10:00'), by: owner },
      { id: 2, createdAt: at('2026-05-05T10:00'), by: owner, assignee: worker },
      { id: 3, createdAt: at('2026-05-06T10:00'), by: worker },
    ]);
    const byDay = { source: 'tickets', rows: ['day'], measure: 'created' };
    expect(await lines(byDay, worker)).toEqual([' | Total', '2026-05-05 | 1', '2026-05-06 | 1', 'Total | 2']);
    expect((await pivot(byDay, owner)).total).toBe(3);
  });

  test('are those that match the filters of tickets', async () => {
    const criteria = [{ field: 'assignee', isExclusion: false, values: [ben.id] }];
    expect((await pivot({ ...byTeam, measure: 'closed', criteria })).total).toBe(1);
  });
});

describe('ANA.7 a pivot is refused', () => {
  const base = { source: 'instances', rows: ['point'], measure: 'occurrences' };

  test('where it would have more cells than it may', async () => {
    const own = await api.newCustomer();
    const admin = await api.newPerson(own, 'ADMIN');
    const [alarms, days] = [5_000, 200];
    await api.warehouse.insert({
      table: 'alarms',
      format: 'JSONEachRow',
      values: Array.from({ length: alarms }, (_, index) => ({
        ...{ customer_id: own, alarm_id: index + 1, created_at: '2025-01-01T00:00:00.000Z', system_id: 1, version: 1 },
        point_path: `Point ${index}`,
      })),
    });
    const start = Date.UTC(2026, 0, 1);
    await storeInstances(api.warehouse, own, [
      ...Array.from({ length: alarms }, (_, index) =>
        instanceRow({
          alarmId: index + 1,
          startedAt: start + (index % days) * 24 * hourMs,
          endedAt: start + 365 * 24 * hourMs,
        }),
      ),
    ]);
    const range = { start: '2026-01-01T00:00:00Z', end: '2026-12-31T00:00:00Z' };
    expect(await refusalOf({ ...base, column: 'day', range }, admin)).toMatchObject({
      code: 'LIMIT',
      message: expect.stringContaining('This would be 1,000,000 cells (5,000 rows × 200 columns), more than 100,000.'),
    });
    // a day more than it may have, and as many as it may
    const until = (day: number) => ({ ...range, end: new Date(start + day * 24 * hourMs).toISOString() });
    expect((await refusalOf({ ...base, column: 'day', range: until(64) }, admin)).code).toBe('LIMIT');
    expect((await pivot({ ...base, column: 'day', range: until(63) }, admin)).cells).toHaveLength(63 * 25);
  });

  test('of tickets where it would have more cells than it may', async () => {
    const own = await api.newCustomer();
    const admin = await api.newPerson(own, 'ADMIN');
    const [start, weeks] = [Date.UTC(2026, 0, 5), 25];
    await api.db.raw(
      `insert into work_tickets (customer_id, id, state, objective, created_by, created_at, due_at, search_text, changed_at, version)
       select :own::int, n, 'OPEN', 'Inspect ' || n, :by::uuid, :start::timestamptz + (n - 1) * interval '1 hour', now(),
         '', now(), 1
       from generate_series(1, :count::int) n`,
      { own, by: admin.id, start: new Date(start), count: weeks * 7 * 24 },
    );
    // as autovacuum does soon after so many
    await api.db.raw('analyze work_tickets');
    const hourly = { source: 'tickets', rows: ['day', 'hour'], column: 'week', measure: 'created' };
    const until = (week: number) => ({
      range: { start: new Date(start).toISOString(), end: new Date(start + week * 7 * 24 * hourMs).toISOString() },
    });
    expect(await refusalOf({ ...hourly, ...until(weeks) }, admin)).toMatchObject({
      code: 'LIMIT',
      message: expect.stringContaining('This would be 105,000 cells (4,200 rows × 25 columns), more than 100,000.'),
    });
    // a week less
    expect(await pivot({ ...hourly, ...until(weeks - 1) }, admin)).toMatchObject({ total: 4_032 });
  });

  test.each([
    ['a dimension that nothing has', { rows: ['secret'] }],
    ['SQL as a dimension', { rows: ['point) union select'] }],
    ['a hostile property', { rows: [`property.building'] OR 1=1 --`] }],
    ['a property that the customer does not have', { rows: ['property.nothing'] }],
    ['an inherited member', { rows: ['constructor'] }],
    ['a dimension of tickets', { rows: ['team'] }],
    ['a dimension twice', { rows: ['point'], column: 'point' }],
    ['three dimensions down', { rows: ['point', 'day', 'hour'] }],
    ['no dimension', { rows: [] }],
    ['a measure of tickets', { measure: 'closed' }],
    ['a timezone that there is not', { timezone: 'Mars/Base' }],
    ['a range that is too long', { range: { start: '2020-01-01T00:00:00Z', end: '2026-01-01T00:00:00Z' } }],
    ['a range that ends before it starts', { range: { start: may.end, end: may.start } }],
  ])('for %s', async (_, input) => {
    expect(await refusalOf({ ...base, ...input })).toMatchObject({ code: 'INVALID' });
  });

  test('ANA-027 ANA-028 without advanced analytics: a manager has the others, an admin all', async () => {
    for (const role of ['MANAGER', 'STANDARD', 'VENDOR', 'OCCUPANT', 'NONE'] as const)
      expect(await refusalOf(base, await api.newPerson(customerId, role)), role).toMatchObject({ code: 'FORBIDDEN' });
    const manager = await api.newPerson(customerId, 'MANAGER');
    for (const query of [
      '{ workHistory(input: {}) { count } }',
      `{ alarmCounts(groupBy: point, range: { start: "${may.start}", end: "${may.end}" }) { total { instances } } }`,
      '{ kpiDashboardConfig { isEnabled } }',
    ])
      expect((await api.gql(query, manager)).errors, query).toBeUndefined();
    expect((await ask(base, await api.newPerson(customerId, 'SUPER'))).errors).toBeUndefined();
  });
});
