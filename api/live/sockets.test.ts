import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { credentialsOf } from '../../tests/support/live-clients.ts';
import { type LiveScene, startLiveScene } from '../../tests/support/live-scene.ts';
import { until } from '../../tests/support/until.ts';

let scene: LiveScene;
beforeAll(async () => {
  scene = await startLiveScene();
});
afterEach(() => scene.clients.close());
afterAll(() => scene?.stop());

describe('the handshake', () => {
  test('LIVE-001 LIVE-002 a living session is told so, with the person, the customer and the server’s time', async () => {
    const watched = await scene.clients.signedIn(scene.person);
    expect(watched.of('auth')).toEqual([{ v: 1, ok: true }]);
    expect(watched.of('init')).toEqual([
      { v: 1, userId: scene.person.id, customerId: String(scene.customerId), serverTime: expect.stringMatching(/Z$/) },
    ]);
  });

  test('LIVE-039 the two headers serve clients that can send them', async () => {
    const watched = scene.clients.connect({ extraHeaders: credentialsOf(scene.person) });
    await until('init', () => watched.of('init').length > 0);
  });
});

describe('limits', () => {
  test('who reads too slowly is disconnected, and nobody else', async () => {
    const own = await scene.api.newCustomer();
    const reader = await scene.api.newPerson(own);
    const slow = await scene.clients.signedIn(reader);
    const quick = await scene.clients.signedIn(reader);
    await slow.open({ lensId: 'active-alarms' });
    await quick.open({ lensId: 'active-alarms' });
    const text = 'x'.repeat(8_000);
    const states = await scene.api.storeAlarms(
      Array.from({ length: 200 }, (_, i) => ({ customerId: own, id: i + 1, contextualName: text, text })),
    );
    const transport = slow.socket.io.engine.transport as unknown as {
      ws: { _socket: { pause(): void; resume(): void } };
    };
    transport.ws._socket.pause();
    const change = { alarms: states.map((state) => ({ state, previous: { priority: 0 } })) };
    await until('the slow one to be dropped', async () => {
      await scene.api.publish(own, change);
      return /annunciator_live_slow_sockets_total\{[^}]*\} 1/.test(await scene.api.metrics());
    });
    transport.ws._socket.resume();
    await until('the slow one to see it', () => slow.socket.disconnected);
    expect(quick.socket.connected).toBe(true);
  });
});

describe('the end of a session', () => {
  test('LIVE-004 a session that has ended says session-expired and closes the socket', async () => {
    const leaver = await scene.api.newPerson(scene.customerId);
    const watched = await scene.clients.signedIn(leaver);
    await scene.api.gql('mutation { signOut }', leaver);
    await until('the end', () => watched.socket.disconnected);
    expect(watched.of('session-expired')).toEqual([{ v: 1 }]);
  });

  test('a session that its person has ended elsewhere closes its socket, and no other of theirs', async () => {
    const leaver = await scene.api.newPerson(scene.customerId);
    const { answer } = await scene.api.signIn(leaver.email);
    const [kept, ended] = [
      await scene.clients.signedIn({ ...leaver, token: answer?.token ?? '' }),
      await scene.clients.signedIn(leaver),
    ];
    await scene.api.read('mutation { revokeOtherSessions }', { ...leaver, token: answer?.token ?? '' });
    await until('the end', () => ended.socket.disconnected);
    expect(ended.of('session-expired')).toEqual([{ v: 1 }]);
    expect(kept.socket.connected).toBe(true);
  });

  test('LIVE-003 a person who was disabled is told user-disabled', async () => {
    const leaver = await scene.api.newPerson(scene.customerId);
    const watched = await scene.clients.signedIn(leaver);
    await scene.api.db('memberships').where({ user_id: leaver.id }).update({ status: 'disabled' });
    await until('the end', () => watched.socket.disconnected);
    expect(watched.of('user-disabled')).toEqual([{ v: 1 }]);
  });

  test('a lost permission closes what was open', async () => {
    const demoted = await scene.api.newPerson(scene.customerId, 'STANDARD');
    const watched = await scene.clients.signedIn(demoted);
    await watched.open({ lensId: 'active-alarms' });
    await scene.api.db('memberships').where({ user_id: demoted.id }).update({ auth_role: 'OCCUPANT' });
    await until('the lens to be refused', async () => !(await watched.open({ lensId: 'active-alarms' })).ok);
    const witness = await scene.clients.signedIn(scene.person);
    await witness.open({ lensId: 'active-alarms' });
    const state = await scene.newAlarm();
    await scene.api.publish(scene.customerId, { alarms: [{ state, previous: null }] });
    await until('the ingress elsewhere', () => witness.of('lens_event').length > 0);
    await scene.flushed(witness);
    expect(watched.of('lens_event')).toEqual([]);
  });
});
