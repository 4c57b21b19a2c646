import { afterEach, beforeAll, expect, test } from 'vitest';
import { customerScene } from '../../tests/support/customer-scene.ts';
import { storePlant } from '../../tests/support/incidents/incident-scene.ts';
import { createLiveClients } from '../../tests/support/live-clients.ts';
import { until } from '../../tests/support/until.ts';

const scene = customerScene();
let clients: ReturnType<typeof createLiveClients>;
beforeAll(() => {
  clients = createLiveClients(scene.api);
});
afterEach(() => clients.close());

test('BEY.1 consoles of people who see alarms hear which incidents changed, and nobody of another customer does', async () => {
  const { api, customerId } = scene;
  const other = await api.newPerson(await api.newCustomer());
  const [watched, stranger] = [await clients.signedIn(scene.ada), await clients.signedIn(other)];
  const alarmIds = Array.from({ length: 1_200 }, (_, index) => index + 1);
  await api.publish(customerId, { incidents: [{ id: 7, alarmIds }] });
  await until('the events', () => watched.of('incidents_changed').length === 2);
  const [first, second] = watched.of('incidents_changed');
  expect(first?.ids).toEqual(['7']);
  expect([...(first?.alarmIds ?? []), ...(second?.alarmIds ?? [])]).toEqual(alarmIds.map(String));
  expect(stranger.of('incidents_changed')).toEqual([]);
});

test('BEY.1 what one person splits or merges reaches the consoles of others', async () => {
  const { api } = scene;
  const customerId = await api.newCustomer();
  const [ada, ben] = [await api.newPerson(customerId), await api.newPerson(customerId)];
  const plant = await storePlant(api, { customerId, systemId: await api.newSystem(customerId) }, [
    ['CH-1', 'AHU-1'],
    ['CH-1', 'AHU-2'],
    ['CH-2', 'AHU-3'],
  ]);
  const watched = await clients.signedIn(ben);
  const ids = await plant.alarms(...['CH-1', 'AHU-1', 'AHU-2', 'CH-2', 'AHU-3'].map((on) => ({ on, at: 0 })));
  await plant.group(...ids);
  let read = 0;
  /** Waits until events about some incidents and some of their alarms arrive, after those of the last call. */
  const received = async (incidents: string[], alarmIds: number[]): Promise<void> => {
    await until(`incidents ${incidents.join()}`, () => {
      const events = watched.of('incidents_changed').slice(read);
      const [ofIncidents, ofAlarms] = [events.flatMap((one) => one.ids), events.flatMap((one) => one.alarmIds)];
      return incidents.every((id) => ofIncidents.includes(id)) && alarmIds.every((id) => ofAlarms.includes(String(id)));
    });
    read = watched.of('incidents_changed').length;
  };
  const { incidents } = await api.read<{ incidents: Array<{ id: string; count: number }> }>(
    '{ incidents { id count } }',
    ada,
  );
  const [small = '', large = ''] = incidents.toSorted((a, b) => a.count - b.count).map(({ id }) => id);
  await received([small, large], ids);
  const [, handler = 0] = ids;
  await api.read(
    'mutation ($id: ID!, $alarmIds: [ID!]!) { splitFromIncident(id: $id, alarmIds: $alarmIds) { incident { id } } }',
    ada,
    { id: large, alarmIds: [String(handler)] },
  );
  await received([large], [handler]);
  await api.read('mutation ($id: ID!, $others: [ID!]!) { mergeIncidents(id: $id, others: $others) { id } }', ada, {
    ...{ id: large, others: [small] },
  });
  await received([large, small], ids.slice(3));
});
