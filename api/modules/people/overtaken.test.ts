import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from '../../../domain/identity/factors/totp.ts';
import { hashPassword } from '../../../domain/identity/password.ts';
import type { Transaction } from '../../../platform/database.ts';
import { createSeal } from '../../../platform/seal.ts';
import { setUpApp } from '../../../tests/support/factor-calls.ts';
import { ofAccount, overtake } from '../../../tests/support/overtake.ts';
import { password, startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

// A new password ends all sessions (AUTH.6): also those that the old one is about to start, in any process. A sign-out ends
// those that its session is about to hand over.
let api: TestApi;
let customerId: number;
let other: string;
const better = 'Better-horse-8';
beforeAll(async () => {
  api = await startTestApi({ seal: createSeal(randomBytes(32)) });
  customerId = await api.newCustomer();
  other = await hashPassword(better);
});
afterAll(() => api?.stop());

/** Sets a new password as another process does: stores it and ends the sessions. */
const newPassword = ({ id }: TestPerson) =>
  ofAccount(id, async (trx) => {
    await trx('users').where({ id }).update({ password_hash: other });
    await trx('sessions').where({ user_id: id, ended_at: null }).update({ ended_at: api.clock.now() });
  });
const openSessions = async ({ id }: TestPerson): Promise<number> =>
  (await api.db('sessions').where({ user_id: id, ended_at: null })).length;

const redeem = (getCustomToken: { token: string }) =>
  api.gql('mutation ($token: String!) { signInWithCustomToken(token: $token) { token } }', {}, getCustomToken);
const handOver = async (by: TestPerson): Promise<{ token: string }> => {
  const make = 'mutation ($id: ID!) { getCustomToken(customerId: $id) { token } }';
  const made = await api.read<{ getCustomToken: { token: string } }>(make, by, { id: String(customerId) });
  return made.getCustomToken;
};

describe('a new password that is stored meanwhile', () => {
  test('leaves nothing of a sign-in by the old one', async () => {
    const maya = await api.newPerson(customerId);
    const { error } = await overtake(api, newPassword(maya), () => api.signIn(maya.email));
    expect(error).toMatchObject({
      message: 'Incorrect username or password',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(await openSessions(maya)).toBe(0);
    expect((await api.signIn(maya.email, better)).token).not.toBeNull();
  });

  test('leaves nothing of a sign-in that would wait for its second factor', async () => {
    const maya = await setUpApp(api, await api.newPerson(customerId));
    const { error } = await overtake(api, newPassword(maya), () => api.signIn(maya.email));
    expect(error).toMatchObject({ message: 'Incorrect username or password' });
    expect(await openSessions(maya)).toBe(0);
  });

  test('leaves nothing of a sign-in whose second factor was given', async () => {
    const maya = await setUpApp(api, await api.newPerson(customerId));
    const { answer } = await api.signIn(maya.email);
    const give = () =>
      api.gql(
        'mutation ($resolver: String!, $code: String!) { signInWithMFA(resolver: $resolver, code: $code) { token } }',
        {},
        { resolver: answer?.resolver, code: codeAt(maya.secret, api.clock.now()) },
      );
    const { data, errors } = await overtake(api, newPassword(maya), give);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await openSessions(maya)).toBe(0);
  });

  test('leaves nothing of a session that is handed over', async () => {
    const maya = await api.newPerson(customerId);
    const made = await handOver(maya);
    const { errors } = await overtake(api, newPassword(maya), () => redeem(made));
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
    expect(await openSessions(maya)).toBe(0);
  });

  test('is not replaced by whoever knows the old one', async () => {
    const maya = await api.newPerson(customerId);
    const change = () =>
      api.gql(
        'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) }',
        maya,
        { old: password, new: 'Another-horse-9' },
      );
    const { errors } = await overtake(api, newPassword(maya), change);
    expect(errors?.[0]?.message).toBe('Your old password is incorrect');
    expect((await api.signIn(maya.email, better)).token).not.toBeNull();
  });
});

test('AUTH.10 a sign-out that is stored meanwhile leaves nothing of a session that is handed over', async () => {
  const maya = await api.newPerson(customerId);
  const made = await handOver(maya);
  const sessions = { user_id: maya.id, ended_at: null };
  const signOut = {
    lock: (trx: Transaction) => trx('sessions').where(sessions).forUpdate(),
    change: (trx: Transaction) => trx('sessions').where(sessions).update({ ended_at: api.clock.now() }),
  };
  expect((await overtake(api, signOut, () => redeem(made))).errors?.[0]?.extensions.code).toBe('INVALID');
  expect(await openSessions(maya)).toBe(0);
});
