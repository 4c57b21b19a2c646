import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: '127.0.0.1' });
  customerId = await api.newCustomer();
});
afterAll(() => api.stop());

const better = 'Better-horse-8';
const badLink =
  'Sorry, it looks like your change password link expired or is invalid. Please reset your password again';

const ask = (email: string) =>
  api.gql('mutation ($email: String!) { sendResetPassword(email: $email) }', {}, { email });
/** Returns the links in mails to an address, newest last; the run's worker has no mail server, so mails are stored. */
async function linksOf(email: string) {
  const rows = await api.db('mails').where({ recipient: email }).orderBy('created_at');
  return rows.flatMap(({ body }) => {
    const { path } = (body as Array<{ path?: string }>).find((part) => part.path) as { path: string };
    const { pathname, searchParams } = new URL(path, 'http://console.example');
    if (pathname !== '/change_password') return [];
    return { pathname, token: searchParams.get('token') ?? '', customerId: searchParams.get('cid') ?? '' };
  });
}
const changeMails = async (recipient: string): Promise<number> =>
  (await api.db('mails').where({ recipient, subject: 'Your password was changed' })).length;
async function newLink(email: string) {
  await ask(email);
  const link = (await linksOf(email)).at(-1);
  if (!link) throw new Error('no mail was written');
  return link;
}
const reset = async (
  link: { token: string; customerId: string },
  to = better,
  mutation: 'resetPassword' | 'resetPasswordByApi' = 'resetPasswordByApi',
) => {
  const { data, errors } = await api.gql<Record<string, boolean>>(
    `mutation ($p: String!, $t: String!, $c: ID!) { ${mutation}(password: $p, token: $t, customerId: $c) }`,
    {},
    { p: to, t: link.token, c: link.customerId },
  );
  return errors?.[0] ?? data?.[mutation];
};
const change = async (by: TestPerson, oldPassword: string, newPassword: string) => {
  const { data, errors } = await api.gql<Record<string, boolean>>(
    'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) }',
    by,
    { old: oldPassword, new: newPassword },
  );
  return errors?.[0] ?? data?.changePassword;
};
const isSignedIn = async (by: { token?: string }) => (await api.gql('{ me { isSuper } }', by)).data !== null;

describe('asking for a link', () => {
  test('AUTH-012 is answered alike for everybody, and sends a link to whoever has a password here', async () => {
    const { id, email } = await api.newPerson(customerId);
    const yes = { data: { sendResetPassword: true } };
    expect(await ask(` ${email.toUpperCase()}`)).toEqual(yes);
    expect(await ask(`nobody-${email}`)).toEqual(yes);
    expect(await linksOf(email)).toEqual([
      { pathname: '/change_password', token: expect.stringMatching(/^[\w-]{43}$/), customerId: String(customerId) },
    ]);
    expect(await linksOf(`nobody-${email}`)).toEqual([]);

    const signedOn = await api.newPerson(customerId);
    await api.db('users').where({ id: signedOn.id }).update({ password_hash: null });
    expect(await ask(signedOn.email)).toEqual(yes);
    expect(await linksOf(signedOn.email)).toEqual([]);
    const { rows } = await api.db.raw('select count(*) from password_resets where user_id in (?, ?)', [
      id,
      signedOn.id,
    ]);
    expect(rows[0].count).toBe(1);
  });

  test('writes a row for an address that nobody has, and answers no sooner than the longest work is done', async () => {
    const { email } = await api.newPerson(customerId);
    // no other test's rows are of this time
    api.advance(120_000);
    const since = api.clock.now();
    for (const address of [email, `nobody-${email}`]) {
      const begin = performance.now();
      await ask(address);
      // a timer may be early by a fraction of a millisecond
      expect(performance.now() - begin, address).toBeGreaterThan(299);
    }
    const { rows } = await api.db.raw(
      `select count(*) filter (where user_id is null) as nobody, count(*) filter (where user_id is not null) as somebody
       from password_resets where created_at between ? and ?`,
      [since, api.clock.now()],
    );
    expect(rows).toEqual([{ nobody: 1, somebody: 1 }]);
  });

  test('mails a person three links an hour at most, and says nothing of it', async () => {
    const { email } = await api.newPerson(customerId);
    for (let i = 0; i < 5; i += 1) expect((await ask(email)).data).toEqual({ sendResetPassword: true });
    expect(await linksOf(email)).toHaveLength(3);
    api.advance(3_601_000);
    await ask(email);
    expect(await linksOf(email)).toHaveLength(4);
  });

  test('is refused for what is no e-mail, and to an address that asks without end', async () => {
    api.advance(120_000);
    expect((await ask('not an e-mail')).errors).toMatchObject([
      { message: 'Email must be a valid email address', extensions: { code: 'INVALID', fields: [{ path: 'email' }] } },
    ]);
    const codeOfNext = async () => (await ask('nobody@example.com')).errors?.[0]?.extensions.code ?? null;
    let [taken, code] = [0, await codeOfNext()];
    // a new minute may begin meanwhile
    while (code === null && taken < 40) {
      taken += 1;
      code = await codeOfNext();
    }
    expect(code).toBe('LIMIT');
    expect(taken).toBeGreaterThanOrEqual(19);
    api.advance(60_000);
  });
});

describe('a link', () => {
  test('AUTH-014 AUTH-013 sets the password once, and ends the sessions and the links beside it', async () => {
    const person = await api.newPerson(customerId);
    const [one, two] = [await newLink(person.email), await newLink(person.email)];
    expect(await changeMails(person.email)).toBe(0);
    expect(await reset(one)).toBe(true);
    expect(await changeMails(person.email)).toBe(1);
    expect(await isSignedIn(person)).toBe(false);
    expect((await api.signIn(person.email)).error).not.toBeNull();
    expect((await api.signIn(person.email, better)).answer?.token).toBeTruthy();
    for (const link of [one, two]) expect(await reset(link, 'Other-horse-9')).toMatchObject({ message: badLink });
    expect(await reset(await newLink(person.email), 'Other-horse-9', 'resetPassword')).toBe(true);
    expect((await api.signIn(person.email, 'Other-horse-9')).answer?.token).toBeTruthy();
  });

  test('is good for an hour, with its own customer, and in one hand', async () => {
    const { email } = await api.newPerson(customerId);
    const link = await newLink(email);
    for (const wrong of [
      { ...link, customerId: String(customerId + 1) },
      { ...link, token: `${link.token.slice(0, -1)}_` },
      { ...link, token: '' },
    ])
      expect(await reset(wrong)).toMatchObject({ message: badLink, extensions: { code: 'INVALID' } });
    const answers = await Promise.all(['First-horse-1', 'Second-horse-2'].map((to) => reset(link, to)));
    expect(answers.filter((answer) => answer === true)).toHaveLength(1);
    const late = await newLink(email);
    api.advance(3_601_000);
    expect(await reset(late)).toMatchObject({ message: badLink });
  });

  test('is one of two that are used at once: the other one ends with it', async () => {
    const { email } = await api.newPerson(customerId);
    for (let round = 0; round < 3; round += 1) {
      const links = [await newLink(email), await newLink(email)];
      const answers = await Promise.all(links.map((link, n) => reset(link, `Another-horse-${round}${n}`)));
      expect(answers.filter((answer) => answer === true)).toHaveLength(1);
      expect(answers.find((answer) => answer !== true)).toMatchObject({ message: badLink });
      api.advance(3_601_000);
    }
  });

  test('outlives a password that breaks the rules', async () => {
    const { email } = await api.newPerson(customerId);
    const link = await newLink(email);
    for (const weak of ['', 'Short-7', 'correct-horse-7', 'CORRECT-HORSE-7', 'Correct-horse', 'Correcthorse7'])
      expect(await reset(link, weak)).toMatchObject({
        extensions: { code: 'INVALID', fields: [{ path: 'password' }] },
      });
    expect(await reset(link)).toBe(true);
  });

  test('outlives a password that many people have, or that has the person’s name in it', async () => {
    const { id, email } = await api.newPerson(customerId);
    await api.db('users').where({ id }).update({ display_name: 'Maya Okafor' });
    const link = await newLink(email);
    const guessable = { path: 'password', message: expect.stringContaining('too easy to guess') };
    for (const common of ['Password1!', 'P@ssw0rd123!', 'Summer2026!', 'Maya-okafor7'])
      expect(await reset(link, common)).toMatchObject({ extensions: { code: 'INVALID', fields: [guessable] } });
    expect(await reset(link)).toBe(true);
  });

  test('stands nowhere but in the mail', async () => {
    const { id, email } = await api.newPerson(customerId);
    const { token } = await newLink(email);
    const { rows } = await api.db.raw('select token_hash from password_resets where user_id = ?', [id]);
    expect(rows).toHaveLength(1);
    expect(rows[0].token_hash.toString('latin1')).not.toContain(token);
  });
});

describe('changing the own password', () => {
  test('AUTH-015 AUTH-114 needs the old one, and ends all sessions', async () => {
    const person = await api.newPerson(customerId);
    const { answer } = await api.signIn(person.email);
    expect(await change(person, 'Wrong-horse-9', better)).toMatchObject({
      message: 'Your old password is incorrect',
      extensions: { code: 'INVALID', fields: [{ path: 'oldPassword' }] },
    });
    expect(await change(person, password, 'weak')).toMatchObject({
      extensions: { code: 'INVALID', fields: [{ path: 'newPassword' }] },
    });
    expect(await change(person, password, 'Password1!')).toMatchObject({
      extensions: { code: 'INVALID', fields: [{ path: 'newPassword' }] },
    });
    expect(await isSignedIn(person)).toBe(true);
    expect(await changeMails(person.email)).toBe(0);
    expect(await change(person, password, better)).toBe(true);
    expect(await changeMails(person.email)).toBe(1);
    for (const token of [person.token, answer?.token ?? '']) expect(await isSignedIn({ token })).toBe(false);
    expect((await api.signIn(person.email, better)).answer?.token).toBeTruthy();
  });

  test('AUTH-113 does not go without the old one', async () => {
    const person = await api.newPerson(customerId);
    expect(await change(person, '', better)).toMatchObject({
      extensions: { code: 'INVALID', fields: [{ path: 'oldPassword' }] },
    });
  });

  test('is slowed down like signing in, for whoever has found an open browser', async () => {
    const person = await api.newPerson(customerId);
    for (let i = 0; i < 10; i += 1) await change(person, 'Wrong-horse-9', better);
    expect(await change(person, password, better)).toMatchObject({ message: 'Your old password is incorrect' });
    api.advance(5_000);
    expect(await change(person, password, better)).toBe(true);
  });
});
