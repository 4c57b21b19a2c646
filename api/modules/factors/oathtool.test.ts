import { beforeAll, expect, test } from 'vitest';
import { factorScene, problem, tokenOf, wrong } from '../../../tests/support/factor-scene.ts';
import { oathCode } from '../../../tests/support/oathtool.ts';
import type { TestApi } from '../../../tests/support/test-api.ts';

// Codes of another program than ours, by the real clock.
const scene = factorScene();
const { signIn, give, meOf } = scene;
let api: TestApi;
beforeAll(() => {
  ({ api } = scene);
});

test('AUTH-009 AUTH-010 AUTH-011 AUTH.5 codes of oathtool set an app up by what the API gave, and sign in once each', async () => {
  const maya = await api.newPerson(scene.open);
  const { startMFAEnrolment: begun } = await api.read<{ startMFAEnrolment: { secret: string; url: string } }>(
    'mutation { startMFAEnrolment { secret url } }',
    maya,
  );
  const { protocol, host, searchParams } = new URL(begun.url);
  expect([protocol, host]).toEqual(['otpauth:', 'totp']);
  // apart from the secret what apps, and the program, take by default
  const { secret, issuer, ...how } = Object.fromEntries(searchParams);
  expect([secret, issuer, how]).toEqual([
    begun.secret,
    'Annunciator',
    { algorithm: 'SHA1', digits: '6', period: '30' },
  ]);
  const verify = (code: string) =>
    api.gql('mutation ($code: String!) { verifyMFAEnrolment(code: $code) { recoveryCodes } }', maya, { code });
  expect(problem(await verify(await oathCode(begun.secret, 'now - 10 minutes')))).toMatchObject({ message: wrong });
  const first = await oathCode(secret ?? '');
  expect((await verify(first)).errors).toBeUndefined();
  const { resolver } = await signIn(maya.email);
  expect(problem(await give(resolver, first))).toMatchObject({ message: wrong });
  const next = await oathCode(begun.secret, 'now + 30 seconds');
  const token = tokenOf(await give(resolver, next));
  expect((await meOf(token, scene.open)).errors).toBeUndefined();
  expect(problem(await give((await signIn(maya.email)).resolver, next))).toMatchObject({ message: wrong });
});
