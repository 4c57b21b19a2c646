import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AlarmListScene, startAlarmListScene } from '../../../tests/support/alarm-list-scene.ts';

let scene: AlarmListScene;
beforeAll(async () => {
  scene = await startAlarmListScene();
});
afterAll(() => scene?.stop());

describe('rows', () => {
  test('ALM-001 ALM-061 ALM-139 alarms with their count and everything a detail shows', async () => {
    const { alarmsAndCount } = await scene.api.read<{ alarmsAndCount: { count: number; alarms: unknown[] } }>(
      `{ alarmsAndCount(where: { ids: ["1", "204"] }, orderBy: [{ field: ALARM_TIME, direction: DESC }], limit: 2, offset: 0) {
        count alarms { id displayId contextualName text point priority status state severity isNuisance nuisanceCount
          latestAlarmTime latestEndTime activeWorkCount entityIds version createdAt rawAttributes
          externalSystem { displayName isActive } properties { id type value confidence } } } }`,
      scene.person,
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
    const { fastAlarms } = await scene.api.read<{ fastAlarms: unknown[] }>(
      '{ fastAlarms(where: { ids: ["1", "2", "x", "9999999"] }, properties: ["building"]) { id rawAttributes properties { type } } }',
      scene.person,
    );
    expect(fastAlarms).toEqual([
      { id: '2', rawAttributes: 'Subject: hi', properties: [] },
      { id: '1', rawAttributes: { a: 1 }, properties: [{ type: 'building' }] },
    ]);
  });

  test('ALM-009 statuses come from the server, built-in ones first', async () => {
    const { alarmStatuses } = await scene.api.read<{ alarmStatuses: unknown[] }>(
      '{ alarmStatuses { name isCustom } }',
      scene.person,
    );
    expect(alarmStatuses).toEqual(
      ['Intake', 'Snoozed', 'Declined', 'Dispatched', 'Inactive'].map((name) => ({ name, isCustom: false })),
    );
  });

  test('INT-010 INT-040 sources are found by name, each with its id, its names and how it is', async () => {
    const search = async (term: string) =>
      (
        await scene.api.read<{ sourceSystems: unknown[] }>(
          `{ sourceSystems(search: "${term}") { id name displayName isActive lastContactAt } }`,
          scene.person,
        )
      ).sourceSystems;
    expect(await search('AIR')).toEqual([
      {
        id: String(scene.systemId),
        name: 'air systems',
        displayName: 'Air systems',
        isActive: true,
        lastContactAt: null,
      },
    ]);
    expect(await search('water')).toEqual([]);
  });
});
