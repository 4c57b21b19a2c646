import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
});
afterAll(() => api?.stop());

const over = { message: 'This code has expired or was used. Make a new one on your other device.' };
const make = async (by: TestPerson, of = by.customerId) => {
  const { data, errors } = await api.gql<{ getCustomToken: { token: string; expiresAt: string } }>(
    'mutation ($id: ID!) { getCustomToken(customerId: $id) { token expiresAt } }',
    by,
    { id: String(of) },
  );
  return { made: data?.getCustomToken, error: errors?.[0] };
};
const redeem = async (token: string | undefined) => {
  const { data, errors } = await api.gql<{ signInWithCustomToken: { token: string; customerId: string } }>(
    'mutation ($token: String!) { signInWithCustomToken(token: $token) { token customerId } }',
    {},
    { token },
  );
  return { answer: data?.signInWithCustomToken, error: errors?.[0] };
};
const emailOf = async (token: string | undefined) =>
  (await api.gql<{ me: { user: { username: string } } }>('{ me { user { username } } }', { token })).data?.me.user
    .username;

describe('a hand-over token', () => {
  test('AUTH-016 continues the session on another device, once, within the customer that it was made for', async () => {
    const ada = await api.newPerson(customerId, 'VENDOR');
    const { made } = await make(ada);
    expect(made?.token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(made?.expiresAt ?? '') - api.clock.now().getTime()).toBeLessThanOrEqual(60_000);
    const { answer } = await redeem(made?.token);
    expect(answer?.customerId).toBe(String(customerId));
    expect(answer?.token).not.toBe(ada.token);
    expect(await emailOf(answer?.token)).toBe(ada.email);
    expect(await emailOf(ada.token)).toBe(ada.email);
    expect((await redeem(made?.token)).error).toMatchObject(over);
  });

  test('is redeemed by one of those who try at the same time', async () => {
    const { made } = await make(await api.newPerson(customerId));
    const tries = await Promise.all(Array.from({ length: 5 }, () => redeem(made?.token)));
    expect(tries.filter(({ answer }) => answer)).toHaveLength(1);
  });

  test('opens nothing after 60 seconds, nor after the session that made it has ended', async () => {
    const ada = await api.newPerson(customerId);
    const { made } = await make(ada);
    api.advance(59_000);
    const { made: second } = await make(ada);
    api.advance(1_000);
    expect((await redeem(made?.token)).error).toMatchObject({ ...over, extensions: { code: 'INVALID' } });
    await api.gql('mutation { signOut }', ada);
    expect((await redeem(second?.token)).error).toMatchObject(over);
    for (const unknown of ['', 'x'.repeat(43), ada.token]) expect((await redeem(unknown)).error).toMatchObject(over);
  });

  test('is no bearer, and a bearer is none', async () => {
    const { made } = await make(await api.newPerson(customerId));
    expect(await emailOf(made?.token)).toBeUndefined();
  });

  test('gives no session more time than the one that made it', async () => {
    const strict = await api.newCustomer({ userSessionExpiryMins: 10 });
    const ada = await api.newPerson(strict);
    api.advance(9 * 60_000);
    const { answer } = await redeem((await make(ada)).made?.token);
    expect(await emailOf(answer?.token)).toBe(ada.email);
    api.advance(61_000);
    expect(await emailOf(answer?.token)).toBeUndefined();
  });

  test('is made for customers that the person may open, for super users for all', async () => {
    const other = await api.newCustomer();
    const [ada, support] = [await api.newPerson(customerId), await api.newPerson(customerId, 'SUPER')];
    for (const id of [other, 999_999_999, -1])
      expect((await make(ada, id)).error).toMatchObject({
        ...{ message: 'You do not have access to this customer', extensions: { fields: [{ path: 'customerId' }] } },
      });
    expect((await redeem((await make(support, other)).made?.token)).answer?.customerId).toBe(String(other));
    const { made } = await make(ada);
    await api.db('memberships').where({ user_id: ada.id }).update({ status: 'disabled' });
    expect((await redeem(made?.token)).error).toMatchObject(over);
  });

  test('is stored as a hash', async () => {
    const ada = await api.newPerson(customerId);
    const { made } = await make(ada);
    const [row] = await api.db('hand_overs').where({ user_id: ada.id });
    expect(row.token_hash.toString('latin1')).not.toContain(made?.token);
    expect(JSON.stringify(row)).not.toContain(made?.token);
  });
});
