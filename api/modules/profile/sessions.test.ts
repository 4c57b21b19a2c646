import { expect, test } from 'vitest';
import { deviceNameOf } from '../../../domain/identity/device-name.ts';
import { continueSession } from '../../../tests/support/continue-session.ts';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';

const scene = customerScene();

interface Session {
  id: string;
  device: string | null;
  network: string | null;
  isCurrent: boolean;
}
const sessionsOf = async (by: TestPerson): Promise<Session[]> =>
  (await scene.api.read<{ sessions: Session[] }>('{ sessions { id device network isCurrent createdAt } }', by))
    .sessions;
const isAlive = async (by: TestPerson): Promise<boolean> => !(await scene.api.gql('{ me { isSuper } }', by)).errors;
const revoke = (by: TestPerson, id: string) =>
  scene.api.read<Record<string, boolean>>('mutation ($id: ID!) { revokeSession(id: $id) }', by, { id });
/** Signs a person in again. */
async function again(person: TestPerson): Promise<TestPerson> {
  const { answer } = await scene.api.signIn(person.email);
  return { ...person, token: answer?.token ?? '' };
}

test('a person sees their living sessions with device and network, and ends one of them at once', async () => {
  const { api, customerId, ada } = scene;
  const maya = await api.newPerson(customerId, 'NONE');
  const [second, third] = [await again(maya), await again(maya)];
  const listed = await sessionsOf(second);
  expect(listed).toHaveLength(3);
  expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(listed[0]?.network).toEqual(expect.stringMatching(/^[\d.]+$/));
  expect(JSON.stringify(listed)).not.toContain(maya.token);
  const [{ id: ofSecond = '' } = {}] = listed;
  expect(await revoke(ada, ofSecond)).toEqual({ revokeSession: false });
  expect(await isAlive(second)).toBe(true);
  expect(await revoke(third, ofSecond)).toEqual({ revokeSession: true });
  expect(await isAlive(second)).toBe(false);
  expect(await revoke(third, ofSecond)).toEqual({ revokeSession: false });
  expect((await sessionsOf(third)).map(({ id }) => id)).not.toContain(ofSecond);
});

test('a person ends all other sessions, and nobody else’s', async () => {
  const { api, customerId } = scene;
  const [maya, ben] = [await api.newPerson(customerId), await api.newPerson(customerId)];
  const others = [await again(maya), await again(maya)];
  expect(await api.read('mutation { revokeOtherSessions }', maya)).toEqual({ revokeOtherSessions: 2 });
  for (const other of others) expect(await isAlive(other)).toBe(false);
  expect(await isAlive(maya)).toBe(true);
  expect(await isAlive(ben)).toBe(true);
  expect(await sessionsOf(maya)).toHaveLength(1);
});

test('AUTH.10 a session that opens one customer alone sees only itself, and ends no other', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId);
  const there = await continueSession(api, maya);
  expect(await sessionsOf(there)).toMatchObject([{ isCurrent: true }]);
  const other = (await sessionsOf(maya)).find(({ isCurrent }) => isCurrent);
  for (const mutation of ['revokeOtherSessions', `revokeSession(id: "${other?.id}")`])
    expect((await api.gql(`mutation { ${mutation} }`, there)).errors).toMatchObject([
      { message: 'This is changed where you signed in.', extensions: { code: 'FORBIDDEN' } },
    ]);
  expect(await isAlive(maya)).toBe(true);
  expect(await api.read('mutation { revokeOtherSessions }', maya)).toEqual({ revokeOtherSessions: 1 });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
    'Chrome on Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.6 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Version/17.6 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['curl/8.5.0', null],
  [undefined, null],
  [`${'x'.repeat(600)}Chrome Windows`, null],
])('a device is named as its user would: %s', (header, name) => {
  expect(deviceNameOf(header)).toBe(name);
});

const addToken = (by: TestPerson, token: string) =>
  scene.api.gql('mutation ($token: String!) { addDeviceRegistrationToken(token: $token) }', by, { token });
const removeToken = (by: TestPerson, token: string) =>
  scene.api.gql('mutation ($token: String!) { removeDeviceRegistrationToken(token: $token) }', by, { token });
const ownersOf = async (token: string): Promise<string[]> =>
  (await scene.api.db('device_tokens').where({ token }).select('user_id')).map(({ user_id }) => user_id);
let tokens = 0;
const newToken = (): string => `device-${process.pid}-${Date.now()}-${tokens++}`;

test('USR-017 MOB.3 a device is registered once and belongs to the last person signed in on it', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId, 'NONE');
  const elsewhere = await api.newPerson(await api.newCustomer());
  const token = newToken();
  for (const by of [maya, maya]) expect((await addToken(by, token)).data).toEqual({ addDeviceRegistrationToken: true });
  expect(await ownersOf(token)).toEqual([maya.id]);
  await addToken(elsewhere, token);
  expect(await ownersOf(token)).toEqual([elsewhere.id]);
  const shared = newToken();
  await Promise.all([maya, elsewhere, maya, elsewhere].map((by) => addToken(by, shared)));
  expect(await ownersOf(shared)).toHaveLength(1);
  for (const wrong of ['', ' ', 'x'.repeat(4_097)])
    expect((await addToken(maya, wrong)).errors?.[0]?.extensions.code).toBe('INVALID');
});

test('USR-018 a device is removed by its person, and by nobody else', async () => {
  const { api, customerId } = scene;
  const [maya, ben] = [await api.newPerson(customerId), await api.newPerson(customerId)];
  const token = newToken();
  await addToken(maya, token);
  await removeToken(ben, token);
  expect(await ownersOf(token)).toEqual([maya.id]);
  expect((await removeToken(maya, token)).data).toEqual({ removeDeviceRegistrationToken: true });
  expect(await ownersOf(token)).toEqual([]);
  expect((await removeToken(maya, token)).errors).toBeUndefined();
});

test('USR-017 MOB.3 a device goes with the session it was registered in: signed out, revoked, or with the password changed', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId);
  const [out, revoked] = [await again(maya), await again(maya)];
  const [kept, ofOut, ofRevoked] = [newToken(), newToken(), newToken()];
  await addToken(maya, kept);
  await addToken(out, ofOut);
  await addToken(revoked, ofRevoked);
  await api.gql('mutation { signOut }', out);
  expect(await ownersOf(ofOut)).toEqual([]);
  await api.read('mutation { revokeOtherSessions }', maya);
  expect(await ownersOf(ofRevoked)).toEqual([]);
  expect(await ownersOf(kept)).toEqual([maya.id]);
  await api.gql(`mutation { changePassword(oldPassword: "Correct-horse-7", newPassword: "Another-horse-8") }`, maya);
  expect(await ownersOf(kept)).toEqual([]);
});

test('MOB.3 AUTH.10 a device stays registered while its session goes on as another one, and goes with that', async () => {
  const { api, customerId } = scene;
  const maya = await api.newPerson(customerId);
  const token = newToken();
  await addToken(maya, token);
  const there = await continueSession(api, maya);
  const next = await continueSession(api, maya, maya);
  expect(await isAlive(maya)).toBe(false);
  await api.gql('mutation { signOut }', there);
  expect(await ownersOf(token)).toEqual([maya.id]);
  await api.gql('mutation { signOut }', next);
  expect(await ownersOf(token)).toEqual([]);
});
