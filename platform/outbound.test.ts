import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../tests/support/patience.ts';
import { createOutbound, OutboundRefused } from './outbound.ts';
import { type OutboundRules, outboundRules, readNetworks } from './outbound-address.ts';

/** Resolver with the given answers, one address list after the other. */
const named = (...answers: string[][]) => {
  let lookups = 0;
  return Object.assign(
    (
      _name: string,
      _options: unknown,
      done: (error: null, found: Array<{ address: string; family: number }>) => void,
    ) => {
      const addresses = answers[Math.min(lookups, answers.length - 1)] ?? [];
      lookups += 1;
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    },
    { lookups: () => lookups },
  );
};

const production = outboundRules({ ENVIRONMENT_NAME: 'production', OUTBOUND_ALLOWED_NETWORKS: '' });
/** As production, but with plain http, so that a server of the test can answer. */
const overHttp: OutboundRules = { ...production, isProduction: false };
const withMachine: OutboundRules = { ...overHttp, allowed: readNetworks('127.0.0.1/32') };

let server: Server;
let port: number;
let requests: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    if (request.url === '/metadata')
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    else response.end('inside');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error instanceof OutboundRefused ? error : (error as { cause?: unknown }).cause;
  }
  throw new Error('it was not refused');
}
const get = { method: 'GET', signal: AbortSignal.timeout(patience(20_000)) } as const;

test('a name that leads to this machine is not connected to', async () => {
  requests = [];
  for (const answers of [['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['10.0.0.1', '169.254.169.254'], []]) {
    const outbound = createOutbound(overHttp, { resolve: named(answers) });
    const call = outbound.fetch(new URL(`http://rebinding.example:${port}/`), get);
    expect(await refusalOf(call), answers.join()).toBeInstanceOf(OutboundRefused);
  }
  expect(requests).toEqual([]);
});

test('a name is judged each time that it is connected to: one that was public leads nowhere else later', async () => {
  requests = [];
  const resolve = named(['127.0.0.1'], ['127.0.0.2']);
  const outbound = createOutbound(withMachine, { resolve });
  const url = new URL(`http://rebinding.example:${port}/first`);
  expect(await (await outbound.fetch(url, { ...get, headers: { connection: 'close' } })).text()).toBe('inside');
  expect(await refusalOf(outbound.fetch(url, { ...get, headers: { connection: 'close' } }))).toBeInstanceOf(
    OutboundRefused,
  );
  expect(resolve.lookups()).toBe(2);
  expect(requests).toEqual([`rebinding.example:${port}/first`]);
});

test('of several addresses those that are open are connected to', async () => {
  const outbound = createOutbound(withMachine, { resolve: named(['169.254.169.254', '127.0.0.1']) });
  expect(await (await outbound.fetch(new URL(`http://two.example:${port}/`), get)).text()).toBe('inside');
});

test('an address in numbers is judged without being looked up', async () => {
  requests = [];
  const resolve = named(['8.8.8.8']);
  const outbound = createOutbound(overHttp, { resolve });
  for (const host of ['127.0.0.1', '2130706433', '0177.1', '[::1]', '[::ffff:7f00:1]', 'localhost'])
    expect(await refusalOf(outbound.fetch(new URL(`http://${host}:${port}/`), get)), host).toBeInstanceOf(
      OutboundRefused,
    );
  expect(resolve.lookups()).toBe(0);
  expect(requests).toEqual([]);
});

test('production speaks https alone', async () => {
  const outbound = createOutbound(production, { resolve: named(['8.8.8.8']) });
  expect(await refusalOf(outbound.fetch(new URL('http://cmms.example/'), get))).toMatchObject({
    message: 'The address must begin with https',
  });
});

test('what leads elsewhere is not followed', async () => {
  requests = [];
  const outbound = createOutbound(withMachine, { resolve: named(['127.0.0.1']) });
  const answer = await outbound.fetch(new URL(`http://cmms.example:${port}/metadata`), get);
  expect(answer.status).toBe(302);
  expect(requests).toEqual([`cmms.example:${port}/metadata`]);
});

test('a refusal is an event of security, with the name and where it led', async () => {
  const lines: unknown[] = [];
  const log = { warn: (fields: unknown) => lines.push(fields) };
  const outbound = createOutbound(overHttp, { resolve: named(['169.254.169.254']), log: log as never });
  await refusalOf(outbound.fetch(new URL('http://metadata.example/'), get));
  expect(lines).toEqual([
    { security: 'outbound-address-refused', host: 'metadata.example', addresses: ['169.254.169.254'] },
  ]);
});
