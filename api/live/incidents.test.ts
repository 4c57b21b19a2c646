import { afterEach, beforeAll, expect, test } from 'vitest';
import { customerScene } from '../../tests/support/customer-scene.ts';
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
