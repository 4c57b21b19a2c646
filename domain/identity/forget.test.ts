import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { createUser } from '../people/create-user.ts';
import { forgetSessions } from './sessions.ts';
import { forgetTries } from './sign-in-throttle.ts';

// A database of its own: the deletions apply to all customers.
const now = new Date('2026-03-01T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
let own: Awaited<ReturnType<typeof ownDatabase>>;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
});
afterAll(() => own?.drop());

test('tries that no longer count and networks no longer known are forgotten', async () => {
  const account_hash = randomBytes(32);
  for (const minutes of [10, 59, 61])
    await own.db('sign_in_tries').insert({
      account_hash,
      network: `${minutes}`,
      is_known: false,
      is_failure: true,
      tried_at: daysAgo(minutes / 1_440),
    });
  for (const days of [89, 91])
    await own.db('sign_in_places').insert({ account_hash, network: `${days}`, signed_in_at: daysAgo(days) });
  await forgetTries(own.db, now);
  expect((await own.db('sign_in_tries').orderBy('network')).map(({ network }) => network)).toEqual(['10', '59']);
  expect((await own.db('sign_in_places')).map(({ network }) => network)).toEqual(['89']);
});

test('sessions are forgotten when they ended long ago, are too old for every customer, or got no second factor', async () => {
  const email = `${randomUUID()}@example.com`;
  const user_id = await createUser(own.db, { email, password: null, displayName: 'Ada' });
  const sessions: Array<[name: string, days: number, more: object]> = [
    ['living', 1, {}],
    ['ended', 40, { ended_at: daysAgo(29) }],
    ['ended long ago', 40, { ended_at: daysAgo(31) }],
    ['old', 59, {}],
    ['too old', 61, {}],
    ['waits for a factor', 1 / 1_440, { awaits_factor: true }],
    ['got no factor', 1 / 96, { awaits_factor: true }],
  ];
  for (const [name, days, more] of sessions)
    await own.db('sessions').insert({
      token_hash: Buffer.from(name),
      user_id,
      created_at: daysAgo(days),
      last_seen_at: daysAgo(days),
      ...more,
    });
  for (const days of [89, 91])
    await own.db('known_devices').insert({ user_id, device_hash: Buffer.from(`${days}`), seen_at: daysAgo(days) });
  const left = async () => (await own.db('sessions')).map(({ token_hash }) => token_hash.toString()).sort();
  await forgetSessions(own.db, now);
  expect(await left()).toEqual(['ended', 'living', 'old', 'waits for a factor']);
  expect((await own.db('known_devices')).map(({ device_hash }) => device_hash.toString())).toEqual(['89']);
  // a customer whose maximum session age exceeds the default
  await own.db('sessions').insert({
    token_hash: Buffer.from('of a patient customer'),
    user_id,
    created_at: daysAgo(99),
    last_seen_at: daysAgo(1),
  });
  await createCustomer(own.db, { id: 7, name: 'Patient', userSessionExpiryMins: 100 * 1_440 });
  await forgetSessions(own.db, now);
  expect(await left()).toContain('of a patient customer');
});
