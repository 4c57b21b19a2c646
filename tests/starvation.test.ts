import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { headOf, type RawHttp, rawHttp } from './support/raw-http.ts';
import { item, openRoad, type Road } from './support/road.ts';
import { until } from './support/until.ts';

let mine: Road;
let theirs: Road;
beforeAll(async () => {
  [mine, theirs] = await Promise.all([openRoad(), openRoad()]);
});
afterAll(() => Promise.all([mine.close(), theirs.close()]));

const body = JSON.stringify([item('ALARM', 'S-1', '2026-01-05T14:00:00Z')]);
/** Sends a request whose body begins and never continues. */
const halfBody = (origin: string, systemId: number, key: string, from?: string): RawHttp => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'content-length': 1_000_000 };
  return rawHttp(origin, `${headOf(`/ingest/${systemId}/events`, headers)}[{"half":`, from);
};
const send = (origin: string, { systemId, key }: Road): Promise<Response> =>
  fetch(`${origin}/ingest/${systemId}/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
  });

describe.each([
  ['the API', (): string => inject('product').api],
  ['the gateway', (): string => inject('product').gateway],
])('bodies that do not come, at %s', (_where, originOf) => {
  test('a wrong key is refused before its body', async () => {
    const sent = halfBody(originOf(), mine.systemId, 'wrong');
    expect(await sent.status()).toBe(401);
    // the server waits briefly for the rest of the body
    await sent.ended;
  });

  test('100 of them by one integration with its key, 200 by strangers: another integration is heard meanwhile', async () => {
    const origin = originOf();
    const own = Array.from({ length: 100 }, () => halfBody(origin, theirs.systemId, theirs.key));
    const strangers = Array.from({ length: 200 }, (_, n) =>
      halfBody(origin, 900_000_000 + n, 'wrong', `127.0.${n % 50}.7`),
    );
    const statuses = await Promise.all(strangers.map((one) => one.status()));
    expect(new Set(statuses)).toEqual(new Set([401]));
    const answer = await send(origin, mine);
    expect(answer.status).toBe(207);
    // the answer came while all of them were still held
    expect(own.map((one) => one.said()).filter((text) => !text.startsWith('HTTP/1.1 100'))).toEqual(own.map(() => ''));
    expect(await own[0]?.status()).toBe(408);
    for (const one of [...own, ...strangers]) one.socket.destroy();
  });
});

test('bodies of one integration are held up to 64 MB: more is refused, others are heard, and its own once there is room', async () => {
  const origin = inject('product').gateway;
  const almostWhole = Buffer.alloc(8 * 1_024 * 1_024 - 1, ' ');
  const headers = { authorization: `Bearer ${theirs.key}`, 'content-length': almostWhole.length + 1 };
  const held = Array.from({ length: 9 }, () => {
    const one = rawHttp(origin, headOf(`/ingest/${theirs.systemId}/events`, headers));
    one.socket.write(almostWhole);
    return one;
  });
  const refused = await Promise.any(
    held.map(async (one) => ((await one.status()) === 429 ? one : Promise.reject(new Error(one.said())))),
  );
  expect(refused.said()).toContain('Too much data from this integration is being read at once');
  expect((await send(origin, mine)).status).toBe(207);
  for (const one of held) one.socket.destroy();
  await until('room for its next body', async () => (await send(origin, theirs)).status === 207);
});

test('a body that is sent slowly but goes on is taken, through the API as well', async () => {
  const headers = { authorization: `Bearer ${mine.key}`, 'content-length': Buffer.byteLength(body) };
  const sent = rawHttp(inject('product').api, headOf(`/ingest/${mine.systemId}/events`, headers));
  for (const part of body.match(/.{1,60}/g) ?? []) {
    sent.socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await sent.status()).toBe(207);
  sent.socket.destroy();
});

test('a sender that waits for 100 Continue is asked for its body once its key is accepted', async () => {
  const headers = { 'content-length': Buffer.byteLength(body), expect: '100-continue' };
  const target = `/ingest/${mine.systemId}/events`;
  const refused = rawHttp(inject('product').gateway, headOf(target, { ...headers, authorization: 'Bearer wrong' }));
  expect(await refused.status()).toBe(401);
  expect(refused.said()).not.toContain('100 Continue');
  refused.socket.destroy();
  const sent = rawHttp(inject('product').gateway, headOf(target, { ...headers, authorization: `Bearer ${mine.key}` }));
  await new Promise((resolve) => sent.socket.once('data', resolve));
  expect(sent.said()).toMatch(/^HTTP\/1.1 100 Continue/);
  sent.socket.write(body);
  expect(await sent.status()).toBe(207);
  sent.socket.destroy();
});
