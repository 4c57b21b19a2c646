import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type LiveScene, startLiveScene } from '../../tests/support/live-scene.ts';
import { until } from '../../tests/support/until.ts';

let scene: LiveScene;
beforeAll(async () => {
  scene = await startLiveScene();
});
afterEach(() => scene.clients.close());
afterAll(() => scene?.stop());

test('LIVE-021 a socket follows the permissions of its person’s role at once', async () => {
  const { api, clients, customerId } = scene;
  const person = await api.newPerson(customerId, { alarms: ['VIEW'] });
  const watched = await clients.signedIn(person);
  expect(await watched.open({ key: 'open', lensId: 'active-alarms' })).toEqual({ ok: true });
  await api.db('roles').where({ customer_id: customerId }).update({ permissions: '{}' });
  await api.publish(customerId, { access: [{ event: 'role_changed', userId: person.id, teamId: null }] });
  await until('word of it', () => watched.of('role_changed').length > 0);
  expect(await watched.open({ key: 'other', lensId: 'active-alarms' })).toMatchObject({ ok: false });
  const owner = await clients.signedIn(scene.person);
  await owner.open({ key: 'open', lensId: 'active-alarms' });
  const state = await scene.newAlarm({ status: 'Intake' });
  await api.publish(customerId, { alarms: [{ state, previous: null }] });
  await until('the ingress', () => owner.of('lens_event').length > 0);
  expect(watched.of('lens_event')).toEqual([]);
  expect(owner.of('role_changed')).toEqual([]);
});
