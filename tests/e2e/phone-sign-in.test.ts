import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createUser } from '../../domain/people/create-user.ts';
import { oathCode } from '../support/oathtool.ts';
import { oidcClient, startOidcProvider } from '../support/oidc-provider.ts';
import { setupOidcMutation } from '../support/oidc-scene.ts';
import { until } from '../support/until.ts';
import { openContext } from './browser.ts';
import { openSignedIn } from './signed-in.ts';
import { openStage, password, type Stage } from './stage.ts';
import { phone } from './visitors.ts';

/** Every way to sign in, in the phone shell as it is installed: its service worker controls the page. */
let stage: Stage;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];
const here = (): string => inject('product').api;
/** The same by a host name: passkeys are for those. */
const named = (): string => here().replace('127.0.0.1', 'localhost');

beforeAll(async () => {
  stage = await openStage();
  context = await openContext(stage.browser, phone);
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  for (const origin of [here(), named()]) {
    await page.goto(`${origin}/login`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js');
      await navigator.serviceWorker.ready;
    });
  }
});
afterAll(async () => {
  await context?.close();
  await stage?.close();
});
beforeEach(() => requireFactor(false));

const requireFactor = (isRequired: boolean) =>
  stage.road.db('customers').where({ id: stage.road.customerId }).update({ is_mfa_enabled: isRequired });
/** Somebody of the customer. @returns the e-mail. */
async function somebody(email = `${randomUUID()}@example.com`): Promise<string> {
  const memberships = [{ customerId: stage.road.customerId, authRole: 'STANDARD' as const }];
  await createUser(stage.road.db, { email, password, displayName: 'Maya Okafor', memberships });
  return email;
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const code = () => page.getByLabel('Verification code');
const expectControlled = async () =>
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

/** Signs in by password, up to where that leads. */
async function signIn(email: string, origin = here()): Promise<void> {
  await page.goto(`${origin}/login`);
  await expectControlled();
  await page.getByLabel('Email').fill(email);
  await press('Continue');
  await page.getByLabel('Password').fill(password);
  await press('Log In');
}

/** Waits for the list of the phone shell, then logs out. */
async function arrive(origin = here()): Promise<void> {
  await page.waitForURL(`${origin}/m/alarms/list/**`);
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('button', { name: 'Me' }).waitFor();
  await expectControlled();
  expect(errors).toEqual([]);
  await page.goto(`${origin}/logout`);
  await page.waitForURL('**/login');
}

/** Sets an authenticator app up where the page asks for a factor. @returns its secret, and the recovery codes. */
async function setUpApp(): Promise<{ secret: string; codes: string[] }> {
  await page.waitForURL('**/mfa');
  await page.getByRole('button', { name: /^Authenticator App/ }).click();
  const secret = (await page.getByRole('status', { name: /enter this key/ }).textContent()) ?? '';
  await code().fill(await oathCode(secret));
  await press('Submit');
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();
  await press('I have saved these codes');
  return { secret, codes };
}

test('by password', async () => {
  await signIn(await somebody());
  await arrive();
});

test('by a factor that is set up because the customer requires one, then by its code and by a recovery code', async () => {
  await requireFactor(true);
  const email = await somebody();
  await signIn(email);
  const { secret, codes } = await setUpApp();
  await arrive();
  await signIn(email);
  await code().fill(await oathCode(secret, 'now + 30 seconds'));
  await press('Submit');
  await arrive();
  await signIn(email);
  await press('Use a recovery code');
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await press('Submit');
  await arrive();
});

test('by a passkey', async () => {
  await requireFactor(true);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  const email = await somebody();
  await signIn(email, named());
  await page.getByRole('button', { name: /^Passkey/ }).click();
  await press('I have saved these codes');
  await arrive(named());
  await signIn(email, named());
  await press('Use a passkey');
  await arrive(named());
  await devtools.detach();
});

test('at an identity provider', async () => {
  const provider = await startOidcProvider();
  const domain = `d${randomUUID().slice(0, 13)}.example`;
  const { customerId } = stage.road;
  const staff = await openSignedIn(stage.browser, await stage.person('SUPER'), customerId);
  await staff.ask(setupOidcMutation, {
    ...{ emailDomain: domain, customerId: String(customerId) },
    oidcConfig: { issuer: provider.issuer, ...oidcClient },
  });
  const email = await somebody(`p${randomUUID().slice(0, 8)}@${domain}`);
  await context.route(`${provider.issuer}/authorize?**`, (route) => {
    const location = String(provider.authorize(route.request().url(), { email }));
    return route.fulfill({ status: 302, headers: { location } });
  });
  // it ends its session and leads back
  await context.route(`${provider.issuer}/logout?**`, (route) =>
    route.fulfill({ status: 302, headers: { location: `${here()}/login` } }),
  );
  await page.goto('/login');
  await expectControlled();
  await page.getByLabel('Email').fill(email);
  await press('Continue');
  await arrive();
  await provider.stop();
  await staff.context.close();
});

test('by a code that another device shows', async () => {
  const desk = await openSignedIn(stage.browser, await somebody());
  const { getCustomToken: made } = await desk.ask<{ getCustomToken: { token: string } }>(
    'mutation ($id: ID!) { getCustomToken(customerId: $id) { token } }',
    { id: String(stage.road.customerId) },
  );
  await page.goto('about:blank');
  await page.goto(`/hand-over#${made.token}`);
  await expectControlled();
  await press('Continue');
  await arrive();
  await until('the end of the session', async () => {
    const { rows } = await stage.road.db.raw(
      'select count(*)::int as ended from sessions where only_customer_id = ? and ended_at is not null',
      [stage.road.customerId],
    );
    return rows[0].ended === 1;
  });
  await desk.context.close();
});
