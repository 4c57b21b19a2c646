import { beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from '../../../domain/identity/factors/totp.ts';
import { setUpApp, wrongCodeOf } from '../../../tests/support/factor-calls.ts';
import { factorScene, problem, tokenOf, wrong } from '../../../tests/support/factor-scene.ts';
import { createLiveClients, credentialsOf, type Watched } from '../../../tests/support/live-clients.ts';
import { upgrade } from '../../../tests/support/raw-upgrade.ts';
import { password, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

// Second factors: how they are set up, required and removed.
const minuteMs = 60_000;
const scene = factorScene();
const { send, signIn, give, recover, codeOf, meOf, mailsTo } = scene;
let api: TestApi;
let strict: number;
let open: number;
beforeAll(() => {
  ({ api, strict, open } = scene);
});

/** Resolves with the next event of a socket's own. */
const nextEvent = ({ socket }: Watched, event: 'connect_error' | 'disconnect') =>
  new Promise((resolve) => {
    socket.once(event, resolve);
  });

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

  test('AUTH.9 AUTH-085 an older session is told so too, sets one up after the password, and stays open for other customers', async () => {
    const maya = await api.newPerson(open);
    await api.db('memberships').insert({ customer_id: strict, user_id: maya.id, auth_role: 'ADMIN' });
    const by = { ...maya, token: (await signIn(maya.email)).token ?? '', customerId: strict };
    api.advance(11 * minuteMs);
    expect(problem(await meOf(by.token, strict))).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'MFA_REQUIRED' });
    expect((await meOf(by.token, open)).errors).toBeUndefined();
    const short = await api.read('{ me { awaitedFactor needsPassword } }', by);
    expect(short).toEqual({ me: { awaitedFactor: 'ENROLMENT', needsPassword: true } });
    const start = 'mutation { startMFAEnrolment { secret } }';
    expect(problem(await api.gql(start, by))).toMatchObject({ code: 'INVALID', message: 'Password is required' });
    await setUpApp(api, by);
    expect((await meOf(by.token, strict)).errors).toBeUndefined();
  });

  test('AUTH.9 an older session whose person has a factor gives it, and gets no younger by that', async () => {
    const maya = await api.newPerson(open);
    await api.db('memberships').insert({ customer_id: strict, user_id: maya.id, auth_role: 'ADMIN' });
    const older = { ...maya, token: (await signIn(maya.email)).token ?? '', customerId: strict };
    const ready = await setUpApp(api, maya);
    api.advance(11 * minuteMs);
    expect(problem(await meOf(older.token, strict))).toMatchObject({ reason: 'MFA_REQUIRED' });
    expect(await api.read('{ me { awaitedFactor } }', older)).toEqual({ me: { awaitedFactor: 'CODE' } });
    const given = { ...older, token: tokenOf(await give(older.token, codeOf(ready))) };
    expect(await api.read('{ me { needsPassword } }', given)).toEqual({ me: { needsPassword: true } });
    expect(problem(await meOf(older.token, open))).toMatchObject({ code: 'UNAUTHENTICATED', reason: undefined });
    // nobody gives one to a session that was not used for longer than one stays open
    const unused = { ...older, token: (await signIn(maya.email)).resolver ?? '' };
    await api
      .db('sessions')
      .where({ user_id: maya.id, ended_at: null, awaits_factor: true })
      .update({
        ...{ awaits_factor: false, created_at: new Date(0), last_seen_at: new Date(0) },
      });
    expect(problem(await give(unused.token, codeOf(ready)))).toMatchObject({ reason: undefined });
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
    const refused = clients.connect({ extraHeaders: credentialsOf(by) });
    await nextEvent(refused, 'connect_error');
    expect(refused.events).toEqual([]);
    const { status, body, socket } = await upgrade(api.origin, { headers: credentialsOf(by) });
    expect([status, socket]).toEqual([401, null]);
    expect(JSON.parse(body).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED', reason: 'MFA_REQUIRED' } },
    ]);
    const file = await fetch(`${api.origin}/counts/download`, {
      headers: { authorization: `Bearer ${by.token}`, 'customer-id': String(strict) },
    });
    expect(file.status).toBe(401);
    expect(JSON.stringify(await file.json())).toContain('MFA_REQUIRED');
    expect((await api.gql('mutation { signOut }', by)).data).toEqual({ signOut: true });
    expect(problem(await meOf(by.token, strict))).toMatchObject({ code: 'UNAUTHENTICATED', reason: undefined });
    clients.close();
  });

  test('AUTH.9 AUTH-085 a socket that is open when the factor is required is closed, and told so when it comes back', async () => {
    const customerId = await api.newCustomer();
    const maya = await api.newPerson(customerId);
    const given = await setUpApp(api, await api.newPerson(customerId));
    const clients = createLiveClients(api);
    const [lacking, having] = [await clients.signedIn(maya), await clients.signedIn(given)];
    const closed = nextEvent(lacking, 'disconnect');
    await api.db('customers').where({ id: customerId }).update({ is_mfa_enabled: true });
    await closed;
    // no word of a session that has ended, which would show the dialog of that
    expect(lacking.of('session-expired')).toEqual([]);
    expect(having.socket.connected).toBe(true);
    const { status, body } = await upgrade(api.origin, { headers: credentialsOf(maya) });
    expect([status, JSON.parse(body).errors[0].extensions.reason]).toEqual([401, 'MFA_REQUIRED']);
    clients.close();
  });

  test('removing the last factor closes it at once, in all sessions', async () => {
    const maya = await api.newPerson(strict);
    const ready = await setUpApp(api, { ...maya, token: (await signIn(maya.email)).token ?? '' });
    const second = tokenOf(await give((await signIn(maya.email)).resolver, codeOf(ready)));
    expect((await meOf(second, strict)).errors).toBeUndefined();
    const { me } = await api.read<{ me: { factors: Array<{ id: string }> } }>('{ me { factors { id } } }', ready);
    const remove = 'mutation ($id: ID!, $password: String) { removeFactor(id: $id, password: $password) }';
    expect(await api.read(remove, ready, { id: me.factors[0]?.id, password })).toEqual({ removeFactor: true });
    for (const token of [ready.token, second])
      expect(problem(await meOf(token, strict))).toMatchObject({ reason: 'MFA_REQUIRED' });
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
