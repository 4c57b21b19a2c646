import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { continueSession } from '../../../tests/support/continue-session.ts';
import { createLiveClients } from '../../../tests/support/live-clients.ts';
import {
  password as ownPassword,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';

let api: TestApi;
let other: TestApi;
let customerId: number;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ clock: api.clock });
  customerId = await api.newCustomer();
});
afterAll(() => Promise.all([api?.stop(), other?.stop()]));
// calls of an address are counted by the minute
beforeEach(() => api.advance(61_000));

const over = { message: 'This code has expired or was already used. Create a new one on your other device.' };
const make = async (by: TestPerson, of = by.customerId) => {
  const { data, errors } = await api.gql<{ getCustomToken: { token: string; expiresAt: string } }>(
    'mutation ($id: ID!) { getCustomToken(customerId: $id) { token expiresAt } }',
    by,
    { id: String(of) },
  );
  return { made: data?.getCustomToken, error: errors?.[0] };
};
const redeem = async (token: string | undefined, { by = {} as { token?: string }, at = api } = {}) => {
  const { data, errors } = await at.gql<{ signInWithCustomToken: { token: string; customerId: string } }>(
    'mutation ($token: String!) { signInWithCustomToken(token: $token) { token customerId } }',
    by,
    { token },
  );
  return { answer: data?.signInWithCustomToken, error: errors?.[0] };
};
type Identity = {
  me: { isSuper: boolean; isProviderStaff: boolean; authRole: string; customers: Array<{ id: string }> };
};
/** Reads who a bearer is within a customer; null if it opens nothing. */
const opened = async (token: string | undefined, within?: number) =>
  (
    await api.gql<Identity>('{ me { isSuper isProviderStaff authRole customers { id } } }', {
      token,
      customerId: within,
    })
  ).data?.me ?? null;
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
    api.advance(30_000);
    const { made } = await make(ada);
    api.advance(31_000);
    expect(await emailOf(answer?.token)).toBeUndefined();
    expect((await redeem(made?.token)).error).toMatchObject(over);
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

  test('AUTH.10 is made by one process and redeemed by another, by one of them alone', async () => {
    const ada = await api.newPerson(customerId);
    const { made } = await make(ada);
    const tries = await Promise.all([
      redeem(made?.token, { at: other }),
      redeem(made?.token),
      redeem(made?.token, { at: other }),
    ]);
    expect(tries.filter(({ answer }) => answer)).toHaveLength(1);
    for (const { error } of tries.filter(({ answer }) => !answer)) expect(error).toMatchObject(over);
  });

  test('AUTH.10 refuses forged, expired and used ones in the same words', async () => {
    const ada = await api.newPerson(customerId);
    const [used, late] = [(await make(ada)).made?.token, (await make(ada)).made?.token];
    await redeem(used);
    api.advance(60_000);
    const answers = await Promise.all([used, late, 'x'.repeat(43), ''].map((token) => redeem(token)));
    expect(
      new Set(answers.map(({ error }) => JSON.stringify([error?.message, error?.extensions.code]))),
    ).toHaveProperty('size', 1);
    expect(answers.every(({ answer }) => answer === undefined)).toBe(true);
  });
});

describe('a session that a token opened elsewhere', () => {
  test('AUTH.10 opens the customer of the token alone', async () => {
    const second = await api.newCustomer();
    const ada = await api.newPerson(customerId);
    await api.db('memberships').insert({ customer_id: second, user_id: ada.id, auth_role: 'ADMIN' });
    expect((await opened(ada.token, second))?.customers).toHaveLength(2);
    const { answer } = await redeem((await make(ada, second)).made?.token);
    expect(answer?.customerId).toBe(String(second));
    for (const within of [second, undefined])
      expect((await opened(answer?.token, within))?.customers).toEqual([{ id: String(second) }]);
    expect(await opened(answer?.token, customerId)).toBeNull();
    // nor does a token of its own lead out of it
    const handed = { ...ada, token: answer?.token ?? '', customerId: second };
    expect((await make(handed, customerId)).error).toMatchObject({
      message: 'You do not have access to this customer',
    });
    const again = await redeem((await make(handed, second)).made?.token);
    expect(await opened(again.answer?.token, customerId)).toBeNull();
    expect(await opened(again.answer?.token, second)).not.toBeNull();
    // a confined session that another token replaces stays confined
    const { made } = await make(handed, second);
    const self = await redeem(made?.token, { by: handed });
    expect(await opened(self.answer?.token, customerId)).toBeNull();
    expect((await opened(ada.token, customerId))?.customers).toHaveLength(2);
  });

  test('AUTH.10 of the provider’s staff acts as an Admin of that customer, without the provider’s console', async () => {
    const second = await api.newCustomer();
    const support = await api.newPerson(customerId, 'SUPER');
    const { answer } = await redeem((await make(support, second)).made?.token);
    expect(await opened(answer?.token, second)).toEqual({
      ...{ isSuper: false, isProviderStaff: true, authRole: 'ADMIN', customers: [{ id: String(second) }] },
    });
    const supers = '{ supportRequests { id } }';
    expect((await api.gql(supers, support)).errors).toBeUndefined();
    const { errors } = await api.gql(supers, { token: answer?.token, customerId: second });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await opened(answer?.token, customerId)).toBeNull();
  });
});

describe('what a session has handed over', () => {
  const dayMs = 86_400_000;
  const signOut = (by: TestPerson) => api.read('mutation { signOut }', by);
  /** Names those of some sessions that are open. */
  const areOpen = (...sessions: TestPerson[]) =>
    Promise.all(sessions.map(async ({ token }) => (await opened(token)) !== null));
  /** Somebody with a session, what it has handed over, what that has, and a session of another sign-in. */
  async function somebody() {
    const ada = await api.newPerson(customerId);
    const there = await continueSession(api, ada);
    const further = await continueSession(api, there);
    const { answer } = await api.signIn(ada.email);
    return { ada, there, further, second: { ...ada, token: answer?.token ?? '' } };
  }

  test('AUTH.10 ends with it when it is signed out', async () => {
    const { ada, there, further, second } = await somebody();
    expect(await areOpen(ada, there, further, second)).toEqual([true, true, true, true]);
    await signOut(ada);
    expect(await areOpen(ada, there, further, second)).toEqual([false, false, false, true]);
  });

  test('AUTH.10 ends with it when it is revoked', async () => {
    const { ada, there, further, second } = await somebody();
    const { sessions } = await api.read<{ sessions: Array<{ id: string; isCurrent: boolean }> }>(
      '{ sessions { id isCurrent } }',
      ada,
    );
    const revoke = 'mutation ($id: ID!) { revokeSession(id: $id) }';
    const id = sessions.find(({ isCurrent }) => isCurrent)?.id;
    expect(await api.read(revoke, second, { id })).toEqual({ revokeSession: true });
    expect(await areOpen(ada, there, further, second)).toEqual([false, false, false, true]);
  });

  test('AUTH.10 ends with it when that was unused for too long', async () => {
    const { ada, there, further } = await somebody();
    api.advance(6 * dayMs);
    expect(await areOpen(there, further)).toEqual([true, true]);
    api.advance(dayMs);
    expect(await areOpen(ada)).toEqual([false]);
    expect(await areOpen(there, further)).toEqual([false, false]);
  });

  test('AUTH.10 ends nothing but what it has handed over itself', async () => {
    const { ada, there, further, second } = await somebody();
    const beside = await continueSession(api, ada);
    await signOut(there);
    expect(await areOpen(ada, there, further, beside, second)).toEqual([true, false, false, true, true]);
  });

  test('AUTH.10 stays when it goes on as another session, and ends with that', async () => {
    const { ada, there, further } = await somebody();
    const self = await continueSession(api, ada, ada);
    expect(await areOpen(ada, self, there, further)).toEqual([false, true, true, true]);
    // so does what goes on after it was handed over
    const moved = await continueSession(api, there, there);
    expect(await areOpen(there, moved, further)).toEqual([false, true, true]);
    await signOut(self);
    expect(await areOpen(self, moved, further)).toEqual([false, false, false]);
  });

  test('AUTH.10 loses its sockets', async () => {
    const { ada, there } = await somebody();
    const clients = createLiveClients(api);
    const live = await clients.signedIn(there);
    await signOut(ada);
    await until('the end of the socket', () => live.socket.disconnected);
    expect(live.of('session-expired')).toEqual([{ v: 1 }]);
    clients.close();
  });
});

test('AUTH.10 a session that a token opened elsewhere takes the password before factors are changed, however new it is', async () => {
  const ada = await api.newPerson(customerId);
  const { answer } = await redeem((await make(ada)).made?.token);
  const start = (by: object, password: string | null) =>
    api.gql('mutation ($password: String) { startMFAEnrolment(password: $password) { secret } }', by, { password });
  const there = { ...ada, token: answer?.token };
  expect((await start(there, null)).errors?.[0]).toMatchObject({ message: 'Password is required' });
  expect((await start(there, ownPassword)).errors).toBeUndefined();
  expect((await start(ada, null)).errors).toBeUndefined();
});

describe('Log In as Customer', () => {
  test('AUTH-067 AUTH.10 goes on as another session of the person, which ends the one that made the token', async () => {
    const second = await api.newCustomer();
    const support = await api.newPerson(customerId, 'SUPER');
    const { made } = await make(support, second);
    const { answer } = await redeem(made?.token, { by: support });
    expect(await opened(answer?.token, second)).toMatchObject({ isSuper: true, isProviderStaff: true });
    expect(await opened(answer?.token, customerId)).not.toBeNull();
    expect(await opened(support.token, customerId)).toBeNull();
    expect((await redeem(made?.token, { by: support })).error).toMatchObject(over);
  });

  test('AUTH.10 with somebody else’s bearer it is a session of the customer alone, and ends nothing', async () => {
    const [ada, eve] = [await api.newPerson(customerId), await api.newPerson(customerId)];
    const { answer } = await redeem((await make(ada)).made?.token, { by: eve });
    expect(await emailOf(answer?.token)).toBe(ada.email);
    expect(await opened(eve.token, customerId)).not.toBeNull();
    expect(await opened(ada.token, customerId)).not.toBeNull();
    expect((await opened(answer?.token, customerId))?.customers).toEqual([{ id: String(customerId) }]);
  });

  test('ADM.5 AUTH.10 the customer’s audit log has who made a token, and who logged in by it, from where', async () => {
    const second = await api.newCustomer();
    const support = await api.newPerson(customerId, 'SUPER');
    const { made } = await make(support, second);
    await redeem('x'.repeat(43));
    await redeem(made?.token, { by: support });
    await redeem(made?.token, { by: support });
    const rows = await api
      .db('audit_log')
      .where({ customer_id: second })
      .whereIn('action', ['getCustomToken', 'signInWithCustomToken'])
      .orderBy('id');
    const of = {
      user_id: support.id,
      provider_user_id: support.id,
      subject_kind: 'customer',
      subject_id: String(second),
    };
    expect(rows).toMatchObject([
      { action: 'getCustomToken', ...of, address: expect.any(String) },
      { action: 'signInWithCustomToken', ...of, address: expect.any(String) },
    ]);
    expect(JSON.stringify(rows)).not.toContain(made?.token);
  });
});
