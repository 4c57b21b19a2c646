import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countFields } from '../../../domain/constants.ts';
import { instanceRow, storeInstances } from '../../../tests/support/alarm-rows.ts';
import { storeTickets } from '../../../tests/support/kpi-facts.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';
import {
  askWorkResolution,
  figures,
  type Groups,
  type Row,
  readWorkResolution,
  type Trend,
  type WorkResolutionQuery,
  workResolutionFields,
} from '../../../tests/support/work-resolution.ts';

/**
 * A small building in May 2026, worked out on paper. Times are UTC; the test looks at it on the first of June at noon.
 * Ada and Ben share the team Air, Ben is also in Labs, Cy is in none.
 *
 * Alarms: 1 (AHU-1, building North), 2 (AHU-1, buildings North and South), 3 (AHU-9, none)
 * Tickets:   created      closed       resolved        on      for   by      of system
 *   1        05-10 11:00  05-12 11:00  yes             1       Ada   Ada
 *   2        05-13 00:00  05-15 00:00  no              1, 2    Ben   Ada     yes      repeats 1
 *   3        05-15 00:00  05-19 00:00  yes, inferred           Cy    a rule  yes
 *   4        05-18 00:00  05-19 12:00  yes             3             Ben              reissued
 *   5        05-20 10:00  open                         1       Ada   Ada              repeats 1 and 2
 *   6        04-05 00:30  04-06 00:30  yes             1       Ben   Ben
 */
const at = (text: string): number => Date.parse(`${text}:00Z`);
const now = at('2026-06-01T12:00');
const may = { start: '2026-05-01T00:00:00Z', end: '2026-06-01T00:00:00Z' };
const [hourMs, dayMs] = [3_600_000, 86_400_000];

let api: TestApi;
let customerId: number;
let ada: TestPerson;
let ben: TestPerson;
let cy: TestPerson;
let systemId: number;
let workSystemId: number;
const teams: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi({ clock: { now: () => new Date(now) } });
  customerId = await api.newCustomer();
  [ada, ben, cy] = [
    await api.newPerson(customerId, 'ADMIN'),
    await api.newPerson(customerId, 'STANDARD'),
    await api.newPerson(customerId, 'STANDARD'),
  ];
  for (const [name, members] of Object.entries({ Air: [ada, ben], Labs: [ben] })) {
    const { createTeam } = await api.read<{ createTeam: { id: string } }>(
      `mutation { createTeam(name: "${name}") { id } }`,
      ada,
    );
    teams[name] = createTeam.id;
    for (const { id } of members)
      await api.read(
        `mutation { addTeamMember(teamId: "${createTeam.id}", userId: "${id}", role: TEAM_MEMBER) { userId } }`,
        ada,
      );
  }
  systemId = await api.newSystem(customerId);
  workSystemId = await api.newSystem(customerId, 'Maximo');
  await api
    .db('external_systems')
    .where({ customer_id: customerId, id: workSystemId })
    .update({ type: 'WORK_ORDER_SYSTEM', display_name: 'Maximo' });
  await api.storeAlarms(
    ['AHU-1', 'AHU-1', 'AHU-9'].map((point, index) => ({
      customerId,
      systemId,
      id: index + 1,
      point,
      isActive: index === 0,
    })),
  );
  const places = { 1: ['North'], 2: ['North', 'South'] };
  for (const [id, value] of Object.entries(places))
    await api.storeProperties(customerId, Number(id), [{ type: 'building', value, confidence: 1, by: 'PERSON' }]);
  await api.warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: [1, 2, 3].map((alarm_id) => ({
      ...{ customer_id: customerId, alarm_id, created_at: '2026-04-01T00:00:00.000Z', system_id: systemId, version: 1 },
    })),
  });
  await storeInstances(api.warehouse, customerId, [
    instanceRow({ alarmId: 1, startedAt: at('2026-05-10T10:00'), endedAt: at('2026-05-10T14:00') }),
  ]);
  await storeTickets(api, customerId, [
    {
      ...{ id: 1, createdAt: at('2026-05-10T11:00'), closedAt: at('2026-05-12T11:00'), isResolved: true, alarms: [1] },
      ...{ by: ada, assignee: ada },
    },
    {
      ...{ id: 2, createdAt: at('2026-05-13T00:00'), closedAt: at('2026-05-15T00:00'), isResolved: false },
      ...{ alarms: [1, 2], by: ada, assignee: ben, externalSystemId: workSystemId, externalId: 'WO-77' },
    },
    {
      ...{ id: 3, createdAt: at('2026-05-15T00:00'), closedAt: at('2026-05-19T00:00'), ruleId: 7, assignee: cy },
      externalSystemId: workSystemId,
    },
    {
      ...{ id: 4, createdAt: at('2026-05-18T00:00'), closedAt: at('2026-05-19T12:00'), isResolved: true, alarms: [3] },
      ...{ by: ben, reissueCount: 1 },
    },
    { id: 5, createdAt: at('2026-05-20T10:00'), alarms: [1], by: ada, assignee: ada },
    {
      ...{ id: 6, createdAt: at('2026-04-05T00:30'), closedAt: at('2026-04-06T00:30'), isResolved: true, alarms: [1] },
      ...{ by: ben, assignee: ben },
    },
  ]);
  await api.db('work_tickets').where({ customer_id: customerId, id: 3 }).update({ is_resolved_inferred: true });
});
afterAll(() => api?.stop());

const inMay = (input: object) => ({ range: may, timezone: 'UTC', ...input });
const ask = (name: WorkResolutionQuery, input: object, by: TestPerson, more: object = {}) =>
  askWorkResolution(api, name, { input: inMay(input), more, by });
const answer = <T>(name: WorkResolutionQuery, input: object = {}, more: object = {}, by = ada) =>
  readWorkResolution<T>(api, name, { input: inMay(input), more, by });
const grouped = async (groupBy: string, more: object = {}, input: object = {}) =>
  answer<Groups>('workResolutionTrendGroupBy', input, { groupBy, ...more });
const named = ({ groups }: Groups) => groups.map((group) => [group.label ?? group.value, ...figures(group)]);

describe('a month of a small building', () => {
  test('ANA-001 trend counts by period: every day, resolved, unresolved and repeat', async () => {
    const trend = await answer<Trend>('workResolutionTrend');
    expect(figures(trend)).toEqual([4, 3, 1, 2]);
    expect(trend.parts).toHaveLength(31);
    const days = trend.parts
      .filter(({ closed }) => closed > 0)
      .map((part) => [part.start.slice(8, 10), ...figures(part)]);
    expect(days).toEqual([
      ['12', 1, 1, 0, 0],
      ['15', 1, 0, 1, 1],
      ['19', 2, 2, 0, 1],
    ]);
  });

  test('ANA-001 quarters have weeks, years months; a ticket is closed on the local day', async () => {
    const quarter = { start: '2026-04-01T00:00:00Z', end: '2026-07-01T00:00:00Z' };
    const weeks = (await answer<Trend>('workResolutionTrend', { range: quarter })).parts;
    expect(weeks.map(({ closed }) => closed)).toEqual([0, 1, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0]);
    expect(weeks[1]?.start).toBe('2026-04-06T00:00:00.000Z');
    const year = { start: '2026-01-01T00:00:00Z', end: '2027-01-01T00:00:00Z' };
    const months = (await answer<Trend>('workResolutionTrend', { range: year })).parts;
    expect(months.map(({ closed }) => closed)).toEqual([0, 0, 0, 1, 4, 0, 0, 0, 0, 0, 0, 0]);
    // tickets 2 and 3 were closed on the evening of the day before
    const chicago = {
      range: { start: '2026-05-11T05:00:00Z', end: '2026-05-20T05:00:00Z' },
      timezone: 'America/Chicago',
    };
    const days = (await answer<Trend>('workResolutionTrend', chicago)).parts;
    expect(days.map(({ closed }) => closed)).toEqual([0, 1, 0, 1, 0, 0, 0, 1, 1]);
  });

  test('ANA-003 closed work beside the period before', async () => {
    expect(await answer('workResolutionClosedWork')).toEqual({
      currentPeriod: {
        ...{ closed: 4, resolved: 3, unresolved: 1 },
        averageTimeToResolution: (2 + 2 + 4 + 1.5) * 0.25 * dayMs,
        medianTimeToResolution: 2 * dayMs,
      },
      previousPeriod: {
        ...{ closed: 1, resolved: 1, unresolved: 0 },
        ...{ averageTimeToResolution: dayMs, medianTimeToResolution: dayMs },
      },
    });
    const quiet = { range: { start: '2026-05-01T00:00:00Z', end: '2026-05-02T00:00:00Z' } };
    const { currentPeriod } = await answer<{ currentPeriod: object }>('workResolutionClosedWork', quiet);
    expect(currentPeriod).toMatchObject({ closed: 0, averageTimeToResolution: null, medianTimeToResolution: null });
  });

  test('ANA-003 closed work is counted as the KPI of the time to resolution counts it', async () => {
    const { kpi } = await api.read<{
      kpi: { currentPeriod: { numerator: number; denominator: number; median: number } };
    }>(
      `{ kpi(metricType: TIME_TO_RESOLUTION, input: { range: { start: "${may.start}", end: "${may.end}" }, timezone: "UTC" }) {
        currentPeriod { numerator denominator median } } }`,
      ada,
    );
    const { currentPeriod } = await answer<{ currentPeriod: Record<string, number> }>('workResolutionClosedWork');
    expect(currentPeriod.closed).toBe(kpi.currentPeriod.denominator);
    expect((currentPeriod.averageTimeToResolution as number) / dayMs).toBeCloseTo(
      kpi.currentPeriod.numerator / kpi.currentPeriod.denominator,
    );
    expect((currentPeriod.medianTimeToResolution as number) / dayMs).toBeCloseTo(kpi.currentPeriod.median);
  });

  test('ANA-004 repeat work beside the period before', async () => {
    expect(await answer('workResolutionRepeatWork')).toEqual({
      currentPeriod: { closed: 4, repeat: 2, repeating: 1, reissued: 1 },
      previousPeriod: { closed: 1, repeat: 0, repeating: 0, reissued: 0 },
    });
  });

  test('ANA-002 by team: a ticket of two teams counts once in each, and once in the total', async () => {
    const byTeam = await grouped('team');
    expect(named(byTeam)).toEqual([
      ['Air', 2, 1, 1, 1],
      [null, 2, 2, 0, 1],
      ['Labs', 1, 0, 1, 1],
    ]);
    expect(figures(byTeam.total)).toEqual([4, 3, 1, 2]);
    expect(byTeam.groups[0]?.parts).toHaveLength(31);
    expect(byTeam.groups[0]?.parts[11]).toMatchObject({ closed: 1, resolved: 1 });
  });

  test('ANA-002 by creator, assignee and external system', async () => {
    const nameOf = async ({ id }: TestPerson) => (await api.db('users').where({ id }).first()).display_name as string;
    const [adas, bens, cys] = [await nameOf(ada), await nameOf(ben), await nameOf(cy)];
    const creators = await grouped('creator');
    expect(creators.groups.map(({ value, closed }) => [value, closed])).toEqual([
      [ada.id, 2],
      [ben.id, 1],
      [null, 1],
    ]);
    expect(creators.groups.map(({ label }) => label)).toEqual([adas, bens, null]);
    const assignees = await grouped('assignee');
    expect(new Map(assignees.groups.map(({ value, closed }) => [value, closed]))).toEqual(
      new Map([...[ada, ben, cy].map(({ id }): [string, number] => [id, 1]), [null as never, 1]]),
    );
    expect(assignees.groups.map(({ label }) => label)).toEqual(expect.arrayContaining([adas, bens, cys]));
    expect(named(await grouped('externalSystem'))).toEqual([
      ['Maximo', 2, 1, 1, 1],
      [null, 2, 2, 0, 1],
    ]);
  });

  test('ANA-002 by an attribute of alarms: several values of one ticket count once in each', async () => {
    const by = (attribute: string) => grouped('alarmAttribute', { attribute });
    expect(named(await by('building'))).toEqual([
      ['North', 2, 1, 1, 1],
      [null, 2, 2, 0, 1],
      ['South', 1, 0, 1, 1],
    ]);
    // both alarms of ticket 2 have the same point
    expect(named(await by('point'))).toEqual([
      ['AHU-1', 2, 1, 1, 1],
      ['AHU-9', 1, 1, 0, 1],
      [null, 1, 1, 0, 0],
    ]);
    expect(named(await by('externalSystemId'))).toEqual([
      ['Air systems', 3, 2, 1, 2],
      [null, 1, 1, 0, 0],
    ]);
    expect(named(await by('rooms'))).toEqual([[null, 4, 3, 1, 2]]);
  });

  test.each([...countFields, 'building', 'rooms'])(
    'ANA.2 a group by %s has the tickets that its filter finds',
    async (attribute) => {
      const { groups, total } = await grouped('alarmAttribute', { attribute });
      const found = new Set<string>();
      for (const { value, closed } of groups) {
        const criteria = [{ field: 'alarmAttribute', values: [`${attribute}=${value ?? ''}`] }];
        const { count, rows } = await answer<{ count: number; rows: Row[] }>('workResolutionTicketList', { criteria });
        expect([value, count]).toEqual([value, closed]);
        for (const { displayId } of rows) found.add(displayId);
      }
      expect(found.size).toBe(total.closed);
    },
  );

  test('ANA-002 the groups with the most tickets are listed, and how many there are', async () => {
    const { groups, groupCount, total } = await grouped('team', { limit: 1 });
    expect([groups.length, groupCount, total.closed]).toEqual([1, 3, 4]);
  });

  test('ANA-005 ANA-019 tickets with everything that a report has of one', async () => {
    const { rows, count } = await answer<{ rows: Row[]; count: number }>('workResolutionTicketList');
    expect(count).toBe(4);
    expect(rows.map(({ displayId }) => displayId)).toEqual(['W4', 'W3', 'W2', 'W1']);
    expect(rows[2]).toEqual({
      ...{ id: '2', displayId: 'W2', externalId: 'WO-77', externalSystemName: 'Maximo', objective: 'Ticket 2' },
      ...{ createdAt: '2026-05-13T00:00:00.000Z', closedAt: '2026-05-15T00:00:00.000Z' },
      ...{ isResolved: false, duration: 2 * dayMs, isRunning: false },
      ...{ repeatCount: 1, isRepeat: true, reissueCount: 0, state: 'CLOSED', status: 'CLOSED' },
      ...{ alarmCount: 2, activeAlarmCount: 1, timeToDispatch: null },
      alarmAttributes: expect.arrayContaining([
        { name: 'point', values: ['AHU-1'] },
        { name: 'building', values: ['North', 'South'] },
      ]),
      creator: { displayName: expect.any(String) },
      assignee: { id: ben.id },
      teams: ['Air', 'Labs'],
    });
    expect(rows[3]).toMatchObject({ isRepeat: false, isResolved: true, timeToDispatch: hourMs });
    expect(rows[1]).toMatchObject({ externalId: null, isResolved: true, creator: null, teams: [] });
  });

  test('ANA-005 the list is paged and sorted', async () => {
    const page = { orderBy: { field: 'CREATED_AT', direction: 'ASC' }, limit: 2, offset: 1 };
    const { rows, count } = await answer<{ rows: Row[]; count: number }>('workResolutionTicketList', {}, page);
    expect([count, ...rows.map(({ displayId }) => displayId)]).toEqual([4, 'W2', 'W3']);
  });

  test('filters of tickets narrow every answer', async () => {
    const input = { criteria: [{ field: 'creator', isExclusion: false, values: ['me'] }], searchTerm: 'ticket' };
    expect(figures(await answer<Trend>('workResolutionTrend', input))).toEqual([2, 1, 1, 1]);
    expect(named(await grouped('externalSystem', {}, input))).toEqual([
      ['Maximo', 1, 0, 1, 1],
      [null, 1, 1, 0, 0],
    ]);
    const { count } = await answer<{ count: number }>('workResolutionTicketList', input);
    expect(count).toBe(2);
    const ofTeam = { criteria: [{ field: 'team', isExclusion: false, values: [teams.Labs] }] };
    expect(figures(await answer<Trend>('workResolutionTrend', ofTeam))).toEqual([1, 0, 1, 1]);
  });
});

describe('work history', () => {
  const history = (input: object, by = ada) =>
    api.gql<{ workHistory: { count: number; rows: Row[] } }>(
      `query ($input: WorkHistoryInput!) { workHistory(input: $input, orderBy: { field: CREATED_AT, direction: DESC }) {
        count rows { displayId duration isRunning isResolved closedAt } } }`,
      by,
      { input },
    );

  test('ANA.3: a row per ticket; an open one has lasted until now, and is marked as running', async () => {
    const { data } = await history({ timezone: 'UTC' });
    expect(data?.workHistory.count).toBe(6);
    expect(data?.workHistory.rows.map(({ displayId }) => displayId)).toEqual(['W5', 'W4', 'W3', 'W2', 'W1', 'W6']);
    expect(data?.workHistory.rows[0]).toEqual({
      ...{ displayId: 'W5', isRunning: true, isResolved: null, closedAt: null },
      duration: now - at('2026-05-20T10:00'),
    });
    expect(data?.workHistory.rows[3]).toMatchObject({ isRunning: false, duration: 2 * dayMs });
    const open = await history({ criteria: [{ field: 'workState', isExclusion: false, values: ['OPEN'] }] });
    expect(open.data?.workHistory.rows.map(({ displayId }) => displayId)).toEqual(['W5']);
  });

  test('people read the tickets that they see; nobody without work history reads any', async () => {
    expect((await history({}, cy)).data?.workHistory.rows.map(({ displayId }) => displayId)).toEqual(['W3']);
    const others = await api.newPerson(customerId, { 'work.myWork': ['VIEW'] });
    expect((await history({}, others)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('who sees what', () => {
  test('people count the tickets that they see, by the teams that they may look at', async () => {
    const mine = await answer<Trend>('workResolutionTrend', {}, {}, cy);
    expect(figures(mine)).toEqual([1, 1, 0, 0]);
    const byTeam = await answer<Groups>('workResolutionTrendGroupBy', {}, { groupBy: 'team' }, cy);
    expect(named(byTeam)).toEqual([[null, 1, 1, 0, 0]]);
  });

  test('nobody without work resolution, or without work, reads any of it', async () => {
    const occupant = await api.newPerson(customerId, 'OCCUPANT');
    const withoutWork = await api.newPerson(customerId, { 'analytics.workResolution': ['VIEW'] });
    for (const by of [occupant, withoutWork])
      for (const name of Object.keys(workResolutionFields) as WorkResolutionQuery[]) {
        const { errors } = await ask(name, {}, by, { groupBy: 'team' });
        expect(errors?.[0]?.extensions.code, name).toBe('FORBIDDEN');
      }
  });
});

describe('bad input is refused', () => {
  test.each([
    ['a period without end', { range: { start: may.start, end: may.start } }, {}],
    ['a period of ten years', { range: { start: '2016-01-01T00:00:00Z', end: may.end } }, {}],
    ['an unknown timezone', { timezone: 'Mars/Olympus' }, {}],
    ['an unknown filter', { criteria: [{ field: 'mood', isExclusion: false, values: ['x'] }] }, {}],
    [
      'a priority that is none',
      { criteria: [{ field: 'alarmAttribute', isExclusion: false, values: ['priority=99999999999'] }] },
      {},
    ],
    ['an alarm attribute that there is not', {}, { groupBy: 'alarmAttribute', attribute: "x' or true" }],
    ['alarms without an attribute', {}, { groupBy: 'alarmAttribute' }],
    ['a thousand groups', {}, { limit: 1_000 }],
  ])('%s', async (_, input, more) => {
    const { errors } = await ask('workResolutionTrendGroupBy', input, ada, { groupBy: 'team', ...more });
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
  });
});
