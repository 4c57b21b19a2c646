import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { alarmFilters } from '../../../domain/lists/alarms/alarm-filters.ts';
import { answer, parsed, propertyScene } from '../../../tests/support/property-scene.ts';

const scene = propertyScene();
const { alarm, read, save, activityOf } = scene;

describe('saving what people say', () => {
  test('ALM-020 updateAlarmDetails gives a value, which is certain from then on; the old one stays in the activity', async () => {
    const id = await alarm([parsed('building', ['R&D Facility'], 0.5)]);
    expect(await read(id)).toMatchObject({ building: { needsVerification: true, verifiedBy: null } });
    expect(await save(id, [{ type: 'building', value: ['Research'] }])).toMatchObject({ affected: 1, failures: [] });
    const { building } = await read(id);
    expect(building).toMatchObject({ value: ['Research'], confidence: 1, source: 'PERSON', needsVerification: false });
    expect(building?.verifiedBy).toMatch(/^Person /);
    expect((await activityOf(id))[0]).toMatchObject({
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
    expect((await activityOf(id)).map(({ field, metadata }) => [field, metadata]).sort()).toEqual([
      ['floors', { vote: 'UP' }],
      ['rooms', { vote: 'DOWN' }],
    ]);
    await scene.api.db('external_systems').where({ id: scene.systemId }).update({ hide_confidence_threshold: 1 });
    expect(Object.keys(await read(id))).toEqual(['floors']);
    await scene.api.db('external_systems').where({ id: scene.systemId }).update({ hide_confidence_threshold: 0 });
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

  test('ALM-090 priority, service impact and the asset of the point are not saved as properties', async () => {
    const id = await alarm([parsed('building', ['North'])]);
    for (const type of ['priority', 'isServiceImpacting', 'pointEntity'])
      expect(await save(id, [{ type, value: ['5'] }])).toMatchObject({
        affected: 0,
        failures: [{ reason: `Property "${type}" not found` }],
      });
    expect(Object.keys(await read(id))).toEqual(['building']);
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
      'Property "priority" not found',
      'Asset type is set automatically',
      'Building can have only one value',
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
    const occupant = await scene.api.newPerson(scene.customerId, 'OCCUPANT');
    const { errors } = await scene.api.gql(
      `mutation { updateAlarmDetails(ids: ["${id}"], properties: [{ type: "building", value: ["A"] }]) ${answer} }`,
      occupant,
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('filters', () => {
  const find = async (field: string, values: Array<string | null>, isExclusion = false) => {
    const { fastAlarms } = await scene.api.read<{ fastAlarms: Array<{ id: string }> }>(
      'query ($criteria: [CriterionInput!]) { fastAlarms(criteria: $criteria, limit: 200) { id } }',
      scene.ada,
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
      expect(alarmFilters[field].label).toBe(label);
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
