import { QRCodeSVG } from '@rc-component/qrcode';
import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createUser } from '../../domain/people/create-user.ts';
import { factorPolicyTexts as policy } from '../../texts/sso.ts';
import { wrongCodeOf } from '../support/factor-calls.ts';
import { oathCode } from '../support/oathtool.ts';
import { patience } from '../support/patience.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import {
  failOperation,
  openConsole,
  openContext,
  operationOf,
  picture,
  picturesInBoth,
  signIn,
  styled,
} from './browser.ts';
import { openSignedIn } from './signed-in.ts';
import { activeAlarms, openStage, password, type Stage } from './stage.ts';
import { phone, stored } from './visitors.ts';

/** The second factor of people of a customer that requires one. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const requireFactor = (isRequired: boolean) =>
  stage.road.db('customers').where({ id: stage.road.customerId }).update({ is_mfa_enabled: isRequired });
let people = 0;
async function somebody(
  authRole: 'ADMIN' | 'STANDARD' = 'STANDARD',
): Promise<{ email: string; id: string; name: string }> {
  const { customerId, db } = stage.road;
  const [email, name] = [`factor-${people++}-${customerId}@example.com`, `Maya Okafor ${people}`];
  const id = await createUser(db, { email, password, displayName: name, memberships: [{ customerId, authRole }] });
  return { email, id, name };
}
const code = (page: Page) => page.getByLabel('Verification code');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (page: Page, text: string) => page.locator(styled('toast')).filter({ hasText: text }).first().waitFor();
/** The code after the one that an app shows now: each is accepted once. */
const nextCode = (secret: string): Promise<string> => oathCode(secret, 'now + 30 seconds');

/** Sets an authenticator app up on the page. @returns its secret. */
async function setUpApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Authenticator App/ }).click();
  const secret = (await page.getByRole('status', { name: /enter this key/ }).textContent()) ?? '';
  await code(page).fill(await oathCode(secret));
  await press(page, 'Submit');
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  return secret;
}

test('AUTH-028 AUTH-085 AUTH-058 whoever has no factor where one is required is led to /mfa, and to nothing else', async () => {
  await requireFactor(true);
  const maya = await somebody();
  const { context, page, errors } = await openConsole(stage.browser);
  await signIn(page, maya.email, password);
  await page.waitForURL('**/mfa');
  await page.getByRole('heading', { name: 'Multi-Factor Authentication' }).waitFor();
  await page.getByRole('button', { name: /^Authenticator App/ }).waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'mfa-methods');
  await page.goto('/settings/about');
  await page.waitForURL('**/mfa');
  await page.reload();
  await page.getByRole('button', { name: /^Authenticator App/ }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('AUTH-085 AUTH.9 whoever is at work when a factor is required is led to /mfa, however old the session is, and back after the password', async () => {
  await requireFactor(false);
  const maya = await somebody();
  const { context, page, errors } = await openConsole(stage.browser);
  await signIn(page, maya.email, password);
  await page.waitForURL(activeAlarms);
  await page.getByText('Live', { exact: true }).waitFor();
  const hourAgo = new Date(Date.now() - 3_600_000);
  await stage.road.db('sessions').where({ user_id: maya.id }).update({ created_at: hourAgo });
  await requireFactor(true);
  // nothing is clicked: the socket is closed, and the page asks why
  await page.waitForURL('**/mfa', { timeout: patience(120_000) });
  expect(await page.getByText('you have been automatically logged out').count()).toBe(0);
  await page.getByRole('button', { name: /^Authenticator App/ }).click();
  await page.getByText('Password is required').waitFor();
  await page.getByLabel('Password').fill(password);
  await setUpApp(page);
  await press(page, 'I have saved these codes');
  await page.waitForURL(activeAlarms);
  expect(errors).toEqual([]);
  await context.close();
});

test('AUTH-140 AUTH-141 the QR code of 256 px has level M, is drawn here, and nothing comes from another host', async () => {
  await requireFactor(true);
  const maya = await somebody();
  const { context, page } = await openConsole(stage.browser);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const answered = page.waitForResponse((response) => operationOf(response.request()) === 'StartMfaEnrolment');
  await signIn(page, maya.email, password);
  await page.getByRole('button', { name: /^Authenticator App/ }).click();
  const { data } = (await (await answered).json()) as { data: { startMFAEnrolment: { secret: string; url: string } } };
  const { secret, url } = data.startMFAEnrolment;
  const drawn = page.locator(`${styled('qr-code')} svg`);
  await drawn.waitFor();
  expect(await drawn.boundingBox()).toMatchObject({ width: 256, height: 256 });
  const modules = await drawn.locator('path').last().getAttribute('d');
  const expected = (level: 'L' | 'M' | 'Q' | 'H') =>
    renderToStaticMarkup(createElement(QRCodeSVG, { value: url, size: 256, level }));
  expect(expected('M')).toContain(`d="${modules}"`);
  for (const level of ['L', 'Q', 'H'] as const) expect(expected(level)).not.toContain(`d="${modules}"`);
  expect(await page.getByRole('status', { name: /enter this key/ }).textContent()).toBe(secret);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'mfa-qr');
  await page.setViewportSize(phone);
  await picture(page, 'mfa-qr-phone');
  expect([...hosts]).toEqual([new URL(inject('product').api).host]);
  await context.close();
});

test('AUTH-041 AUTH-059 AUTH-131 secret, QR code and a code of 6 digits, then a toast and the console', async () => {
  await requireFactor(true);
  const maya = await somebody();
  const { context, page, errors } = await openConsole(stage.browser);
  await signIn(page, maya.email, password);
  await page.getByRole('button', { name: /^Authenticator App/ }).click();
  await page.locator(`${styled('qr-code')} svg`).waitFor();
  await press(page, 'Submit');
  await page.getByText('The verification code has 6 digits').waitFor();
  // letters are no digits, and a seventh is one too many
  await code(page).fill('12a34 5678');
  expect(await code(page).inputValue()).toBe('123456');
  await press(page, 'Back');
  await setUpApp(page);
  await toast(page, 'Multi-Factor Authentication Setup Successful');
  await toast(
    page,
    "Next time you log in, you'll need to enter the verification code sent to this mobile number. You can edit the mobile number under settings.",
  );
  expect(await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'mfa-recovery');
  await press(page, 'I have saved these codes');
  await page.waitForURL(activeAlarms);
  expect(errors).toEqual([]);
  await context.close();
});

test('AUTH-099 AUTH-130 AUTH-116 the next sign-in asks for a code, and says under the input in red that it is wrong', async () => {
  await requireFactor(false);
  const maya = await somebody();
  const { context, page, errors } = await openConsole(stage.browser);
  await signIn(page, maya.email, password);
  await page.waitForURL(activeAlarms);
  await page.goto('/mfa');
  const secret = await setUpApp(page);
  await page.goto('/logout');
  await page.waitForURL('**/login');
  await signIn(page, maya.email, password);
  await page.waitForURL('**/mfa');
  await picturesInBoth(page, 'mfa-code');
  await code(page).fill(wrongCodeOf(await nextCode(secret)));
  await press(page, 'Submit');
  const message = page.getByText('The verification code used is invalid. Try again.');
  await message.waitFor();
  const [input, words] = [await code(page).boundingBox(), await message.boundingBox()];
  expect(words?.y).toBeGreaterThan((input?.y ?? 0) + (input?.height ?? 0));
  const [red, green, blue] = await message.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(Math.max(green ?? 255, blue ?? 255) + 60);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'mfa-wrong');
  await page.setViewportSize(phone);
  await picture(page, 'mfa-wrong-phone');
  await page.setViewportSize({ width: 1600, height: 1000 });
  await code(page).fill(await nextCode(secret));
  await press(page, 'Submit');
  await page.waitForURL(activeAlarms);
  expect(errors).toEqual([]);
  await context.close();
});

test('AUTH-060 Back leads from the QR code to the methods, and from there out; from the code, out', async () => {
  await requireFactor(true);
  const maya = await somebody();
  const { context, page } = await openConsole(stage.browser);
  await signIn(page, maya.email, password);
  await page.getByRole('button', { name: /^Authenticator App/ }).click();
  await page.locator(`${styled('qr-code')} svg`).waitFor();
  await press(page, 'Back');
  await page.locator(`${styled('qr-code')} svg`).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Authenticator App/ }).waitFor();
  await press(page, 'Back');
  await page.waitForURL('**/login');
  expect(await stored(page, 'session-token')).toBeNull();
  await signIn(page, maya.email, password);
  await page.waitForURL('**/mfa');
  await setUpApp(page);
  await page.goto('/logout');
  await page.waitForURL('**/login');
  await signIn(page, maya.email, password);
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code').waitFor();
  await press(page, 'Back');
  await code(page).waitFor();
  await press(page, 'Back');
  await page.waitForURL('**/login');
  expect(await stored(page, 'session-token')).toBeNull();
  const living = await stage.road.db('sessions').where({ user_id: maya.id, ended_at: null });
  expect(living).toEqual([]);
  await context.close();
});

test('a recovery code signs in in place of a lost phone', async () => {
  await requireFactor(true);
  const maya = await somebody();
  const { context, page } = await openConsole(stage.browser);
  await signIn(page, maya.email, password);
  await page.waitForURL('**/mfa');
  await setUpApp(page);
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  await press(page, 'I have saved these codes');
  await page.waitForURL(activeAlarms);
  await page.goto('/logout');
  await page.waitForURL('**/login');
  await signIn(page, maya.email, password);
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code').fill('wrong');
  await press(page, 'Submit');
  await page.getByText('The verification code used is invalid. Try again.').waitFor();
  await page.getByLabel('Recovery code').fill(codes[3] ?? '');
  await press(page, 'Submit');
  await page.waitForURL(activeAlarms);
  await context.close();
});

test('AUTH.14 a passkey is set up, signs in, and is removed in the profile', async () => {
  await requireFactor(true);
  const maya = await somebody();
  const context = await openContext(stage.browser);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // passkeys are for host names
  const origin = inject('product').api.replace('127.0.0.1', 'localhost');
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  const signInHere = async () => {
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(maya.email);
    await press(page, 'Continue');
    await page.getByLabel('Password').fill(password);
    await press(page, 'Log In');
    await page.waitForURL('**/mfa');
  };
  await signInHere();
  await page.getByRole('button', { name: /^Passkey/ }).waitFor();
  await picturesInBoth(page, 'mfa-methods-passkey');
  await page.getByRole('button', { name: /^Passkey/ }).click();
  await toast(page, 'Multi-Factor Authentication Setup Successful');
  await press(page, 'I have saved these codes');
  await page.waitForURL(activeAlarms);
  await page.goto(`${origin}/logout`);
  await page.waitForURL('**/login');
  await signInHere();
  await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
  await picture(page, 'mfa-passkey');
  // another authenticator has no such passkey
  const away = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
  await press(page, 'Use a passkey');
  await toast(page, 'The passkey was not used. Try again.');
  expect(new URL(page.url()).pathname).toBe('/mfa');
  for (const credential of away.credentials)
    await devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
  await press(page, 'Use a passkey');
  await page.waitForURL(activeAlarms);
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials.map(({ rpId, signCount }) => [rpId, signCount > 1])).toEqual([['localhost', true]]);
  expect((await stage.road.db('passkeys').where({ user_id: maya.id }).first()).counter).toBeGreaterThan(1);

  await page.goto(`${origin}/settings/profile`);
  const card = page.getByRole('region', { name: 'Second factor' });
  await card.getByText('Passkey, Chrome on Linux').waitFor();
  await card.getByText('10 recovery codes left').waitFor();
  await card.scrollIntoViewIfNeeded();
  await picturesInBoth(page, 'profile-factors');
  await card.getByRole('button', { name: 'Remove Passkey, Chrome on Linux' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill('wrong');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByText('Incorrect password').waitFor();
  await picture(page, 'profile-factor-remove');
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  // without a factor the customer is closed again
  await page.waitForURL('**/mfa');
  await page.getByRole('button', { name: /^Passkey/ }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the profile adds an authenticator app after the password, and makes new recovery codes', async () => {
  await requireFactor(false);
  const maya = await somebody();
  const signedIn = await openSignedIn(stage.browser, maya.email);
  const long = new Date(Date.now() - 3_600_000);
  await stage.road.db('sessions').where({ user_id: maya.id }).update({ created_at: long });
  const { page, errors, close } = await signedIn.newPage();
  await page.goto('/settings/profile');
  const card = page.getByRole('region', { name: 'Second factor' });
  await card.getByText('You have no second factor.').waitFor();
  await card.getByRole('button', { name: 'Set up authenticator app' }).click();
  await page.waitForURL('**/mfa');
  await page.getByRole('button', { name: /^Authenticator App/ }).click();
  await page.getByText('Password is required').waitFor();
  await page.getByLabel('Password').fill(password);
  await setUpApp(page);
  await press(page, 'I have saved these codes');
  await page.waitForURL('**/settings/profile');
  await card.getByText('Authenticator App').waitFor();
  await card.getByRole('button', { name: 'New recovery codes' }).click();
  const dialog = page.getByRole('dialog');
  await failOperation(page, 'CreateRecoveryCodes', 'No');
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Create codes' }).click();
  await toast(page, 'Failed to update multi-factor authentication');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Create codes' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'profile-recovery');
  await press(page, 'I have saved these codes');
  await page.setViewportSize(phone);
  await card.scrollIntoViewIfNeeded();
  await picture(page, 'profile-factors-phone');
  expect(errors).toEqual([]);
  await close();
});

test('USR-075 USR-110 an Admin disables the MFA of somebody, and reads it if that fails', async () => {
  await requireFactor(false);
  const [admin, maya] = [await somebody('ADMIN'), await somebody()];
  const { context, page: hers } = await openConsole(stage.browser);
  await signIn(hers, maya.email, password);
  await hers.waitForURL(activeAlarms);
  await hers.goto('/mfa');
  await setUpApp(hers);
  await press(hers, 'I have saved these codes');
  await hers.waitForURL(activeAlarms);
  const { page, errors, close } = await (await openSignedIn(stage.browser, admin.email)).newPage();
  await page.goto('/users/list/main');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Disable MFA' }).click();
  };
  await choose(maya.name);
  const dialog = page.getByRole('dialog');
  await failOperation(page, 'DisableUserMfa', 'No');
  await dialog.getByRole('button', { name: 'Disable MFA' }).click();
  await toast(page, 'Failed to update multi-factor authentication');
  await page.unrouteAll();
  await picture(page, 'users-disable-mfa');
  await dialog.getByRole('button', { name: 'Disable MFA' }).click();
  await toast(page, 'User was saved');
  // her window learns of it
  await hers
    .getByRole('dialog')
    .getByText('For your protection, you have been automatically logged out. If you would like to reconnect, click OK')
    .waitFor();
  await page.getByRole('button', { name: `Actions for ${maya.name}` }).click();
  await page.getByRole('menuitem', { name: 'Disable access' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Disable MFA' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
  await context.close();
});

test('AUTH-137 a session that the server has ended is said by the first request that it refuses', async () => {
  await requireFactor(false);
  const maya = await somebody();
  const { context, page } = await openConsole(stage.browser);
  // no live feed tells of it
  await page.routeWebSocket(/socket\.io/, () => undefined);
  await signIn(page, maya.email, password);
  await page.waitForURL(activeAlarms);
  const [age] = [
    await stage.road.db('customers').where({ id: stage.road.customerId }).first('user_session_expiry_mins'),
  ];
  await stage.road.db('customers').where({ id: stage.road.customerId }).update({ user_session_expiry_mins: 5 });
  const old = new Date(Date.now() - 6 * 60_000);
  await stage.road.db('sessions').where({ user_id: maya.id }).update({ created_at: old });
  // a request that the list still makes may be the first, and its dialog lies over the link
  await page
    .getByRole('navigation', { name: 'Primary' })
    .getByRole('link', { name: 'Reports' })
    .click({ timeout: patience(5_000) })
    .catch(() => {});
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText('For your protection, you have been automatically logged out. If you would like to reconnect, click OK')
    .waitFor();
  await picture(page, 'session-expired');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/login');
  expect(await stored(page, 'session-token')).toBeNull();
  await until('the end on the server', () =>
    stage.road.db('sessions').where({ user_id: maya.id }).whereNotNull('ended_at').first(),
  );
  await stage.road
    .db('customers')
    .where({ id: stage.road.customerId })
    .update(age ?? {});
  await context.close();
});

test('AUTH-100 AUTH.9 staff of the provider requires a factor in the customer’s settings; its Admin looks at it', async () => {
  await requireFactor(false);
  const email = await stage.person('SUPER');
  const staff = await openSignedIn(stage.browser, email, stage.road.customerId);
  const { page, errors } = await staff.newPage();
  await page.goto('/users/settings/main');
  const required = page.getByRole('switch', { name: policy.isRequired });
  await required.click();
  // whoever has given none would be shut out
  await toast(page, 'Set up your own second factor first');
  expect(await required.isChecked()).toBe(false);
  const { db } = stage.road;
  const person = await db('users').where({ email }).first('id');
  await db('sessions').where({ user_id: person.id }).update({ factor_at: new Date() });
  await required.click();
  await expect.poll(() => required.isChecked()).toBe(true);
  await picturesInBoth(page, 'mfa-required-setting');
  expect(await findings(page)).toEqual([]);
  const maya = await somebody();
  const visitor = await openConsole(stage.browser);
  await signIn(visitor.page, maya.email, password);
  await visitor.page.waitForURL('**/mfa');
  await visitor.context.close();
  await required.click();
  await expect.poll(() => required.isChecked()).toBe(false);
  expect(errors).toEqual([]);
  await staff.context.close();
  const admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  const seen = (await admin.newPage()).page;
  await seen.goto('/users/settings/main');
  await seen.getByText(policy.notRequired).waitFor();
  expect(await seen.getByRole('switch', { name: policy.isRequired }).count()).toBe(0);
  await admin.context.close();
});
