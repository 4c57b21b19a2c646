import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { headOf, rawHttp } from '../support/raw-http.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';
import { hostileTargets } from './hostile.ts';

let api: TestApi;
/** Server that the API may reach, and one that it may not. */
let gateway: Server;
let elsewhere: Server;
let received: IncomingMessage[] = [];
const systemId = 7;
const hostOf = (server: Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  const listen = (): Promise<Server> => {
    const server = createServer((request, response) => {
      received.push(request);
      request.resume();
      response.writeHead(207, { 'set-cookie': 'a=b', server: 'inner', connection: 'x-inner', 'x-inner': '1' });
      response.end('heard');
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
  };
  [gateway, elsewhere] = [await listen(), await listen()];
  api = await startTestApi({ gatewayUrl: `http://${hostOf(gateway)}` });
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await api.stop();
  gateway.close();
  elsewhere.close();
});

const ask = async (method: string, target: string): Promise<number> => {
  const connection = rawHttp(api.origin, headOf(target, { 'content-length': 0 }).replace('POST', method));
  const status = await connection.status();
  connection.socket.destroy();
  return status;
};

test('no spelling of a target takes a request through the API to anything but a door', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'OPTIONS', 'DELETE'])
    for (const target of hostileTargets(systemId, hostOf(elsewhere))) {
      // a page of the console, which does not accept a POST
      const allowed = ['GET', 'OPTIONS'].includes(method) ? [404, 400, 200] : [404, 400];
      expect(allowed, `${method} ${target}`).toContain(await ask(method, target));
    }
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});

test('neither do targets that are no paths', async () => {
  for (const [method, target] of [
    ['OPTIONS', '*'],
    ['POST', '*'],
    ['CONNECT', hostOf(elsewhere)],
    ['CONNECT', `/ingest/${systemId}/events`],
  ] as const)
    expect([0, 400, 404], `${method} ${target}`).toContain(await ask(method, target));
  expect(received).toEqual([]);
});

test.each(['events', 'pump'])(
  'only POST reaches the gateway at %s; its answer loses what is not for senders',
  async (name) => {
    const door = `/ingest/${systemId}/${name}`;
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])
      expect(await ask(method, door)).toBe(405);
    expect(received).toEqual([]);
    const answer = await fetch(api.origin + door, { method: 'POST', body: '[]' });
    expect(answer.status).toBe(207);
    expect(['set-cookie', 'server', 'x-inner'].filter((name) => answer.headers.has(name))).toEqual([]);
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${door}`]);
  },
);

test('the gateway itself takes the same targets for none of its doors', async () => {
  for (const target of hostileTargets(systemId, hostOf(elsewhere))) {
    const connection = rawHttp(inject('product').gateway, headOf(target, { 'content-length': 0 }));
    expect([404, 400], target).toContain(await connection.status());
    connection.socket.destroy();
  }
  expect(received).toEqual([]);
});
