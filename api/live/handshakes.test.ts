import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { socketPath } from '../../domain/live/socket-events.ts';
import { protocolsOf } from '../../domain/live/socket-protocols.ts';
import { createLiveClients, credentialsOf } from '../../tests/support/live-clients.ts';
import { patience } from '../../tests/support/patience.ts';
import { upgrade } from '../../tests/support/raw-upgrade.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../tests/support/test-api.ts';
import { until } from '../../tests/support/until.ts';

let api: TestApi;
let clients: ReturnType<typeof createLiveClients>;
let customerId: number;
let person: TestPerson;
beforeAll(async () => {
  const ms = patience(400);
  api = await startTestApi({ socketLimits: { perPerson: 3, connectMs: ms, closeMs: ms, failuresPerMinute: 5 } });
  clients = createLiveClients(api);
  customerId = await api.newCustomer();
  person = await api.newPerson(customerId);
});
afterEach(() => {
  clients.close();
  // failures are remembered for a minute
  api.advance(60_000);
});
afterAll(() => api?.stop());

const ask = (headers: Record<string, string>, more: Omit<Parameters<typeof upgrade>[1], 'headers'> = {}) =>
  upgrade(api.origin, { ...more, headers });
const bogus = { authorization: `Bearer ${'x'.repeat(43)}` };
const codeOf = (body: string): unknown => JSON.parse(body).errors[0].extensions.code;

describe('who is refused before the upgrade', () => {
  test('LIVE-002 LIVE-005 whoever has no session, or not for the customer, is told why and has no socket', async () => {
    const theirs = await api.newCustomer();
    for (const [headers, status, code] of [
      [{}, 401, 'UNAUTHENTICATED'],
      [bogus, 401, 'UNAUTHENTICATED'],
      [{ authorization: 'Bearer short' }, 401, 'UNAUTHENTICATED'],
      [
        { 'sec-websocket-protocol': protocolsOf({ token: 'y'.repeat(43), customerId: '1' }).join() },
        401,
        'UNAUTHENTICATED',
      ],
      [{ ...credentialsOf(person), 'customer-id': String(theirs) }, 403, 'FORBIDDEN'],
    ] as const) {
      const answer = await ask(headers);
      expect([answer.status, codeOf(answer.body), answer.socket]).toEqual([status, code, null]);
    }
    const watched = clients.connect({ extraHeaders: bogus });
    const refusal = await new Promise<Error>((refused) => watched.socket.on('connect_error', refused));
    expect(refusal).toMatchObject({ description: { message: 'Unexpected server response: 401' } });
  });

  test('credentials in the address, or said after the upgrade, are none', async () => {
    const query = new URLSearchParams({ EIO: '4', transport: 'websocket', ...credentialsOf(person) });
    expect((await ask({}, { path: `${socketPath}/?${query}` })).status).toBe(401);
    const watched = clients.connect({ auth: credentialsOf(person) });
    await new Promise((refused) => watched.socket.on('connect_error', refused));
    expect(watched.events).toEqual([]);
  });

  test('the answer names the protocol, and never the bearer', async () => {
    const offered = protocolsOf({ ...person, customerId: String(customerId) });
    for (const protocols of [offered, offered.toReversed()]) {
      const answer = await ask({ 'sec-websocket-protocol': protocols.join(', ') });
      expect([answer.status, answer.headers['sec-websocket-protocol']]).toEqual([101, 'annunciator']);
      expect(JSON.stringify(answer.headers)).not.toContain(person.token);
      answer.socket?.destroy();
    }
  });

  test('pages of other origins are refused, also with a living session', async () => {
    const own = new URL(api.origin);
    const credentials = credentialsOf(person);
    for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:1`, `http://${own.host}.evil.example`]) {
      const answer = await ask({ ...credentials, origin });
      expect([answer.status, codeOf(answer.body)], origin).toEqual([403, 'FORBIDDEN']);
    }
    // not written by a trusted proxy
    const forwarded = { ...credentials, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await ask(forwarded)).status).toBe(403);
    const answer = await ask({ ...credentials, origin: own.origin });
    expect(answer.status).toBe(101);
    answer.socket?.destroy();
  });

  test('whatever is no WebSocket of our own is answered at once, and no connection stays', async () => {
    const credentials = credentialsOf(person);
    for (const path of ['?EIO=4&transport=polling', '?EIO=4&transport=websocket', '?EIO=4&transport=polling&sid=x', ''])
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const init = { method, headers: credentials, ...(method === 'POST' && { body: '40' }) };
        const answer = await fetch(`${api.origin}${socketPath}/${path}`, init);
        expect([answer.status, answer.headers.get('connection')]).toEqual([400, 'close']);
      }
    const query = 'EIO=4&transport=websocket';
    for (const [path, method, status] of [
      ['/elsewhere', 'GET', 404],
      ['/graphql', 'POST', 404],
      [`${socketPath}/?${query}&sid=x`, 'GET', 400],
      [`${socketPath}/?${query}&%73id=x`, 'GET', 400],
      [`${socketPath}/?${query}`, 'POST', 400],
      [`${socketPath}/?EIO=4&transport=polling`, 'GET', 400],
    ] as const)
      expect((await ask(credentials, { path, method })).status, path).toBe(status);
    // version 3 of the protocol
    const old = await ask(credentials, { path: `${socketPath}/?EIO=3&transport=websocket` });
    old.socket?.resume();
    await until('the end', () => old.socket?.destroyed !== false);
  });
});

describe('what the signed-in may take', () => {
  test('who upgrades and says no more is closed', async () => {
    const { socket } = await ask(credentialsOf(person));
    let received = '';
    socket?.on('data', (part) => {
      received += part;
    });
    // it does not answer when it is asked to close
    await until('the end', () => socket?.destroyed === true);
    expect(received).toContain('"sid"');
    expect(received).not.toContain('init');
  });

  test('of too many sockets of one person the oldest makes room, and is told so', async () => {
    const somebody = await api.newPerson(customerId);
    const watched = [];
    for (let i = 0; i < 4; i += 1) watched.push(await clients.signedIn(somebody));
    const [oldest, ...others] = watched;
    await until('the oldest to be closed', () => oldest?.socket.disconnected === true);
    expect(oldest?.of('auth')).toEqual([
      { v: 1, ok: true },
      { v: 1, ok: false, code: 'LIMIT' },
    ]);
    expect(others.map(({ socket }) => socket.connected)).toEqual([true, true, true]);
  });

  test('a process takes so many sockets and no more', async () => {
    const small = await startTestApi({ socketLimits: { total: 1 } });
    try {
      const first = clients.connect({ extraHeaders: credentialsOf(person) }, small.origin);
      await until('init', () => first.of('init').length > 0);
      const answer = await upgrade(small.origin, { headers: credentialsOf(person) });
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(first.socket.connected).toBe(true);
      first.socket.disconnect();
      await until('the place to be free', async () => {
        const { status, socket } = await upgrade(small.origin, { headers: credentialsOf(person) });
        socket?.destroy();
        return status === 101;
      });
    } finally {
      await small.stop();
    }
  });

  test('who sends too much, or no texts, is closed, and nobody else', async () => {
    const witness = await clients.signedIn(person);
    const flooding = await clients.signedIn(person);
    for (let i = 0; i < 1_000; i += 1) flooding.socket.emit('lens_close', 'k');
    await until('the end', () => flooding.socket.disconnected);
    const binary = await clients.signedIn(person);
    binary.socket.emit('lens_close', Buffer.from('k') as never);
    await until('the end', () => binary.socket.disconnected);
    expect(witness.socket.connected).toBe(true);
    expect(await witness.open({})).toEqual({ ok: true });
  });

  test('a second namespace, or leaving the first, keeps no connection', async () => {
    const watched = await clients.signedIn(person);
    const { engine } = watched.socket.io;
    engine.write('41');
    await until('the end', () => engine.readyState === 'closed');
    const twice = await clients.signedIn(person);
    twice.socket.io.engine.write('40');
    await until('the end', () => twice.socket.disconnected);
  });
});

describe('who brings wrong credentials again and again', () => {
  test('is not looked at for the rest of the minute; whoever of that network was right before is let in', async () => {
    const before = await clients.signedIn(person);
    before.socket.disconnect();
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await ask(bogus)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await ask(bogus);
    expect(codeOf(refused.body)).toBe('LIMIT');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await clients.signedIn(person);
    // other networks have limits of their own
    expect((await ask(bogus, { localAddress: '127.0.0.9' })).status).toBe(401);
  });
});
