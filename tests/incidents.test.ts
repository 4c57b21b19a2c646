import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createEntity } from '../domain/asset-management/create-entity.ts';
import { createRelations } from '../domain/assets/relations/create-relations.ts';
import type { Ctx } from '../domain/identity/ctx.ts';
import { findAsker } from '../domain/identity/find-asker.ts';
import { readIncidentPage } from '../domain/incidents/incident-rows.ts';
import { createUser } from '../domain/people/create-user.ts';
import { systemClock } from '../platform/clock.ts';
import { forCustomer } from '../platform/database.ts';
import { createStream } from '../platform/stream.ts';
import type { LogRow } from '../simulators/bas/derived-log.ts';
import { equipmentOf } from '../simulators/year/campus.ts';
import { type CampusAsset, relationsOf } from '../simulators/year/campus-relations.ts';
import { failedChiller } from '../simulators/year/failed-chiller.ts';
import { createChangesConsumer } from '../workflows/changes/consumer.ts';
import { createIncidentHandler } from '../workflows/incidents/handler.ts';
import { testEnv } from './support/engines.ts';
import { openRoad, type Road } from './support/road.ts';
import { until } from './support/until.ts';

/** Building whose part of the failure is played: its air handlers, boxes and rooms, and the chiller of the plant. */
const hall = 'Residence Hall';
const minuteMs = 60_000;
const from = Date.now() - 3 * 60 * minuteMs;

let road: Road;
let consumer: ReturnType<typeof createChangesConsumer>;
beforeAll(async () => {
  road = await openRoad();
  await createPlant();
  const env = testEnv();
  const stream = createStream({
    ...{ brokers: env.KAFKA_BROKERS, prefix: env.KAFKA_PREFIX, clientId: `incidents-${randomUUID()}` },
    log: pino({ level: 'silent' }),
    fatal: (error: unknown) => {
      throw error;
    },
  });
  const handlers = [createIncidentHandler({ db: road.db, clock: systemClock })];
  consumer = createChangesConsumer({ stream, handlers });
  consumer.start().catch(() => undefined);
  await until('the consumer', () => consumer.health().ready);
});
afterAll(async () => {
  await consumer?.stop();
  await road?.close();
});

const isPlayed = ({ building, name }: Pick<CampusAsset, 'building' | 'name'>): boolean =>
  building === hall || (building === 'Central Plant' && name === 'CH-2');

/** Creates the chiller and all of the hall, with what feeds what, as the demo does. */
async function createPlant(): Promise<void> {
  const { db, customerId } = road;
  await db('customers')
    .where({ id: customerId })
    .update({ features: ['assetRelationships'] });
  const userId = await createUser(db, {
    ...{ email: `${randomUUID()}@example.com`, password: null, displayName: 'Ada' },
    memberships: [{ customerId, authRole: 'ADMIN' }],
  });
  const asker = await findAsker({ db, clock: systemClock }, { userId, customerId });
  const ctx = { ...asker, db, log: pino({ level: 'silent' }), clock: systemClock, address: '::1' } as unknown as Ctx;
  const { assets, relations } = relationsOf(equipmentOf(1));
  const ids = new Map<string, number>();
  const keyOf = ({ building, class: kind, name }: CampusAsset) => `${building}/${kind}/${name}`;
  await forCustomer(db, customerId, async (trx) => {
    for (const building of ['Central Plant', hall])
      ids.set(building, (await createEntity(trx, ctx, { class: 'Building', name: building })).id);
    for (const asset of assets.filter(isPlayed)) {
      const place = { class: asset.class, name: asset.name, parentId: String(ids.get(asset.building)) };
      ids.set(keyOf(asset), (await createEntity(trx, ctx, place)).id);
    }
  });
  const declared = relations
    .filter(({ source, target, kind }) => kind === 'feeds' && isPlayed(source) && isPlayed(target))
    .map(({ source, target }) => ({
      ...{ entityId: ids.get(keyOf(source)) as number, kind: 'feeds' as const },
      otherId: ids.get(keyOf(target)) as number,
    }));
  await forCustomer(db, customerId, (trx) => createRelations(trx, ctx, declared, { origin: 'PERSON' }));
}

const itemOf = ({ at, ...row }: LogRow) => ({ ...row, timestamp: new Date(at).toISOString() });
const incidents = () =>
  forCustomer(road.db, road.customerId, (trx) =>
    readIncidentPage(trx, road.customerId, { isActive: null, limit: 10, offset: 0 }),
  );

test('BEY.1 the failed chiller of the demo is one row, from its first alarm to the return to normal', async () => {
  expect(inject('product')).toBeDefined();
  const rows = failedChiller({ seed: 1, from }).filter(({ point }) => /\/(CH-2|Residence Hall)\//.test(point));
  const [alarms, returns] = [
    rows.filter(({ event }) => event === 'ALARM'),
    rows.filter(({ event }) => event === 'RTN'),
  ];
  expect(alarms.length).toBeGreaterThan(50);
  // something else fails meanwhile, and is no part of it
  const stranger = { ...(alarms[0] as LogRow), point: 'Northgate/Central Plant/Floor 1/CH-9/Trip' };
  for (let at = 0; at < alarms.length; at += 40) await road.send(...alarms.slice(at, at + 40).map(itemOf));
  await road.send(itemOf(stranger));
  const begun = performance.now();
  const [incident, ...others] = await until('the incident', async () => {
    const found = await incidents();
    return found[0]?.count === alarms.length ? found : null;
  });
  expect(others).toEqual([]);
  expect(incident).toMatchObject({ activeCount: alarms.length, endedAt: null, startedAt: alarms[0]?.at });
  expect(performance.now() - begun).toBeLessThan(30_000);
  const names = await road.db('entities').where({ customer_id: road.customerId, id: incident?.causeAssetId });
  expect(names).toMatchObject([{ name: 'CH-2' }]);
  await road.send(...returns.map(itemOf));
  await until('the return to normal', async () => (await incidents())[0]?.activeCount === 0);
  expect(await incidents()).toMatchObject([{ count: alarms.length, endedAt: returns.at(-1)?.at }]);
}, 60_000);
