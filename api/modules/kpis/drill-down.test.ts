import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KpiMetricType, kpiMetricTypes } from '../../../domain/kpis/definitions.ts';
import type { KpiFacts } from '../../../domain/kpis/kpi-facts.ts';
import { listKpiRows } from '../../../domain/kpis/list-kpi-rows.ts';
import { ctxOf } from '../../../tests/support/ctx-of.ts';
import { may, openKpiMonth } from '../../../tests/support/kpi-month.ts';
import type { TestApi, TestPerson } from '../../../tests/support/test-api.ts';
import type { PortDeps } from '../port-deps.ts';
import { createPorts } from './ports.ts';

/**
 * Groups and rows of the month in `kpi-month.ts`. Ada is in both teams, Ben in one. Of the open tickets Ben has the
 * second, Ada the fourth, nobody the fifth.
 */
let api: TestApi;
let ada: TestPerson;
let ben: TestPerson;
let occupant: TestPerson;
let customerId: number;
const teams = { hvac: '', night: '' };
beforeAll(async () => {
  ({ api, ada, ben, customerId } = await openKpiMonth());
  occupant = await api.newPerson(customerId, 'OCCUPANT');
  const team = async (name: string, members: TestPerson[]): Promise<string> => {
    const { createTeam } = await api.read<{ createTeam: { id: string } }>(
      'mutation ($name: String!) { createTeam(input: { name: $name }) { id } }',
      ada,
      { name },
    );
    for (const { id } of members)
      await api
        .db('team_members')
        .insert({ customer_id: customerId, team_id: createTeam.id, user_id: id, role: 'TEAM_MEMBER' })
        .onConflict()
        .ignore();
    return createTeam.id;
  };
  teams.hvac = await team('HVAC', [ada, ben]);
  teams.night = await team('Night', [ada]);
  const assign = (id: number, assigneeId: string | null) =>
    api.db('work_tickets').where({ customer_id: customerId, id }).update({ assignee_id: assigneeId });
  await assign(2, ben.id);
  await assign(4, ada.id);
  await assign(5, null);
});
afterAll(() => api?.stop());

interface Pair {
  numerator: number | null;
  denominator: number | null;
}
interface Drilldown {
  metricType: KpiMetricType;
  currentPeriod: Pair;
  previousPeriod: Pair;
  isOverlapping: boolean;
  groups: Array<{
    value: string | null;
    label: string | null;
    isOthers: boolean;
    currentPeriod: Pair;
    previousPeriod: Pair;
  }>;
}
const pairOf = ({ numerator, denominator }: Pair) => [numerator, denominator];
const pair = '{ numerator denominator }';
const drilldown = `{ metricType currentPeriod ${pair} previousPeriod ${pair} isOverlapping
  groups { value label isOthers currentPeriod ${pair} previousPeriod ${pair} } }`;

async function drill(name: string, more: { args?: string; input?: object; by?: TestPerson } = {}): Promise<Drilldown> {
  const { args = '', input = {}, by = ada } = more;
  const data = await api.read<Record<string, Drilldown>>(
    `query ($input: KpiInput!) { ${name}(input: $input ${args}) ${drilldown} }`,
    by,
    { input: { range: may, timezone: 'UTC', ...input } },
  );
  return data[name] as Drilldown;
}
/** Groups as name, current and previous pair. */
const groupsOf = ({ groups }: Drilldown) =>
  groups.map(({ value, label, isOthers, currentPeriod, previousPeriod }) => [
    isOthers ? 'others' : (label ?? value),
    pairOf(currentPeriod),
    pairOf(previousPeriod),
  ]);
async function tile(metricType: string, input: object = {}): Promise<{ currentPeriod: Pair; previousPeriod: Pair }> {
  const { kpi } = await api.read<{ kpi: { currentPeriod: Pair; previousPeriod: Pair } }>(
    `query ($metricType: KpiMetricType!, $input: KpiInput!) {
      kpi(metricType: $metricType, input: $input) { currentPeriod ${pair} previousPeriod ${pair} } }`,
    ada,
    { metricType, input: { range: may, timezone: 'UTC', ...input } },
  );
  return kpi;
}

/** Minutes that the ticket adds that is nine days late. */
const late = 7 * 24 * 60;

const overlapping = ['kpiDuplicateWork', 'kpiOpenWorkInactiveAlarms', 'kpiTimeToDispatchByTeam'];
const periods = ['currentPeriod', 'previousPeriod'] as const;
const sides = ['numerator', 'denominator'] as const;

describe('drill-downs', () => {
  test('KPI-002 work coverage by priority', async () => {
    const found = await drill('kpiWorkCoverage');
    expect(groupsOf(found)).toEqual([
      ['3', [0, 2], [0, 0]],
      ['5', [1, 1], [1, 1]],
    ]);
    expect(groupsOf(await drill('kpiWorkCoverage', { args: 'groupBy: alarmClass' }))).toEqual([
      ['Normal', [0, 2], [0, 0]],
      ['Critical', [1, 1], [1, 1]],
    ]);
  });

  test('KPI-004 KPI-032 awareness: each group has the hours that have passed', async () => {
    const hours = 31 * 24;
    expect(groupsOf(await drill('kpiAwareness'))).toEqual([
      ['3', [2, hours], [0, hours]],
      ['5', [2, hours], [2, hours]],
      ...['0', '1', '2', '4'].map((priority) => [priority, [1, hours], [0, hours]]),
    ]);
    const running = { range: { start: '2026-05-31T00:00:00Z', end: '2026-06-02T00:00:00Z' } };
    expect(pairOf((await drill('kpiAwareness', { input: running })).currentPeriod)).toEqual([0, 36]);
  });

  test('KPI-003 KPI-005 open work by the teams of its assignees: several teams count a ticket, the whole once', async () => {
    const duplicate = await drill('kpiDuplicateWork');
    const unknown = [null, null];
    expect(duplicate).toMatchObject({ isOverlapping: true, currentPeriod: { numerator: 2, denominator: 4 } });
    expect(groupsOf(duplicate)).toEqual([
      [null, [1, 2], unknown],
      ['HVAC', [1, 2], unknown],
      ['Night', [1, 1], unknown],
    ]);
    const inactive = await drill('kpiOpenWorkInactiveAlarms');
    expect(groupsOf(inactive)).toEqual(groupsOf(duplicate));
    expect([pairOf(inactive.currentPeriod), pairOf(inactive.previousPeriod)]).toEqual([
      [2, 4],
      [4, 10],
    ]);
  });

  test('KPI-006 time to dispatch by team', async () => {
    const found = await drill('kpiTimeToDispatchByTeam');
    expect(found).toMatchObject({ isOverlapping: true, currentPeriod: { numerator: late + 180, denominator: 3 } });
    expect(groupsOf(found)).toEqual([
      ['HVAC', [late + 60, 2], [30, 1]],
      ['Night', [late + 60, 2], [0, 0]],
      [null, [120, 1], [0, 0]],
    ]);
  });

  test('KPI-007 time to dispatch by creator, of a team or of everybody', async () => {
    const names = Object.fromEntries(
      (await drill('kpiTimeToDispatchByCreator')).groups.map(({ value, currentPeriod }) => [
        value,
        pairOf(currentPeriod),
      ]),
    );
    expect(names).toEqual({ null: [120, 1], [ada.id]: [late + 60, 2], [ben.id]: [0, 0] });
    const ofTeam = await drill('kpiTimeToDispatchByCreator', { args: `teamId: "${teams.night}"` });
    expect(ofTeam).toMatchObject({ isOverlapping: false, currentPeriod: { numerator: late + 60, denominator: 2 } });
    expect(ofTeam.groups.map(({ value }) => value)).toEqual([ada.id]);
  });

  test('teams and people that somebody may not tell apart are together, and the whole stays', async () => {
    const byBen = await drill('kpiDuplicateWork', { by: ben });
    expect(byBen.groups.map(({ label }) => label)).toEqual([null, 'HVAC']);
    const byOccupant = await drill('kpiTimeToDispatchByCreator', { by: occupant });
    expect(groupsOf(byOccupant)).toEqual([
      [null, [120, 1], [0, 0]],
      ['others', [late + 60, 2], [30, 1]],
    ]);
    const { errors } = await api.gql(
      'query ($input: KpiInput!, $teamId: ID) { kpiTimeToDispatchByCreator(input: $input, teamId: $teamId) { isOverlapping } }',
      ben,
      { input: { range: may }, teamId: teams.night },
    );
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test.each([
    ['kpiWorkCoverage', ''],
    ['kpiWorkCoverage', 'groupBy: alarmId'],
    ['kpiAwareness', ''],
    ['kpiAwareness', 'groupBy: externalSystemId'],
    ['kpiDuplicateWork', ''],
    ['kpiOpenWorkInactiveAlarms', ''],
    ['kpiTimeToDispatchByTeam', ''],
    ['kpiTimeToDispatchByCreator', ''],
  ])('KPI.21 %s(%s) is as a whole what its tile says, and without overlap its groups sum to it', async (name, args) => {
    for (const input of [
      {},
      { withoutAutomation: true },
      { criteria: [{ field: 'alarmClass', isExclusion: false, values: ['Normal'] }] },
    ]) {
      const found = await drill(name, { args, input });
      const expected = await tile(found.metricType, input);
      expect([found.currentPeriod, found.previousPeriod]).toEqual([expected.currentPeriod, expected.previousPeriod]);
      // Ada is in both teams: what is hers, both count, and the whole counts it once
      const isTwice = overlapping.includes(name);
      const ofAda = isTwice ? found.groups.find(({ label }) => label === 'Night') : undefined;
      expect(found.isOverlapping).toBe(ofAda !== undefined);
      if (Object.keys(input).length === 0) expect(found.isOverlapping).toBe(isTwice);
      for (const period of periods)
        for (const side of sides) {
          // hours are the same for all groups; what groups of a moment were before, nobody knows
          if (name === 'kpiAwareness' && side === 'denominator') continue;
          if (found.groups.length > 0 && found.groups.every((group) => group[period][side] === null)) continue;
          const sum = found.groups.reduce((total, group) => total + (group[period][side] ?? 0), 0);
          expect(sum - (ofAda?.[period][side] ?? 0)).toBe(expected[period][side] ?? 0);
        }
    }
  });

  test.each(overlapping)('KPI.21 groups of %s sum to its tile where everybody is in one team', async (name) => {
    const ofNight = { customer_id: customerId, team_id: teams.night, user_id: ada.id };
    const [member] = await api.db('team_members').where(ofNight).delete().returning('*');
    try {
      const found = await drill(name);
      expect(found.isOverlapping).toBe(false);
      const expected = await tile(found.metricType);
      for (const period of periods)
        for (const side of sides) {
          const known = found.groups.flatMap((group) => group[period][side] ?? []);
          if (known.length > 0) expect(known.reduce((sum, one) => sum + one, 0)).toBe(expected[period][side]);
          else expect(period).toBe('previousPeriod');
        }
    } finally {
      await api.db('team_members').insert(member);
    }
  });
});

interface Row {
  key: string;
  cursor: string;
  kind: string;
  at: string | null;
  value: number | null;
  isCounted: boolean;
  alarm: { id: string } | null;
  ticket: { id: string } | null;
  person: { displayName: string } | null;
}
const rowsDocument = `query ($metricType: KpiMetricType!, $side: KpiSide!, $input: KpiInput!, $limit: Int, $offset: Int, $after: String) {
  kpiRows(metricType: $metricType, side: $side, input: $input, limit: $limit, offset: $offset, after: $after) {
    count rows { key cursor kind at value isCounted alarm { id } ticket { id } person { displayName } } } }`;
const askRows = (metricType: string, side: string, more: object = {}, by = ada, input: object = {}) =>
  api.gql<{ kpiRows: { count: number; rows: Row[] } }>(rowsDocument, by, {
    metricType,
    side,
    input: { range: may, timezone: 'UTC', ...input },
    ...more,
  });
async function rowsOf(metricType: string, side: string, more: object = {}, by = ada, input: object = {}) {
  const { data, errors } = await askRows(metricType, side, more, by, input);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.kpiRows;
}
const means: string[] = ['TIME_TO_DISPATCH', 'TIME_TO_RESOLUTION'];

describe('rows behind the tiles', () => {
  test.each(kpiMetricTypes)('KPI.21 of %s are as many as its tile counts, each once', async (metricType) => {
    for (const input of [
      {},
      { withoutAutomation: true },
      { criteria: [{ field: 'alarmClass', isExclusion: false, values: ['Critical'] }] },
    ]) {
      const { numerator, denominator } = (await tile(metricType, input)).currentPeriod;
      for (const side of metricType === 'ALARMS_PER_HOUR' ? ['NUMERATOR'] : ['NUMERATOR', 'DENOMINATOR']) {
        const { count, rows } = await rowsOf(metricType, side, {}, ada, input);
        const isMean = means.includes(metricType);
        expect(count).toBe(side === 'NUMERATOR' && !isMean ? numerator : denominator);
        expect(rows).toHaveLength(count);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(count);
        expect(rows.every(({ alarm, ticket, person }) => (alarm ?? ticket ?? person) !== null)).toBe(true);
        if (isMean) expect(rows.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBeCloseTo(numerator ?? 0);
        else expect(rows.filter(({ isCounted }) => isCounted)).toHaveLength(numerator ?? 0);
        if (Object.keys(input).length > 0) continue;
        const paged: string[] = [];
        for (let offset = 0; offset < count; offset += 1) {
          const page = await rowsOf(metricType, side, { limit: 1, offset }, ada, input);
          expect(page.count).toBe(count);
          paged.push(...page.rows.map(({ alarm, ticket, person, at }) => JSON.stringify([alarm, ticket, person, at])));
        }
        expect(paged).toEqual(rows.map(({ alarm, ticket, person, at }) => JSON.stringify([alarm, ticket, person, at])));
        // one after the other by their cursors
        const followed: string[] = [];
        for (let after: string | undefined; followed.length < count; ) {
          const page = await rowsOf(metricType, side, { limit: 1, after }, ada, input);
          after = page.rows[0]?.cursor;
          followed.push(after ?? 'nothing');
        }
        expect(followed).toEqual(rows.map(({ cursor }) => cursor));
        expect((await rowsOf(metricType, side, { after: followed.at(-1) }, ada, input)).rows).toEqual([]);
      }
    }
  });

  test('are counted for whoever asks how many there are', async () => {
    const counted: string[] = [];
    const { kpiFacts } = createPorts({ warehouse: api.warehouse } as PortDeps);
    const facts: KpiFacts = {
      ...kpiFacts,
      countRows(of) {
        counted.push(of.metric);
        return kpiFacts.countRows(of);
      },
    };
    const { count, rows } = await listKpiRows(
      { ...(await ctxOf(api, ada)), facts },
      { metricType: 'TIME_TO_DISPATCH', side: 'DENOMINATOR', input: { range: may, timezone: 'UTC' } },
    );
    expect([(await rows()).length, counted]).toEqual([3, []]);
    expect([await count(), counted]).toEqual([3, ['TIME_TO_DISPATCH']]);
  });

  test('name what was counted', async () => {
    const alarms = async (metricType: string, side: string) =>
      (await rowsOf(metricType, side)).rows.map(({ alarm, at }) => `${alarm?.id} ${at?.slice(5, 16)}`);
    expect(await alarms('ACTIONED_ALARMS', 'DENOMINATOR')).toEqual([
      '2 05-11T00:00',
      '7 05-21T00:00',
      '1 05-20T08:00',
      '6 05-16T00:00',
      '4 05-13T09:00',
      '1 05-10T10:00',
    ]);
    expect(await alarms('WORK_COVERAGE', 'NUMERATOR')).toEqual(['1 05-20T08:00']);
    expect((await rowsOf('DUPLICATE_WORK', 'NUMERATOR')).rows.map(({ ticket }) => ticket?.id)).toEqual(['5', '4']);
    expect(
      (await rowsOf('TIME_TO_DISPATCH', 'NUMERATOR')).rows.map(({ ticket, value }) => [ticket?.id, value]),
    ).toEqual([
      ['7', late],
      ['2', 120],
      ['1', 60],
    ]);
  });

  test('a ticket that somebody does not see is counted, and nothing of it is shown', async () => {
    await api.db('team_members').where({ customer_id: customerId, team_id: teams.hvac, user_id: ben.id }).delete();
    const { count, rows } = await rowsOf('DUPLICATE_WORK', 'DENOMINATOR', {}, ben);
    expect(count).toBe(4);
    expect(rows.map(({ ticket }) => ticket?.id ?? null)).toEqual([null, '2', null, null]);
    for (const row of rows.filter(({ ticket }) => ticket === null)) {
      expect(row).toMatchObject({ at: null, value: null });
      const { rows: onward } = await rowsOf('DUPLICATE_WORK', 'DENOMINATOR', { after: row.cursor }, ben);
      expect(onward).toEqual(rows.slice(rows.indexOf(row) + 1));
    }
    // the cursor of a hidden row names the visible one before it
    const named = rows.map(({ cursor }) => JSON.parse(Buffer.from(cursor, 'base64url').toString())[3]);
    expect(named.every((id) => id === null || id === 2)).toBe(true);
  });

  test('need the right to see what they name, and hours have none', async () => {
    const codeOf = async (metricType: string, side: string, by = ada, more: object = {}) =>
      (await askRows(metricType, side, more, by)).errors?.[0]?.extensions.code;
    for (const metricType of ['WORK_COVERAGE', 'DUPLICATE_WORK', 'REGISTERED_USERS'])
      expect(await codeOf(metricType, 'NUMERATOR', occupant)).toBe('FORBIDDEN');
    expect(await codeOf('ALARMS_PER_HOUR', 'DENOMINATOR')).toBe('INVALID');
    expect(await codeOf('WORK_COVERAGE', 'NUMERATOR', ada, { limit: 201 })).toBe('INVALID');
    expect(await codeOf('WORK_COVERAGE', 'NUMERATOR', ada, { offset: 10_001 })).toBe('INVALID');
    const { rows } = await rowsOf('WORK_COVERAGE', 'DENOMINATOR');
    for (const after of [rows[0]?.cursor, 'nonsense', 'x'.repeat(1_001)])
      expect(await codeOf('WORK_COVERAGE', 'NUMERATOR', ada, { after })).toBe('INVALID');
  });
});
