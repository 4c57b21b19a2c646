import { pino } from 'pino';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { passwordKnownMailHours, sessionsMax } from '../../../domain/constants.ts';
import { codeAt } from '../../../domain/identity/factors/totp.ts';
import { createPasswordDesk } from '../../../domain/identity/password-desk.ts';
import { createSession, tokenHashOf } from '../../../domain/identity/sessions.ts';
import { findAwaiting } from '../../../domain/identity/sign-in/sign-in-with-factor.ts';
import type { AppError } from '../../../platform/errors.ts';
import { continueSession } from '../../../tests/support/continue-session.ts';
import { setUpApp, wrongCodeOf } from '../../../tests/support/factor-calls.ts';
import {
  type Answer,
  factorScene,
  problem,
  type SignedIn,
  tokenOf,
  wrong,
} from '../../../tests/support/factor-scene.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';

// Signing in with a second factor: its codes, and who is notified of what.
const minuteMs = 60_000;
const scene = factorScene();
const { send, signIn, give, recover, codeOf, meOf, mailsTo, newAddress } = scene;
let api: TestApi;
let open: number;
beforeAll(() => {
  ({ api, open } = scene);
});

describe('an authenticator app', () => {
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

  test('AUTH.10 a code leads no session out of the one customer that it opens, nor makes it any younger, and it ends with the one it came from', async () => {
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
    await api.read('mutation { signOut }', ada);
    expect(problem(await meOf(token, open))).toMatchObject({ code: 'UNAUTHENTICATED', reason: undefined });
  });

  test('AUTH.9 of two processes that are given one code at once, one accepts it', async () => {
    // the other process is the product's, which has another clock
    const real = await startTestApi({ seal: scene.seal, trustedProxies: 'loopback' });
    const maya = await setUpApp(real, await real.newPerson(open));
    await real.db('authenticator_apps').where({ user_id: maya.id }).update({ last_step: 0 });
    const other = inject('product').api;
    for (let round = 0; round < 3; round += 1) {
      const address = newAddress();
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
    const elsewhere = { address: newAddress() };
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
    await lock(scene.from);
    sent = 1;
    expect(await known()).toBe(sent);
    const { body, is_forwarded: isForwarded } = await api
      .db('mails')
      .where({ recipient: maya.email, subject })
      .first('body', 'is_forwarded');
    expect(isForwarded).toBe(false);
    expect(JSON.stringify(body)).toContain(`Network address: ${scene.from}`);
    expect(JSON.stringify(body)).toContain('/settings/password');
    await lock(newAddress());
    expect(await known()).toBe(sent);
    api.advance(dayMs);
    await lock(newAddress());
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
    const home = { address: scene.from };
    expect(tokenOf(await give((await signIn(maya.email, home)).resolver, codeOf(maya), home))).toBeTruthy();
    const { resolver } = await signIn(maya.email, home);
    api.advance(30_000);
    const wrongs = Array.from({ length: 20 }, newAddress).map((address) =>
      give(resolver, wrongCodeOf(codeOf(maya)), { address }),
    );
    for (const answer of await Promise.all(wrongs)) expect(problem(answer)).toMatchObject({ message: wrong });
    const stranger = { address: newAddress() };
    expect(problem(await give(resolver, codeOf(maya), stranger))).toMatchObject({ code: 'LIMIT' });
    expect(tokenOf(await give(resolver, codeOf(maya), home))).toBeTruthy();
  });

  test('AUTH.5 whoever travels while strangers guess codes of their app gets in by a recovery code, from any network', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    const guesses = await signIn(maya.email, { address: newAddress() });
    const wrongs = Array.from({ length: 20 }, newAddress).map((address) =>
      give(guesses.resolver, wrongCodeOf(codeOf(maya)), { address }),
    );
    for (const answer of await Promise.all(wrongs)) expect(problem(answer)).toMatchObject({ message: wrong });
    const hotel = { address: newAddress() };
    const { resolver } = await signIn(maya.email, hotel);
    expect(problem(await give(resolver, codeOf(maya), hotel))).toMatchObject({ code: 'LIMIT' });
    const { data } = await recover(resolver, maya.recoveryCodes[0] ?? '', hotel);
    const { token } = (data as { signInWithRecoveryCode: SignedIn }).signInWithRecoveryCode;
    expect((await meOf(token, open)).errors).toBeUndefined();
    // the network is known then, so that their app's codes do again
    api.advance(30_000);
    expect(tokenOf(await give((await signIn(maya.email, hotel)).resolver, codeOf(maya), hotel))).toBeTruthy();
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
    const strangers = { address: newAddress() };
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
});

test('sign-ins that nobody began are looked up as few at a time as passwords, and refused if many wait; one that somebody began is not', async () => {
  const maya = await setUpApp(api, await api.newPerson(open));
  const { resolver } = await signIn(maya.email);
  const ctx = {
    ...{ db: api.db, clock: api.clock, log: pino({ level: 'silent' }), requestId: '', address: newAddress() },
    passwords: createPasswordDesk(),
  };
  ctx.passwords.expectFactor(tokenHashOf(resolver ?? ''));
  const find = (one: string) =>
    findAwaiting(ctx, one).then(
      () => 'found',
      (error: AppError) => error.code,
    );
  const bogus = Array.from({ length: 400 }, (_, n) => find(`nobody-${n}`));
  expect(await find(resolver ?? '')).toBe('found');
  const codes = await Promise.all(bogus);
  expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED', 'LIMIT']));
  expect(codes.filter((code) => code === 'LIMIT').length).toBeGreaterThan(50);
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
});

describe('a sign-in on a new device', () => {
  const subject = 'New sign-in to your account';
  const onDevice = (deviceId: string) => ({
    headers: { 'device-id': deviceId, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/132.0' },
  });
  const notices = async (email: string) => (await mailsTo(email)).filter((one) => one === subject).length;

  test('is reported by mail, with where and when; that of the first sign-in is expected', async () => {
    const maya = await api.newPerson(open);
    await signIn(maya.email, onDevice('first'));
    await signIn(maya.email, onDevice('first'));
    expect(await notices(maya.email)).toBe(0);
    await signIn(maya.email, onDevice('second'));
    expect(await notices(maya.email)).toBe(1);
    const mail = await api.db('mails').where({ recipient: maya.email, subject }).first();
    const text = JSON.stringify(mail.body);
    for (const part of ['Device: Firefox on Linux', `Network address: ${scene.from}`, '/settings/profile'])
      expect(text).toContain(part);
    await signIn(maya.email, onDevice('second'));
    expect(await notices(maya.email)).toBe(1);
    // a client without a browser is known by its program and network
    await signIn(maya.email);
    expect(await notices(maya.email)).toBe(2);
    await signIn(maya.email);
    expect(await notices(maya.email)).toBe(2);
  });

  test('is reported of an account that nobody has used for longer than devices are remembered', async () => {
    const maya = await api.newPerson(open);
    await signIn(maya.email, onDevice('first'));
    // as the sweep does after 90 days
    await api.db('known_devices').where({ user_id: maya.id }).delete();
    await signIn(maya.email, onDevice('another'));
    expect(await notices(maya.email)).toBe(1);
  });

  test('is not reported while the second factor is missing, but then', async () => {
    const maya = await setUpApp(api, await api.newPerson(open));
    await api.db('users').where({ id: maya.id }).update({ last_sign_in_at: api.clock.now() });
    const { resolver } = await signIn(maya.email, onDevice('stolen'));
    expect(await notices(maya.email)).toBe(0);
    await give(resolver, codeOf(maya), onDevice('stolen'));
    expect(await notices(maya.email)).toBe(1);
  });
});
