import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pumpSourceSchema, type SourceOf } from '../../domain/integrations/pump-config.ts';
import { type ObixServer, startObixServer } from '../../simulators/obix/server.ts';
import { Journal } from '../disk/journal.ts';
import type { Secret } from '../disk/settings.ts';
import { createHttpSource } from './http.ts';
import { createObixSource } from './obix.ts';
import { obixAlarms } from './obix-alarms.ts';
import type { Sink, Source } from './source.ts';

let folder: string;
let payloads: string[];
/** Progress that a replay has reported. */
let shares: number[];
const reached = (share: number): number => shares.push(share);
const signal = new AbortController().signal;
const sink: Sink = { put: async (more) => void payloads.push(...more), tryPut: async () => true };
const credentials = { username: 'annunciator', password: 'secret' };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  payloads = [];
  shares = [];
});
afterEach(async () => {
  await Promise.all(journals.splice(0).map((one) => one.close()));
  await rm(folder, { recursive: true, force: true });
});

const take = async (source: Source): Promise<unknown[]> => {
  payloads = [];
  await source.read(sink, signal);
  return payloads.map((one) => JSON.parse(one));
};
const journals: Journal[] = [];
const journal = async (): Promise<Journal> => {
  const opened = await Journal.open(join(folder, 'sent.log'));
  journals.push(opened);
  return opened;
};
const secretOf = (origin: string): Record<string, Secret> => ({ bas: { origin, ...credentials } });

describe('an HTTP endpoint', () => {
  let server: Server;
  let body: string;
  let seen: Array<{ url: string | undefined; authorization: string | undefined }>;
  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => {
      seen.push({ url: request.url, authorization: request.headers.authorization });
      if (request.url === '/elsewhere') return response.writeHead(302, { location: `${origin()}/alarms` }).end();
      const etag = `"${body.length}"`;
      if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
      response.writeHead(200, { etag }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = async (given: Partial<SourceOf<'HTTP'>> = {}, secrets: Record<string, Secret> = {}) =>
    createHttpSource({
      config: pumpSourceSchema.parse({
        ...{ kind: 'HTTP', name: 'API', url: `${origin()}/alarms`, ...given },
      }) as SourceOf<'HTTP'>,
      settings: { folders: [], origins: [origin(), 'http://127.0.0.1:9'], secrets },
      journal: await journal(),
    });

  test('records are sent once however often the answer repeats them, also after a restart', async () => {
    body = '[{"n":1},{"n":2}]';
    const http = await source();
    expect(await take(http)).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await take(http)).toEqual([]);
    body = '[{"n":2},{"n":1},{"n":3}]';
    expect(await take(http)).toEqual([{ n: 3 }]);
    expect(await take(await source())).toEqual([]);
  });

  test('the list may be within the answer; an answer without it is a failure of the source', async () => {
    body = '{"data":{"items":[{"n":1}]}}';
    expect(await take(await source({ itemsPath: 'data.items' }))).toEqual([{ n: 1 }]);
    await expect(take(await source({ itemsPath: 'data.constructor' }))).rejects.toThrow(
      'no list at "data.constructor"',
    );
  });

  test('a secret goes to its own origin only, and not along a redirect', async () => {
    body = '[]';
    await take(await source({ secret: 'bas' }, secretOf(origin())));
    expect(seen.at(-1)?.authorization).toBe(`Basic ${Buffer.from('annunciator:secret').toString('base64')}`);
    seen = [];
    await expect(take(await source({ secret: 'bas' }, secretOf('https://10.0.0.9')))).rejects.toThrow(
      'for https://10.0.0.9',
    );
    await expect(take(await source({ secret: 'toString' }))).rejects.toThrow('no secret "toString"');
    expect(seen).toEqual([]);
    await expect(
      take(await source({ secret: 'bas', url: `${origin()}/elsewhere` }, secretOf(origin()))),
    ).rejects.toThrow();
    expect(seen.map(({ url }) => url)).toEqual(['/elsewhere']);
  });

  test('only origins that the machine allows are asked, whatever the console or a redirect says', async () => {
    body = '[]';
    for (const url of [`http://localhost:${new URL(origin()).port}/alarms`, 'http://169.254.169.254/latest/meta-data'])
      await expect(take(await source({ url }))).rejects.toThrow('is not among the addresses that this machine allows');
    expect(seen).toEqual([]);
    await expect(take(await source({ url: `${origin()}/elsewhere` }))).rejects.toThrow();
    expect(seen.map(({ url }) => url)).toEqual(['/elsewhere']);
  });

  test('a replay asks for its range', async () => {
    body = '[{"n":1}]';
    const http = await source({ historyUrl: `${origin()}/history?from={from}&to={to}` });
    await take(http);
    payloads = [];
    await http.replay({ from: 0, to: 1_000 }, sink, signal, reached);
    expect(payloads).toEqual(['{"n":1}']);
    expect(seen.at(-1)?.url).toBe('/history?from=1970-01-01T00%3A00%3A00.000Z&to=1970-01-01T00%3A00%3A01.000Z');
    expect(await (await source()).replay({ from: 0, to: 1 }, sink, signal, reached)).toContain('no address for ranges');
  });

  test('a replay says what share of the answer is on the disk', async () => {
    body = JSON.stringify(Array.from({ length: 1_250 }, (_, n) => ({ n })));
    await (await source()).replay({ from: 0, to: 1 }, sink, signal, reached);
    expect(shares).toEqual([0.4, 0.8, 1]);
  });

  test('a source that refuses or cannot be reached says so', async () => {
    await expect(take(await source({ url: 'http://127.0.0.1:9/alarms' }))).rejects.toThrow(
      '127.0.0.1:9 cannot be reached',
    );
    server.removeAllListeners('request');
    server.on('request', (_, response) => response.writeHead(500).end());
    await expect(take(await source())).rejects.toThrow('The source answered 500');
  });
});

describe('an oBIX server', () => {
  let server: ObixServer;
  beforeEach(async () => {
    server = await startObixServer(credentials);
  });
  afterEach(() => server.stop());
  const hour = 3_600_000;
  const alarm = (n: number, ageMs: number) => ({
    href: `/obix/alarm/${n}`,
    timestamp: new Date(Date.now() - ageMs).toISOString(),
    ...{ source: `Jace:AHU-${n}`, text: 'Supply <warm> & "humid"' },
  });
  const source = async (given: Partial<SourceOf<'OBIX'>> = {}, aheadMs = 0) =>
    createObixSource({
      config: pumpSourceSchema.parse({
        ...{ kind: 'OBIX', name: 'Niagara', url: server.url, secret: 'bas', ...given },
      }) as SourceOf<'OBIX'>,
      settings: { folders: [], origins: [], secrets: secretOf(server.origin) },
      journal: await journal(),
      clockAheadMs: () => aheadMs,
    });
  const hrefs = (taken: unknown[]): Array<string | undefined> =>
    taken.map((one) => /^<obj href="([^"]*)"/.exec(String(one))?.[1]);

  test('each alarm is sent when it is new and when it has changed, a late return too', async () => {
    server.alarms.push(alarm(1, 30 * hour), alarm(2, 2 * hour), alarm(3, hour));
    const obix = await source({ lookBackHours: 48 });
    const first = await take(obix);
    expect(hrefs(first)).toEqual(['/obix/alarm/1', '/obix/alarm/2', '/obix/alarm/3']);
    expect(String(first[0])).toMatch(/<\/obj>$/);
    expect(await take(obix)).toEqual([]);
    const returned = server.alarms[0] as (typeof server.alarms)[0];
    returned.normalTimestamp = new Date().toISOString();
    // after a restart with a shorter look back: the alarm that is open is asked for all the same
    expect(hrefs(await take(await source({ lookBackHours: 1 })))).toEqual(['/obix/alarm/1']);
    expect(await take(await source())).toEqual([]);
  });

  test('more alarms than an answer has are read page by page, none twice', async () => {
    for (let n = 0; n < 1_200; n++) server.alarms.push(alarm(n, hour - n));
    expect(new Set(hrefs(await take(await source()))).size).toBe(1_200);
    expect(payloads).toHaveLength(1_200);
    expect(server.queries.length).toBeGreaterThan(2);
  });

  test('on a machine whose clock is days ahead, new alarms are still asked for', async () => {
    server.alarms.push(alarm(1, 73 * hour));
    expect(hrefs(await take(await source({}, 72 * hour)))).toEqual(['/obix/alarm/1']);
  });

  test('a replay says how far it is in its range, or since the oldest alarm, page by page', async () => {
    for (let n = 0; n < 1_200; n++) server.alarms.push(alarm(n, 10 * hour - n * 10_000));
    const to = Date.now();
    const range = { from: to - 20 * hour, to };
    await (await source()).replay(range, sink, signal, reached);
    expect(shares.map((share) => Math.round(100 * share))).toEqual([57, 64, 67]);
    shares = [];
    await (await source()).replay({ ...range, from: null }, sink, signal, reached);
    expect(shares.map((share) => Math.round(100 * share))).toEqual([14, 28, 33]);
  });

  test('a replay asks for its range', async () => {
    server.alarms.push(alarm(1, 30 * hour), alarm(2, hour));
    await (await source()).replay({ from: Date.now() - 31 * hour, to: Date.now() - 29 * hour }, sink, signal, reached);
    expect(hrefs(payloads.map((one) => JSON.parse(one)))).toEqual(['/obix/alarm/1']);
  });

  test('an answer that is an error, or no document, is a failure that says why', async () => {
    server.fault = { status: 200, body: '<err is="obix:PermissionErr" display="No access to alarms"/>' };
    await expect(take(await source())).rejects.toThrow('No access to alarms');
    server.fault = { status: 200, body: '<html><body>Sign in</body></html>' };
    await expect(take(await source())).rejects.toThrow('not an oBIX document');
    server.fault = { status: 200, body: '<obj is="obix:AlarmQueryOut"><list>' };
    await expect(take(await source())).rejects.toThrow('not an oBIX document');
    server.fault = { status: 401, body: '' };
    await expect(take(await source())).rejects.toThrow('The source answered 401');
  });

  test('a document type is refused: no entity is expanded', () => {
    const document =
      '<!DOCTYPE obj [<!ENTITY a "aaaa">]><obj is="obix:Alarm" href="/1"><str name="x" val="&a;"/></obj>';
    expect(() => obixAlarms(document)).toThrow('document type');
    expect(() => obixAlarms(`${'<obj>'.repeat(5_000)}`)).toThrow();
  });
});
