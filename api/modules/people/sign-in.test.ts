import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLiveClients } from '../../../tests/support/live-clients.ts';
import { newAddresses, signInFrom } from '../../../tests/support/sign-in-from.ts';
import { startSsoScene } from '../../../tests/support/sso-scene.ts';
import { password, startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';

let api: TestApi;
let customerId: number;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
});
afterAll(() => api.stop());

const refusal = { message: 'Incorrect username or password', extensions: { code: 'UNAUTHENTICATED' } };
const meQuery =
  '{ me { authRole isSuper customer { id } customers { id } user { email { address } } viewStandardLenses } }';

describe('signing in', () => {
  test('AUTH-008 AUTH-001 a right pair returns the person and a bearer that opens `me`', async () => {
    const person = await api.newPerson(customerId, 'MANAGER');
    const { answer } = await api.signIn(` ${person.email.toUpperCase()} `);
    expect(answer).toMatchObject({ code: null, user: { id: person.id }, token: expect.stringMatching(/^[\w-]{43}$/) });
    const { me } = await api.read<{ me: Record<string, unknown> }>(meQuery, person);
    expect(me).toEqual({
      authRole: 'MANAGER',
      isSuper: false,
      customer: { id: String(customerId) },
      customers: [{ id: String(customerId) }],
      user: { email: { address: person.email } },
      viewStandardLenses: true,
    });
  });

  test('the bearer is nowhere stored as it is', async () => {
    const { token } = await api.newPerson(customerId);
    const { rows } = await api.db.raw(
      `select count(*) from sessions where token_hash in (?::bytea, sha256(?::bytea))`,
      [Buffer.from(token), Buffer.from(token)],
    );
    expect(rows[0].count).toBe(1);
    const plain = await api.db.raw('select count(*) from sessions where token_hash = ?', [Buffer.from(token)]);
    expect(plain.rows[0].count).toBe(0);
  });

  test('AUTH-123 a wrong password and an unknown e-mail get the same answer', async () => {
    const { email } = await api.newPerson(customerId);
    expect((await api.signIn(email, 'wrong')).error).toMatchObject(refusal);
    expect((await api.signIn(`nobody-${email}`, 'wrong')).error).toMatchObject(refusal);
  });

  test('time does not tell a known e-mail from an unknown one, nor one of a domain that signs in by SSO', async () => {
    const { domain, newPerson } = await startSsoScene(api);
    const rounds = 15;
    const emails = {
      known: await Promise.all(Array.from({ length: rounds }, async () => (await api.newPerson(customerId)).email)),
      unknown: Array.from({ length: rounds }, () => `${randomUUID()}@example.com`),
      knownBySso: Array.from({ length: rounds }, () => `${randomUUID()}@${domain}`),
      unknownBySso: Array.from({ length: rounds }, () => `${randomUUID()}@${domain}`),
    };
    for (const email of emails.knownBySso) await newPerson(email);
    const kinds = Object.keys(emails) as Array<keyof typeof emails>;
    const times = new Map(kinds.map((kind) => [kind, [] as number[]]));
    // in turn, each round beginning with another, so that what else the machine does meets all alike
    for (const [round, address] of newAddresses(rounds).entries())
      for (const n of kinds.keys()) {
        const kind = kinds[(n + round) % kinds.length] ?? 'known';
        const begin = performance.now();
        const { error } = await signInFrom(api.origin, address, {
          email: emails[kind][round] ?? '',
          password: 'wrong',
        });
        times.get(kind)?.push(performance.now() - begin);
        expect(error, kind).toMatchObject(refusal);
      }
    const median = (of: number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
    const medians = kinds.map((kind) => median(times.get(kind) ?? []));
    // a password that is not verified takes a tenth
    expect(Math.max(...medians) / Math.min(...medians), `${kinds}: ${medians.map(Math.round)} ms`).toBeLessThan(2);
  });

  test('an e-mail that is none is refused with its field', async () => {
    const { error } = await api.signIn('not an e-mail');
    expect(error).toMatchObject({
      message: 'Email must be a valid email address',
      extensions: { code: 'INVALID', fields: [{ path: 'email' }] },
    });
  });

  test('a person with a second factor gets no bearer, and what they get opens nothing', async () => {
    const { id, email } = await api.newPerson(customerId);
    await api.db('users').where({ id }).update({ is_mfa_enabled: true });
    const { answer } = await api.signIn(email);
    expect(answer).toMatchObject({
      code: 'auth/multi-factor-auth-required',
      token: null,
      user: null,
      factorId: 'totp',
    });
    const { errors } = await api.gql(meQuery, { token: answer?.resolver ?? '', customerId });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('a person whose every membership is disabled is told so, only with the right password', async () => {
    const { id, email } = await api.newPerson(customerId);
    await api.db('memberships').where({ user_id: id }).update({ status: 'disabled' });
    expect((await api.signIn(email, 'wrong')).error).toMatchObject(refusal);
    expect((await api.signIn(email)).error?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the tenant check', () => {
  test('the tenant check answers by domain, alike for everybody, 20 times a minute', async () => {
    const { email } = await api.newPerson(customerId);
    const check = (mail: string) =>
      api.gql(`query ($e: String!) { checkEmailTenant(email: $e) { isSso tenantId providerId } }`, {}, { e: mail });
    api.advance(120_000);
    const password = { checkEmailTenant: { isSso: false, tenantId: null, providerId: null } };
    expect((await check(email)).data).toEqual(password);
    expect((await check(`nobody-${email}`)).data).toEqual(password);
    const codes: Array<string | undefined> = [];
    for (let i = 0; i < 20; i += 1) codes.push((await check(email)).errors?.[0]?.extensions.code);
    expect(codes.slice(0, 18)).toEqual(Array(18).fill(undefined));
    expect(codes.at(-1)).toBe('LIMIT');
  });
});

describe('sessions', () => {
  const codeOf = async (by: { token?: string; customerId?: number }) =>
    (await api.gql(meQuery, by)).errors?.[0]?.extensions.code ?? null;

  test('signing out ends the session', async () => {
    const person = await api.newPerson(customerId);
    expect((await api.gql('mutation { signOut }', person)).data).toEqual({ signOut: true });
    expect(await codeOf(person)).toBe('UNAUTHENTICATED');
  });

  test('SYS-011 a request without a bearer, or with a wrong one, is nobody’s', async () => {
    expect(await codeOf({ customerId })).toBe('UNAUTHENTICATED');
    expect(await codeOf({ customerId, token: 'a'.repeat(43) })).toBe('UNAUTHENTICATED');
  });

  test('a session ends at the age that the customer sets, whatever was done in it', async () => {
    const strict = await api.newCustomer({ userSessionExpiryMins: 10 });
    const person = await api.newPerson(strict);
    const other = await api.newPerson(customerId);
    api.advance(9 * 60_000);
    expect(await codeOf(person)).toBeNull();
    api.advance(61_000);
    expect(await codeOf(person)).toBe('UNAUTHENTICATED');
    expect(await codeOf(other)).toBeNull();
  });

  test('a session ends after 30 days, and after 7 days unused, where the customer sets no age', async () => {
    const day = 86_400_000;
    const [busy, idle] = [await api.newPerson(customerId), await api.newPerson(customerId)];
    for (let days = 0; days < 24; days += 6) {
      api.advance(6 * day);
      expect(await codeOf(busy)).toBeNull();
    }
    expect(await codeOf(idle)).toBe('UNAUTHENTICATED');
    api.advance(6 * day - 60_000);
    expect(await codeOf(busy)).toBeNull();
    api.advance(61_000);
    expect(await codeOf(busy)).toBe('UNAUTHENTICATED');
    // expired by the server: the client's clock does not matter
    const { rows } = await api.db.raw(
      'select ended_at is not null as "isEnded" from sessions where user_id in (?, ?)',
      [busy.id, idle.id],
    );
    expect(rows).toEqual([{ isEnded: true }, { isEnded: true }]);
  });

  test('a session is not kept alive by the checks of an open socket', async () => {
    const clients = createLiveClients(api);
    const person = await api.newPerson(customerId);
    const { socket } = await clients.signedIn(person);
    api.advance(6 * 86_400_000);
    // a check of all sockets disconnects disabled people; after the second, one has ended that began after the move
    for (let n = 0; n < 2; n += 1) {
      const witness = await api.newPerson(customerId);
      const seen = await clients.signedIn(witness);
      await api.db('memberships').where({ user_id: witness.id }).update({ status: 'disabled' });
      await until('a check of sockets', () => !seen.socket.connected);
    }
    expect(socket.connected).toBe(true);
    api.advance(86_400_000);
    await until('the end of the socket', () => !socket.connected);
    expect(await codeOf(person)).toBe('UNAUTHENTICATED');
    clients.close();
  });

  test('a person has 50 living sessions at most: one more ends the oldest', async () => {
    const person = await api.newPerson(customerId);
    const { rows } = await api.db.raw('select created_at from sessions where user_id = ?', [person.id]);
    for (let n = 0; n < 50; n += 1)
      await api.db('sessions').insert({
        token_hash: Buffer.from(`${person.id} ${n}`),
        user_id: person.id,
        created_at: new Date(rows[0].created_at.getTime() + 1 + n),
        last_seen_at: rows[0].created_at,
      });
    expect(await codeOf(person)).toBeNull();
    api.advance(1_000);
    expect((await api.signIn(person.email)).answer?.token).toBeTruthy();
    expect(await codeOf(person)).toBe('UNAUTHENTICATED');
    const living = await api.db('sessions').where({ user_id: person.id, ended_at: null }).count();
    expect(living[0]?.count).toBe(50);
  });

  test('a password is kept as argon2id', async () => {
    const { id } = await api.newPerson(customerId);
    const { password_hash: stored } = await api.db('users').where({ id }).first();
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored).not.toContain(password);
  });
});
