import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { passwordKnownMailHours, sessionsMax } from '../../../domain/constants.ts';
import { codeAt } from '../../../domain/identity/factors/totp.ts';
import { createSession } from '../../../domain/identity/sessions.ts';
import { parseEnv } from '../../../platform/env.ts';
import { createSeal } from '../../../platform/seal.ts';
import { continueSession } from '../../../tests/support/continue-session.ts';
import { testEngines } from '../../../tests/support/engines.ts';
import { setUpApp, type WithApp, wrongCodeOf } from '../../../tests/support/factor-calls.ts';
import { createLiveClients } from '../../../tests/support/live-clients.ts';
import { newAddresses } from '../../../tests/support/sign-in-from.ts';
import {
  type Answer as AnswerOf,
  password,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';

const minuteMs = 60_000;
/** Encryption of the product's own processes, so that they read what is set up here. */
const seal = createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY);
let api: TestApi;
/** A customer that requires a second factor, and one that does not. */
let strict: number;
let open: number;
let addresses: string[];
beforeAll(async () => {
  api = await startTestApi({ seal, trustedProxies: 'loopback' });
  strict = await api.newCustomer();
  open = await api.newCustomer();
  await api.db('customers').where({ id: strict }).update({ is_mfa_enabled: true });
  addresses = newAddresses(200);
});
afterAll(() => api?.stop());
let from = '';
beforeEach(() => {
  from = addresses.pop() ?? '';
});

type Answer = AnswerOf<Record<string, unknown>>;
const signInFields = '{ code token resolver factorId user { id } }';

/** Sends an operation from an address. */
async function send(
  query: string,
  variables: Record<string, unknown>,
  { origin = api.origin, address = from, headers = {} as Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

interface SignedIn {
  code: string | null;
  token: string | null;
  resolver: string | null;
  factorId: string | null;
  user: { id: string } | null;
}
const signIn = async (email: string, options?: Parameters<typeof send>[2]): Promise<SignedIn> => {
  const query = `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) ${signInFields} }`;
  const { data, errors } = await send(query, { email, password }, options);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.signIn as SignedIn;
};
const give = (resolver: string | null, code: string, options?: Parameters<typeof send>[2]) =>
  send(
    `mutation ($resolver: String!, $code: String!) { signInWithMFA(resolver: $resolver, code: $code) ${signInFields} }`,
    { resolver, code },
    options,
  );
const recover = (resolver: string | null, code: string) =>
  send(
    `mutation ($resolver: String!, $code: String!) { signInWithRecoveryCode(resolver: $resolver, code: $code) ${signInFields} }`,
    { resolver, code },
  );
const codeOf = ({ secret }: WithApp): string => codeAt(secret, api.clock.now());
const problem = ({ errors }: Answer) => {
  const [error] = errors ?? [];
  return error && { message: error.message, code: error.extensions.code, reason: error.extensions.reason };
};
const tokenOf = ({ data }: Answer): string =>
  ((data as { signInWithMFA: SignedIn }).signInWithMFA.token ?? '') as string;
const wrong = 'The verification code used is invalid. Try again.';
const meOf = (token: string | null, customerId: number) =>
  api.gql('{ me { authRole } }', { token: token ?? '', customerId });
const mailsTo = async (to: string): Promise<string[]> =>
  (await api.db('mails').where({ recipient: to }).orderBy('created_at')).map(({ subject }) => subject);

describe('an authenticator app', () => {
  test('AUTH-009 AUTH-010 is set up by its secret, and by a code that verifies it', async () => {
    const maya = await api.newPerson(open);
    const start = 'mutation ($password: String) { startMFAEnrolment(password: $password) { secret url } }';
    const { startMFAEnrolment: begun } = await api.read<{ startMFAEnrolment: { secret: string; url: string } }>(
      start,
      maya,
    );
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.url).toMatch(/^otpauth:\/\/totp\/Annunciator/);
    expect(begun.url).toContain(begun.secret);
    const verify = (code: string) =>
      api.gql('mutation ($code: String!) { verifyMFAEnrolment(code: $code) { recoveryCodes } }', maya, { code });
    const code = codeAt(begun.secret, api.clock.now());
    expect(problem(await verify(wrongCodeOf(code)))).toMatchObject({ message: wrong, code: 'INVALID' });
    expect((await signIn(maya.email)).code).toBeNull();
    const { data } = await verify(code);
    const { recoveryCodes } = (data as { verifyMFAEnrolment: { recoveryCodes: string[] } }).verifyMFAEnrolment;
    expect(new Set(recoveryCodes).size).toBe(10);
    const { me } = await api.read<{ me: object }>(
      '{ me { isMFAEnabled recoveryCodesLeft factors { kind name } } }',
      maya,
    );
    expect(me).toEqual({ isMFAEnabled: true, recoveryCodesLeft: 10, factors: [{ kind: 'TOTP', name: null }] });
    expect(await mailsTo(maya.email)).toContain('The second factor of your account was changed');
    expect(problem(await api.gql(start, maya))).toMatchObject({ code: 'CONFLICT' });
    // neither secret nor codes are stored as they are
    const { rows } = await api.db.raw(
      `select a::text || string_agg(r::text, '') as stored from authenticator_apps a, recovery_codes r
       where a.user_id = :id and r.user_id = :id group by a`,
      { id: maya.id },
    );
    for (const secret of [begun.secret, ...recoveryCodes])
      expect(rows[0].stored).not.toContain(Buffer.from(secret).toString('hex'));
    expect(rows[0].stored).not.toContain(begun.secret);
  });

  test('AUTH-011 AUTH-040 completes a sign-in by a code, which the password alone does not', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const first = await signIn(maya.email);
    expect(first).toMatchObject({ code: 'auth/multi-factor-auth-required', token: null, user: null, factorId: 'totp' });
    expect(problem(await meOf(first.resolver, open))).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'MFA_REQUIRED',
    });
    const answer = await give(first.resolver, codeOf(maya));
    expect(answer.data?.signInWithMFA).toMatchObject({ code: null, user: { id: maya.id }, resolver: null });
    expect((await meOf(tokenOf(answer), open)).errors).toBeUndefined();
    // the bearer of the first step opens nothing more
    expect(problem(await meOf(first.resolver, open))).toMatchObject({ code: 'UNAUTHENTICATED', reason: undefined });
    api.advance(30_000);
    expect(problem(await give(first.resolver, codeOf(maya)))).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('AUTH-130 AUTH-116 a wrong code is said, and one that has not 6 digits is none', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const { resolver } = await signIn(maya.email);
    const answer = await give(resolver, wrongCodeOf(codeOf(maya)));
    expect(problem(answer)).toMatchObject({ message: wrong, code: 'INVALID' });
    expect(answer.errors?.[0]?.extensions.fields).toEqual([{ path: 'code', message: wrong }]);
    for (const code of ['12345', '1234567', 'abcdef', ''])
      expect(problem(await give(resolver, code))).toMatchObject({ message: 'The verification code has 6 digits' });
    expect(tokenOf(await give(resolver, ` ${codeOf(maya).slice(0, 3)} ${codeOf(maya).slice(3)}`))).toBeTruthy();
  });

  test('AUTH.5 a code is accepted once, and no older one after it', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const [before, code] = [codeAt(maya.secret, new Date(api.clock.now().getTime())), codeOf(maya)];
    expect(tokenOf(await give((await signIn(maya.email)).resolver, code))).toBeTruthy();
    const { resolver } = await signIn(maya.email);
    expect(problem(await give(resolver, code))).toMatchObject({ message: wrong });
    api.advance(30_000);
    expect(problem(await give(resolver, before))).toMatchObject({ message: wrong });
    expect(tokenOf(await give(resolver, codeOf(maya)))).toBeTruthy();
  });

  test('AUTH.10 a code leads no session out of the one customer that it opens, nor makes it any younger', async () => {
    const second = await api.newCustomer();
    const ada = await api.newPerson(open);
    await api.db('memberships').insert({ customer_id: second, user_id: ada.id, auth_role: 'ADMIN' });
    const there = await continueSession(api, ada);
    const maya = await setUpApp(api, ada);
    const token = tokenOf(await give(there.token, codeOf(maya)));
    expect((await meOf(token, open)).errors).toBeUndefined();
    expect(problem(await meOf(token, second))).toMatchObject({ code: 'FORBIDDEN' });
    const sessions = await api.db('sessions').where({ user_id: ada.id }).orderBy('last_seen_at', 'desc');
    expect(sessions[0]).toMatchObject({ only_customer_id: open, ended_at: null });
    expect(new Set(sessions.map(({ created_at: at }) => at.getTime())).size).toBe(1);
  });

  test('AUTH.9 of two processes that are given one code at once, one accepts it', async () => {
    // the other process is the product's, which has another clock
    const real = await startTestApi({ seal, trustedProxies: 'loopback' });
    const maya = await setUpApp(real, await real.newPerson(open));
    await real.db('authenticator_apps').where({ user_id: maya.id }).update({ last_step: 0 });
    const other = inject('product').api;
    for (let round = 0; round < 3; round += 1) {
      const address = addresses.pop() ?? '';
      const here = await signIn(maya.email, { origin: real.origin, address });
      const there = await signIn(maya.email, { origin: other, address });
      const code = codeAt(maya.secret, new Date());
      const answers = await Promise.all([
        give(here.resolver, code, { origin: real.origin, address }),
        give(there.resolver, code, { origin: other, address }),
        give(here.resolver, code, { origin: other, address }),
        give(there.resolver, code, { origin: real.origin, address }),
      ]);
      expect(answers.map(({ data }) => Boolean(data)).filter(Boolean)).toHaveLength(1);
      expect(answers.filter(({ errors }) => errors?.[0]?.message === wrong).length).toBeGreaterThan(0);
      await real.db('authenticator_apps').where({ user_id: maya.id }).update({ last_step: 0 });
      await real.db('sign_in_tries').where({ network: address }).delete();
    }
    await real.stop();
  });

  test('AUTH.5 five wrong codes lock the account for their network for 15 minutes, and for no other', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const { resolver } = await signIn(maya.email);
    for (let wrongs = 0; wrongs < 5; wrongs += 1)
      expect(problem(await give(resolver, wrongCodeOf(codeOf(maya))))).toMatchObject({ message: wrong });
    const locked = await give(resolver, codeOf(maya));
    expect(problem(locked)).toMatchObject({ code: 'LIMIT', message: expect.stringMatching(/^Too many invalid codes/) });
    expect(locked.errors?.[0]?.extensions.fields?.[0]?.path).toBe('code');
    // the right password lifts nothing
    api.advance(5 * minuteMs);
    expect(problem(await give((await signIn(maya.email)).resolver, codeOf(maya)))).toMatchObject({ code: 'LIMIT' });
    const elsewhere = { address: addresses.pop() ?? '' };
    const away = await signIn(maya.email, elsewhere);
    expect(tokenOf(await give(away.resolver, codeOf(maya), elsewhere))).toBeTruthy();
    api.advance(9 * minuteMs);
    expect(problem(await give((await signIn(maya.email)).resolver, codeOf(maya)))).toMatchObject({ code: 'LIMIT' });
    api.advance(minuteMs + 1_000);
    expect(tokenOf(await give((await signIn(maya.email)).resolver, codeOf(maya)))).toBeTruthy();
  });

  test('AUTH.5 whoever knows the password and locks the account by wrong codes is told of to its person, once a day, and not told so', async () => {
    const subject = 'Somebody knows your password';
    const maya = await setUpApp(api, await api.newPerson(open));
    const known = async () => (await mailsTo(maya.email)).filter((one) => one === subject).length;
    // to the begin of a day, so that none ends on the way
    const dayMs = passwordKnownMailHours * 3_600_000;
    api.advance(dayMs - (api.clock.now().getTime() % dayMs));
    const lock = async (address: string) => {
      const { resolver } = await signIn(maya.email, { address });
      const answers: Answer[] = [];
      for (let wrongs = 0; wrongs < 5; wrongs += 1) {
        expect(await known()).toBe(sent);
        answers.push(await give(resolver, wrongCodeOf(codeOf(maya)), { address }));
      }
      // the last answer is like the first
      for (const { data, errors } of answers)
        expect([data, errors?.[0]?.message, errors?.[0]?.extensions.fields]).toEqual([
          ...[null, wrong, [{ path: 'code', message: wrong }]],
        ]);
    };
    let sent = 0;
    await lock(from);
    sent = 1;
    expect(await known()).toBe(sent);
    const { body, is_forwarded: isForwarded } = await api
      .db('mails')
      .where({ recipient: maya.email, subject })
      .first('body', 'is_forwarded');
    expect(isForwarded).toBe(false);
    expect(JSON.stringify(body)).toContain(`Network address: ${from}`);
    expect(JSON.stringify(body)).toContain('/settings/password');
    await lock(addresses.pop() ?? '');
    expect(await known()).toBe(sent);
    api.advance(dayMs);
    await lock(addresses.pop() ?? '');
    sent = 2;
    expect(await known()).toBe(sent);
  });

  test('AUTH.5 few wrong codes, and wrong passwords, tell nobody that their password is known', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const { resolver } = await signIn(maya.email);
    for (let wrongs = 0; wrongs < 4; wrongs += 1) await give(resolver, wrongCodeOf(codeOf(maya)));
    expect(tokenOf(await give(resolver, codeOf(maya)))).toBeTruthy();
    const wrongPair = 'mutation ($email: String!) { signIn(email: $email, password: "Wrong-horse-1") { token } }';
    for (let wrongs = 0; wrongs < 6; wrongs += 1) await send(wrongPair, { email: maya.email });
    expect(await mailsTo(maya.email)).not.toContain('Somebody knows your password');
  });

  test('AUTH.5 wrong codes at once are counted before they are judged', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const { resolver } = await signIn(maya.email);
    const answers = await Promise.all(Array.from({ length: 12 }, () => give(resolver, wrongCodeOf(codeOf(maya)))));
    const judged = answers.filter((answer) => problem(answer)?.message === wrong);
    expect(judged.length).toBeLessThanOrEqual(5);
    expect(problem(await give(resolver, codeOf(maya)))?.code).toBe('LIMIT');
  });

  test('AUTH.5 codes guessed from many networks wait for each other, and a network that the person knows for none', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const home = { address: from };
    expect(tokenOf(await give((await signIn(maya.email, home)).resolver, codeOf(maya), home))).toBeTruthy();
    const { resolver } = await signIn(maya.email, home);
    api.advance(30_000);
    const wrongs = addresses.splice(0, 20).map((address) => give(resolver, wrongCodeOf(codeOf(maya)), { address }));
    for (const answer of await Promise.all(wrongs)) expect(problem(answer)).toMatchObject({ message: wrong });
    const stranger = { address: addresses.pop() ?? '' };
    expect(problem(await give(resolver, codeOf(maya), stranger))).toMatchObject({ code: 'LIMIT' });
    expect(tokenOf(await give(resolver, codeOf(maya), home))).toBeTruthy();
  });

  test('a sign-in waits ten minutes for its code', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const { resolver } = await signIn(maya.email);
    api.advance(10 * minuteMs + 1_000);
    expect(problem(await give(resolver, codeOf(maya)))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(problem(await meOf(resolver, open))).toMatchObject({ code: 'UNAUTHENTICATED', reason: undefined });
  });

  test('whoever knows the password alone ends no session that has its factor', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const awaiting = { userId: maya.id, now: api.clock.now(), awaitsFactor: true };
    for (let n = 0; n <= sessionsMax; n += 1) await createSession(api.db, awaiting);
    expect((await meOf(maya.token, open)).errors).toBeUndefined();
  });

  test('whoever knows the password alone ends no sign-in of another network that waits for its code', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const { resolver } = await signIn(maya.email);
    const awaiting = { userId: maya.id, now: new Date(api.clock.now().getTime() + 1_000), awaitsFactor: true };
    const strangers = { address: addresses.pop() ?? '' };
    for (let n = 0; n <= sessionsMax; n += 1) await createSession(api.db, awaiting, strangers);
    expect(tokenOf(await give(resolver, codeOf(maya)))).toBeTruthy();
    expect(await api.db('sessions').where({ user_id: maya.id, ended_at: null, awaits_factor: true })).toHaveLength(
      sessionsMax - 1,
    );
  });

  test('a sign-in is completed once, whatever is given at the same time', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const { resolver } = await signIn(maya.email);
    const both = await Promise.all([
      give(resolver, codeOf(maya)),
      recover(resolver, maya.recoveryCodes[0] ?? ''),
      recover(resolver, maya.recoveryCodes[1] ?? ''),
    ]);
    expect(both.filter(({ data }) => data)).toHaveLength(1);
    for (const answer of both.filter(({ errors }) => errors))
      expect(problem(answer)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('is changed by whoever has given it in their session, not by an older one', async () => {
    const maya = await api.newPerson(open);
    const older = { ...maya, token: (await signIn(maya.email)).token ?? '' };
    await setUpApp(api, maya);
    const remove = 'mutation ($id: ID!, $password: String) { removeFactor(id: $id, password: $password) }';
    const { me } = await api.read<{ me: { factors: Array<{ id: string }> } }>('{ me { factors { id } } }', maya);
    const factor = { id: me.factors[0]?.id, password };
    const message = 'Sign in again with your second factor to change it';
    const renew = 'mutation ($password: String) { createRecoveryCodes(password: $password) }';
    for (const [query, variables] of [
      [remove, factor],
      [renew, { password }],
    ] as const)
      expect(problem(await api.gql(query, older, variables))).toMatchObject({ code: 'FORBIDDEN', message });
    expect((await api.gql(remove, maya, factor)).errors).toBeUndefined();
  });
});

describe('recovery codes', () => {
  test('each replaces the app once, however it is typed, and its person is notified by mail', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const [code = ''] = maya.recoveryCodes;
    const { resolver } = await signIn(maya.email);
    expect(problem(await recover(resolver, 'AAAAAA-AAAAAA-AAAAAA-AAAAAA'))).toMatchObject({ message: wrong });
    const { data } = await recover(resolver, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    const { token } = (data as { signInWithRecoveryCode: SignedIn }).signInWithRecoveryCode;
    const { me } = await api.read<{ me: object }>('{ me { recoveryCodesLeft } }', { ...maya, token: token ?? '' });
    expect(me).toEqual({ recoveryCodesLeft: 9 });
    expect((await mailsTo(maya.email)).filter((subject) => subject.startsWith('The second factor'))).toHaveLength(2);
    expect(problem(await recover((await signIn(maya.email)).resolver, code))).toMatchObject({ message: wrong });
  });

  test('wrong ones lock like wrong codes of the app', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const { resolver } = await signIn(maya.email);
    for (let n = 0; n < 5; n += 1) await recover(resolver, `AAAAAA-AAAAAA-AAAAAA-AAAAA${n}`);
    expect(problem(await recover(resolver, maya.recoveryCodes[0] ?? ''))).toMatchObject({ code: 'LIMIT' });
    expect(problem(await give(resolver, codeOf(maya)))).toMatchObject({ code: 'LIMIT' });
  });

  test('new ones replace those before, and take the password', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const renew = 'mutation ($password: String) { createRecoveryCodes(password: $password) }';
    api.advance(11 * minuteMs);
    for (const [given, message] of [
      [null, 'Password is required'],
      ['wrong', 'Incorrect password'],
    ])
      expect(problem(await api.gql(renew, maya, { password: given }))).toMatchObject({ code: 'INVALID', message });
    const made = await api.read<{ createRecoveryCodes: string[] }>(renew, maya, { password });
    expect(made.createRecoveryCodes).toHaveLength(10);
    const { resolver } = await signIn(maya.email);
    expect(problem(await recover(resolver, maya.recoveryCodes[0] ?? ''))).toMatchObject({ message: wrong });
    expect((await recover(resolver, made.createRecoveryCodes[0] ?? '')).errors).toBeUndefined();
  });
});

describe('a customer that requires a second factor', () => {
  test('AUTH-085 AUTH-100 is closed to whoever has none, but for setting one up', async () => {
    const maya = await api.newPerson(strict);
    const { token } = await signIn(maya.email);
    expect(problem(await meOf(token, strict))).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'MFA_REQUIRED' });
    const by = { ...maya, token: token ?? '' };
    const inShort = '{ me { awaitedFactor isMFAEnabled factors { id } needsPassword user { id email { address } } } }';
    expect(await api.read(inShort, by)).toEqual({
      me: {
        ...{ awaitedFactor: 'ENROLMENT', isMFAEnabled: false, factors: [], needsPassword: false },
        user: { id: maya.id, email: { address: maya.email } },
      },
    });
    await setUpApp(api, by);
    expect((await meOf(token, strict)).errors).toBeUndefined();
    expect(await api.read('{ me { awaitedFactor } }', by)).toEqual({ me: { awaitedFactor: null } });
  });

  test('is open to whoever gave one, and the flag alone decides', async () => {
    const maya = await api.newPerson(strict);
    const before = await signIn(maya.email);
    await api.db('customers').where({ id: strict }).update({ is_mfa_enabled: false });
    expect((await meOf(before.token, strict)).errors).toBeUndefined();
    await api.db('customers').where({ id: strict }).update({ is_mfa_enabled: true });
    expect(problem(await meOf(before.token, strict))).toMatchObject({ reason: 'MFA_REQUIRED' });
    const ready = await setUpApp(api, { ...maya, token: before.token ?? '' });
    const token = tokenOf(await give((await signIn(maya.email)).resolver, codeOf(ready)));
    expect((await meOf(token, strict)).errors).toBeUndefined();
  });

  test('AUTH.9 AUTH-100 staff of the provider who have a factor require one; nobody else does', async () => {
    const customerId = await api.newCustomer();
    const set = (by: { token: string; customerId: number }, isMFAEnabled: boolean, of = customerId) =>
      api.gql('mutation ($id: ID!, $is: Boolean!) { updateMfaEnabled(customerId: $id, isMFAEnabled: $is) }', by, {
        ...{ id: String(of), is: isMFAEnabled },
      });
    const flag = async (by: { token: string; customerId: number }) =>
      (await api.gql<{ me: { customer: object } }>('{ me { customer { isMFAEnabled } } }', by)).data?.me.customer;
    const admin = await api.newPerson(customerId);
    expect(problem(await set(admin, true))).toMatchObject({ code: 'FORBIDDEN' });
    const staff = await api.newPerson(customerId, 'SUPER');
    expect(problem(await set(staff, true))).toMatchObject({ code: 'INVALID' });
    await setUpApp(api, staff);
    expect(problem(await set(staff, true, strict))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await flag(admin)).toEqual({ isMFAEnabled: false });
    expect((await set(staff, true)).data).toEqual({ updateMfaEnabled: true });
    expect(await flag(staff)).toEqual({ isMFAEnabled: true });
    expect(problem(await meOf(admin.token, customerId))).toMatchObject({ reason: 'MFA_REQUIRED' });
    expect((await set(staff, false)).data).toEqual({ updateMfaEnabled: false });
    expect(await flag(admin)).toEqual({ isMFAEnabled: false });
    const { rows } = await api.db.raw(
      `select count(*) from audit_log where customer_id = ? and action = 'updateMfaEnabled'`,
      [customerId],
    );
    expect(rows[0].count).toBe(2);
  });

  test('a session that is older has to sign in again, and is lost for other customers by that', async () => {
    const maya = await api.newPerson(open);
    await api.db('memberships').insert({ customer_id: strict, user_id: maya.id, auth_role: 'ADMIN' });
    const { token } = await signIn(maya.email);
    api.advance(11 * minuteMs);
    expect(problem(await meOf(token, strict))).toMatchObject({ code: 'UNAUTHENTICATED', reason: undefined });
    expect((await meOf(token, open)).errors).toBeUndefined();
  });

  test('AUTH.10 is opened by no hand-over of a session that lacks the factor, and by one of a session that has it', async () => {
    const maya = await api.newPerson(open);
    await api.db('memberships').insert({ customer_id: strict, user_id: maya.id, auth_role: 'ADMIN' });
    const handOver = async (by: TestPerson): Promise<string> => {
      const { getCustomToken } = await api.read<{ getCustomToken: { token: string } }>(
        'mutation ($id: ID!) { getCustomToken(customerId: $id) { token } }',
        by,
        { id: String(strict) },
      );
      const redeem = 'mutation ($token: String!) { signInWithCustomToken(token: $token) { token } }';
      const { data } = await send(redeem, getCustomToken);
      return (data as { signInWithCustomToken: { token: string } }).signInWithCustomToken.token;
    };
    expect(problem(await meOf(await handOver(maya), strict))).toMatchObject({ reason: 'MFA_REQUIRED' });
    const ready = await setUpApp(api, maya);
    expect((await meOf(await handOver(ready), strict)).errors).toBeUndefined();
    const { resolver } = await signIn(maya.email);
    const make = 'mutation ($id: ID!) { getCustomToken(customerId: $id) { token } }';
    const awaiting = { token: resolver ?? '', customerId: open };
    expect(problem(await api.gql(make, awaiting, { id: String(open) }))).toMatchObject({ reason: 'MFA_REQUIRED' });
  });

  test('AUTH.9 sockets, files and sign-out of a session without its factor', async () => {
    const maya = await api.newPerson(strict);
    const by = { ...maya, token: (await signIn(maya.email)).token ?? '' };
    const clients = createLiveClients(api);
    const refused = clients.connect({
      extraHeaders: { authorization: `Bearer ${by.token}`, 'customer-id': String(strict) },
    });
    await until(
      'the refusal',
      () => refused.events.length > 0 || !refused.socket.active || refused.socket.disconnected,
    );
    expect(refused.of('init')).toEqual([]);
    const file = await fetch(`${api.origin}/counts/download`, {
      headers: { authorization: `Bearer ${by.token}`, 'customer-id': String(strict) },
    });
    expect(file.status).toBe(401);
    expect(JSON.stringify(await file.json())).toContain('MFA_REQUIRED');
    expect((await api.gql('mutation { signOut }', by)).data).toEqual({ signOut: true });
    expect(problem(await meOf(by.token, strict))).toMatchObject({ code: 'UNAUTHENTICATED', reason: undefined });
    clients.close();
  });

  test('removing the last factor closes it at once', async () => {
    const maya = await api.newPerson(strict);
    const ready = await setUpApp(api, { ...maya, token: (await signIn(maya.email)).token ?? '' });
    const { me } = await api.read<{ me: { factors: Array<{ id: string }> } }>('{ me { factors { id } } }', ready);
    const remove = 'mutation ($id: ID!, $password: String) { removeFactor(id: $id, password: $password) }';
    expect(await api.read(remove, ready, { id: me.factors[0]?.id, password })).toEqual({ removeFactor: true });
    expect(problem(await meOf(ready.token, strict))).toMatchObject({ reason: 'MFA_REQUIRED' });
    expect((await signIn(maya.email)).code).toBeNull();
    expect(await api.db('recovery_codes').where({ user_id: maya.id })).toEqual([]);
  });
});

describe('disableUserMFA', () => {
  const disable = (by: TestPerson, userId: string) =>
    api.gql('mutation ($userId: ID!) { disableUserMFA(userId: $userId) { id } }', by, { userId });
  const verbsOf = async (by: TestPerson, id: string): Promise<string[]> => {
    const query = 'query ($id: ID!) { getUsers(where: { ids: [$id] }, showVendors: true) { users { verbs } } }';
    const { getUsers } = await api.read<{ getUsers: { users: Array<{ verbs: string[] }> } }>(query, by, { id });
    return getUsers.users[0]?.verbs ?? [];
  };

  test('USR-014 USR-110 an Admin removes the factors of somebody who lost them, whose sessions end', async () => {
    const [admin, manager] = [await api.newPerson(open), await api.newPerson(open, 'MANAGER')];
    const maya = await setUpApp(api, await api.newPerson(open, 'STANDARD'));
    const awaiting = await signIn(maya.email);
    expect(await verbsOf(admin, maya.id)).toContain('DISABLE_MFA');
    expect(await verbsOf(manager, maya.id)).not.toContain('DISABLE_MFA');
    expect(problem(await disable(manager, maya.id))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await disable(admin, maya.id)).data).toEqual({ disableUserMFA: { id: maya.id } });
    expect(problem(await meOf(maya.token, open))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(problem(await give(awaiting.resolver, codeOf(maya)))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await signIn(maya.email)).code).toBeNull();
    expect(await verbsOf(admin, maya.id)).not.toContain('DISABLE_MFA');
    for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes'])
      expect(await api.db(table).where({ user_id: maya.id })).toEqual([]);
    const row = await api.db('audit_log').where({ action: 'disableUserMFA', subject_id: maya.id }).first();
    expect(row).toMatchObject({ user_id: admin.id, customer_id: open });
    const mails = await api.db('mails').where({ recipient: maya.email }).orderBy('created_at', 'desc').first();
    expect(JSON.stringify(mails.body)).toContain('An administrator has removed the second factors');
  });

  test('USR.19 not of whoever belongs to another customer too, but by the provider; nor one’s own', async () => {
    const [admin, provider] = [await api.newPerson(open), await api.newPerson(open, 'SUPER')];
    const maya = await setUpApp(api, await api.newPerson(open, 'STANDARD'));
    await api.db('memberships').insert({ customer_id: strict, user_id: maya.id, auth_role: 'STANDARD' });
    expect(await verbsOf(admin, maya.id)).not.toContain('DISABLE_MFA');
    expect(problem(await disable(admin, maya.id))).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('belongs to another customer too'),
    });
    expect((await disable({ ...provider, customerId: open }, maya.id)).errors).toBeUndefined();
    const own = await setUpApp(api, admin);
    expect(problem(await disable(own, own.id))).toMatchObject({ code: 'INVALID' });
    // staff of the provider that a customer has invited opens every other one
    await api.db('memberships').insert({ customer_id: open, user_id: provider.id, auth_role: 'STANDARD' });
    const staff = await setUpApp(api, { ...provider, customerId: open });
    expect(await verbsOf(own, staff.id)).not.toContain('DISABLE_MFA');
    expect(problem(await disable(own, staff.id))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await meOf(staff.token, open)).errors).toBeUndefined();
  });
});

describe('a sign-in on a new device', () => {
  const subject = 'New sign-in to your account';
  const onDevice = (deviceId: string) => ({
    headers: { 'device-id': deviceId, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/132.0' },
  });
  const notices = async (email: string) => (await mailsTo(email)).filter((one) => one === subject).length;

  test('is reported by mail, with where and when; the first device of an account is expected', async () => {
    const maya = await api.newPerson(open);
    await signIn(maya.email, onDevice('first'));
    await signIn(maya.email, onDevice('first'));
    expect(await notices(maya.email)).toBe(0);
    await signIn(maya.email, onDevice('second'));
    expect(await notices(maya.email)).toBe(1);
    const mail = await api.db('mails').where({ recipient: maya.email, subject }).first();
    const text = JSON.stringify(mail.body);
    for (const part of ['Device: Firefox on Linux', `Network address: ${from}`, '/settings/profile'])
      expect(text).toContain(part);
    await signIn(maya.email, onDevice('second'));
    expect(await notices(maya.email)).toBe(1);
    // a client without a browser is known by its program and network
    await signIn(maya.email);
    expect(await notices(maya.email)).toBe(2);
    await signIn(maya.email);
    expect(await notices(maya.email)).toBe(2);
  });

  test('is not reported while the second factor is missing, but then', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    await api.db('known_devices').insert({ user_id: maya.id, device_hash: Buffer.from('x'), seen_at: new Date() });
    const { resolver } = await signIn(maya.email, onDevice('stolen'));
    expect(await notices(maya.email)).toBe(0);
    await give(resolver, codeOf(maya), onDevice('stolen'));
    expect(await notices(maya.email)).toBe(1);
  });
});

describe('passkeys', () => {
  const startSignIn = 'mutation ($resolver: String!) { startPasskeySignIn(resolver: $resolver) }';
  const startSetUp = 'mutation { startPasskeyEnrolment }';
  const verify = 'mutation ($answer: JSON!) { verifyPasskeyEnrolment(answer: $answer) { recoveryCodes } }';
  const bearer = (token: string | null, customerId: number, origin?: string) => ({
    headers: {
      ...{ authorization: `Bearer ${token}`, 'customer-id': String(customerId) },
      ...(origin && { origin }),
    },
  });
  /** Origin of the API by name: passkeys are for host names. */
  const named = () => api.origin.replace('127.0.0.1', 'localhost');
  const asPage = (token: string | null, customerId: number) => ({
    ...bearer(token, customerId, named()),
    origin: named(),
  });

  test('are for pages of the console that have a host name', async () => {
    const maya = await api.newPerson(open);
    const message = 'Passkeys need the console to be opened by a host name, over https';
    expect(problem(await send(startSetUp, {}, bearer(maya.token, open)))).toMatchObject({ message });
    expect(problem(await send(startSetUp, {}, bearer(maya.token, open, api.origin)))).toMatchObject({ message });
    const others = { headers: { authorization: `Bearer ${maya.token}`, origin: 'https://else.example' } };
    expect(problem(await send(startSetUp, {}, others))).toMatchObject({ message });
    const { data } = await send(startSetUp, {}, asPage(maya.token, open));
    expect(data?.startPasskeyEnrolment).toMatchObject({ rp: { id: 'localhost', name: 'Annunciator' } });
  });

  test('a challenge to sign in makes no passkey, and a session that awaits a factor sets none up', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const { resolver } = await signIn(maya.email);
    expect((await send(startSignIn, { resolver }, asPage(null, open))).errors).toBeUndefined();
    const answer = { id: 'AAAA', response: {} };
    expect(problem(await send(verify, { answer }, asPage(resolver, open)))).toMatchObject({ reason: 'MFA_REQUIRED' });
    expect(problem(await send(startSetUp, {}, asPage(resolver, open)))).toMatchObject({ reason: 'MFA_REQUIRED' });
    expect(await api.db('passkeys').where({ user_id: maya.id })).toEqual([]);
  });

  test('an answer of something else is none, and uses the challenge up', async () => {
    const maya = await api.newPerson(open);
    await send(startSetUp, {}, asPage(maya.token, open));
    const forged = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'AAAA' } };
    const message = 'The passkey was not accepted. Try again.';
    expect(problem(await send(verify, { answer: forged }, asPage(maya.token, open)))).toMatchObject({ message });
    expect(problem(await send(verify, { answer: forged }, asPage(maya.token, open)))).toMatchObject({
      message: 'This setup has expired. Start again.',
    });
    for (const answer of [null, 'text', {}, { id: 1, response: {} }, { id: 'x'.repeat(3_000), response: {} }])
      expect(problem(await send(verify, { answer }, asPage(maya.token, open)))).toMatchObject({ code: 'INVALID' });
  });
});
