import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
let systemId: number;
let person: TestPerson;
const newest = Date.UTC(2026, 4, 1, 12);
const minute = 60_000;

beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
  person = await api.newPerson(customerId);
  systemId = await api.newSystem(customerId);
  await api.storeAlarms([
    // 1 to 120: active in Intake, a minute apart, three of each minute tie
    ...Array.from({ length: 120 }, (_, i) => ({
      customerId,
      id: i + 1,
      systemId,
      priority: i % 6,
      latestAlarmAt: newest - Math.floor(i / 3) * minute,
      contextualName: `AHU-${i % 10} Zone ${i + 1}`,
      text: i % 2 === 0 ? 'Zu heiß' : 'Filter 50% voll',
      point: i % 3 === 0 ? null : `/p/${i % 5}`,
    })),
    { customerId, id: 201, systemId, status: 'Inactive', isActive: false, latestAlarmAt: newest - 200 * minute },
    {
      customerId,
      id: 202,
      systemId,
      status: 'Snoozed',
      snoozeExpiresAt: newest + 2 * minute,
      latestAlarmAt: newest - 201 * minute,
    },
    {
      customerId,
      id: 203,
      systemId,
      status: 'Snoozed',
      snoozeExpiresAt: newest + minute,
      latestAlarmAt: newest - 202 * minute,
    },
    {
      customerId,
      id: 204,
      systemId,
      status: 'Declined',
      chatteringCount: 3,
      nuisanceCount: 3,
      latestAlarmAt: newest - 203 * minute,
    },
    {
      customerId,
      id: 205,
      systemId,
      status: 'Declined',
      fleetingCount: 2,
      nuisanceCount: 2,
      latestAlarmAt: newest - 204 * minute,
    },
    {
      customerId,
      id: 206,
      systemId,
      status: 'Dispatched',
      chatteringCount: 1,
      fleetingCount: 1,
      nuisanceCount: 1,
      latestAlarmAt: newest - 205 * minute,
    },
    // in no list: deleted, and known only by a return to normal
    { customerId, id: 301, systemId, deletedAt: newest },
    { customerId, id: 302, systemId, isActive: false, status: 'Inactive', latestAlarmAt: null },
  ]);
  await api.db.raw(
    `insert into alarm_properties (customer_id, alarm_id, type, value, confidence) values
     (:customerId, 1, 'building', '{North}', 1), (:customerId, 1, 'floors', '{2,3}', 0.5)`,
    { customerId },
  );
  await api.db.raw(
    `insert into alarm_payloads (customer_id, alarm_id, payload_id, normaliser, received_at, payload) values
     (:customerId, 1, gen_random_uuid(), 'x', now(), '{"a":1}'), (:customerId, 2, gen_random_uuid(), 'x', now(), 'Subject: hi')`,
    { customerId },
  );
});
afterAll(() => api.stop());

interface Row {
  id: string;
  cursor: string;
}
/** Reads `fastAlarms` with arguments as they are written in a document. */
const list = async (args: string): Promise<Row[]> =>
  (await api.read<{ fastAlarms: Row[] }>(`{ fastAlarms${args && `(${args})`} { id cursor } }`, person)).fastAlarms;
const ids = (rows: readonly Row[]): number[] => rows.map((row) => Number(row.id));
const count = async (args: string): Promise<number> =>
  (await api.read<{ alarmsAndCount: { count: number } }>(`{ alarmsAndCount(${args}) { count } }`, person))
    .alarmsAndCount.count;
const refusalOf = async (args: string) => {
  const { errors } = await api.gql(`{ fastAlarms(${args}) { id } }`, person);
  return errors?.[0]?.extensions;
};

/** Reads on with the last cursor until a page is short. */
async function readAll(args: string, limit: number): Promise<number[]> {
  const found: number[] = [];
  for (let after = ''; ; ) {
    const page = await list(`${args}, limit: ${limit}${after && `, after: "${after}"`}`);
    found.push(...ids(page));
    if (page.length < limit) return found;
    after = page.at(-1)?.cursor ?? '';
  }
}

const all = 126;
const sorts = ['ALARM_TIME', 'PRIORITY', 'NUISANCE_COUNT', 'SNOOZE_EXPIRES_AT'].flatMap((field) =>
  ['ASC', 'DESC'].map((direction) => `sort: [{ field: ${field}, direction: ${direction} }]`),
);

describe('pages', () => {
  test('ALM-107 newest on top, 50 rows, deleted alarms and bare returns to normal left out', async () => {
    const page = ids(await list(''));
    expect(page).toHaveLength(50);
    expect(page.slice(0, 7)).toEqual([3, 2, 1, 6, 5, 4, 9]);
    expect(await count('where: { ids: ["301", "302"] }')).toBe(0);
    expect(await count('where: {}')).toBe(all);
  });

  test('details of alarms are read 50 at a time', async () => {
    const { alarmsAndCount } = await api.read<{ alarmsAndCount: { count: number; alarms: Row[] } }>(
      '{ alarmsAndCount { count alarms { id } } }',
      person,
    );
    expect(alarmsAndCount.count).toBe(all);
    expect(alarmsAndCount.alarms).toHaveLength(50);
  });

  test.each(sorts)('pages by cursor hold every row once and equal pages by offset: %s', async (sort) => {
    const byCursor = await readAll(sort, 25);
    expect(new Set(byCursor).size).toBe(all);
    expect(byCursor).toHaveLength(all);
    const byOffset: number[] = [];
    for (let offset = 0; offset < all; offset += 25)
      byOffset.push(...ids(await list(`${sort}, limit: 25, offset: ${offset}`)));
    expect(byOffset).toEqual(byCursor);
  });

  test('a page behind a cursor stays the same when newer alarms arrive', async () => {
    const own = await api.newCustomer();
    const reader = await api.newPerson(own);
    const rows = (at: number, ...numbers: number[]) =>
      numbers.map((id) => ({ customerId: own, id, latestAlarmAt: at + id }));
    await api.storeAlarms(rows(newest, 1, 2, 3, 4));
    const read = async (args: string) =>
      (await api.read<{ fastAlarms: Row[] }>(`{ fastAlarms(${args}) { id cursor } }`, reader)).fastAlarms;
    const first = await read('limit: 2');
    await api.storeAlarms(rows(newest + minute, 11, 12));
    expect(ids(await read(`limit: 2, after: "${first[1]?.cursor}"`))).toEqual([2, 1]);
  });

  test('by priority, then newest on top', async () => {
    const rows = ids(await list('sort: [{ field: PRIORITY, direction: DESC }], limit: 4'));
    expect(rows).toEqual([6, 12, 18, 24]);
  });

  test('limits are kept: rows, offsets, ids', async () => {
    expect(await refusalOf('limit: 201')).toMatchObject({ code: 'INVALID', fields: [{ path: 'limit' }] });
    expect(await refusalOf('limit: 2147483647')).toMatchObject({ code: 'INVALID' });
    expect(await refusalOf('limit: -1')).toMatchObject({ code: 'INVALID' });
    expect(await refusalOf('offset: 10001')).toMatchObject({ code: 'INVALID', fields: [{ path: 'offset' }] });
    const many = Array.from({ length: 201 }, (_, i) => `"${i}"`).join();
    expect(await refusalOf(`where: { ids: [${many}] }`)).toMatchObject({ code: 'INVALID' });
    expect(await list('limit: 200')).toHaveLength(all);
  });

  test('a cursor that is garbage, or of another order, is refused', async () => {
    const [row] = await list('limit: 1');
    for (const after of [
      'x',
      "' or 1=1",
      row?.cursor?.slice(3),
      Buffer.from('["ALARM_TIME.DESC",{},1]').toString('base64url'),
    ]) {
      expect(await refusalOf(`after: "${after}"`)).toMatchObject({ code: 'INVALID', fields: [{ path: 'after' }] });
    }
    expect(await refusalOf(`after: "${row?.cursor}", sort: [{ field: PRIORITY, direction: ASC }]`)).toMatchObject({
      code: 'INVALID',
    });
  });
});

describe('lenses', () => {
  test('LENS-001 LENS-030 ALM-056 the standard lenses in their order, under "Standard Lenses"', async () => {
    const { lenses } = await api.read<{ lenses: Array<Record<string, unknown>> }>(
      '{ lenses(where: { type: alarm }) { id name groupLabel orderValue isSectionDefault isCustom tableOptions criteria { field name isExclusion values } } }',
      person,
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
    const { lensEntityCounts } = await api.read<{ lensEntityCounts: Array<{ lensId: string; count: number }> }>(
      '{ lensEntityCounts { lensId count } }',
      person,
    );
    expect(lensEntityCounts).toEqual([
      { lensId: 'active-alarms', count: 125 },
      { lensId: 'intake', count: 120 },
      { lensId: 'snoozed', count: 2 },
      { lensId: 'declined', count: 2 },
      { lensId: 'dispatched', count: 1 },
      { lensId: 'nuisance', count: 3 },
    ]);
    for (const { lensId, count: expected } of lensEntityCounts) {
      expect(await list(`lensId: "${lensId}", limit: 200`)).toHaveLength(expected);
      expect(await count(`where: { lensId: "${lensId}" }`)).toBe(expected);
    }
  });

  test('active alarms of any status are in Active Alarms; Nuisance starts by its count', async () => {
    expect(ids(await list('lensId: "active-alarms", limit: 200'))).toEqual(expect.arrayContaining([202, 204, 206]));
    expect(ids(await list('lensId: "nuisance"'))).toEqual([204, 205, 206]);
  });

  test('a snoozed list sorts by the end of its snoozes', async () => {
    expect(ids(await list('lensId: "snoozed", sort: [{ field: SNOOZE_EXPIRES_AT, direction: ASC }]'))).toEqual([
      203, 202,
    ]);
  });

  test('a lens that does not exist is not found', async () => {
    expect(await refusalOf('lensId: "my-lens"')).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('filters and search', () => {
  const filter = (field: string, ...values: string[]): string =>
    `criteria: [{ field: "${field}", values: ${JSON.stringify(values)} }], limit: 200`;

  test('ALM-071 ALM-072 ALM-073 nuisance: chattering, fleeting, both', async () => {
    expect(ids(await list(filter('nuisance', 'chattering')))).toEqual([204]);
    expect(ids(await list(filter('nuisance', 'fleeting')))).toEqual([205]);
    expect(ids(await list(filter('nuisance', 'both')))).toEqual([206]);
  });

  test('ALM-074 ALM-075 nuisance: either, none', async () => {
    expect(ids(await list(filter('nuisance', 'either')))).toEqual([204, 205, 206]);
    expect(await list(filter('nuisance', 'none'))).toHaveLength(all - 3);
  });

  test('filters are added to those of the lens', async () => {
    expect(ids(await list(`lensId: "declined", ${filter('nuisance', 'fleeting')}`))).toEqual([205]);
  });

  test('ALM-002 a term finds names, texts, points and numbers, whatever the case and the marks', async () => {
    const search = async (term: string) => ids(await list(`searchTerm: ${JSON.stringify(term)}, limit: 200`));
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
    expect((await readAll('searchTerm: "voll"', 25)).length).toBe(60);
  });

  test('injections are values', async () => {
    for (const value of ["' or 1=1 --", '$1', '?', ':x', '"; drop table alarms; --', '\\']) {
      expect(await list(`criteria: [{ field: "status", values: [${JSON.stringify(value)}] }]`)).toEqual([]);
      expect(await list(`searchTerm: ${JSON.stringify(value)}`)).toEqual([]);
    }
    expect(await refusalOf(`criteria: [{ field: "status) or (true", values: ["x"] }]`)).toMatchObject({
      code: 'INVALID',
      fields: [{ path: 'criteria.0.field' }],
    });
    expect(await refusalOf(`criteria: [{ field: "status", values: ["a\\u0000b"] }]`)).toMatchObject({
      code: 'INVALID',
    });
    expect(await count('where: {}')).toBe(all);
  });
});

describe('rows', () => {
  test('ALM-001 ALM-061 ALM-139 alarms with their count and everything a detail shows', async () => {
    const { alarmsAndCount } = await api.read<{ alarmsAndCount: { count: number; alarms: unknown[] } }>(
      `{ alarmsAndCount(where: { ids: ["1", "204"] }, orderBy: [{ field: ALARM_TIME, direction: DESC }], limit: 2, offset: 0) {
        count alarms { id displayId contextualName text point priority status state severity isNuisance nuisanceCount
          latestAlarmTime latestEndTime activeWorkCount entityIds version createdAt rawAttributes
          externalSystem { displayName isActive } properties { id type value confidence } } } }`,
      person,
    );
    expect(alarmsAndCount.count).toBe(2);
    expect(alarmsAndCount.alarms).toMatchObject([
      {
        id: '1',
        displayId: 'A1',
        contextualName: 'AHU-0 Zone 1',
        text: 'Zu heiß',
        point: null,
        priority: 0,
        status: 'Intake',
        state: 'active',
        severity: 'Alarm',
        isNuisance: false,
        latestAlarmTime: '2026-05-01T12:00:00.000Z',
        latestEndTime: null,
        activeWorkCount: 0,
        entityIds: [],
        version: 1,
        rawAttributes: { a: 1 },
        externalSystem: { displayName: 'Air systems', isActive: true },
        properties: [
          { id: '1:building', type: 'building', value: ['North'], confidence: 1 },
          { id: '1:floors', type: 'floors', value: ['2', '3'], confidence: 0.5 },
        ],
      },
      { id: '204', isNuisance: true, nuisanceCount: 3, rawAttributes: null, properties: [] },
    ]);
  });

  test('ALM-003 the picker reads by ids; only asked-for properties come along; text payloads are text', async () => {
    const { fastAlarms } = await api.read<{ fastAlarms: unknown[] }>(
      '{ fastAlarms(where: { ids: ["1", "2", "x", "9999999"] }, properties: ["building"]) { id rawAttributes properties { type } } }',
      person,
    );
    expect(fastAlarms).toEqual([
      { id: '2', rawAttributes: 'Subject: hi', properties: [] },
      { id: '1', rawAttributes: { a: 1 }, properties: [{ type: 'building' }] },
    ]);
  });

  test('ALM-009 statuses come from the server, built-in ones first', async () => {
    const { alarmStatuses } = await api.read<{ alarmStatuses: unknown[] }>(
      '{ alarmStatuses { name isCustom } }',
      person,
    );
    expect(alarmStatuses).toEqual(
      ['Intake', 'Snoozed', 'Declined', 'Dispatched', 'Inactive'].map((name) => ({ name, isCustom: false })),
    );
  });

  test('INT-010 INT-040 sources are found by name, each with its id, its names and how it is', async () => {
    const search = async (term: string) =>
      (
        await api.read<{ sourceSystems: unknown[] }>(
          `{ sourceSystems(search: "${term}") { id name displayName isActive lastContactAt } }`,
          person,
        )
      ).sourceSystems;
    expect(await search('AIR')).toEqual([
      { id: String(systemId), name: 'air systems', displayName: 'Air systems', isActive: true, lastContactAt: null },
    ]);
    expect(await search('water')).toEqual([]);
  });
});
