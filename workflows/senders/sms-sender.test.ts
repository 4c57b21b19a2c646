import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeSms } from '../../domain/sms/write-sms.ts';
import { fixedClock } from '../../platform/clock.ts';
import { parseEnv } from '../../platform/env.ts';
import { createOutbound } from '../../platform/outbound.ts';
import { outboundRules } from '../../platform/outbound-address.ts';
import { createSmsProvider, type SmsProvider } from '../../platform/sms/sms-provider.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { testOutbound } from '../../tests/support/outbound.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { until } from '../../tests/support/until.ts';
import { createSmsSender } from './sms-sender.ts';

// A database of its own: the worker of the test run sends messages of the shared one.
let own: Awaited<ReturnType<typeof ownDatabase>>;
let server: Server;
let origin: string;
const taken: Array<{ path: string; headers: IncomingHttpHeaders; body: string }> = [];
/** Statuses of the next answers; 200 after them. */
const statuses: number[] = [];
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const start = new Date('2026-03-01T12:00:00Z');
const clock = fixedClock(start);

beforeAll(async () => {
  own = await ownDatabase(testEnv());
  server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const status = statuses.shift() ?? 200;
    if (status < 300) taken.push({ path: request.url ?? '', headers: request.headers, body });
    response.statusCode = status;
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server?.close();
  await own?.drop();
});
beforeEach(() => {
  taken.length = 0;
  statuses.length = 0;
});

async function write(body = '123456 is your code', validMs = 600_000): Promise<string> {
  const [id, now] = [randomUUID(), clock.now()];
  const expiresAt = new Date(now.getTime() + validMs);
  await own.db.transaction((trx) => writeSms(trx, { id, to: '+12025550143', body, createdAt: now, expiresAt }));
  return id;
}
const rowOf = (id: string) => own.db('sms_messages').where({ id }).first();
const finished = (id: string) =>
  until('the message to be sent or given up', async () => {
    const row = await rowOf(id);
    return row?.body === null ? row : null;
  });
const providerOf = (given: Record<string, string>): SmsProvider | null =>
  createSmsProvider(parseEnv(['sms'], { ENVIRONMENT_NAME: 'test', ...given }), testOutbound);
const generic = () => providerOf({ SMS_URL: `${origin}/messages`, SMS_TOKEN: 'of-ours' });
async function whileSending<T>(work: () => Promise<T>, provider = generic()): Promise<T> {
  const sender = createSmsSender({ provider, db: own.db, clock, log, pauseMs: 20 });
  await sender.start();
  return work().finally(() => sender.stop());
}

describe('text messages on their way out', () => {
  test('one goes to the provider once, with its token, and is forgotten here', async () => {
    const id = await write();
    await whileSending(() => finished(id));
    expect(taken).toMatchObject([{ path: '/messages', headers: { authorization: 'Bearer of-ours' } }]);
    expect(JSON.parse(taken[0]?.body ?? '')).toEqual({ id, to: '+12025550143', text: '123456 is your code' });
    expect(await rowOf(id)).toMatchObject({ sent_at: start, attempts: 1, error: null });
    expect(lines.join()).not.toContain('123456');
    expect(lines.join()).not.toContain('5550143');
  });

  test('to Twilio it goes in Twilio’s form', async () => {
    const id = await write();
    const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+12025550100' };
    await whileSending(() => finished(id), providerOf({ ...account, TWILIO_URL: origin }));
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = taken;
    expect(path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      ...{ To: '+12025550143', From: '+12025550100', Body: '123456 is your code' },
    });
  });

  test('a provider that is busy is asked again, one that refuses the message is not', async () => {
    statuses.push(503);
    const id = await write();
    await whileSending(async () => {
      const failed = await until('the first attempt', async () => {
        const row = await rowOf(id);
        return row?.error ? row : null;
      });
      expect(failed).toMatchObject({ attempts: 1, next_at: new Date(start.getTime() + 30_000) });
      await own.db('sms_messages').where({ id }).update({ next_at: start });
      expect(await finished(id)).toMatchObject({ attempts: 2, sent_at: start });
      statuses.push(400);
      expect(await finished(await write())).toMatchObject({ sent_at: null, failed_at: start });
    });
    expect(taken).toHaveLength(1);
  });

  test('what is too late is not sent', async () => {
    const id = await write('123456 is your code', 0);
    await whileSending(() => finished(id));
    expect(taken).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ sent_at: null, failed_at: start });
  });
});

describe('the provider of text messages', () => {
  const production = createOutbound(outboundRules({ ENVIRONMENT_NAME: 'production', OUTBOUND_ALLOWED_NETWORKS: '' }));
  const inProduction = (url: string) => () =>
    createSmsProvider(parseEnv(['sms'], { ENVIRONMENT_NAME: 'production', SMS_URL: url }), production);

  test.each([
    'http://sms.example.com/send',
    'https://127.0.0.1/send',
    'https://localhost/send',
    'https://10.1.2.3/send',
  ])('in production is nothing but https to the public internet: %s', (url) => {
    expect(inProduction(url)).toThrow(/cannot be sent/);
  });

  test('is one, whole, or none', () => {
    expect(inProduction('https://sms.example.com/send')()).not.toBeNull();
    expect(providerOf({})).toBeNull();
    expect(() => providerOf({ TWILIO_ACCOUNT_SID: 'AC1' })).toThrow(/TWILIO_AUTH_TOKEN/);
    expect(() => providerOf({ SMS_TOKEN: 'x' })).toThrow(/SMS_URL/);
  });
});
