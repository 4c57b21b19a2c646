import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fields } from '../domain/criteria/fields.ts';
import type { AlarmProperty } from '../domain/properties/property.ts';
import { startTestApi, type TestApi, type TestPerson } from '../tests/support/test-api.ts';
import { until } from '../tests/support/until.ts';

let api: TestApi;
let customerId: number;
let systemId: number;
let ada: TestPerson;
let nextId = 0;

beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
  systemId = await api.newSystem(customerId);
  ada = await api.newPerson(customerId);
});
afterAll(() => api?.stop());

const parsed = (type: string, value: string[], confidence = 0.9): AlarmProperty => ({
  ...{ type, value, confidence, by: 'PARSER', text: value[0] ?? '', field: 'pointPath' },
});

/** A stored alarm with properties. @returns its id. */
async function alarm(properties: AlarmProperty[], given: { point?: string; text?: string } = {}): Promise<string> {
  nextId += 1;
  await api.storeAlarms([{ customerId, id: nextId, systemId, latestAlarmAt: Date.now() - 60_000, ...given }]);
  await api.storeProperties(customerId, nextId, properties);
  return String(nextId);
}

interface Read {
  value: string[];
  confidence: number;
  source: string;
  verifiedBy: string | null;
  needsVerification: boolean;
  sourceText: string | null;
}
async function read(id: string): Promise<Record<string, Read>> {
  const { fastAlarms } = await api.read<{ fastAlarms: Array<{ properties: Array<Read & { type: string }> }> }>(
    `query ($ids: [ID!]!) { fastAlarms(where: { ids: $ids }) {
      properties { type value confidence source verifiedBy needsVerification sourceText } } }`,
    ada,
    { ids: [id] },
  );
  return Object.fromEntries((fastAlarms[0]?.properties ?? []).map(({ type, ...rest }) => [type, rest]));
}

interface Detail {
  type: string;
  value?: string[];
  confidence?: number;
}
interface Result {
  taskId: string | null;
  affected: number;
  skipped: number;
  failures: Array<{ code: string; reason: string }>;
}
const answer = '{ taskId affected skipped failures { code reason } }';
async function save(id: string, properties: Detail[], expectedVersions?: number[]): Promise<Result> {
  const { updateAlarmDetails } = await api.read<{ updateAlarmDetails: Result }>(
    `mutation ($ids: [ID!], $properties: [AlarmPropertyInput!]!, $expectedVersions: [Int!]) {
      updateAlarmDetails(ids: $ids, properties: $properties, expectedVersions: $expectedVersions) ${answer} }`,
    ada,
    { ids: [id], properties, expectedVersions },
  );
  return updateAlarmDetails;
}
async function told(id: string) {
  const { alarmActivityAndCount } = await api.read<{
    alarmActivityAndCount: { alarmActivity: Array<Record<string, unknown>> };
  }>(
    `query ($id: ID!) { alarmActivityAndCount(where: { alarmId: $id }) {
      alarmActivity { field prevValue revValue metadata { vote } user { displayName } } } }`,
    ada,
    { id },
  );
  return alarmActivityAndCount.alarmActivity;
}
const options = async (property: string, more: Record<string, unknown> = {}) =>
  (
    await api.read<{ alarmPropertyAutocomplete: { items: Array<{ value: string; name: string }>; count: number } }>(
      `query ($property: String!, $offset: Int, $value: String, $assetClass: String, $loadAll: Boolean,
        $customHeader: String, $dbName: String) {
        alarmPropertyAutocomplete(property: $property, offset: $offset, value: $value, assetClass: $assetClass,
          loadAll: $loadAll, customHeader: $customHeader, dbName: $dbName) { items { value name } count } }`,
      ada,
      { property, ...more },
    )
  ).alarmPropertyAutocomplete;

describe('saving what people say', () => {
  test('ALM-020 updateAlarmDetails gives a value, which is certain from then on; the old one stays in the activity', async () => {
    const id = await alarm([parsed('building', ['R&D Facility'], 0.5)]);
    expect(await read(id)).toMatchObject({ building: { needsVerification: true, verifiedBy: null } });
    expect(await save(id, [{ type: 'building', value: ['Research'] }])).toMatchObject({ affected: 1, failures: [] });
    const { building } = await read(id);
    expect(building).toMatchObject({ value: ['Research'], confidence: 1, source: 'PERSON', needsVerification: false });
    expect(building?.verifiedBy).toMatch(/^Person /);
    expect((await told(id))[0]).toMatchObject({
      ...{ field: 'building', prevValue: 'R&D Facility', revValue: 'Research', metadata: { vote: 'CHANGE' } },
    });
  });

  test('thumbs up makes a value certain, thumbs down alone takes all confidence away and hides it below the limit', async () => {
    const id = await alarm([parsed('floors', ['2F']), parsed('rooms', ['Rm 101'])]);
    await save(id, [
      { type: 'floors', confidence: 1 },
      { type: 'rooms', confidence: 0 },
    ]);
    expect(await read(id)).toMatchObject({
      floors: { value: ['2F'], confidence: 1, source: 'PERSON' },
      rooms: { value: ['Rm 101'], confidence: 0 },
    });
    expect((await told(id)).map(({ field, metadata }) => [field, metadata]).sort()).toEqual([
      ['floors', { vote: 'UP' }],
      ['rooms', { vote: 'DOWN' }],
    ]);
    await api.db('external_systems').where({ id: systemId }).update({ hide_confidence_threshold: 1 });
    expect(Object.keys(await read(id))).toEqual(['floors']);
    await api.db('external_systems').where({ id: systemId }).update({ hide_confidence_threshold: 0 });
  });

  test('ALM-091 ALM-093 what is empty says nothing, and values that differ by case alone are one', async () => {
    const id = await alarm([parsed('category', ['Temperature'])]);
    expect(await save(id, [{ type: 'category', value: [] }, { type: 'floors' }])).toMatchObject({
      affected: 0,
      skipped: 1,
    });
    await save(id, [{ type: 'category', value: ['AIR', 'Air', ' ', 'temperature'] }]);
    expect((await read(id)).category?.value).toEqual(['AIR', 'Temperature']);
  });

  test('UI-038 a typed value is cut at 100 characters', async () => {
    const id = await alarm([]);
    await save(id, [{ type: 'rooms', value: [` ${'é👩‍🚒'.repeat(60)}`] }]);
    expect((await read(id)).rooms?.value).toEqual(['é👩‍🚒'.repeat(50)]);
  });

  test('refuses what is no property, is not set by people, or takes one value', async () => {
    const id = await alarm([]);
    const reasons = await Promise.all(
      [
        { type: 'priority', value: ['5'] },
        { type: 'asset_type', value: ['AHU'] },
        { type: 'building', value: ['A', 'B'] },
      ].map(async (detail) => (await save(id, [detail])).failures[0]?.reason),
    );
    expect(reasons).toEqual([
      'There is no property "priority"',
      'Asset type is not set by people',
      'Building takes one value',
    ]);
  });

  test('conflicts with what others have done since', async () => {
    const id = await alarm([parsed('building', ['North'])]);
    const changes = [{ type: 'building', confidence: 1 }];
    expect((await save(id, changes, [99])).failures[0]?.code).toBe('CONFLICT');
    expect(await save(id, changes, [1])).toMatchObject({ affected: 1 });
  });

  test('needs EDIT on alarms', async () => {
    const id = await alarm([]);
    const occupant = await api.newPerson(customerId, 'OCCUPANT');
    const { errors } = await api.gql(
      `mutation { updateAlarmDetails(ids: ["${id}"], properties: [{ type: "building", value: ["A"] }]) ${answer} }`,
      occupant,
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('choosing values', () => {
  test('ALM-013 ALM-029 ALM-094 values are offered by name, those that were added too; one that exists is silently ignored', async () => {
    const add = (values: string[]) =>
      api.read<{ addAlarmProperties: { added: number } }>(
        `mutation ($values: [String!]!) { addAlarmProperties(type: "component", values: $values) { added } }`,
        ada,
        { values },
      );
    expect(await add(['Zeta valve', 'Zeta coil'])).toEqual({ addAlarmProperties: { added: 2 } });
    expect(await add(['ZETA VALVE', 'Zeta pump'])).toEqual({ addAlarmProperties: { added: 1 } });
    const found = await options('component', { value: 'zeta', offset: 0, dbName: 'component', loadAll: true });
    expect(found).toEqual({
      items: ['Zeta coil', 'Zeta pump', 'Zeta valve'].map((value) => ({ value, name: value })),
      count: 3,
    });
    expect((await options('component', { value: 'zeta', offset: 2 })).items.map(({ value }) => value)).toEqual([
      'Zeta valve',
    ]);
    expect((await options('component', { customHeader: 'Component' })).items[0]).toEqual({
      value: '__ALL__',
      name: 'All Components',
    });
  });

  test('ALM-016 ALM-049 ALM-138 points are plain strings, fifty at a time', async () => {
    const other = await api.newCustomer();
    const person = await api.newPerson(other);
    const system = await api.newSystem(other);
    await api.storeAlarms(
      Array.from({ length: 60 }, (_, i) => ({
        ...{ customerId: other, id: i + 1, systemId: system, latestAlarmAt: Date.now() },
        point: `/ahu/${String(i % 55).padStart(2, '0')}`,
      })),
    );
    const points = async (args: string) =>
      (
        await api.read<{ alarmPoints: { points: string[]; count: number } }>(
          `{ alarmPoints(${args}) { points count } }`,
          person,
        )
      ).alarmPoints;
    const first = await points('offset: 0');
    expect(first.points).toHaveLength(50);
    expect(first).toMatchObject({ count: 55, points: expect.arrayContaining(['/ahu/00']) });
    expect((await points('offset: 50')).points).toEqual(['/ahu/50', '/ahu/51', '/ahu/52', '/ahu/53', '/ahu/54']);
    expect(await points('search: "HU/07"')).toEqual({ points: ['/ahu/07'], count: 1 });
  });

  test('ALM-014 alarms are found by the beginning of their number', async () => {
    const other = await api.newCustomer();
    const person = await api.newPerson(other);
    const system = await api.newSystem(other);
    await api.storeAlarms(
      [7, 70, 701, 71, 8].map((id) => ({ customerId: other, id, systemId: system, latestAlarmAt: 1_000 + id })),
    );
    const find = async (search: string, offset = 0) => {
      const { searchAlarmsById: found } = await api.read<{
        searchAlarmsById: { alarms: Array<{ displayId: string }>; count: number };
      }>(
        `query ($search: String!, $offset: Int) {
          searchAlarmsById(search: $search, offset: $offset) { alarms { displayId } count } }`,
        person,
        { search, offset },
      );
      return [found.alarms.map(({ displayId }) => displayId), found.count];
    };
    expect(await find('a7')).toEqual([['A701', 'A71', 'A70', 'A7'], 4]);
    expect(await find('70', 1)).toEqual([['A70'], 2]);
    expect(await find('x')).toEqual([[], 0]);
  });
});

describe('properties as the customer has them', () => {
  const types = async (by: TestPerson) =>
    (
      await api.read<{ alarmPropertyTypesAndCount: { alarmPropertyTypes: Array<{ name: string }>; count: number } }>(
        '{ alarmPropertyTypesAndCount { alarmPropertyTypes { name label isVisible isMulti } count } }',
        by,
      )
    ).alarmPropertyTypesAndCount;

  test('ALM-007 ALM-047 types include equipment type, component, category, places, asset fields and the source', async () => {
    const { alarmPropertyTypes, count } = await types(ada);
    const names = alarmPropertyTypes.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['equipment_type', 'component', 'category', 'building', 'floors', 'rooms'],
        ...['asset_name', 'asset_type', 'asset_criticality', 'external_system_id'],
      ]),
    );
    expect(count).toBe(names.length);
  });

  test('ALM-012 ALM-028 ALM-035 ALM-048 definitions are configured by name, one or the whole list; hiding deletes no value', async () => {
    const other = await api.newCustomer();
    const person = await api.newPerson(other);
    const config = async () =>
      (
        await api.read<{ alarmConfig: { definitions: Array<Record<string, unknown>> } }>(
          '{ alarmConfig { definitions { name label order isVisible isMulti isEditable hasLocations } } }',
          person,
        )
      ).alarmConfig.definitions;
    expect((await config()).map(({ name }) => name).slice(0, 3)).toEqual(['asset_name', 'equipment_type', 'component']);
    await api.read(
      `mutation { updateAlarmPropertyConfiguration(name: "rooms", label: "Space", isVisible: false) { name } }`,
      person,
    );
    expect((await config()).find(({ name }) => name === 'rooms')).toMatchObject({
      label: 'Space',
      isVisible: false,
      hasLocations: true,
    });
    await api.read(
      `mutation { updateAlarmConfig(definitions: [
        { name: "shop", label: "Shop" }, { name: "building", label: "Haus" }]) { definitions { name } } }`,
      person,
    );
    const now = await config();
    expect(now.slice(0, 2)).toMatchObject([
      { name: 'shop', label: 'Shop', isVisible: true },
      { name: 'building', label: 'Haus', hasLocations: true },
    ]);
    expect(now.find(({ name }) => name === 'category')).toMatchObject({ isVisible: false });
    const standard = await api.newPerson(other, 'STANDARD');
    const { errors } = await api.gql(
      `mutation { updateAlarmConfig(definitions: []) { definitions { name } } }`,
      standard,
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('ALM-006 ALM-030 ALM-031 values are counted, renamed and merged on every alarm; lists hold one once', async () => {
    const tag = randomUUID().slice(0, 8);
    const ids = [
      await alarm([parsed('category', [`Hot ${tag}`, `Warm ${tag}`])]),
      await alarm([parsed('category', [`Warm ${tag}`])]),
      await alarm([parsed('category', [`Cold ${tag}`])]),
    ];
    const counts = async () => {
      const { alarmPropertiesAndCount: found } = await api.read<{
        alarmPropertiesAndCount: { alarmProperties: Array<{ value: string; alarmCount: number }>; count: number };
      }>(
        `query ($search: String) { alarmPropertiesAndCount(where: { type: "category", search: $search }) {
          alarmProperties { value alarmCount } count } }`,
        ada,
        { search: tag },
      );
      return Object.fromEntries(
        found.alarmProperties.map(({ value, alarmCount }) => [value.split(' ')[0], alarmCount]),
      );
    };
    expect(await counts()).toEqual({ Hot: 1, Warm: 2, Cold: 1 });
    const change = async (call: string) =>
      Object.values(await api.read<Record<string, Result>>(`mutation { ${call} ${answer} }`, ada))[0] as Result;
    expect(await change(`mergeAlarmProperty(type: "category", from: ["Hot ${tag}"], to: "Warm ${tag}")`)).toMatchObject(
      {
        affected: 1,
        taskId: null,
      },
    );
    expect(await counts()).toEqual({ Warm: 2, Cold: 1 });
    expect((await read(ids[0] as string)).category?.value).toEqual([`Warm ${tag}`]);
    expect((await told(ids[0] as string))[0]).toMatchObject({ field: 'category', revValue: `Warm ${tag}` });
    await change(`updateAlarmProperty(type: "category", value: "Cold ${tag}", newValue: "Chilly ${tag}")`);
    expect(await counts()).toEqual({ Warm: 2, Chilly: 1 });
  });

  test('a value of more than a hundred alarms is merged as a job', async () => {
    const tag = randomUUID().slice(0, 8);
    for (let i = 0; i < 101; i += 1) await alarm([parsed('building', [`Old ${tag}`])]);
    const { mergeAlarmProperty: begun } = await api.read<{ mergeAlarmProperty: Result }>(
      `mutation { mergeAlarmProperty(type: "building", from: ["Old ${tag}"], to: "New ${tag}") ${answer} }`,
      ada,
    );
    expect(begun.taskId).not.toBeNull();
    await until('all alarms', async () => {
      const { alarmPropertiesAndCount: found } = await api.read<{
        alarmPropertiesAndCount: { alarmProperties: Array<{ value: string; alarmCount: number }> };
      }>(
        `{ alarmPropertiesAndCount(where: { type: "building", search: "${tag}" }) { alarmProperties { value alarmCount } } }`,
        ada,
      );
      return found.alarmProperties[0]?.alarmCount === 101;
    });
  });
});

describe('places and assets', () => {
  const create = async (given: Record<string, unknown>) =>
    (
      await api.read<{ createEntity: { id: string } }>(
        `mutation ($class: String!, $name: String!, $parentId: ID, $criticality: Int, $aliases: [String!]) {
          createEntity(class: $class, name: $name, parentId: $parentId, criticality: $criticality, aliases: $aliases) { id } }`,
        ada,
        given,
      )
    ).createEntity.id;

  test('ALM-011 ALM-015 ALM-024 a point is given to an asset: its places and criticality are certain, and its path is known', async () => {
    const tag = randomUUID().slice(0, 8);
    const building = await create({ class: 'Building', name: `Tower ${tag}` });
    const floor = await create({ class: 'Floor', name: `3F ${tag}`, parentId: building });
    const unit = await create({
      class: 'AHU',
      name: `AHU-07 ${tag}`,
      parentId: floor,
      criticality: 5,
      aliases: [`S-7 ${tag}`],
    });
    const id = await alarm([parsed('building', ['R&D'])]);
    const { updateAlarmPointEntity } = await api.read<{ updateAlarmPointEntity: Result }>(
      `mutation { updateAlarmPointEntity(ids: ["${id}"], pointEntityId: "${unit}") ${answer} }`,
      ada,
    );
    expect(updateAlarmPointEntity.affected).toBe(1);
    expect(await read(id)).toMatchObject({
      asset_name: { value: [`AHU-07 ${tag}`], confidence: 1 },
      asset_type: { value: ['AHU'] },
      asset_criticality: { value: ['5'] },
      building: { value: [`Tower ${tag}`], confidence: 1 },
      floors: { value: [`3F ${tag}`] },
    });
    const { alarmEntityPath, fastAlarms } = await api.read<{
      alarmEntityPath: Array<{ name: string; class: string }>;
      fastAlarms: Array<{ pointEntityId: string; entityIds: string[]; entities: Array<{ name: string }> }>;
    }>(
      `{ alarmEntityPath(alarmId: "${id}") { name class }
         fastAlarms(where: { ids: ["${id}"] }) { pointEntityId entityIds entities { name } } }`,
      ada,
    );
    expect(alarmEntityPath.map(({ class: kind }) => kind)).toEqual(['Building', 'Floor', 'AHU']);
    expect(fastAlarms[0]?.pointEntityId).toBe(unit);
    expect(new Set(fastAlarms[0]?.entityIds)).toEqual(new Set([unit, floor, building]));
    const listed = async (args: string) =>
      (
        await api.read<{
          alarmEntitiesByType: { alarmEntities: Array<{ name: string; hasChildren: boolean }>; count: number };
        }>(`{ alarmEntitiesByType(${args}) { alarmEntities { name hasChildren } count } }`, ada)
      ).alarmEntitiesByType;
    expect(await listed(`type: Asset, search: "${tag}"`)).toEqual({
      alarmEntities: [{ name: `AHU-07 ${tag}`, hasChildren: false }],
      count: 1,
    });
    expect((await listed(`type: Space, search: "${tag}", offset: 1`)).alarmEntities).toEqual([
      { name: `Tower ${tag}`, hasChildren: true },
    ]);
    expect((await listed(`type: Space, parentId: "${building}"`)).alarmEntities.map(({ name }) => name)).toEqual([
      `3F ${tag}`,
    ]);
    const { errors } = await api.gql(
      `mutation { createEntity(class: "AHU", name: "ahu 07 ${tag}", parentId: "${floor}") { id } }`,
      ada,
    );
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('filters', () => {
  const find = async (field: string, values: Array<string | null>, isExclusion = false) => {
    const { fastAlarms } = await api.read<{ fastAlarms: Array<{ id: string }> }>(
      'query ($criteria: [CriterionInput!]) { fastAlarms(criteria: $criteria, limit: 200) { id } }',
      ada,
      { criteria: [{ field, isExclusion, values }] },
    );
    return fastAlarms.map(({ id }) => id);
  };

  test.each([
    ['LENS-040', 'Alarm Asset Name', 'assetName', 'asset_name'],
    ['LENS-041', 'Asset Type', 'assetType', 'asset_type'],
    ['LENS-042', 'Asset Criticality', 'assetCriticality', 'asset_criticality'],
    ['Building:', 'Building', 'building', 'building'],
    ['Floor:', 'Floor', 'floors', 'floors'],
    ['Room:', 'Room', 'rooms', 'rooms'],
    ['Equipment type:', 'Equipment Type', 'equipmentType', 'equipment_type'],
    ['Component:', 'Component', 'component', 'component'],
    ['Category:', 'Category', 'category', 'category'],
  ] as const)(
    '%s the filter "%s" finds alarms by any of their values, and those without',
    async (_, label, field, type) => {
      const tag = randomUUID().slice(0, 8);
      const has = await alarm([parsed(type, [`One ${tag}`, `Two ${tag}`])]);
      const wrong = await alarm([parsed(type, [`One ${tag}`], 0)]);
      const none = await alarm([]);
      expect(fields[field].label).toBe(label);
      expect(await find(field, [`One ${tag}`])).toEqual([has]);
      expect(await find(field, [`Two ${tag}`, 'Three'])).toEqual([has]);
      const blank = await find(field, [null]);
      expect(blank).toEqual(expect.arrayContaining([wrong, none]));
      expect(blank).not.toContain(has);
      const excluded = await find(field, [`One ${tag}`], true);
      expect(excluded).toContain(none);
      expect(excluded).not.toContain(has);
    },
  );
});
