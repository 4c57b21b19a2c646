import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inviteLinkDays, invitesPerHour } from '../../../domain/constants.ts';
import { password, startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: '127.0.0.1' });
  customerId = await api.newCustomer();
  admin = await api.newPerson(customerId);
});
afterAll(() => api.stop());
// calls of an address are counted by the minute
beforeEach(() => api.advance(61_000));

const day = 86_400_000;
const badLink =
  'Sorry, it looks like your access link expired or is invalid. Please reach out to your Annunciator Admin to request a new invitation email!';
const newEmail = (): string => `${randomUUID()}@example.com`;

interface Invited {
  id: string;
  displayName: string;
  firstName: string;
  lastName: string;
  status: string;
  authRole: string;
  customRoleId: string | null;
  role: string | null;
  company: string | null;
  avatarUrl: string | null;
  isSuper: boolean;
  lastSignInTime: string | null;
  email: { address: string; isVerified: boolean; isSubscribed: boolean };
}
const fields = `id displayName firstName lastName status authRole customRoleId role company avatarUrl isSuper
  lastSignInTime email { address isVerified isSubscribed }`;

async function invite(by: TestPerson, email: string, more: Record<string, unknown> = {}) {
  const input = { firstName: 'Ines', lastName: 'Moreau', email, role: 'STANDARD', ...more };
  const { data, errors } = await api.gql<{ createUser: Invited }>(
    `mutation ($input: CreateUserInput!) { createUser(input: $input) { ${fields} } }`,
    by,
    { input },
  );
  return { user: data?.createUser as Invited, error: errors?.[0] };
}
async function change(by: TestPerson, name: 'resendInviteUser' | 'voidInviteUser', userId: string) {
  const { data, errors } = await api.gql<Record<string, Invited>>(
    `mutation ($id: ID!) { ${name}(userId: $id) { ${fields} } }`,
    by,
    { id: userId },
  );
  return { user: data?.[name] as Invited, error: errors?.[0] };
}
interface Link {
  token: string;
  customerId: string;
}
/** Returns the links mailed to an address, newest last. */
async function linksOf(email: string): Promise<Link[]> {
  const rows = await api.db('mails').where({ recipient: email }).orderBy('created_at');
  return rows.map(({ body }) => {
    const { path } = (body as Array<{ path?: string }>).find((part) => part.path) as { path: string };
    const { pathname, searchParams } = new URL(path, 'http://console.example');
    expect(pathname).toBe('/register');
    return { token: searchParams.get('token') ?? '', customerId: searchParams.get('cid') ?? '' };
  });
}
const newestLink = async (email: string) => (await linksOf(email)).at(-1) as Link;
async function newLink(email = newEmail(), more: Record<string, unknown> = {}) {
  const { user, error } = await invite(admin, email, more);
  if (error) throw new Error(error.message);
  return { email, id: user.id, link: await newestLink(email) };
}
async function validate(link: Link, operation = 'mutation { validateActivationToken') {
  const [kind, name] = operation.split(' { ') as [string, string];
  const { data, errors } = await api.gql<Record<string, unknown>>(
    `${kind} ($t: String!, $c: ID!) { ${name}(token: $t, customerId: $c) { displayName email customerName hasPassword isSso } }`,
    {},
    { t: link.token, c: link.customerId },
  );
  return errors?.[0]?.message ?? data?.[name];
}
async function activate(link: Link, secret = password) {
  const { data, errors } = await api.gql<{ activateUser: boolean }>(
    'mutation ($c: ID!, $p: String!, $t: String!) { activateUser(customerId: $c, password: $p, token: $t) }',
    {},
    { c: link.customerId, p: secret, t: link.token },
  );
  return errors?.[0]?.message ?? data?.activateUser;
}
const member = (userId: string, of = customerId) =>
  api.db('memberships').where({ customer_id: of, user_id: userId }).first();

describe('inviting', () => {
  test('USR-009 makes a pending member with name, role, company, phone and title, and mails a link', async () => {
    const { createCompany } = await api.read<{ createCompany: { id: string } }>(
      'mutation { createCompany(name: "Plant Services") { id } }',
      admin,
    );
    const email = newEmail();
    const more = { companyId: createCompany.id, phone: '(415) 555-2671', title: 'Technician' };
    const { user } = await invite(admin, ` ${email.toUpperCase()} `, more);
    expect(user).toEqual({
      id: expect.any(String),
      displayName: 'Ines Moreau',
      firstName: 'Ines',
      lastName: 'Moreau',
      status: 'pending',
      authRole: 'STANDARD',
      customRoleId: null,
      role: 'Technician',
      company: 'Plant Services',
      avatarUrl: null,
      isSuper: false,
      lastSignInTime: null,
      email: { address: email, isVerified: false, isSubscribed: true },
    });
    expect((await member(user.id)).invited_phone).toBe('+14155552671');
    expect(await linksOf(email)).toHaveLength(1);
    const stored = await api.db('users').where({ id: user.id }).first();
    expect(stored).toMatchObject({ password_hash: null, is_super: false, is_email_verified: false });
    const audit = await api.db('audit_log').where({ customer_id: customerId, action: 'createUser' }).orderBy('id');
    expect(audit.at(-1)).toMatchObject({ user_id: admin.id, subject_id: user.id });
  });

  test('USR-068 of somebody who is active or pending here is refused with "Email already exists"', async () => {
    const { email } = await newLink();
    expect((await invite(admin, email)).error).toMatchObject({
      message: 'Email already exists',
      extensions: { code: 'CONFLICT' },
    });
    expect((await invite(admin, admin.email)).error?.message).toBe('Email already exists');
    expect(await linksOf(email)).toHaveLength(1);
  });

  test('USR-069 of somebody who is disabled here advises contact with support', async () => {
    const person = await api.newPerson(customerId);
    await api.db('memberships').where({ user_id: person.id }).update({ status: 'disabled' });
    const message = 'This user is already registered. Please contact support.';
    expect((await invite(admin, person.email)).error?.message).toBe(message);
  });

  test('of one address twice at once makes one invitation', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3, 4].map(() => invite(admin, email)));
    expect(answers.filter(({ error }) => !error)).toHaveLength(1);
    for (const { error } of answers) if (error) expect(error.message).toBe('Email already exists');
    expect(await linksOf(email)).toHaveLength(1);
  });

  test('of somebody from elsewhere, of a super user too, looks like that of a stranger, who stays as they are', async () => {
    const elsewhere = await api.newPerson(await api.newCustomer());
    const provider = await api.newPerson(customerId, 'SUPER');
    for (const { id, email } of [elsewhere, provider]) {
      const before = await api.db('users').where({ id }).first();
      const { user } = await invite(admin, email);
      const stranger = await invite(admin, newEmail());
      const anonymous = (one: Invited) => ({ ...one, id: '', email: { ...one.email, address: '' } });
      expect(anonymous(user)).toEqual(anonymous(stranger.user));
      expect(await api.db('users').where({ id }).first()).toEqual(before);
    }
  });

  test('needs the right to create users, and gives no role that one may not give', async () => {
    const manager = await api.newPerson(customerId, 'MANAGER');
    expect((await invite(manager, newEmail())).user.status).toBe('pending');
    const { createRole } = await api.read<{ createRole: { customRoleId: string } }>(
      `mutation { createRole(input: { name: "Night", permissions: [{ area: "alarms", actions: [VIEW] }] }) { customRoleId } }`,
      admin,
    );
    const custom = { role: 'CUSTOM', customRoleId: createRole.customRoleId };
    expect((await invite(admin, newEmail(), custom)).user).toMatchObject(custom && { authRole: 'CUSTOM' });
    for (const more of [{ role: 'ADMIN' }, custom])
      expect((await invite(manager, newEmail(), more)).error?.extensions.code).toBe('FORBIDDEN');
    const standard = await api.newPerson(customerId);
    await api.db('memberships').where({ user_id: standard.id }).update({ auth_role: 'STANDARD' });
    expect((await invite(standard, newEmail())).error?.extensions.code).toBe('FORBIDDEN');
    // the right to invite alone gives no role that holds more
    const inviter = await api.newPerson(customerId, { users: ['VIEW', 'CREATE'] });
    expect((await invite(inviter, newEmail())).error?.extensions.code).toBe('FORBIDDEN');
    expect((await invite(inviter, newEmail(), { role: 'NONE' })).error).toBeUndefined();
    const { email, id } = await newLink(newEmail(), { role: 'ADMIN' });
    expect((await change(manager, 'resendInviteUser', id)).error?.extensions.code).toBe('FORBIDDEN');
    expect((await change(manager, 'voidInviteUser', id)).error?.extensions.code).toBe('FORBIDDEN');
    expect(await linksOf(email)).toHaveLength(1);
  });

  test('refuses what is none: e-mails, phone numbers, names, other customers’ companies and roles', async () => {
    const other = await api.newPerson(await api.newCustomer());
    const { createCompany } = await api.read<{ createCompany: { id: string } }>(
      'mutation { createCompany(name: "Theirs") { id } }',
      other,
    );
    for (const [more, code] of [
      [{ email: 'nobody' }, 'INVALID'],
      [{ phone: 'call me' }, 'INVALID'],
      [{ firstName: ' ' }, 'INVALID'],
      [{ lastName: 'x'.repeat(101) }, 'INVALID'],
      [{ title: 'x'.repeat(201) }, 'INVALID'],
      [{ role: 'CUSTOM' }, 'INVALID'],
      [{ companyId: createCompany.id }, 'NOT_FOUND'],
      [{ role: 'CUSTOM', customRoleId: randomUUID() }, 'NOT_FOUND'],
    ] as const)
      expect((await invite(admin, newEmail(), more)).error?.extensions.code, JSON.stringify(more)).toBe(code);
  });

  test('is limited by customer and hour, and nobody is made above the limit', async () => {
    const busy = await api.newCustomer();
    const by = await api.newPerson(busy);
    const now = api.clock.now();
    const row = { customer_id: busy, user_id: by.id, created_at: now, expires_at: now, voided_at: now };
    await api
      .db('invitations')
      .insert(Array.from({ length: invitesPerHour }, () => ({ ...row, token_hash: Buffer.from(randomUUID()) })));
    const email = newEmail();
    expect((await invite(by, email)).error?.extensions.code).toBe('LIMIT');
    expect(await api.db('users').where({ email }).first()).toBeUndefined();
    api.advance(3_601_000);
    expect((await invite(by, email)).error).toBeUndefined();
  });
});

describe('an invitation', () => {
  test('USR-013 is sent again with another link, and the one before is void', async () => {
    const { email, id, link } = await newLink();
    expect((await change(admin, 'resendInviteUser', id)).user.status).toBe('pending');
    const newer = await newestLink(email);
    expect(newer.token).not.toBe(link.token);
    expect(await validate(link)).toBe(badLink);
    expect(await activate(link)).toBe(badLink);
    expect(await activate(newer)).toBe(true);
    expect((await change(admin, 'resendInviteUser', id)).error?.extensions.code).toBe('CONFLICT');
  });

  test('is withdrawn: its link is void, and the person can be invited again', async () => {
    const { email, id, link } = await newLink();
    expect((await change(admin, 'voidInviteUser', id)).user.status).toBe('none');
    expect(await validate(link)).toBe(badLink);
    expect(await activate(link)).toBe(badLink);
    const again = await invite(admin, email, { firstName: 'Inès', role: 'VENDOR' });
    expect(again.user).toMatchObject({ id, status: 'pending', displayName: 'Inès Moreau', authRole: 'VENDOR' });
    expect(await activate(await newestLink(email))).toBe(true);
  });

  test('belongs to its customer: those of others cannot be sent again or withdrawn', async () => {
    const { id } = await newLink();
    const other = await api.newPerson(await api.newCustomer());
    for (const name of ['resendInviteUser', 'voidInviteUser'] as const)
      expect((await change(other, name, id)).error?.extensions.code).toBe('NOT_FOUND');
  });

  test('AUTH-018 AUTH-004 names whom it invites', async () => {
    const { email, link } = await newLink();
    const invitee = {
      displayName: 'Ines Moreau',
      email,
      customerName: `Customer ${customerId}`,
      hasPassword: false,
      isSso: false,
    };
    expect(await validate(link)).toEqual(invitee);
    expect(await validate(link, 'query { validateToken')).toEqual(invitee);
  });

  test('AUTH-128 that is expired, used, unknown or of another customer reads the same', async () => {
    const { link } = await newLink();
    const other = await api.newCustomer();
    for (const wrong of [
      { ...link, customerId: String(other) },
      { ...link, token: 'x'.repeat(43) },
      { ...link, token: '' },
    ]) {
      expect(await validate(wrong)).toBe(badLink);
      expect(await activate(wrong)).toBe(badLink);
    }
    const used = await newLink();
    expect(await activate(used.link)).toBe(true);
    expect(await validate(used.link)).toBe(badLink);
    expect(await activate(used.link)).toBe(badLink);
    api.advance(inviteLinkDays * day);
    expect(await validate(link)).toBe(badLink);
    expect(await activate(link)).toBe(badLink);
  });
});

describe('accepting an invitation', () => {
  beforeAll(async () => {
    // sessions have aged
    admin = await api.newPerson(customerId);
  });

  test('AUTH-017 sets the password of a new person, verifies their e-mail and lets them in under the invited name', async () => {
    const { email, id, link } = await newLink();
    expect((await api.signIn(email)).answer).toBeNull();
    expect(await activate(link)).toBe(true);
    expect(await member(id)).toMatchObject({ status: 'active', invited_first_name: null, invited_last_name: null });
    expect(await api.db('users').where({ id }).first()).toMatchObject({
      display_name: 'Ines Moreau',
      first_name: 'Ines',
      last_name: 'Moreau',
      is_email_verified: true,
    });
    expect((await api.signIn(email)).answer?.user).toEqual({ id });
    const [row] = await api.db('audit_log').where({ customer_id: customerId, action: 'activateUser', user_id: id });
    expect(row).toMatchObject({ subject_id: id });
  });

  test('refuses a password against the rules, which leaves the link good', async () => {
    const { link } = await newLink();
    expect(await activate(link, 'weak')).toBe('Your new password does not meet the requirements');
    for (const guessable of ['Password1!', 'Moreau-2026'])
      expect(await activate(link, guessable)).toContain('too easy to guess');
    expect(await activate(link)).toBe(true);
  });

  test('asks somebody who has a password for that one, and changes neither it nor their name', async () => {
    const person = await api.newPerson(await api.newCustomer());
    const { link, id } = await newLink(person.email);
    const before = await api.db('users').where({ id }).first();
    expect(await validate(link)).toMatchObject({ displayName: 'Ines Moreau', hasPassword: true });
    expect(await activate(link, 'Another-horse-8')).toBe('Incorrect username or password');
    expect((await member(id)).status).toBe('pending');
    expect(await activate(link)).toBe(true);
    expect((await member(id)).status).toBe('active');
    expect(await api.db('users').where({ id }).first()).toEqual(before);
  });

  test('a wrong password counts as a failed sign-in, which makes the next try wait', async () => {
    const person = await api.newPerson(await api.newCustomer());
    const { link } = await newLink(person.email);
    for (let n = 0; n < 10; n += 1) await activate(link, 'Another-horse-8');
    // the right one waits as well
    expect(await activate(link)).toBe('Incorrect username or password');
  });

  test('twice at once is done once, with one of the passwords', async () => {
    const { email, link } = await newLink();
    const secrets = ['Correct-horse-1', 'Correct-horse-2', 'Correct-horse-3'];
    const answers = await Promise.all(secrets.map((secret) => activate(link, secret)));
    expect(answers.filter((answer) => answer === true)).toHaveLength(1);
    expect(answers.filter((answer) => answer === badLink)).toHaveLength(2);
    expect((await api.signIn(email, secrets[answers.indexOf(true)])).answer?.token).toBeTruthy();
  });

  test('of two customers asks for the password that was set for the first', async () => {
    const other = await api.newPerson(await api.newCustomer());
    const { email, link } = await newLink();
    await invite(other, email);
    const theirs = await newestLink(email);
    expect(await activate(link)).toBe(true);
    expect(await activate(theirs, 'Another-horse-8')).toBe('Incorrect username or password');
    expect(await activate(theirs)).toBe(true);
  });

  test('is counted by address, 20 a minute', async () => {
    const link = { token: 'x'.repeat(43), customerId: String(customerId) };
    const answers: unknown[] = [];
    for (let n = 0; n < 22; n += 1) answers.push(await validate(link));
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(badLink));
    expect(answers.at(-1)).not.toBe(badLink);
  });
});

describe('companies', () => {
  test('are listed by name, in part, and made once', async () => {
    const by = await api.newPerson(await api.newCustomer());
    const make = (name: string) =>
      api.gql('mutation ($n: String!) { createCompany(name: $n) { id name } }', by, { n: name });
    for (const name of ['Boiler Works', 'acme 100%', 'Zeta']) expect((await make(name)).errors).toBeUndefined();
    expect((await make('ACME 100%')).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const list = (where: string) =>
      api.read<{ companiesAndCount: { companies: Array<{ name: string }>; count: number } }>(
        `{ companiesAndCount(${where}) { companies { name } count } }`,
        by,
      );
    expect((await list('limit: 2')).companiesAndCount).toEqual({
      companies: [{ name: 'acme 100%' }, { name: 'Boiler Works' }],
      count: 3,
    });
    expect((await list('where: { nameLike: "0%" }')).companiesAndCount).toMatchObject({ count: 1 });
    const standard = await api.newPerson(by.customerId, 'STANDARD');
    const { errors } = await api.gql('mutation { createCompany(name: "Mine") { id } }', standard);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
