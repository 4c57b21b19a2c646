import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { headOf, rawHttp } from '../tests/support/raw-http.ts';
import { until } from '../tests/support/until.ts';
import { admitRequest, createGuardedServer, type httpLimits, keepConnection } from './http-server.ts';
import { createSecurityLog } from './security-log.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function open(limits: Partial<typeof httpLimits>, handler: RequestListener, trusted = ''): Promise<string> {
  server = createGuardedServer({ trusted, limits, security: createSecurityLog(pino({ level: 'silent' })) }, handler);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const answerAll: RequestListener = (_, response) => void response.end('ok');
const body = { 'content-length': 1_000 };

test('one network holds its share of connections and no more', async () => {
  const origin = await open({ connections: { total: 10, perKey: 3 } }, answerAll);
  const held = Array.from({ length: 3 }, () => rawHttp(origin, ''));
  await until('three connections', async () => (await connectionsOf()) === 3);
  expect(await rawHttp(origin, headOf('/', { 'content-length': 0 })).status()).toBe(503);
  expect(await rawHttp(origin, headOf('/', { 'content-length': 0 }), '127.0.0.2').status()).toBe(200);
  for (const one of held) one.socket.destroy();
});

const connectionsOf = (): Promise<number> =>
  new Promise((resolve) => server?.getConnections((_, count) => resolve(count)));

test('where strangers hold all connections somebody new takes the oldest of them; one that is kept is never taken', async () => {
  let kept = false;
  const origin = await open({ connections: { total: 4, perKey: 4 } }, (request, response) => {
    kept = keepConnection(request.socket, 'person:1');
    response.end('ok');
  });
  const mine = rawHttp(origin, headOf('/', { 'content-length': 0 }));
  expect(await mine.status()).toBe(200);
  expect(kept).toBe(true);
  const strangers = Array.from({ length: 4 }, () => rawHttp(origin, ''));
  await until('all connections', async () => (await connectionsOf()) === 5);
  expect(await rawHttp(origin, headOf('/', { 'content-length': 0 }), '127.0.0.2').status()).toBe(200);
  await strangers[0]?.ended;
  expect(mine.socket.closed).toBe(false);
  mine.socket.destroy();
  for (const one of strangers) one.socket.destroy();
});

test('behind a trusted proxy requests count by the address it names: strangers give way, whoever is known does not', async () => {
  let taken = 0;
  const origin = await open(
    { requests: { total: 4, perKey: 3 } },
    (request, response) => {
      taken += 1;
      const { owner } = request.headers;
      if (owner) admitRequest(request, String(owner));
      else if (request.headers.quick) response.end('ok');
    },
    '127.0.0.1',
  );
  const send = (address: string, more: Record<string, string> = {}) =>
    rawHttp(origin, headOf('/', { ...body, 'x-forwarded-for': address, ...more }));
  const known = send('10.0.0.1', { owner: 'person:1' });
  const strangers = ['10.0.0.2', '10.0.0.2', '10.0.0.2', '10.0.0.3'].map((address) => send(address));
  await until('all requests', () => taken === 5);
  expect(await send('10.0.0.2', { quick: 'yes' }).status()).toBe(429);
  expect(await send('10.0.0.4', { quick: 'yes' }).status()).toBe(200);
  await strangers[0]?.ended;
  expect(known.socket.closed).toBe(false);
  for (const one of [known, ...strangers]) one.socket.destroy();
});

test('an owner has a share of requests too', async () => {
  const answers: boolean[] = [];
  const origin = await open({ ownRequests: { total: 10, perKey: 2 } }, (request) => {
    answers.push(admitRequest(request, 'integration:1'));
  });
  const held = Array.from({ length: 3 }, () => rawHttp(origin, headOf('/', body)));
  await until('three answers', () => answers.length === 3);
  expect(answers).toEqual([true, true, false]);
  for (const one of held) one.socket.destroy();
});

test('a header and a body that do not come end with 408, and what is sent after an answer is read for a while only', async () => {
  const short = { headersMs: 1_000, stallMs: 1_000, lingerMs: 1_000 };
  const origin = await open(short, (request, response) => {
    if (request.url === '/refused') response.end('refused');
    else request.resume();
  });
  expect(await rawHttp(origin, 'POST / HTTP/1.1\r\nHost: x\r\n').status()).toBe(408);
  expect(await rawHttp(origin, `${headOf('/', body)}half`).status()).toBe(408);
  const refused = rawHttp(origin, `${headOf('/refused', body)}half`);
  expect(await refused.ended).toMatch(/refused$/);
});

test('a request that the server is slow to read or to answer goes on', async () => {
  const origin = await open({ stallMs: 500, lingerMs: 500 }, (request, response) => {
    setTimeout(() => {
      request.resume();
      request.once('end', () => response.end('ok'));
    }, 2_500);
  });
  const large = 'x'.repeat(1_000_000);
  expect(await rawHttp(origin, headOf('/', { 'content-length': large.length }) + large).status()).toBe(200);
});

test('what arrived while the process was held up is read before its sender counts as stalled', async () => {
  let read = 0;
  const origin = await open({ stallMs: 1_000 }, (request, response) => {
    request.on('data', (some: Buffer) => {
      read += some.length;
    });
    request.once('end', () => response.end('ok'));
  });
  const sent = rawHttp(origin, headOf('/', body) + 'x'.repeat(500));
  await until('the first half', () => read === 500);
  const since = performance.now();
  await until('a sweep that has seen it', () => performance.now() - since > 1_100);
  // timers come next, and only then what has arrived
  setImmediate(() => {
    sent.socket.write('x'.repeat(500));
    const heldUpAt = performance.now();
    while (performance.now() - heldUpAt < 2_500);
  });
  expect(await sent.status()).toBe(200);
});

test('many requests at once of one connection count each', async () => {
  let taken = 0;
  const origin = await open({ requests: { total: 10, perKey: 2 } }, () => {
    taken += 1;
  });
  const pipelined = rawHttp(origin, headOf('/', { 'content-length': 0 }).repeat(20));
  // the first answers are still due: HTTP keeps their order
  await until('the first to be taken', () => taken === 2);
  expect(await rawHttp(origin, headOf('/', { 'content-length': 0 })).status()).toBe(429);
  pipelined.socket.destroy();
});
