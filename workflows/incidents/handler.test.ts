import { expect, test } from 'vitest';
import { noChanges } from '../../domain/changes/changes-message.ts';
import { decodeChanges } from '../../domain/changes/encode-changes.ts';
import { replaySideEffectMinutes } from '../../domain/constants.ts';
import { handingChanges } from '../../tests/support/handed-changes.ts';
import { storeEntities } from '../../tests/support/relation-scene.ts';
import { minute, ruleScene } from '../../tests/support/rule-scene.ts';
import { createChangesConsumer } from '../changes/consumer.ts';
import { createIncidentHandler } from './handler.ts';

const scene = ruleScene();

test('BEY.1 the consumer groups what starts, tells of it once, and leaves out what reparses write', async () => {
  const it = await scene.newCustomer();
  const { db, customerId } = it;
  const assets = await storeEntities(db, customerId, [{ name: 'CH-1' }, { name: 'AHU-1' }]);
  await db('entity_relations').insert({
    ...{ customer_id: customerId, source_id: assets['CH-1'], target_id: assets['AHU-1'], kind: 'feeds' },
    ...{ status: 'CONFIRMED', origin: 'PERSON', created_at: new Date() },
  });
  const ids = (await it.alarms(2)) as [number, number];
  for (const [index, name] of ['CH-1', 'AHU-1'].entries())
    await it.properties(ids[index] as number, [
      { type: 'asset_name', value: [name], confidence: 1, by: 'PARSER', entityId: assets[name] as number },
    ]);
  await it.activate(ids[0]);
  scene.clock.advance(2 * minute);
  await it.activate(ids[1]);
  const changes = (await it.published(0)).map(({ message: { alarms, at } }) => ({
    ...noChanges(customerId, at),
    alarms,
  }));
  const handlers = [createIncidentHandler({ db, clock: scene.clock })];
  const hand = handingChanges((stream) => createChangesConsumer({ stream, handlers }));
  const publishedIncidents = async () => {
    const rows = await db('outbox').where({ customer_id: customerId }).orderBy('id');
    return rows.flatMap(({ payload }) => decodeChanges(payload).incidents);
  };
  await hand(
    ...changes.map((one) => ({ ...one, alarms: one.alarms.map((alarm) => ({ ...alarm, cause: 'REPARSE' as const })) })),
  );
  // nor what a replay brings later than an hour after it happened
  const late = (replaySideEffectMinutes + 5) * minute;
  await hand(
    ...changes.map(({ at, alarms, ...rest }) => ({
      ...{ ...rest, at: at + late, alarms: alarms.map((alarm) => ({ ...alarm, cause: 'REPLAY' as const })) },
    })),
  );
  expect(await db('incident_starts').where({ customer_id: customerId })).toEqual([]);
  await hand(...changes.toReversed());
  expect(await publishedIncidents()).toEqual([{ id: 1, alarmIds: expect.arrayContaining(ids) }]);
  // a crash before the offset was committed: read again, it groups nothing twice
  await hand(...changes);
  expect(await db('incidents').where({ customer_id: customerId })).toHaveLength(1);
  expect(await db('incident_starts').where({ customer_id: customerId })).toHaveLength(2);
  // the end of one is published, for the row of the incident
  const before = (await publishedIncidents()).length;
  await it.end(ids[0]);
  const [last] = (await it.published(0)).filter(({ message }) => message.alarms.length > 0).slice(-1);
  const alarms = last?.message.alarms ?? [];
  await hand({ ...noChanges(customerId, scene.clock.now().getTime()), alarms });
  expect((await publishedIncidents()).slice(before)).toEqual([{ id: 1, alarmIds: [] }]);
  // so is a move: a list has other alarms of the incident after it
  const moved = alarms.map((alarm) => ({ ...alarm, previous: { status: alarm.state.status } }));
  await hand({ ...noChanges(customerId, scene.clock.now().getTime()), alarms: moved });
  expect((await publishedIncidents()).slice(before + 1)).toEqual([{ id: 1, alarmIds: [] }]);
});
