import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createOutbound } from '../../../platform/outbound.ts';
import { outboundRules } from '../../../platform/outbound-address.ts';
import { testOutbound } from '../../../tests/support/outbound.ts';
import type { CmmsFailure } from './failure.ts';
import { connectorFor } from './index.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server in place of a maintenance system. @returns its address, and the URLs requested. */
async function serve(answer: Parameters<typeof createServer>[1]): Promise<{ host: string; requests: string[] }> {
  const requests: string[] = [];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer?.(request, response);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const connect = (host: string, outbound = testOutbound) =>
  connectorFor(
    {
      systemId: 1,
      schema: 'tms',
      url: null,
      outbound: { host, username: 'u', password: 'p' },
      export: { timeout: 10 },
    },
    { clock: systemClock, outbound },
  );
const failureOf = (call: Promise<unknown>): Promise<CmmsFailure> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: CmmsFailure) => error,
  );

const production = outboundRules({ ENVIRONMENT_NAME: 'production', OUTBOUND_ALLOWED_NETWORKS: '' });

test('an address that is not open is refused in words, and asked nothing', async () => {
  const { host, requests } = await serve((_, response) => response.end('{}'));
  expect(await failureOf(connect(host, createOutbound(production)).test())).toMatchObject({
    kind: 'refused',
    message: 'The address must begin with https',
  });
  const resolve = (
    _: string,
    __: unknown,
    done: (error: null, found: Array<{ address: string; family: number }>) => void,
  ) => done(null, [{ address: '127.0.0.1', family: 4 }]);
  const rebound = createOutbound({ ...production, isProduction: false }, { resolve });
  const { port } = new URL(host);
  expect(await failureOf(connect(`http://cmms.example:${port}`, rebound).create(order, 'x'))).toMatchObject({
    kind: 'refused',
    message: 'cmms.example is in a network that this installation does not connect to',
  });
  expect(requests).toEqual([]);
});

test('what leads elsewhere is not followed, and said in words', async () => {
  const { host, requests } = await serve((_, response) =>
    response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  );
  expect(await failureOf(connect(host).create(order, 'x'))).toMatchObject({
    kind: 'refused',
    message: 'The maintenance system redirected to another address, which is not followed',
  });
  expect(requests).toHaveLength(1);
});

test('an answer without an end is left', async () => {
  const { host } = await serve((_, response) => {
    response.writeHead(500);
    const more = (): void => {
      while (!response.destroyed && response.write('<script>'.repeat(8_192)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  const failure = await failureOf(connect(host).create(order, 'x'));
  expect(failure.kind).toBe('unclear');
  expect(failure.message.length).toBeLessThanOrEqual(500);
});

test('an answer of more than 16 MB is not read to its end, and said in words', async () => {
  let sent = 0;
  const { host } = await serve((_, response) => {
    const part = `"${'x'.repeat(1_024 * 1_024)}",`;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[');
    const more = (): void => {
      for (let goesOn = true; goesOn && !response.destroyed && sent < 64; sent += 1) goesOn = response.write(part);
      if (!response.destroyed && sent < 64) response.once('drain', more);
    };
    more();
  });
  const failure = await failureOf(connect(host).create(order, 'x'));
  expect(failure).toMatchObject({ kind: 'unclear', message: 'The response of the maintenance system is too large' });
  // only what was already buffered on the way is sent
  expect(sent).toBeLessThan(32);
});

const order = { reference: 'W1', description: 'AHU-3', details: '', dueAt: null, values: {} };
