import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type AlarmRowMessage,
  type ClientToServerEvents,
  type LensOpenRequest,
  type ServerToClientEvents,
  socketPath,
} from '../../domain/live/socket-events.ts';
import { alarmState } from '../../tests/support/alarm-rows.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../tests/support/test-api.ts';
import { until } from '../../tests/support/until.ts';

type Client = Socket<ServerToClientEvents, ClientToServerEvents>;
interface Watched {
  socket: Client;
  /** Names of events as they came, with what they carried. */
  events: Array<[name: string, message: unknown]>;
  of<E extends keyof ServerToClientEvents>(name: E): Array<Parameters<ServerToClientEvents[E]>[0]>;
  open(request: Partial<LensOpenRequest>): Promise<{ ok: boolean; message?: string }>;
}

let api: TestApi;
let customerId: number;
let systemId: number;
let person: TestPerson;
let nextId = 0;
const sockets: Client[] = [];
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
  systemId = await api.newSystem(customerId);
  person = await api.newPerson(customerId);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => api.stop());

function connect(options: object, origin = api.origin): Watched {
  const socket: Client = io(origin, {
    path: socketPath,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...options,
  });
  sockets.push(socket);
  const events: Watched['events'] = [];
  socket.onAny((name, message) => {
    events.push([name, message]);
  });
  return {
    socket,
    events,
    of: (name) => events.filter(([each]) => each === name).map(([, message]) => message as never),
    open: (request) =>
      new Promise((answered) => {
        socket.emit('lens_open', { key: 'k', lensId: null, criteria: [], searchTerm: null, ...request }, answered);
      }),
  };
}
const credentials = (of: TestPerson) => ({ authorization: `Bearer ${of.token}`, 'customer-id': String(of.customerId) });
async function signedIn(of: TestPerson = person): Promise<Watched> {
  const watched = connect({ auth: credentials(of) });
  await until('init', () => watched.of('init').length > 0);
  return watched;
}

const newAlarm = async (given: object = {}) => {
  nextId += 1;
  const [state] = await api.storeAlarms([{ customerId, id: nextId, systemId, ...given }]);
  if (!state) throw new Error('nothing was stored');
  return state;
};
/** A marker that everything published before has been handled: a new alarm that enters the lens `marker`. */
async function settled(watched: Watched): Promise<void> {
  const marker = `marker ${randomUUID()}`;
  await watched.open({ key: marker, searchTerm: marker });
  const state = await newAlarm({ contextualName: marker });
  await until('the marker', async () => {
    // partitions are read side by side: more than one marker finds each of them
    for (let i = 0; i < 8; i += 1) await api.publish(customerId, { alarms: [{ state, previous: null }] });
    return watched.of('lens_event').filter((event) => event.lens.key === marker).length >= 8;
  });
  watched.socket.emit('lens_close', marker);
}

describe('the handshake', () => {
  test('LIVE-001 LIVE-002 a living session is told so, with the person, the customer and the server’s time', async () => {
    const watched = await signedIn();
    expect(watched.of('auth')).toEqual([{ v: 1, ok: true }]);
    expect(watched.of('init')).toEqual([
      { v: 1, userId: person.id, customerId: String(customerId), serverTime: expect.stringMatching(/Z$/) },
    ]);
  });

  test('LIVE-039 the two headers serve clients that can send them', async () => {
    const watched = connect({ extraHeaders: credentials(person) });
    await until('init', () => watched.of('init').length > 0);
  });

  test('without a session, or for another customer, the socket is told why and closed', async () => {
    const theirs = await api.newCustomer();
    for (const [auth, code] of [
      [{}, 'UNAUTHENTICATED'],
      [{ authorization: `Bearer ${'x'.repeat(43)}` }, 'UNAUTHENTICATED'],
      [{ ...credentials(person), 'customer-id': String(theirs) }, 'FORBIDDEN'],
    ] as const) {
      const watched = connect({ auth });
      await until('the end', () => watched.events.length > 0 && watched.socket.disconnected);
      expect(watched.events).toEqual([['auth', { v: 1, ok: false, code }]]);
    }
  });
});

describe('a live lens', () => {
  const moves = (watched: Watched, id: number) =>
    watched
      .of('lens_event')
      .filter((event) => event.data.entity.id === String(id))
      .map((event) => [event.lens.key, event.data.type]);

  test('LIVE-020 a row that enters the lens is an ingress, one that leaves an egress', async () => {
    const watched = await signedIn();
    expect(await watched.open({ key: 'intake', lensId: 'intake' })).toEqual({ ok: true });
    const state = await newAlarm({ status: 'Inactive', isActive: false });
    const entered = await api.changeAlarm(state, { status: 'Intake', isActive: true });
    await api.publish(customerId, { alarms: [entered] });
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
          externalSystem: { id: String(systemId), displayName: 'Air systems' },
        } satisfies Partial<AlarmRowMessage> | object,
      },
    });
    const left = await api.changeAlarm(entered.state, { status: 'Declined' });
    await api.publish(customerId, { alarms: [left] });
    await until('the egress', () => moves(watched, state.id).length === 2);
    expect(moves(watched, state.id)).toEqual([
      ['intake', 'ingress'],
      ['intake', 'egress'],
    ]);
  });

  test('LIVE-010 a row that stays is updated when something it shows has changed, and only then', async () => {
    const watched = await signedIn();
    await watched.open({ lensId: 'active-alarms' });
    const state = await newAlarm({ priority: 1 });
    const acked = await api.changeAlarm(state, { instanceAckAt: Date.now() });
    await api.publish(customerId, { alarms: [acked] });
    const raised = await api.changeAlarm(acked.state, { priority: 5 });
    await api.publish(customerId, { alarms: [raised] });
    const updates = await until(
      'the update',
      () => watched.of('alarm_updated').length > 0 && watched.of('alarm_updated'),
    );
    await settled(watched);
    expect(watched.of('alarm_updated')).toEqual(updates);
    expect(updates).toMatchObject([{ v: 1, id: String(state.id), entity: { priority: 5, version: 3 } }]);
  });

  test('what is heard of late is sent as it is now, never as it was', async () => {
    const watched = await signedIn();
    await watched.open({ lensId: 'intake' });
    const state = await newAlarm({ status: 'Declined' });
    const second = await api.changeAlarm(state, { status: 'Intake' });
    const third = await api.changeAlarm(second.state, { status: 'Snoozed' });
    // in the wrong order: by now the alarm is in Snoozed
    await api.publish(customerId, { alarms: [third] });
    await api.publish(customerId, { alarms: [second] });
    await settled(watched);
    expect(moves(watched, state.id).filter(([, type]) => type === 'ingress')).toEqual([]);
    const versions = watched
      .of('lens_event')
      .filter((e) => e.data.entity.id === String(state.id))
      .map((e) => e.data.entity.version);
    expect(new Set(versions)).toEqual(new Set([3]));
  });

  test('filters and the search term of the open list hold, new alarms included', async () => {
    const watched = await signedIn();
    await watched.open({
      key: 'mine',
      lensId: 'active-alarms',
      criteria: [{ field: 'priority', values: ['4', '5'] }],
      searchTerm: 'BOILER',
    });
    const fits = await newAlarm({ priority: 5, contextualName: 'Boiler 7' });
    const others = [
      await newAlarm({ priority: 2, contextualName: 'Boiler 8' }),
      await newAlarm({ priority: 5, contextualName: 'Pump' }),
      await newAlarm({ priority: 5, contextualName: 'Boiler 9', isActive: false, status: 'Inactive' }),
    ];
    await api.publish(customerId, { alarms: [fits, ...others].map((state) => ({ state, previous: null })) });
    await until('the ingress', () => moves(watched, fits.id).length > 0);
    await settled(watched);
    for (const other of others) expect(moves(watched, other.id)).toEqual([]);
  });

  test('a closed lens, another socket’s lens and another customer’s changes are silent', async () => {
    const watched = await signedIn();
    await watched.open({ key: 'closed', lensId: 'active-alarms' });
    watched.socket.emit('lens_close', 'closed');
    const theirs = await api.newCustomer();
    const stranger = await signedIn(await api.newPerson(theirs));
    await stranger.open({ lensId: 'active-alarms' });
    const state = await newAlarm();
    await api.publish(customerId, { alarms: [{ state, previous: null }] });
    await settled(watched);
    expect(moves(watched, state.id)).toEqual([]);
    expect(stranger.of('lens_event')).toEqual([]);
  });

  test('a renamed alarm enters and leaves a list that is searched', async () => {
    const watched = await signedIn();
    await watched.open({ searchTerm: 'chiller' });
    const state = await newAlarm({ contextualName: 'Chiller 2' });
    const attributes = { alarmId: state.id } as never;
    await api.publish(customerId, { attributes: [attributes] });
    await until('the ingress', () => moves(watched, state.id).length > 0);
    expect(moves(watched, state.id)).toEqual([['k', 'ingress']]);
  });

  test('wrong requests are answered, and more than a few lists at once refused', async () => {
    const watched = await signedIn();
    expect(await watched.open({ lensId: 'nope' })).toMatchObject({ ok: false });
    expect(await watched.open({ criteria: [{ field: 'nope', values: [] }] })).toMatchObject({ ok: false });
    expect(await watched.open({ key: 7 as never })).toMatchObject({ ok: false });
    for (let i = 0; i < 4; i += 1) expect(await watched.open({ key: `k${i}` })).toEqual({ ok: true });
    expect(await watched.open({ key: 'k0' })).toEqual({ ok: true });
    expect(await watched.open({ key: 'one too many' })).toMatchObject({ ok: false });
  });

  test('who may not see alarms hears of none', async () => {
    const occupant = await signedIn(await api.newPerson(customerId, 'OCCUPANT'));
    expect(await occupant.open({ lensId: 'active-alarms' })).toMatchObject({ ok: false });
    occupant.socket.emit('badges', ['active-alarms']);
    const watched = await signedIn();
    await watched.open({ lensId: 'active-alarms' });
    const state = await newAlarm();
    await api.publish(customerId, {
      alarms: [{ state, previous: null }],
      events: [{ receivedAt: Date.now() } as never],
    });
    await until('the ingress', () => moves(watched, state.id).length > 0);
    await settled(watched);
    expect(occupant.events.map(([name]) => name)).toEqual(['auth', 'init']);
  });
});

describe('limits', () => {
  test('who reads too slowly is disconnected, and nobody else', async () => {
    const own = await api.newCustomer();
    const reader = await api.newPerson(own);
    const slow = await signedIn(reader);
    const quick = await signedIn(reader);
    await slow.open({ lensId: 'active-alarms' });
    await quick.open({ lensId: 'active-alarms' });
    const text = 'x'.repeat(8_000);
    const states = await api.storeAlarms(
      Array.from({ length: 200 }, (_, i) => ({ customerId: own, id: i + 1, contextualName: text, text })),
    );
    const transport = slow.socket.io.engine.transport as unknown as {
      ws: { _socket: { pause(): void; resume(): void } };
    };
    transport.ws._socket.pause();
    const change = { alarms: states.map((state) => ({ state, previous: { priority: 0 } })) };
    await until('the slow one to be dropped', async () => {
      await api.publish(own, change);
      return /live_slow_sockets_total\{[^}]*\} 1/.test(await api.metrics());
    });
    transport.ws._socket.resume();
    await until('the slow one to see it', () => slow.socket.disconnected);
    expect(quick.socket.connected).toBe(true);
  });

  test('a process takes so many sockets and no more', async () => {
    const small = await startTestApi({ maxSockets: 1 });
    try {
      const auth = credentials(person);
      const first = connect({ auth }, small.origin);
      await until('init', () => first.of('init').length > 0);
      const second = connect({ auth }, small.origin);
      const refusal = await new Promise<Error>((refused) => second.socket.on('connect_error', refused));
      expect(refusal.message).toBe('Too many connections. Please try again.');
      expect(first.socket.connected).toBe(true);
    } finally {
      await small.stop();
    }
  });
});

describe('badges and the feed age', () => {
  test('LIVE-019 counts come when asked for, and again after changes, for lenses the person may open', async () => {
    const own = await api.newCustomer();
    const reader = await api.newPerson(own);
    const [state] = await api.storeAlarms([{ customerId: own, id: 1, status: 'Intake' }]);
    const watched = await signedIn(reader);
    watched.socket.emit('badges', ['intake', 'declined', 'nope']);
    const counts = () => watched.of('lens_badge_count_event').map((event) => event.counts);
    await until('the first counts', () => counts().length === 1);
    expect(counts()[0]).toEqual([
      { lens: { id: 'intake' }, count: 1 },
      { lens: { id: 'declined' }, count: 0 },
    ]);
    if (!state) throw new Error('nothing was stored');
    const startedAt = performance.now();
    const declined = await api.changeAlarm(state, { status: 'Declined' });
    for (let i = 0; i < 5; i += 1) await api.publish(own, { alarms: [declined] });
    await until('the next counts', () => counts().length === 2);
    expect(performance.now() - startedAt).toBeGreaterThan(1_900);
    expect(counts()[1]).toEqual([
      { lens: { id: 'intake' }, count: 0 },
      { lens: { id: 'declined' }, count: 1 },
    ]);
  });

  test('LIVE-018 the newest event’s time starts from the last contact and moves with events, at most once a second', async () => {
    const own = await api.newCustomer();
    const system = await api.newSystem(own);
    await api.db.raw('insert into external_system_contacts (customer_id, system_id, last_access_at) values (?, ?, ?)', [
      own,
      system,
      '2026-05-01T00:00:00.000Z',
    ]);
    const watched = await signedIn(await api.newPerson(own));
    const times = () => watched.of('alarm_count_updated').map((event) => event.lastEventAt);
    await until('the last contact', () => times().length === 1);
    const startedAt = performance.now();
    const alarms = [{ state: alarmState({ customerId: own, id: 1 }), previous: {} }];
    const say = (newestAcceptedAt: number) => api.publish(own, { alarms, newestAcceptedAt });
    const last = Date.UTC(2026, 4, 2);
    for (let i = 0; i < 20; i += 1) await say(last - 1_000 * i);
    await say(last + 1);
    await until('the newest', () => times().at(-1) === new Date(last + 1).toISOString());
    const seconds = (performance.now() - startedAt) / 1_000;
    expect(times()[0]).toBe('2026-05-01T00:00:00.000Z');
    expect(times()).toEqual([...times()].sort());
    expect(times().length).toBeLessThanOrEqual(seconds + 3);
  });
});

describe('the end of a session', () => {
  test('LIVE-004 a session that has ended says session-expired and closes the socket', async () => {
    const leaver = await api.newPerson(customerId);
    const watched = await signedIn(leaver);
    await api.gql('mutation { signOut }', leaver);
    await until('the end', () => watched.socket.disconnected);
    expect(watched.of('session-expired')).toEqual([{ v: 1 }]);
  });

  test('LIVE-003 a person who was disabled is told user-disabled', async () => {
    const leaver = await api.newPerson(customerId);
    const watched = await signedIn(leaver);
    await api.db('memberships').where({ user_id: leaver.id }).update({ status: 'disabled' });
    await until('the end', () => watched.socket.disconnected);
    expect(watched.of('user-disabled')).toEqual([{ v: 1 }]);
  });

  test('a lost permission closes what was open', async () => {
    const demoted = await api.newPerson(customerId, 'STANDARD');
    const watched = await signedIn(demoted);
    await watched.open({ lensId: 'active-alarms' });
    await api.db('memberships').where({ user_id: demoted.id }).update({ auth_role: 'OCCUPANT' });
    await until('the lens to be refused', async () => !(await watched.open({ lensId: 'active-alarms' })).ok);
    const witness = await signedIn();
    await witness.open({ lensId: 'active-alarms' });
    const state = await newAlarm();
    await api.publish(customerId, { alarms: [{ state, previous: null }] });
    await until('the ingress elsewhere', () => witness.of('lens_event').length > 0);
    await settled(witness);
    expect(watched.of('lens_event')).toEqual([]);
  });
});
