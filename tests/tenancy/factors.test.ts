import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpApp } from '../support/factor-calls.ts';
import type { TestPerson } from '../support/test-api.ts';
import { listOperations } from './operations.ts';
import { recipes } from './recipes.ts';
import { type Scene, startScene } from './scene.ts';

/** Operations that a session opens while it lacks the second factor that its customer requires (AUTH.9). */
const ownFactors = [
  'Mutation.startMFAEnrolment',
  'Mutation.verifyMFAEnrolment',
  'Mutation.startPasskeyEnrolment',
  'Mutation.verifyPasskeyEnrolment',
  'Mutation.removeFactor',
  'Mutation.createRecoveryCodes',
];
const operations = listOperations().filter(({ name }) => recipes[name]?.asks !== 'open');

const atOnce = 10;

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.api.stop());

type Made = () => Promise<TestPerson>;
/** True if an operation is refused for the missing factor alone. */
async function isRefused(name: string, by: TestPerson): Promise<boolean> {
  const { document } = operations.find((one) => one.name === name) as { document: string };
  const { errors } = await scene.api.gql(document, by, recipes[name]?.args[0]?.(scene.mine) ?? {});
  return errors?.every(({ extensions }) => extensions.reason === 'MFA_REQUIRED') ?? false;
}

/** Names of the operations that are not refused for the missing factor. */
async function openTo(make: Made): Promise<string[]> {
  const opened: string[] = [];
  const attempt = async (name: string, by: TestPerson) => {
    if (!(await isRefused(name, by))) opened.push(name);
  };
  // whose session may end, or get its factor
  const apart = ['Mutation.signOut', ...ownFactors];
  for (const name of apart) await attempt(name, await make());
  const by = await make();
  const others = operations.map(({ name }) => name).filter((name) => !apart.includes(name));
  for (let from = 0; from < others.length; from += atOnce)
    await Promise.all(others.slice(from, from + atOnce).map((name) => attempt(name, by)));
  return opened.sort();
}

describe('a session that lacks its second factor', () => {
  test('which the person has opens signing out alone, and `me` in short', async () => {
    const { api, mine } = scene;
    const ready = await setUpApp(api, await api.newPerson(mine.customerId));
    const make = async () => {
      const { answer } = await api.signIn(ready.email);
      return { ...ready, token: answer?.resolver ?? '' };
    };
    expect(await openTo(make)).toEqual(['Mutation.signOut']);
    const me = '{ me { awaitedFactor factors { kind } user { displayName } } }';
    expect(await api.read(me, await make())).toMatchObject({
      me: { awaitedFactor: 'CODE', factors: [{ kind: 'TOTP' }] },
    });
    const { errors } = await api.gql('{ me { customer { name } } }', await make());
    expect(errors?.[0]?.extensions.reason).toBe('MFA_REQUIRED');
  });

  test('which the customer requires opens setting one up besides', async () => {
    const { api, mine } = scene;
    await api.db('customers').where({ id: mine.customerId }).update({ is_mfa_enabled: true });
    const make = () => api.newPerson(mine.customerId);
    expect(await openTo(make)).toEqual(['Mutation.signOut', ...ownFactors].sort());
    for (const person of [mine.provider, mine.admin]) {
      const { errors } = await api.gql('{ me { authRole } }', { ...person, customerId: mine.customerId });
      expect(errors?.[0]?.extensions.reason).toBe('MFA_REQUIRED');
    }
    await api.db('customers').where({ id: mine.customerId }).update({ is_mfa_enabled: false });
  });
});
