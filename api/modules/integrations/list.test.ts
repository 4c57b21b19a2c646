import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { instanceRow, storeInstances, storeOfSystem } from '../../../tests/support/alarm-rows.ts';
import { type IntegrationScene, inboundApi, startIntegrationScene } from '../../../tests/support/integration-scene.ts';

const hourMs = 3_600_000;
let scene: IntegrationScene;
/** Ids by display name. */
const ids: Record<string, string> = {};
let now: number;

beforeAll(async () => {
  scene = await startIntegrationScene();
  for (const displayName of ['Air systems', 'Boilers', 'Chillers'])
    ids[displayName] = String((await scene.create({ ...inboundApi, displayName })).id);
  const { db, warehouse, clock } = scene.api;
  now = clock.now().getTime();
  await db('external_systems')
    .where({ customer_id: scene.customerId })
    .update({ created_at: new Date(now - 48 * hourMs) });
  await setLastContact('Air systems', now - 60_000);
  await setLastContact('Boilers', now - hourMs);
  for (const type of ['LOST_CONNECTION', 'LOW_THROUGHPUT'])
    await db('external_system_issues').insert({
      ...{
        customer_id: scene.customerId,
        id: randomUUID(),
        system_id: ids.Boilers,
        issue_type: type,
        message: 'Silent',
      },
      ...{ created_at: new Date(now), opens_at: new Date(now - hourMs) },
    });
  await scene.create({ ...inboundApi, displayName: 'Drains' });
  await scene.update(ids.Chillers, { isActive: false });
  const systemId = Number(ids['Air systems']);
  await storeOfSystem(warehouse, scene.customerId, [
    { alarmId: 1, systemId, at: now },
    { alarmId: 2, systemId, at: now - hourMs },
    { alarmId: 3, systemId, at: now - hourMs },
    { alarmId: 4, systemId, at: now - 30 * hourMs },
  ]);
  await storeInstances(warehouse, scene.customerId, [
    instanceRow({ alarmId: 1, startedAt: now - hourMs }),
    instanceRow({ alarmId: 2, startedAt: now - hourMs }),
    instanceRow({ alarmId: 4, startedAt: now - 30 * hourMs }),
    instanceRow({ alarmId: 4, startedAt: now - 200 * hourMs }),
  ]);
});
afterAll(() => scene?.stop());

const setLastContact = (name: string, at: number) =>
  scene.api.db('external_system_contacts').insert({
    customer_id: scene.customerId,
    system_id: ids[name],
    last_access_at: new Date(at),
  });

async function list(args = ''): Promise<{ names: string[]; count: number }> {
  const { externalSystemsAndCount: answer } = await scene.api.read<{
    externalSystemsAndCount: { externalSystems: Array<{ displayName: string }>; count: number };
  }>(`{ externalSystemsAndCount${args} { externalSystems { displayName } count } }`, scene.provider);
  return { names: answer.externalSystems.map(({ displayName }) => displayName), count: answer.count };
}

describe('externalSystemsAndCount', () => {
  test('INT-001 answers integrations with their count, by name', async () => {
    expect(await list()).toEqual({ names: ['Air systems', 'Boilers', 'Chillers', 'Drains'], count: 4 });
  });

  test('counts those of a search by their health', async () => {
    const countByHealth = async (args: string) =>
      (
        await scene.api.read<{ externalSystemsAndCount: { countByHealth: object[] } }>(
          `{ externalSystemsAndCount${args} { countByHealth { state count } } }`,
          scene.provider,
        )
      ).externalSystemsAndCount.countByHealth;
    expect(await countByHealth('(limit: 1)')).toEqual(
      ['HEALTHY', 'UNHEALTHY', 'UNKNOWN', 'INACTIVE'].map((state) => ({ state, count: 1 })),
    );
    expect(await countByHealth('(where: { searchTerm: "boil" })')).toEqual([{ state: 'UNHEALTHY', count: 1 }]);
  });

  test('takes where, orderBy, limit and offset', async () => {
    expect((await list('(limit: 1, offset: 1)')).names).toEqual(['Boilers']);
    expect((await list('(limit: 1, offset: 1)')).count).toBe(4);
    expect((await list('(orderBy: { field: DISPLAY_NAME, direction: DESC })')).names[0]).toBe('Drains');
    expect((await list('(orderBy: { field: LAST_CONTACT, direction: DESC })')).names).toEqual([
      'Air systems',
      'Boilers',
      'Chillers',
      'Drains',
    ]);
    const byNeed = (direction: string) => list(`(orderBy: { field: NEED, direction: ${direction} })`);
    expect((await byNeed('ASC')).names).toEqual(['Boilers', 'Drains', 'Air systems', 'Chillers']);
    expect((await byNeed('DESC')).names).toEqual(['Chillers', 'Air systems', 'Drains', 'Boilers']);
    expect(await list('(where: { searchTerm: "boil" })')).toEqual({ names: ['Boilers'], count: 1 });
    expect((await list('(where: { isActive: false })')).names).toEqual(['Chillers']);
    expect((await list('(where: { health: [UNHEALTHY] })')).names).toEqual(['Boilers']);
    expect((await list('(where: { health: [UNKNOWN] })')).names).toEqual(['Drains']);
    expect((await list(`(where: { ids: ["${ids.Boilers}", "999000001"] })`)).names).toEqual(['Boilers']);
    expect((await list('(where: { direction: OUTBOUND })')).count).toBe(0);
  });

  test('tells health and the traffic of 24 hours, each of them present', async () => {
    interface System {
      displayName: string;
      health: { state: string; label: string };
      traffic: { isThroughputLow: boolean; hours: Array<Record<string, number>> };
    }
    const { externalSystemsAndCount: answer } = await scene.api.read<{
      externalSystemsAndCount: { externalSystems: System[] };
    }>(
      `{ externalSystemsAndCount { externalSystems { displayName health { state label lostSince }
         traffic { isThroughputLow hours { start events instances dropped rejected } } } } }`,
      scene.provider,
    );
    const [air, boilers] = answer.externalSystems;
    expect(answer.externalSystems.map((system) => system.health.label)).toEqual([
      'Healthy',
      'Lost connection',
      'Inactive',
      'Waiting for first event',
    ]);
    expect(air?.traffic.hours).toHaveLength(24);
    expect(air?.traffic.hours.at(-1)).toMatchObject({ events: 1, instances: 0, dropped: 1, rejected: 1 });
    expect(air?.traffic.hours.at(-2)).toMatchObject({ events: 2, instances: 2, dropped: 2, rejected: 2 });
    const all = air?.traffic.hours.reduce((sum, hour) => sum + (hour.events ?? 0), 0);
    expect(all).toBe(3);
    expect(boilers?.traffic.hours.every(({ events, instances }) => events === 0 && instances === 0)).toBe(true);
    expect(answer.externalSystems.map((system) => system.traffic.isThroughputLow)).toEqual([false, true, false, false]);
  });
});

test('INT-010 INT-040 source systems are found by search, with name, display name and state, for whoever sees alarms', async () => {
  const standard = await scene.api.newPerson(scene.customerId, 'STANDARD');
  const { sourceSystems } = await scene.api.read<{ sourceSystems: unknown[] }>(
    '{ sourceSystems(search: "boil") { id name displayName health { state label } } }',
    standard,
  );
  expect(sourceSystems).toEqual([
    {
      id: ids.Boilers,
      name: 'boilers',
      displayName: 'Boilers',
      health: { state: 'UNHEALTHY', label: 'Lost connection' },
    },
  ]);
});

describe('alarm throughput', () => {
  interface Throughput {
    externalSystem: { displayName: string };
    hours: Array<{ count: number }>;
    total: number;
    averagePerHour: number;
    isLow: boolean;
    isSilent: boolean;
    lastAlarmHour: string | null;
  }
  const read = async (range: string) =>
    (
      await scene.api.read<{ alarmThroughput: Throughput[] }>(
        `{ alarmThroughput(range: ${range}) { externalSystem { displayName } hours { start count } total averagePerHour
           lastAlarmHour isLow isSilent thresholdHours } }`,
        scene.provider,
      )
    ).alarmThroughput;

  test('counts instances an hour of every source over a day and a week, the quiet ones first', async () => {
    const day = await read('DAY');
    expect(day.map((each) => [each.externalSystem.displayName, each.isLow && each.isSilent])).toEqual([
      ['Boilers', true],
      ['Air systems', false],
      ['Drains', false],
      ['Chillers', false],
    ]);
    const [boilers, air] = day;
    expect(air?.hours).toHaveLength(24);
    expect(air?.hours.at(-2)?.count).toBe(2);
    expect([air?.total, boilers?.total]).toEqual([2, 0]);
    const week = (await read('WEEK'))[1];
    expect(week?.hours).toHaveLength(168);
    expect(week?.total).toBe(3);
  });

  test('compares with the average since the first alarm, of four weeks at most', async () => {
    const [, air] = await read('DAY');
    expect(air?.averagePerHour).toBeCloseTo(4 / 200, 3);
  });

  test('ADM.4 an average is of four weeks at most, and what is older counts in nothing', async () => {
    const { db, warehouse } = scene.api;
    const systemId = Number((await scene.create({ ...inboundApi, displayName: 'Elevators' })).id);
    const dayMs = 24 * hourMs;
    await db('external_systems')
      .where({ id: systemId })
      .update({ created_at: new Date(now - 60 * dayMs) });
    await storeOfSystem(warehouse, scene.customerId, [{ alarmId: 5, systemId, at: now }]);
    const average = async (...daysAgo: number[]) => {
      await storeInstances(
        warehouse,
        scene.customerId,
        daysAgo.map((days) => instanceRow({ alarmId: 5, startedAt: now - days * dayMs })),
      );
      const all = await read('WEEK');
      return all.find(({ externalSystem }) => externalSystem.displayName === 'Elevators');
    };
    expect(await average(29, 45)).toMatchObject({ averagePerHour: 0, lastAlarmHour: null, total: 0 });
    const found = await average(27, 1);
    expect(found?.averagePerHour).toBeCloseTo(2 / (28 * 24), 6);
    expect(found?.total).toBe(1);
  });
});
