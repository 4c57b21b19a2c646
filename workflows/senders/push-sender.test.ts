import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { createSession } from '../../domain/identity/sessions.ts';
import { createUser } from '../../domain/people/create-user.ts';
import type { Push } from '../../domain/push/push.ts';
import { writePushes } from '../../domain/push/write-pushes.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createOutbound } from '../../platform/outbound.ts';
import { outboundRules } from '../../platform/outbound-address.ts';
import { pushKeysOf } from '../../platform/push/push-keys.ts';
import { createPushServices } from '../../platform/push/push-services.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { testOutbound } from '../../tests/support/outbound.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createPushDevice, type PushDevice } from '../../tests/support/push-device.ts';
import { until } from '../../tests/support/until.ts';
import { createPushSender } from './push-sender.ts';

// A database of its own: the worker of the test run sends messages of the shared one.
let own: Awaited<ReturnType<typeof ownDatabase>>;
let server: Server;
let origin: string;
const customerId = 1000;
const taken: Array<{ path: string; headers: IncomingHttpHeaders; body: Buffer }> = [];
/** Answers by path; 201 otherwise. */
const statuses = new Map<string, number>();
const start = new Date('2026-03-01T12:00:00Z');
const clock = fixedClock(start);
const log = pino({ level: 'silent' });
const keys = pushKeysOf(Buffer.from('a secret of an installation, 32B'));

beforeAll(async () => {
  own = await ownDatabase(testEnv());
  await createCustomer(own.db, { id: customerId, name: 'North', defaultTimezone: 'UTC' });
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const path = request.url ?? '';
    response.statusCode = statuses.get(path) ?? 201;
    if (response.statusCode === 201) taken.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    response.end();
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
  statuses.clear();
});

let devices = 0;
/** A person, signed in on these devices. */
async function person(count: number, authRole: 'STANDARD' | 'NONE' = 'STANDARD') {
  const email = `${randomUUID()}@site.example`;
  const memberships = [{ customerId, authRole, customRoleId: null }];
  const id = await createUser(own.db, { email, password: null, displayName: 'Maya', memberships });
  await createSession(own.db, { userId: id, now: start, createdAt: start, awaitsFactor: false });
  const held: Array<PushDevice & { path: string }> = [];
  for (let index = 0; index < count; index += 1) {
    const path = `/device-${devices++}`;
    const device = createPushDevice(origin + path);
    held.push({ ...device, path });
    await own.db.raw(
      `insert into device_tokens (token_hash, token, user_id, session_hash, created_at)
       select ?, ?, user_id, token_hash, ? from sessions where user_id = ?`,
      [Buffer.from(path), device.token, start, id],
    );
  }
  return { id, held };
}
async function write(userId: string, given: Partial<Push> = {}): Promise<string> {
  const id = randomUUID();
  const push: Push = {
    ...{
      id,
      reader: { userId, customerId, area: 'work.myWork' },
      title: 'Work assigned to you',
      body: 'W12 Replace the belt',
    },
    path: '/work/Standard%20Lenses/All%20Work/12',
    phonePath: '/m/alarms/work/list/active_work/all/0/12',
    createdAt: start,
    expiresAt: new Date(start.getTime() + 3_600_000),
    ...given,
  };
  await own.db.transaction((trx) => writePushes(trx, [push, push]));
  return id;
}
const rowOf = (id: string) => own.db('push_messages').where({ id }).first();
const finished = (id: string) =>
  until('the message to be sent or given up', async () => {
    const row = await rowOf(id);
    return row?.body === null ? row : null;
  });
async function whileSending<T>(work: () => Promise<T>, outbound = testOutbound): Promise<T> {
  const services = createPushServices(keys, 'mailto:operator@site.example', outbound);
  const sender = createPushSender({ services, db: own.db, clock, log, pauseMs: 20 });
  await sender.start();
  return work().finally(() => sender.stop());
}
const devicesOf = async (userId: string): Promise<string[]> =>
  (await own.db('device_tokens').where({ user_id: userId }).select('token')).map(({ token }) => token);

/** Verifies the token by which an installation proves who it is (RFC 8292). @returns its claims. */
function claimsOf(authorization: string | undefined): { aud: string; sub: string; exp: number } {
  const [, token = '', key = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(authorization ?? '') ?? [];
  expect(key).toBe(keys.publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims, signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const of = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, of, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
}

describe('messages to devices on their way out', () => {
  test('NOTIF.8 one goes to each device of its person, readable by the device alone, once', async () => {
    const maya = await person(2);
    await person(1);
    const id = await write(maya.id);
    await whileSending(() => finished(id));
    expect(taken.map(({ path }) => path).sort()).toEqual(maya.held.map(({ path }) => path).sort());
    for (const { path, headers, body } of taken) {
      const device = maya.held.find((held) => held.path === path);
      expect(device?.read(body)).toEqual({
        ...{ id, title: 'Work assigned to you', body: 'W12 Replace the belt' },
        path: '/work/Standard%20Lenses/All%20Work/12',
        phonePath: '/m/alarms/work/list/active_work/all/0/12',
      });
      expect(headers).toMatchObject({ ttl: '3600', urgency: 'high', 'content-encoding': 'aes128gcm' });
      expect(claimsOf(headers.authorization)).toMatchObject({ aud: origin, sub: 'mailto:operator@site.example' });
    }
    expect(await rowOf(id)).toMatchObject({ sent_at: start, attempts: 1, error: null });
  });

  test('MOB.3 a device that its push service no longer knows, or that is none, is forgotten; the others get the message', async () => {
    const maya = await person(3);
    const [lost, kept, broken] = maya.held as [PushDevice & { path: string }, PushDevice, PushDevice];
    statuses.set(lost.path, 410);
    await own.db('device_tokens').where({ token: broken.token }).update({ token: 'no subscription' });
    const id = await write(maya.id);
    await whileSending(() => finished(id));
    expect(taken).toHaveLength(1);
    expect(await devicesOf(maya.id)).toEqual([kept.token]);
    expect(await rowOf(id)).toMatchObject({ sent_at: start });
  });

  test('a push service that is busy is asked again; devices stay', async () => {
    const maya = await person(1);
    const [device] = maya.held as [PushDevice & { path: string }];
    statuses.set(device.path, 503);
    const id = await write(maya.id);
    await whileSending(async () => {
      const failed = await until('the first attempt', async () => {
        const row = await rowOf(id);
        return row?.error ? row : null;
      });
      expect(failed).toMatchObject({ attempts: 1, next_at: new Date(start.getTime() + 30_000) });
      statuses.clear();
      await own.db('push_messages').where({ id }).update({ next_at: start });
      expect(await finished(id)).toMatchObject({ attempts: 2, sent_at: start });
    });
    expect(await devicesOf(maya.id)).toEqual([device.token]);
  });

  test('NOTIF.8 nothing goes to whoever wants nothing there, sees the area no longer, or would read it too late', async () => {
    const [silent, blind, late] = [await person(1), await person(1, 'NONE'), await person(1)];
    await own.db('users').where({ id: silent.id }).update({ is_push_notification_enabled: false });
    const ids = [
      await write(silent.id),
      await write(blind.id),
      await write(late.id, { expiresAt: new Date(start.getTime()) }),
    ];
    const rows = await whileSending(() => Promise.all(ids.map(finished)));
    expect(taken).toEqual([]);
    expect(rows.map(({ failed_at: failedAt }) => failedAt)).toEqual([null, start, start]);
  });

  test('in production no address but https to the public internet is connected to, and such a device is forgotten', async () => {
    const maya = await person(1);
    const id = await write(maya.id);
    const production = createOutbound(outboundRules({ ENVIRONMENT_NAME: 'production', OUTBOUND_ALLOWED_NETWORKS: '' }));
    await whileSending(() => finished(id), production);
    expect(taken).toEqual([]);
    expect(await devicesOf(maya.id)).toEqual([]);
  });

  test('NOTIF.12 a title has 60 characters at most, a text 180', async () => {
    const maya = await person(1);
    const id = await write(maya.id, { title: '🔥'.repeat(61), body: 'x'.repeat(181) });
    await whileSending(() => finished(id));
    const read = maya.held[0]?.read(taken[0]?.body as Buffer);
    expect([read?.title, read?.body]).toEqual([`${'🔥'.repeat(59)}…`, `${'x'.repeat(179)}…`]);
  });
});

test('an installation has the same keys in each process, and others have others', () => {
  expect(pushKeysOf(Buffer.from('a secret of an installation, 32B'))).toEqual(keys);
  expect(pushKeysOf(Buffer.from('another installation, 32 bytes..'))).not.toEqual(keys);
});
