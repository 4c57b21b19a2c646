import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { unauthenticated } from '../../platform/errors.ts';
import { createBearerLookups } from './bearer-lookups.ts';
import { createRequestContext, type RequestDeps } from './request-context.ts';

const token = (): string => `Bearer ${randomBytes(32).toString('base64url')}`;
const manyTicks = async (): Promise<void> => {
  for (let n = 0; n < 20; n += 1) await new Promise(setImmediate);
};

/** Creates requests whose bearers a Postgres knows nothing of that answers when the test says so. */
function slowPostgres() {
  const waiting: Array<() => void> = [];
  const db = {
    raw: () => new Promise((answer) => waiting.push(() => answer({ rows: [] }))),
  };
  const deps = {
    ...{ db, clock: { now: () => new Date() }, log: pino({ level: 'silent' }), ports: {} },
    lookups: createBearerLookups(),
    clientAddress: ({ ip }: Request) => ip,
    isOwnOrigin: () => true,
  } as unknown as RequestDeps;
  const ask = (ip: string, socket = { destroyed: false }) => {
    const request = { ip, headers: { authorization: token() }, get: () => undefined, socket, protocol: 'http' };
    return createRequestContext(deps, request as unknown as Request, 'r');
  };
  return { ask, waiting };
}

test('of 2,000 requests with bearers that nobody has, two at a time query Postgres, networks in turn, before any body is read', async () => {
  const { ask, waiting } = slowPostgres();
  const flood = ['1', '2', '3', '4'].flatMap((n) => Array.from({ length: 500 }, () => ask(`192.0.2.${n}`)));
  const newcomer = ask('198.51.100.7');
  let isAnswered = false;
  void newcomer.then(() => {
    isAnswered = true;
  });
  await manyTicks();
  expect(waiting).toHaveLength(2);
  // at most two turns of each of the other networks
  for (let turn = 0; turn < 10; turn += 1) {
    for (const answer of waiting.splice(0)) answer();
    await manyTicks();
  }
  expect(isAnswered).toBe(true);
  expect(waiting).toHaveLength(2);
  while (waiting.length > 0) {
    for (const answer of waiting.splice(0)) answer();
    await new Promise(setImmediate);
  }
  const contexts = await Promise.all(flood);
  expect(contexts.some(({ isSignedIn }) => isSignedIn)).toBe(false);
  // no call looks it up again
  expect(contexts[0]?.authorization).toBeUndefined();
});

test('a request whose client has gone is not looked up', async () => {
  const { ask, waiting } = slowPostgres();
  const gone = { destroyed: false };
  const requests = [ask('192.0.2.1'), ask('192.0.2.1'), ask('192.0.2.1', gone)];
  await manyTicks();
  gone.destroyed = true;
  for (const answer of waiting.splice(0)) answer();
  await Promise.all(requests);
  expect(waiting).toHaveLength(0);
});

test('a bearer that was valid lately skips the queue, until it is refused', async () => {
  const lookups = createBearerLookups();
  const hold = () => new Promise<never>(() => {});
  const callOf = (authorization: string) => ({ authorization, address: '192.0.2.1', isGone: () => false });
  const [own, withdrawn] = [token(), token()];
  const ctx = {} as Ctx;
  await lookups.run(callOf(own), async () => ctx);
  await lookups.run(callOf(withdrawn), async () => ctx);
  const refused = lookups.run(callOf(withdrawn), () => Promise.reject(unauthenticated()));
  await expect(refused).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  for (let n = 0; n < 10; n += 1) void lookups.run(callOf(token()), hold);
  expect(await lookups.run(callOf(own), async () => ctx)).toBe(ctx);
  expect([lookups.wasRight(own), lookups.wasRight(withdrawn)]).toEqual([true, false]);
});
