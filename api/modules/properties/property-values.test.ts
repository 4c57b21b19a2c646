import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { specialOptionValues } from '../../../domain/constants.ts';
import { answer, type DetailsResult, parsed, propertyScene } from '../../../tests/support/property-scene.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';

const scene = propertyScene();
const { alarm, options, read, activityOf } = scene;

describe('choosing values', () => {
  test('ALM-013 ALM-029 ALM-094 values are offered by name, those that were added too; one that exists is silently ignored', async () => {
    const add = (values: string[]) =>
      scene.api.read<{ addAlarmProperties: { added: number } }>(
        `mutation ($values: [String!]!) { addAlarmProperties(type: "component", values: $values) { added } }`,
        scene.ada,
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

  test('UI-030 (blanks) and "All …s" are values of their own that no value can be mistaken for', async () => {
    expect(specialOptionValues).toEqual({ blank: '__BLANK__', all: '__ALL__' });
    const { items } = await options('floors', { customHeader: 'Floor' });
    expect(items[0]).toEqual({ value: specialOptionValues.all, name: 'All Floors' });
  });

  test('ALM-016 ALM-049 ALM-138 points are plain strings, fifty at a time', async () => {
    const other = await scene.api.newCustomer();
    const person = await scene.api.newPerson(other);
    const system = await scene.api.newSystem(other);
    await scene.api.storeAlarms(
      Array.from({ length: 60 }, (_, i) => ({
        ...{ customerId: other, id: i + 1, systemId: system, latestAlarmAt: Date.now() },
        point: `/ahu/${String(i % 55).padStart(2, '0')}`,
      })),
    );
    const points = async (args: string) =>
      (
        await scene.api.read<{ alarmPoints: { points: string[]; count: number } }>(
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
    const other = await scene.api.newCustomer();
    const person = await scene.api.newPerson(other);
    const system = await scene.api.newSystem(other);
    await scene.api.storeAlarms(
      [7, 70, 701, 71, 8].map((id) => ({ customerId: other, id, systemId: system, latestAlarmAt: 1_000 + id })),
    );
    const find = async (search: string, offset = 0) => {
      const { searchAlarmsById: found } = await scene.api.read<{
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
      await scene.api.read<{
        alarmPropertyTypesAndCount: { alarmPropertyTypes: Array<{ name: string }>; count: number };
      }>('{ alarmPropertyTypesAndCount { alarmPropertyTypes { name label isVisible isMulti } count } }', by)
    ).alarmPropertyTypesAndCount;

  test('ALM-007 ALM-047 types include equipment type, component, category, places, asset fields and the source', async () => {
    const { alarmPropertyTypes, count } = await types(scene.ada);
    const names = alarmPropertyTypes.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['equipment_type', 'component', 'category', 'building', 'floors', 'rooms'],
        ...['asset_name', 'asset_type', 'asset_criticality', 'external_system_id'],
      ]),
    );
    expect(count).toBe(names.length);
  });

  test('ALM-048 every customer has a list of definitions, each with a name of its own and all that is configured of it', async () => {
    const { alarmConfig } = await scene.api.read<{ alarmConfig: { definitions: Array<{ name: string }> } }>(
      '{ alarmConfig { definitions { name label order isVisible isMulti isEditable hasLocations } } }',
      await scene.api.newPerson(await scene.api.newCustomer()),
    );
    const { definitions } = alarmConfig;
    expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length);
    expect(definitions.find(({ name }) => name === 'building')).toEqual({
      ...{ name: 'building', label: 'Building', order: 6, isVisible: true },
      ...{ isMulti: false, isEditable: true, hasLocations: true },
    });
  });

  test('ALM-012 ALM-028 ALM-035 definitions are configured by name, one or the whole list; hiding deletes no value', async () => {
    const other = await scene.api.newCustomer();
    const person = await scene.api.newPerson(other);
    const config = async () =>
      (
        await scene.api.read<{ alarmConfig: { definitions: Array<Record<string, unknown>> } }>(
          '{ alarmConfig { definitions { name label order isVisible isMulti isEditable hasLocations } } }',
          person,
        )
      ).alarmConfig.definitions;
    expect((await config()).map(({ name }) => name).slice(0, 3)).toEqual(['asset_name', 'equipment_type', 'component']);
    await scene.api.read(
      `mutation { updateAlarmPropertyConfiguration(name: "rooms", label: "Space", isVisible: false) { name } }`,
      person,
    );
    expect((await config()).find(({ name }) => name === 'rooms')).toMatchObject({
      label: 'Space',
      isVisible: false,
      hasLocations: true,
    });
    await scene.api.read(
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
    const standard = await scene.api.newPerson(other, 'STANDARD');
    const { errors } = await scene.api.gql(
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
      const { alarmPropertiesAndCount: found } = await scene.api.read<{
        alarmPropertiesAndCount: { alarmProperties: Array<{ value: string; alarmCount: number }>; count: number };
      }>(
        `query ($search: String) { alarmPropertiesAndCount(where: { type: "category", search: $search }) {
          alarmProperties { value alarmCount } count } }`,
        scene.ada,
        { search: tag },
      );
      return Object.fromEntries(
        found.alarmProperties.map(({ value, alarmCount }) => [value.split(' ')[0], alarmCount]),
      );
    };
    expect(await counts()).toEqual({ Hot: 1, Warm: 2, Cold: 1 });
    const change = async (call: string) =>
      Object.values(
        await scene.api.read<Record<string, DetailsResult>>(`mutation { ${call} ${answer} }`, scene.ada),
      )[0] as DetailsResult;
    expect(await change(`mergeAlarmProperty(type: "category", from: ["Hot ${tag}"], to: "Warm ${tag}")`)).toMatchObject(
      {
        affected: 1,
        taskId: null,
      },
    );
    expect(await counts()).toEqual({ Warm: 2, Cold: 1 });
    expect((await read(ids[0] as string)).category?.value).toEqual([`Warm ${tag}`]);
    expect((await activityOf(ids[0] as string))[0]).toMatchObject({ field: 'category', revValue: `Warm ${tag}` });
    await change(`updateAlarmProperty(type: "category", value: "Cold ${tag}", newValue: "Chilly ${tag}")`);
    expect(await counts()).toEqual({ Warm: 2, Chilly: 1 });
  });

  test('a value of more than a hundred alarms is merged as a job', async () => {
    const tag = randomUUID().slice(0, 8);
    for (let i = 0; i < 101; i += 1) await alarm([parsed('building', [`Old ${tag}`])]);
    const { mergeAlarmProperty: begun } = await scene.api.read<{ mergeAlarmProperty: DetailsResult }>(
      `mutation { mergeAlarmProperty(type: "building", from: ["Old ${tag}"], to: "New ${tag}") ${answer} }`,
      scene.ada,
    );
    expect(begun.taskId).not.toBeNull();
    await until('all alarms', async () => {
      const { alarmPropertiesAndCount: found } = await scene.api.read<{
        alarmPropertiesAndCount: { alarmProperties: Array<{ value: string; alarmCount: number }> };
      }>(
        `{ alarmPropertiesAndCount(where: { type: "building", search: "${tag}" }) { alarmProperties { value alarmCount } } }`,
        scene.ada,
      );
      return found.alarmProperties[0]?.alarmCount === 101;
    });
  });
});
