import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { continueSession } from '../../../tests/support/continue-session.ts';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';

const scene = customerScene();

interface User {
  id: string;
  displayName: string;
  firstName: string;
  lastName: string;
  role: string | null;
  company: string | null;
  phone: { number: string | null; isVerified: boolean; isSubscribed: boolean } | null;
  email: { isSubscribed: boolean; forwarding: { isEnabled: boolean; recipient: string; until: string } | null };
}
const fields = `id displayName firstName lastName role company phone { number isVerified isSubscribed }
  email { isSubscribed forwarding { isEnabled recipient until } } landingPageLens analyticsPage
  isPushNotificationEnabled`;
const update = (by: TestPerson, input: Record<string, unknown>) =>
  scene.api.gql<{ updateUser: User }>(
    `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ${fields} } }`,
    by,
    { input },
  );
const updated = async (by: TestPerson, input: Record<string, unknown>) => {
  const { data, errors } = await update(by, input);
  expect(errors).toBeUndefined();
  return data?.updateUser as User;
};
const codeOf = async (answer: ReturnType<typeof update>) => (await answer).errors?.[0]?.extensions.code;
const seen = (by: TestPerson, selection: string) =>
  scene.api
    .read<{ me: { user: Record<string, unknown> } }>(`{ me { user { ${selection} } } }`, by)
    .then(({ me }) => me.user);

test('USR-010 USR.17 a person changes their name, in any script, and their phone, in any spelling', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId, 'NONE');
  expect(await updated(maya, { firstName: '  Maya 🏔️ ', lastName: 'أحمد' })).toMatchObject({
    ...{ firstName: 'Maya 🏔️', lastName: 'أحمد', displayName: 'Maya 🏔️ أحمد' },
  });
  expect(await updated(maya, { lastName: '' })).toMatchObject({ displayName: 'Maya 🏔️' });
  expect(await codeOf(update(maya, { firstName: ' ' }))).toBe('INVALID');
  expect(await codeOf(update(maya, { firstName: 'x'.repeat(101) }))).toBe('INVALID');
  expect(await codeOf(update(maya, { firstName: 'Ma\u202eya' }))).toBe('INVALID');
  expect(await codeOf(update(maya, { firstName: 'Ma\nya' }))).toBe('INVALID');
  for (const [typed, number] of [
    ['(202) 555-0143', '+12025550143'],
    ['+44 20 7946 0958', '+442079460958'],
    ['', null],
  ] as const)
    expect((await updated(maya, { phone: typed })).phone).toMatchObject({ number, isVerified: false });
  for (const typed of ['12', 'call me', '2025550143 ext. 7', '9'.repeat(60)])
    expect(await codeOf(update(maya, { phone: typed })), typed).toBe('INVALID');
  expect(await updated(maya, {})).toMatchObject({ displayName: 'Maya 🏔️' });
});

test('USR-091 a number without a country code has the code 1, and another spelling of the same stays verified', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId, 'STANDARD');
  await updated(maya, { phone: '202.555.0143' });
  await api.db('users').where({ id: maya.id }).update({ is_phone_verified: true });
  expect((await updated(maya, { phone: '1 202 555 0143' })).phone).toMatchObject({
    ...{ number: '+12025550143', isVerified: true },
  });
  expect((await updated(maya, { phone: '202 555 0144' })).phone).toMatchObject({ isVerified: false });
});

test('what a person chooses of mails and devices is kept; a forwarding needs an address and an end to come', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId, 'STANDARD');
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const forwarding = { isEnabled: true, recipient: 'Desk@Example.com', until };
  expect(
    await updated(maya, { email: { isSubscribed: false, forwarding }, isPushNotificationEnabled: false }),
  ).toMatchObject({
    email: { isSubscribed: false, forwarding: { ...forwarding, recipient: 'desk@example.com' } },
    isPushNotificationEnabled: false,
  });
  for (const wrong of [
    { isEnabled: true },
    { isEnabled: true, recipient: 'nowhere' },
    { isEnabled: true, recipient: maya.email },
    { isEnabled: true, recipient: 'desk@example.com', until: '2020-01-01T00:00:00.000Z' },
  ])
    expect(await codeOf(update(maya, { email: { forwarding: wrong } }))).toBe('INVALID');
  expect(await updated(maya, { email: { forwarding: { isEnabled: false } } })).toMatchObject({
    email: { isSubscribed: false, forwarding: { isEnabled: false, recipient: null, until: null } },
  });
});

test('AUTH.10 a session that opens one customer alone changes neither the forwarding of mails nor the phone number', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId, 'STANDARD');
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const forwarding = { isEnabled: true, recipient: 'desk@example.com', until };
  await updated(maya, { phone: '2025550143', email: { forwarding } });
  const there = await continueSession(api, maya);
  for (const change of [
    { phone: '2025550144' },
    { phone: '' },
    { email: { forwarding: { ...forwarding, recipient: 'eve@example.com' } } },
    { email: { forwarding: { ...forwarding, until: null } } },
    { email: { forwarding: { isEnabled: false } } },
  ])
    expect((await update(there, change)).errors).toMatchObject([
      { message: 'This is changed where you signed in.', extensions: { code: 'FORBIDDEN' } },
    ]);
  // the form sends what stays the same, too
  expect(await updated(there, { firstName: 'Maya', phone: '202 555 0143', email: { forwarding } })).toMatchObject({
    ...{ firstName: 'Maya', phone: { number: '+12025550143' }, email: { forwarding } },
  });
  expect(await updated(maya, { phone: '' })).toMatchObject({ phone: { number: null } });
});

test('USR-010 USR.19 an Admin changes title and company of anybody, and name and phone of those of no other customer', async () => {
  const { api, customerId, ada } = scene;
  const maya = await api.newPerson(customerId, 'STANDARD');
  const companyId = randomUUID();
  const company = { id: companyId, name: 'Cooling & Co', name_key: 'cooling & co', created_at: new Date() };
  await api.db('companies').insert({ customer_id: customerId, ...company });
  expect(
    await updated(ada, { userId: maya.id, title: 'Engineer', companyId, firstName: 'Maya', phone: '2025550143' }),
  ).toMatchObject({
    role: 'Engineer',
    company: 'Cooling & Co',
    displayName: 'Maya',
    phone: { number: '+12025550143' },
  });

  const elsewhere = await api.newCustomer();
  const membership = { customer_id: elsewhere, user_id: maya.id, auth_role: 'STANDARD' };
  await api.db('memberships').insert({ ...membership, status: 'active' });
  const { errors } = await update(ada, { userId: maya.id, firstName: 'Mia' });
  expect(errors).toMatchObject([
    { message: expect.stringContaining('belongs to another customer too'), extensions: { code: 'FORBIDDEN' } },
  ]);
  expect(JSON.stringify(errors)).not.toContain(String(elsewhere));
  expect(await codeOf(update(ada, { userId: maya.id, phone: '' }))).toBe('FORBIDDEN');
  // what stays the same needs no right to change it
  expect(await updated(ada, { userId: maya.id, firstName: 'Maya', title: null, companyId: null })).toMatchObject({
    ...{ role: null, company: null },
  });
  await api.db('memberships').where({ customer_id: elsewhere, user_id: maya.id }).update({ status: 'none' });
  expect(await updated(ada, { userId: maya.id, firstName: 'Mia' })).toMatchObject({ displayName: 'Mia' });
});

test('USR-010 USR.20 of somebody who is only invited an Admin changes the invited name alone', async () => {
  const { api, customerId, ada } = scene;
  const elsewhere = await api.newCustomer();
  const noor = await api.newPerson(elsewhere, 'STANDARD');
  const of = { customer_id: customerId, user_id: noor.id };
  const invited = { invited_first_name: 'N', invited_last_name: 'B', status: 'pending', auth_role: 'STANDARD' };
  await api.db('memberships').insert({ ...of, ...invited });
  const before = await api.db('users').where({ id: noor.id }).first('display_name', 'first_name', 'phone_number');
  await updated(ada, { userId: noor.id, firstName: 'Noor', title: 'Plumber' });
  expect(await api.db('memberships').where(of).first()).toMatchObject({
    ...{ invited_first_name: 'Noor', invited_last_name: 'B', title: 'Plumber' },
  });
  const { errors } = await update(ada, { userId: noor.id, phone: '2025550143' });
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(JSON.stringify(errors)).not.toContain('another customer');
  expect(await api.db('users').where({ id: noor.id }).first('display_name', 'first_name', 'phone_number')).toEqual(
    before,
  );
});

test('USR.19 USR.20 what is offered of a person is what the server takes', async () => {
  const { api, customerId, ada } = scene;
  const elsewhere = await api.newCustomer();
  const [maya, both, ben] = [
    await api.newPerson(customerId, 'STANDARD'),
    await api.newPerson(customerId, 'STANDARD'),
    await api.newPerson(customerId, 'MANAGER'),
  ];
  await api.db('memberships').insert({ customer_id: elsewhere, user_id: both.id, auth_role: 'NONE', status: 'active' });
  const noor = await api.newPerson(elsewhere, 'STANDARD');
  const gone = await api.newPerson(customerId, 'STANDARD');
  const pending = { customer_id: customerId, user_id: noor.id, auth_role: 'STANDARD', status: 'pending' };
  await api.db('memberships').insert({ ...pending, invited_first_name: 'N' });
  await api.db('memberships').where({ customer_id: customerId, user_id: gone.id }).update({ status: 'none' });
  const offered = async (by: TestPerson, { id }: TestPerson) => {
    const { getUsers } = await api.read<{ getUsers: { users: Array<{ changeable: string[] }> } }>(
      `{ getUsers(where: { ids: ["${id}"] }, showPending: true, showDisabled: true, showVendors: true) {
           users { changeable } } }`,
      by,
    );
    return getUsers.users[0]?.changeable;
  };
  expect(await offered(ada, maya)).toEqual(['NAME', 'PHONE', 'MEMBERSHIP']);
  expect(await offered(ada, both)).toEqual(['MEMBERSHIP']);
  expect(await offered(ada, noor)).toEqual(['NAME', 'MEMBERSHIP']);
  expect(await offered(ada, gone)).toBeUndefined();
  expect(await offered(ben, maya)).toEqual([]);
  expect(await offered(ben, ben)).toEqual(['NAME', 'PHONE']);
  const inputs: Record<string, object> = {
    NAME: { firstName: 'Neu' },
    PHONE: { phone: '2025550143' },
    MEMBERSHIP: { title: 'Engineer' },
  };
  for (const [by, person] of [
    [ada, maya],
    [ada, both],
    [ada, noor],
    [ben, maya],
    [ben, ben],
  ] as const) {
    const parts = await offered(by, person);
    for (const [part, input] of Object.entries(inputs)) {
      const refusal = await codeOf(update(by, { userId: person.id, ...input }));
      expect(refusal, part).toBe(parts?.includes(part) ? undefined : 'FORBIDDEN');
    }
  }
});

test('nobody else changes a person, and an Admin none of what people choose themselves', async () => {
  const { api, customerId, ada } = scene;
  const [maya, ben] = [await api.newPerson(customerId, 'STANDARD'), await api.newPerson(customerId, 'MANAGER')];
  const stranger = await api.newPerson(await api.newCustomer());
  const support = await api.newPerson(customerId, 'SUPER');
  expect(await codeOf(update(ben, { userId: maya.id, firstName: 'Mia' }))).toBe('FORBIDDEN');
  expect(await codeOf(update(maya, { title: 'Boss' }))).toBe('FORBIDDEN');
  for (const choice of [
    { isPushNotificationEnabled: false },
    { phoneIsSubscribed: false },
    { email: { isSubscribed: false } },
    { landingPageLens: 'snoozed' },
    { analyticsPage: 'counts' },
  ])
    expect(await codeOf(update(ada, { userId: maya.id, ...choice }))).toBe('FORBIDDEN');
  for (const { id } of [stranger, support])
    expect(await codeOf(update(ada, { userId: id, firstName: 'Mia' }))).toBe('NOT_FOUND');
  expect(await codeOf(update(ada, { userId: maya.id, companyId: randomUUID() }))).toBe('NOT_FOUND');
});

test('a change is in the audit log with what it was before, and what changes nothing leaves no row', async () => {
  const { api, customerId, ada } = scene;
  const maya = await api.newPerson(customerId, 'STANDARD');
  await updated(ada, { userId: maya.id, firstName: 'Maya', lastName: 'B', title: 'Engineer' });
  await updated(ada, { userId: maya.id, title: 'Engineer' });
  const rows = await api.db('audit_log').where({ subject_kind: 'person', subject_id: maya.id });
  expect(rows).toMatchObject([
    {
      ...{ action: 'updateUser', customer_id: customerId, user_id: ada.id },
      before: { firstName: '', lastName: '', title: null },
      after: { firstName: 'Maya', lastName: 'B', title: 'Engineer' },
    },
  ]);
});

test('USR.16 LENS.8 a person starts with a lens that is open to them, and with one alone', async () => {
  const { api, customerId, ada } = scene;
  expect(await updated(ada, { landingPageLens: 'snoozed', analyticsPage: 'counts' })).toMatchObject({
    ...{ landingPageLens: 'snoozed', analyticsPage: 'counts' },
  });
  expect(await codeOf(update(ada, { landingPageLens: randomUUID() }))).toBe('NOT_FOUND');
  expect(await codeOf(update(ada, { analyticsPage: 'nowhere' }))).toBe('INVALID');
  expect(await codeOf(update(await api.newPerson(customerId, 'NONE'), { landingPageLens: 'snoozed' }))).toBe(
    'NOT_FOUND',
  );
  expect(await updated(ada, { landingPageLens: null })).toMatchObject({ landingPageLens: null });
});

const whole = `id uid username displayName firstName lastName role company status authRole customRoleId isSuper isSso
  isMFAEnabled landingPage landingPageLens analyticsPage avatarUrl isPushNotificationEnabled
  isIntegrationStatusAlertEmailsEnabled lastSignInTime lastInviteTime lastActiveAt
  permissions { area actions } teamMembers { teamName role } phone { number isVerified isSubscribed }
  email { address isVerified isSubscribed forwarding { isEnabled recipient until } }`;

test('USR-037 a person reads every field of their own', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId);
  await api.signIn(maya.email);
  await api.db('teams').insert({ customer_id: customerId, id: 77, name: 'Night' });
  const member = { customer_id: customerId, team_id: 77, user_id: maya.id, role: 'TEAM_ADMIN' };
  await api.db('team_members').insert(member);
  await updated(maya, { firstName: 'Maya', phone: '2025550143', landingPageLens: 'snoozed' });
  expect(await seen(maya, whole)).toMatchObject({
    ...{ id: maya.id, uid: maya.id, username: maya.email, displayName: 'Maya', firstName: 'Maya', lastName: '' },
    ...{ role: null, company: null, status: 'active', authRole: 'ADMIN', customRoleId: null, isSuper: false },
    ...{ isSso: false, isMFAEnabled: false, landingPage: null, landingPageLens: 'snoozed', analyticsPage: null },
    ...{ avatarUrl: null, isPushNotificationEnabled: true, isIntegrationStatusAlertEmailsEnabled: true },
    ...{ lastSignInTime: expect.any(String), lastInviteTime: expect.any(String) },
    permissions: expect.arrayContaining([{ area: 'users', actions: ['VIEW', 'CREATE', 'EDIT', 'DELETE'] }]),
    teamMembers: [{ teamName: 'Night', role: 'TEAM_ADMIN' }],
    phone: { number: '+12025550143', isVerified: false, isSubscribed: true },
    email: {
      ...{ address: maya.email, isVerified: true, isSubscribed: true },
      forwarding: { isEnabled: false, recipient: null, until: null },
    },
  });
});

test('USR-037 of others an Admin reads phone and forwarding, a colleague neither, and nobody those of who is only invited', async () => {
  const { api, customerId, ada } = scene;
  const team = { customer_id: customerId, id: 78, name: 'Day' };
  await api.db('teams').insert(team);
  const colleague = await api.newPerson(customerId, 'STANDARD');
  const maya = await api.newPerson(customerId, 'STANDARD');
  for (const user_id of [maya.id, colleague.id])
    await api.db('team_members').insert({ customer_id: customerId, team_id: 78, user_id, role: 'TEAM_MEMBER' });
  await updated(maya, { phone: '2025550143' });
  const read = async (by: TestPerson) => {
    const query = `{ usersByTeamIds(teamIds: ["78"]) { ${whole} } }`;
    const { usersByTeamIds } = await api.read<{ usersByTeamIds: User[] }>(query, by);
    return usersByTeamIds.find(({ id }) => id === maya.id);
  };
  const isOwn = { phone: { number: '+12025550143' }, isMFAEnabled: false, permissions: expect.any(Array) };
  expect(await read(ada)).toMatchObject({ ...isOwn, email: { forwarding: { isEnabled: false } } });
  expect(await read(colleague)).toMatchObject({
    ...{ phone: null, isMFAEnabled: null, isPushNotificationEnabled: null, landingPage: null, landingPageLens: null },
    ...{ isIntegrationStatusAlertEmailsEnabled: null, permissions: expect.any(Array) },
    email: { address: maya.email, forwarding: null },
  });
});
