import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AlarmRowMessage } from '../../domain/lists/alarms/message.ts';
import type { Watched } from '../../tests/support/live-clients.ts';
import { type LiveScene, startLiveScene } from '../../tests/support/live-scene.ts';
import { until } from '../../tests/support/until.ts';

let scene: LiveScene;
beforeAll(async () => {
  scene = await startLiveScene();
});
afterEach(() => scene.clients.close());
afterAll(() => scene?.stop());

describe('a live lens', () => {
  const moves = (watched: Watched, id: number) =>
    watched
      .of('lens_event')
      .filter((event) => event.data.entity.id === String(id))
      .map((event) => [event.lens.key, event.data.type]);

  test('LIVE-020 a row that enters the lens is an ingress, one that leaves an egress', async () => {
    const watched = await scene.clients.signedIn(scene.person);
    expect(await watched.open({ key: 'intake', lensId: 'intake' })).toEqual({ ok: true });
    const state = await scene.newAlarm({ status: 'Inactive', isActive: false });
    const entered = await scene.api.changeAlarm(state, { status: 'Intake', isActive: true });
    await scene.api.publish(scene.customerId, { alarms: [entered] });
    const [ingress] = await until('the ingress', () => watched.of('lens_event').length > 0 && watched.of('lens_event'));
    expect(ingress).toMatchObject({
      v: 1,
      lens: { id: 'intake', key: 'intake' },
      data: {
        type: 'ingress',
        entity: {
          id: String(state.id),
          displayId: `A${state.id}`,
          status: 'Intake',
          state: 'active',
          version: 2,
          externalSystem: { id: String(scene.systemId), displayName: 'Air systems' },
        } satisfies Partial<AlarmRowMessage> | object,
      },
    });
    const left = await scene.api.changeAlarm(entered.state, { status: 'Declined' });
    await scene.api.publish(scene.customerId, { alarms: [left] });
    await until('the egress', () => moves(watched, state.id).length === 2);
    expect(moves(watched, state.id)).toEqual([
      ['intake', 'ingress'],
      ['intake', 'egress'],
    ]);
  });

  test('LIVE-010 a row that stays is updated when something it shows has changed, and only then', async () => {
    const watched = await scene.clients.signedIn(scene.person);
    await watched.open({ lensId: 'active-alarms' });
    const state = await scene.newAlarm({ priority: 1 });
    const acked = await scene.api.changeAlarm(state, { instanceAckAt: Date.now() });
    await scene.api.publish(scene.customerId, { alarms: [acked] });
    const raised = await scene.api.changeAlarm(acked.state, { priority: 5 });
    await scene.api.publish(scene.customerId, { alarms: [raised] });
    const updates = await until(
      'the update',
      () => watched.of('alarm_updated').length > 0 && watched.of('alarm_updated'),
    );
    await scene.flushed(watched);
    expect(watched.of('alarm_updated')).toEqual(updates);
    expect(updates).toMatchObject([
      { v: 1, id: String(state.id), cause: 'SOURCE', entity: { priority: 5, version: 3 } },
    ]);
  });

  test('what is heard of late is sent as it is now, never as it was', async () => {
    const watched = await scene.clients.signedIn(scene.person);
    await watched.open({ lensId: 'intake' });
    const state = await scene.newAlarm({ status: 'Declined' });
    const second = await scene.api.changeAlarm(state, { status: 'Intake' });
    const third = await scene.api.changeAlarm(second.state, { status: 'Snoozed' });
    // out of order: the alarm is already in Snoozed
    await scene.api.publish(scene.customerId, { alarms: [third] });
    await scene.api.publish(scene.customerId, { alarms: [second] });
    await scene.flushed(watched);
    expect(moves(watched, state.id).filter(([, type]) => type === 'ingress')).toEqual([]);
    const versions = watched
      .of('lens_event')
      .filter((e) => e.data.entity.id === String(state.id))
      .map((e) => e.data.entity.version);
    expect(new Set(versions)).toEqual(new Set([3]));
  });

  test('filters and the search term of the open list hold, new alarms included', async () => {
    const watched = await scene.clients.signedIn(scene.person);
    await watched.open({
      key: 'mine',
      lensId: 'active-alarms',
      criteria: [{ field: 'priority', values: ['4', '5'] }],
      searchTerm: 'BOILER',
    });
    const fits = await scene.newAlarm({ priority: 5, contextualName: 'Boiler 7' });
    const others = [
      await scene.newAlarm({ priority: 2, contextualName: 'Boiler 8' }),
      await scene.newAlarm({ priority: 5, contextualName: 'Pump' }),
      await scene.newAlarm({ priority: 5, contextualName: 'Boiler 9', isActive: false, status: 'Inactive' }),
    ];
    await scene.api.publish(scene.customerId, {
      alarms: [fits, ...others].map((state) => ({ state, previous: null })),
    });
    await until('the ingress', () => moves(watched, fits.id).length > 0);
    await scene.flushed(watched);
    for (const other of others) expect(moves(watched, other.id)).toEqual([]);
  });

  test('a closed lens, another socket’s lens and another customer’s changes are silent', async () => {
    const watched = await scene.clients.signedIn(scene.person);
    await watched.open({ key: 'closed', lensId: 'active-alarms' });
    watched.socket.emit('lens_close', 'closed');
    const theirs = await scene.api.newCustomer();
    const stranger = await scene.clients.signedIn(await scene.api.newPerson(theirs));
    await stranger.open({ lensId: 'active-alarms' });
    const state = await scene.newAlarm();
    await scene.api.publish(scene.customerId, { alarms: [{ state, previous: null }] });
    await scene.flushed(watched);
    expect(moves(watched, state.id)).toEqual([]);
    expect(stranger.of('lens_event')).toEqual([]);
  });

  test('a renamed alarm enters and leaves a list that is searched', async () => {
    const watched = await scene.clients.signedIn(scene.person);
    await watched.open({ searchTerm: 'chiller' });
    const state = await scene.newAlarm({ contextualName: 'Chiller 2' });
    const attributes = { alarmId: state.id } as never;
    await scene.api.publish(scene.customerId, { attributes: [attributes] });
    await until('the ingress', () => moves(watched, state.id).length > 0);
    expect(moves(watched, state.id)).toEqual([['k', 'ingress']]);
  });

  test('wrong requests are answered, and more than a few lists at once refused', async () => {
    const watched = await scene.clients.signedIn(scene.person);
    expect(await watched.open({ lensId: 'nope' })).toMatchObject({ ok: false });
    expect(await watched.open({ criteria: [{ field: 'nope', values: [] }] })).toMatchObject({ ok: false });
    expect(await watched.open({ key: 7 as never })).toMatchObject({ ok: false });
    for (let i = 0; i < 4; i += 1) expect(await watched.open({ key: `k${i}` })).toEqual({ ok: true });
    expect(await watched.open({ key: 'k0' })).toEqual({ ok: true });
    expect(await watched.open({ key: 'one too many' })).toMatchObject({ ok: false });
  });

  test('who may not see alarms hears of none', async () => {
    const occupant = await scene.clients.signedIn(await scene.api.newPerson(scene.customerId, 'OCCUPANT'));
    expect(await occupant.open({ lensId: 'active-alarms' })).toMatchObject({ ok: false });
    occupant.socket.emit('badges', ['active-alarms']);
    const watched = await scene.clients.signedIn(scene.person);
    await watched.open({ lensId: 'active-alarms' });
    const state = await scene.newAlarm();
    await scene.api.publish(scene.customerId, {
      alarms: [{ state, previous: null }],
      events: [{ receivedAt: Date.now() } as never],
    });
    await until('the ingress', () => moves(watched, state.id).length > 0);
    await scene.flushed(watched);
    expect(occupant.events.map(([name]) => name)).toEqual(['auth', 'init']);
  });
});
