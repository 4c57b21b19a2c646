import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankTicket } from '../../../domain/work/model/ticket.ts';
import { insertTickets } from '../../../domain/work/ticket-rows.ts';
import { type AlarmListScene, all, idsOf, startAlarmListScene } from '../../../tests/support/alarm-list-scene.ts';

let scene: AlarmListScene;
beforeAll(async () => {
  scene = await startAlarmListScene();
});
afterAll(() => scene?.stop());

describe('lenses', () => {
  test('LENS-001 LENS-030 the standard lenses in their order, under "Standard Lenses"', async () => {
    const { lenses } = await scene.api.read<{ lenses: Array<Record<string, unknown>> }>(
      '{ lenses(where: { type: alarm }) { id name groupLabel orderValue isSectionDefault isCustom tableOptions criteria { field name isExclusion values } } }',
      scene.person,
    );
    expect(lenses.map((lens) => [lens.id, lens.name])).toEqual([
      ['active-alarms', 'Active Alarms'],
      ['intake', 'Intake'],
      ['snoozed', 'Snoozed'],
      ['declined', 'Declined'],
      ['dispatched', 'Dispatched'],
      ['nuisance', 'Nuisance'],
    ]);
    expect(new Set(lenses.map((lens) => lens.groupLabel))).toEqual(new Set(['Standard Lenses']));
    expect(lenses[0]).toMatchObject({
      isSectionDefault: true,
      isCustom: false,
      orderValue: 0,
      criteria: [{ field: 'state', name: 'Alarm State', isExclusion: false, values: ['active'] }],
    });
    expect(lenses[5]).toMatchObject({ tableOptions: { sort: 'NUISANCE_COUNT.DESC' } });
  });

  test('LENS-002 counts are those of the lists', async () => {
    const { lensEntityCounts } = await scene.api.read<{ lensEntityCounts: Array<{ lensId: string; count: number }> }>(
      '{ lensEntityCounts { lensId count } }',
      scene.person,
    );
    const ofAlarms = lensEntityCounts.filter(({ lensId }) => !/-(work|assets)$/.test(lensId));
    expect(ofAlarms).toEqual([
      { lensId: 'active-alarms', count: 125 },
      { lensId: 'intake', count: 120 },
      { lensId: 'snoozed', count: 2 },
      { lensId: 'declined', count: 2 },
      { lensId: 'dispatched', count: 1 },
      { lensId: 'nuisance', count: 3 },
    ]);
    for (const { lensId, count: expected } of ofAlarms) {
      expect(await scene.list(`lensId: "${lensId}", limit: 200`)).toHaveLength(expected);
      expect(await scene.count(`where: { lensId: "${lensId}" }`)).toBe(expected);
    }
  });

  test('active alarms of any status are in Active Alarms; Nuisance starts by its count', async () => {
    expect(idsOf(await scene.list('lensId: "active-alarms", limit: 200'))).toEqual(
      expect.arrayContaining([202, 204, 206]),
    );
    expect(idsOf(await scene.list('lensId: "nuisance"'))).toEqual([204, 205, 206]);
  });

  test('a snoozed list sorts by the end of its snoozes', async () => {
    expect(idsOf(await scene.list('lensId: "snoozed", sort: [{ field: SNOOZE_EXPIRES_AT, direction: ASC }]'))).toEqual([
      203, 202,
    ]);
  });

  test('a lens that does not exist is not found', async () => {
    expect(await scene.refusalOf('lensId: "my-lens"')).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('filters and search', () => {
  const filter = (field: string, ...values: string[]): string =>
    `criteria: [{ field: "${field}", values: ${JSON.stringify(values)} }], limit: 200`;

  test('ALM-057 buckets are found by their names: as a status, by being active, or by open work', async () => {
    const key = (id: number) => ({ customerId: scene.customerId, id });
    const made = { by: null, at: Date.now() };
    const done = { state: 'CLOSED', closedAt: made.at } as const;
    const tickets = [blankTicket(key(1), made), { ...blankTicket(key(2), made), ...done }];
    await scene.api.db.transaction((trx) => insertTickets(trx, tickets));
    const { alarmStatuses, lenses } = await scene.api.read<{
      alarmStatuses: Array<{ name: string }>;
      lenses: Array<{ id: string; name: string }>;
    }>('{ alarmStatuses { name } lenses { id name } }', scene.person);
    const buckets: Record<string, unknown> = {};
    for (const { name } of alarmStatuses) buckets[name] = idsOf(await scene.list(filter('status', name)));
    const lensId = (name: string) => lenses.find((lens) => lens.name === name)?.id;
    const active = idsOf(await scene.list(`lensId: "${lensId('Active Alarms')}", limit: 200`));
    const { workTicketsAndCount } = await scene.api.read<{ workTicketsAndCount: { workTickets: unknown } }>(
      `{ workTicketsAndCount(criterion: { lensId: "${lensId('Active Work')}" }) { workTickets { id } } }`,
      scene.person,
    );
    const intake = Array.from({ length: 120 }, (_, index) => index + 1);
    expect({ ...buckets, Intake: new Set(buckets.Intake as number[]) }).toEqual({
      Intake: new Set(intake),
      Snoozed: [202, 203],
      Declined: [204, 205],
      Dispatched: [206],
      Inactive: [201],
    });
    expect(new Set(active)).toEqual(new Set([...intake, 202, 203, 204, 205, 206]));
    expect(workTicketsAndCount.workTickets).toEqual([{ id: '1' }]);
  });

  test('ALM-071 ALM-072 ALM-073 nuisance: chattering, fleeting, both', async () => {
    expect(idsOf(await scene.list(filter('nuisance', 'chattering')))).toEqual([204]);
    expect(idsOf(await scene.list(filter('nuisance', 'fleeting')))).toEqual([205]);
    expect(idsOf(await scene.list(filter('nuisance', 'both')))).toEqual([206]);
  });

  test('ALM-074 ALM-075 nuisance: either, none', async () => {
    expect(idsOf(await scene.list(filter('nuisance', 'either')))).toEqual([204, 205, 206]);
    expect(await scene.list(filter('nuisance', 'none'))).toHaveLength(all - 3);
  });

  test('filters are added to those of the lens', async () => {
    expect(idsOf(await scene.list(`lensId: "declined", ${filter('nuisance', 'fleeting')}`))).toEqual([205]);
  });

  test('ALM-002 a term finds names, texts, points and numbers, whatever the case and the marks', async () => {
    const search = async (term: string) => idsOf(await scene.list(`searchTerm: ${JSON.stringify(term)}, limit: 200`));
    expect(await search('zone 17')).toEqual([17]);
    expect(await search('ZU HEISS')).toEqual([]);
    expect(await search('ZU HEIß')).toHaveLength(60);
    expect(await search('50% voll')).toHaveLength(60);
    expect(await search('50_ voll')).toEqual([]);
    expect(await search('a204')).toEqual([204]);
    expect(await search('/p/4')).toHaveLength(16);
    expect(await search('zone%17')).toEqual([]);
  });

  test('a search reads on by cursor like any list', async () => {
    expect((await scene.readAll('searchTerm: "voll"', 25)).length).toBe(60);
  });

  test('days are those of the timezone that asks, else of the customer', async () => {
    const on = (date: string, timezone?: string) =>
      `criteria: [{ field: "alarmTime", values: ["${date}"] }]${timezone ? `, timezone: "${timezone}"` : ''}`;
    // the day begins there at ten in the morning, between the alarms in Intake and the others
    const there = 'Pacific/Honolulu';
    expect(await scene.count(`where: { ${on('2026-05-01', there)} }`)).toBe(120);
    expect(idsOf(await scene.list(on('2026-04-30', there)))).toEqual([201, 202, 203, 204, 205, 206]);
    expect(await scene.count(`where: { ${on('2026-05-01')} }`)).toBe(all);
    expect(await scene.refusalOf(on('2026-05-01', 'Mars/Olympus'))).toMatchObject({ code: 'INVALID' });
    expect(await scene.refusalOf(on('soon'))).toMatchObject({ fields: [{ path: 'criteria.0.values' }] });
  });

  test('a range takes in its bounds', async () => {
    expect(idsOf(await scene.list(filter('nuisanceCount', '2..3')))).toEqual([204, 205]);
    expect(idsOf(await scene.list(filter('alarmTime', '2026-05-01T08:38Z..2026-05-01T08:38Z')))).toEqual([203]);
  });

  test('injections are values', async () => {
    for (const value of ["' or 1=1 --", '$1', '?', ':x', '"; drop table alarms; --', '\\']) {
      expect(await scene.list(`criteria: [{ field: "status", values: [${JSON.stringify(value)}] }]`)).toEqual([]);
      expect(await scene.list(`searchTerm: ${JSON.stringify(value)}`)).toEqual([]);
    }
    expect(await scene.refusalOf(`criteria: [{ field: "status) or (true", values: ["x"] }]`)).toMatchObject({
      code: 'INVALID',
      fields: [{ path: 'criteria.0.field' }],
    });
    expect(await scene.refusalOf(`criteria: [{ field: "status", values: ["a\\u0000b"] }]`)).toMatchObject({
      code: 'INVALID',
    });
    expect(await scene.count('where: {}')).toBe(all);
  });
});
