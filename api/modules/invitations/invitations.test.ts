import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitesPerHour } from '../../../domain/constants.ts';
import { storeRole } from '../../../tests/support/store-role.ts';
import { password, startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: '127.0.0.1' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  customerId = await api.newCustomer();
  admin = await api.newPerson(customerId);
  // calls that open links are counted by the minute
  api.advance(61_000);
});

const badLink =
  'Sorry, it looks like your access link expired or is invalid. Please reach out to your Virtual Facility Admin to request a new invitation email!';
const fields =
  'id displayName firstName lastName status authRole role company isSuper avatarUrl lastSignInTime email { address isVerified isSubscribed }';
const newEmail = () => `${randomUUID()}@example.com`;

type Invited = { id: string; displayName: string; status: string } & Record<string, unknown>;
async function call<T>(query: string, by: { token?: string; customerId?: number }, variables: object) {
  const { data, errors } = await api.gql<Record<string, T>>(query, by, { ...variables });
  const [error] = errors ?? [];
  return {
    value: data && (Object.values(data)[0] as T),
    error: error ? `${error.extensions.code}: ${error.message}` : null,
  };
}
const invite = (by: TestPerson, input: object = {}) =>
  call<Invited>(`mutation ($input: CreateUserInput!) { createUser(input: $input) { ${fields} } }`, by, {
    input: { firstName: 'Ada', lastName: 'Okafor', email: newEmail(), role: 'STANDARD', ...input },
  });
const change = (by: TestPerson, mutation: 'resendInviteUser' | 'voidInviteUser', userId?: string) =>
  call<Invited>(`mutation ($id: ID!) { ${mutation}(userId: $id) { ${fields} } }`, by, { id: userId });
type Link = { token: string; customerId: string };
const look = (link: Link, operation: 'query' | 'mutation' = 'query') =>
  call<{ displayName: string; email: string; hasPassword: boolean }>(
    `${operation} ($token: String!, $customerId: ID!) { ${operation === 'query' ? 'validateToken' : 'validateActivationToken'}(token: $token, customerId: $customerId) { displayName email customerName hasPassword isSso } }`,
    {},
    link,
  );
const activate = (link: Link, secret = password) =>
  call<boolean>(
    'mutation ($token: String!, $customerId: ID!, $p: String!) { activateUser(token: $token, customerId: $customerId, password: $p) }',
    {},
    { ...link, p: secret },
  );

/** Returns the links mailed to an address, newest last. */
async function linksOf(email: string): Promise<Link[]> {
  const rows = await api.db('mails').where({ recipient: email }).orderBy('created_at');
  return rows.flatMap(({ body }) => {
    const { path } = (body as Array<{ path?: string }>).find((part) => part.path) as { path: string };
    const { pathname, searchParams } = new URL(path, 'http://console.example');
    expect(pathname).toBe('/register');
    return { token: searchParams.get('token') ?? '', customerId: searchParams.get('cid') ?? '' };
  });
}
async function invited(input: object = {}, by = admin): Promise<{ id: string; email: string; link: Link }> {
  const email = newEmail();
  const { value, error } = await invite(by, { email, ...input });
  const link = (await linksOf(email)).at(-1);
  if (!value || !link) throw new Error(error ?? 'no mail');
  return { id: value.id, email, link };
}

describe('an invitation', () => {
  test('USR-009 makes a pending person with the role, title and company, and mails them a link', async () => {
    const company = await call<{ id: string }>('mutation { createCompany(name: "Acme  Air") { id name } }', admin, {});
    expect(company.value).toEqual({ id: expect.any(String), name: 'Acme Air' });
    const email = newEmail();
    const input = {
      email: email.toUpperCase(),
      title: 'Engineer',
      companyId: company.value?.id,
      phone: '415 555 2671',
    };
    const { value, error } = await invite(admin, input);
    expect(error).toBeNull();
    expect(value).toMatchObject({
      ...{ displayName: 'Ada Okafor', firstName: 'Ada', status: 'pending', authRole: 'STANDARD', role: 'Engineer' },
      ...{ company: 'Acme Air', email: { address: email, isVerified: false } },
    });
    const [link] = await linksOf(email);
    expect((await look(link as Link)).value).toMatchObject({ displayName: 'Ada Okafor', email, hasPassword: false });
    const stored = await api.db('memberships').where({ user_id: value?.id }).first('invited_phone as phone');
    expect(stored).toEqual({ phone: '+14155552671' });
    const audit = await api.db('audit_log').where({ customer_id: customerId, action: 'createUser' }).first();
    expect(audit).toMatchObject({ user_id: admin.id, subject_kind: 'membership', subject_id: value?.id });
  });

  test('USR-068 USR-069 of an address that belongs to the customer is refused in words of their own', async () => {
    const exists = 'CONFLICT: Email already exists';
    const { email, id } = await invited();
    for (const known of [email, admin.email]) expect((await invite(admin, { email: known })).error).toBe(exists);
    await api.db('memberships').where({ user_id: id }).update({ status: 'disabled' });
    const registered = 'CONFLICT: This user is already registered. Please contact support.';
    expect((await invite(admin, { email })).error).toBe(registered);
    await api.db('memberships').where({ user_id: id }).update({ status: 'none' });
    expect((await invite(admin, { email })).value).toMatchObject({ id, status: 'pending' });
  });

  test('two of one address at once: one wins, the other hears that it exists', async () => {
    const email = newEmail();
    const both = await Promise.all([invite(admin, { email }), invite(admin, { email })]);
    expect(both.map(({ error }) => error).sort()).toEqual(['CONFLICT: Email already exists', null]);
    expect(await linksOf(email)).toHaveLength(1);
  });

  test('of somebody who is elsewhere, even a super user, looks like any other', async () => {
    const elsewhere = await api.newPerson(await api.newCustomer(), 'STANDARD');
    const support = await api.newPerson(customerId, 'SUPER');
    const plain = async (email: string) => {
      const { value } = await invite(admin, { email });
      return JSON.stringify(value)
        .replace(value?.id ?? '', '<id>')
        .replace(email, '<email>');
    };
    const of = await plain(newEmail());
    expect(of).toContain('Ada Okafor');
    for (const { email } of [elsewhere, support]) expect(await plain(email)).toBe(of);
  });

  test('gives no role beyond what the inviting person may give; custom ones are for those who give roles', async () => {
    const manager = await api.newPerson(customerId, 'MANAGER');
    const customRoleId = await storeRole(api.db, customerId, { alarms: ['VIEW'] });
    const roles = 'FORBIDDEN: Your role cannot invite people with this role';
    expect((await invite(manager, { role: 'ADMIN' })).error).toBe(roles);
    expect((await invite(manager, { role: 'CUSTOM', customRoleId })).error).toBe(roles);
    for (const role of ['MANAGER', 'STANDARD', 'VENDOR', 'OCCUPANT', 'NONE'])
      expect((await invite(manager, { role })).error).toBeNull();
    expect((await invite(admin, { role: 'CUSTOM', customRoleId })).error).toBeNull();
    expect((await invite(admin, { role: 'CUSTOM' })).error).toMatch(/^INVALID: A custom role has an id/);
    const clerk = await api.newPerson(customerId, { users: ['VIEW', 'CREATE'], roles: ['VIEW', 'EDIT'] });
    expect((await invite(clerk, { role: 'STANDARD' })).error).toMatch(/^FORBIDDEN: You can give/);
    const standard = await api.newPerson(customerId, 'STANDARD');
    expect((await invite(standard)).error).toMatch(/^FORBIDDEN/);
    const { id } = await invited({ role: 'ADMIN' });
    for (const mutation of ['resendInviteUser', 'voidInviteUser'] as const)
      expect((await change(manager, mutation, id)).error).toBe(roles);
  });

  test('USR-063 what is wrong with the input is said, and the rest is not', async () => {
    for (const [input, error] of [
      [{ firstName: ' ' }, /^INVALID: First name is required/],
      [{ email: 'nobody' }, /^INVALID: Email must be a valid email address/],
      [{ phone: '12' }, /^INVALID: Phone must be a valid phone number/],
      [{ companyId: randomUUID() }, /^NOT_FOUND: Company not found/],
      [{ role: 'CUSTOM', customRoleId: randomUUID() }, /^NOT_FOUND: Role not found/],
    ] as const)
      expect((await invite(admin, input)).error).toMatch(error);
  });

  test('a customer sends so many an hour and no more', async () => {
    const { id } = await invited();
    const created_at = api.clock.now();
    const old = { customer_id: customerId, user_id: id, created_at, expires_at: created_at, voided_at: created_at };
    const rows = Array.from({ length: invitesPerHour - 1 }, () => ({ ...old, token_hash: Buffer.from(randomUUID()) }));
    await api.db('invitations').insert(rows);
    const limit = /^LIMIT: Limit reached: at most 100 invitations an hour/;
    expect((await invite(admin)).error).toMatch(limit);
    expect((await change(admin, 'resendInviteUser', id)).error).toMatch(limit);
    api.advance(3_601_000);
    expect((await invite(admin)).error).toBeNull();
  });

  test('USR-013 is sent again, which voids the link before, and is withdrawn', async () => {
    const { id, email, link } = await invited();
    expect((await change(admin, 'resendInviteUser', id)).value).toMatchObject({ id, status: 'pending' });
    const [, newer] = await linksOf(email);
    expect((await look(link)).error).toBe(`INVALID: ${badLink}`);
    expect((await look(newer as Link)).error).toBeNull();
    expect((await change(admin, 'voidInviteUser', id)).value).toMatchObject({
      displayName: 'Ada Okafor',
      status: 'none',
    });
    expect((await activate(newer as Link)).error).toBe(`INVALID: ${badLink}`);
    for (const mutation of ['resendInviteUser', 'voidInviteUser'] as const) {
      expect((await change(admin, mutation, id)).error).toBe('CONFLICT: This person has no open invitation');
      expect((await change(admin, mutation, randomUUID())).error).toBe('NOT_FOUND: Person not found');
    }
    expect((await invite(admin, { email })).value).toMatchObject({ id, status: 'pending' });
  });
});

describe('accepting', () => {
  test('AUTH-017 AUTH-004 AUTH-018 a new person sets a password, once, and signs in under the name of the invitation', async () => {
    const { id, email, link } = await invited();
    for (const operation of ['query', 'mutation'] as const)
      expect((await look(link, operation)).value).toMatchObject({ displayName: 'Ada Okafor', email });
    expect((await activate(link, 'weak')).error).toMatch(/^INVALID: Your new password does not meet/);
    const both = await Promise.all([activate(link), activate(link)]);
    expect(both.map(({ error }) => error).sort()).toEqual([`INVALID: ${badLink}`, null]);
    const { answer } = await api.signIn(email);
    const { me } = await api.read<{ me: object }>(`{ me { authRole user { ${fields} } } }`, {
      ...admin,
      token: answer?.token ?? '',
    });
    expect(me).toMatchObject({
      authRole: 'STANDARD',
      user: { displayName: 'Ada Okafor', status: 'active', email: { isVerified: true } },
    });
    const audit = await api.db('audit_log').where({ customer_id: customerId, action: 'activateUser' });
    expect(audit).toMatchObject([{ user_id: id }]);
  });

  test('somebody who has a password confirms it, and stays who they are', async () => {
    const other = await api.newPerson(await api.newCustomer(), 'STANDARD');
    expect((await invite(admin, { email: other.email })).error).toBeNull();
    const link = (await linksOf(other.email))[0] as Link;
    expect((await look(link)).value).toMatchObject({ displayName: 'Ada Okafor', hasPassword: true });
    expect((await activate(link, 'Another-horse-8')).error).toBe('UNAUTHENTICATED: Incorrect username or password');
    expect((await activate(link)).value).toBe(true);
    const { me } = await api.read<{ me: object }>(`{ me { user { displayName } customers { id } } }`, other);
    expect(me).toMatchObject({ user: { displayName: `Person ${other.email.slice(0, 4)}` } });
    expect((me as { customers: unknown[] }).customers).toHaveLength(2);
  });

  test('AUTH-128 a link that is over, of another customer or nobody’s reads the same', async () => {
    const { link } = await invited();
    const wrong = [
      { ...link, customerId: String(customerId + 1) },
      { ...link, token: `${link.token}x` },
      { token: '', customerId: '' },
    ];
    for (const each of wrong) {
      expect((await look(each)).error).toBe(`INVALID: ${badLink}`);
      expect((await activate(each)).error).toBe(`INVALID: ${badLink}`);
    }
    api.advance(7 * 86_400_000 - 120_000);
    expect((await look(link)).error).toBeNull();
    api.advance(121_000);
    expect((await look(link)).error).toBe(`INVALID: ${badLink}`);
    expect((await activate(link)).error).toBe(`INVALID: ${badLink}`);
  });

  test('an address that opens links without end is refused', async () => {
    const errors = [];
    for (let i = 0; i < 42; i += 1) errors.push((await look({ token: 'x', customerId: '1' })).error);
    expect(errors).toContain('LIMIT: Too many attempts. Please wait a minute.');
  });
});

test('ADM-003 ADM-008 companies are listed by name with their number; a name is there once', async () => {
  const add = (name: string) =>
    call<{ name: string }>('mutation ($name: String!) { createCompany(name: $name) { name } }', admin, { name });
  for (const name of ['Northwind', 'Acme', 'Acme 100%']) expect((await add(name)).error).toBeNull();
  expect((await add('ACME')).error).toBe('CONFLICT: Company "ACME" already exists.');
  expect((await add(' ')).error).toMatch(/^INVALID: Company name is required/);
  const list = async (args: string) =>
    (await call<object>(`{ companiesAndCount${args} { count companies { name } } }`, admin, {})).value;
  expect(await list('')).toEqual({
    count: 3,
    companies: [{ name: 'Acme' }, { name: 'Acme 100%' }, { name: 'Northwind' }],
  });
  expect(await list('(where: { nameLike: "0%" })')).toEqual({ count: 1, companies: [{ name: 'Acme 100%' }] });
  expect(await list('(limit: 1, offset: 2)')).toEqual({ count: 3, companies: [{ name: 'Northwind' }] });
});
