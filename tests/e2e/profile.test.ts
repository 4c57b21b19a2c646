import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../domain/people/create-user.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, picture, picturesInBoth, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { activeAlarms, openStage, password, type Stage } from './stage.ts';
import { phone } from './visitors.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

let people = 0;
/** Creates somebody of their own for a test, signed in. */
async function somebody(authRole: 'ADMIN' | 'STANDARD' | 'NONE' = 'STANDARD'): Promise<SignedIn & { email: string }> {
  const { customerId } = stage.road;
  const email = `profile-${people++}-${customerId}@example.com`;
  const memberships = [{ customerId, authRole, title: 'Dispatcher' }];
  await createUser(stage.road.db, { email, password, displayName: 'Maya Okafor', memberships });
  return { ...(await openSignedIn(stage.browser, email)), email };
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const failed = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).first().waitFor();

test('USR-033 USR-081 USR-070 a person changes their name and is asked before they leave with it unsaved', async () => {
  const maya = await somebody('NONE');
  const { page, errors, close } = await maya.newPage();
  await page.goto('/settings/profile');
  await page.getByText(maya.email, { exact: true }).waitFor();
  const first = page.getByLabel('First name');
  expect(await first.inputValue()).toBe('Maya');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Okafor');
  expect(await save(page).isDisabled()).toBe(true);
  await first.fill('');
  await page.getByLabel('Last name').fill('');
  await save(page).click();
  await page.getByText('First name is required').waitFor();
  await first.fill('Maya 🏔️');
  await page.getByLabel('Last name').fill('أحمد');
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'About' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay on page' }).click();
  await failOperation(page, 'UpdateUser', 'No');
  await save(page).click();
  await failed(page, 'Failed to update user profile');
  expect(await first.inputValue()).toBe('Maya 🏔️');
  await page.unrouteAll();
  await save(page).click();
  await said(page, 'User was saved');
  await page.getByRole('button', { name: /Maya 🏔️ أحمد/ }).waitFor();
  await page.reload();
  await until('the saved name', async () => (await first.inputValue()) === 'Maya 🏔️' || null);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'profile-names');
  await page.setViewportSize(phone);
  await picture(page, 'profile-names-phone');
  expect(errors).toEqual([]);
  await close();
});

test('USR-091 USR.17 a phone number is saved in one spelling and verified by the code that was sent to it', async () => {
  const maya = await somebody('NONE');
  const { page, errors, close } = await maya.newPage();
  await page.goto('/settings/profile');
  const number = page.getByLabel('Phone', { exact: true });
  await number.fill('not a number');
  await save(page).click();
  await page.getByText('Phone must be a valid phone number').first().waitFor();
  const last = String(stage.road.customerId % 10_000).padStart(4, '0');
  await number.fill(`(202) 555-${last}`);
  await save(page).click();
  await said(page, 'User was saved');
  await until('the number in its one spelling', async () => (await number.inputValue()) === `+1202555${last}` || null);
  await page.getByText('Not verified', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Verify phone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`We sent a 6-digit code to +1202555${last}.`).waitFor();
  const { body } = await until('the text message', () =>
    stage.road
      .db('sms_messages')
      .where({ recipient: `+1202555${last}` })
      .first(),
  );
  const code = /^\d{6}/.exec(body)?.[0] ?? '';
  await dialog.getByLabel('Verification code').fill(code === '111111' ? '222222' : '111111');
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await dialog.getByText('The verification code used is invalid. Try again.').waitFor();
  await picture(page, 'profile-verify');
  await dialog.getByLabel('Verification code').fill(code);
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await said(page, 'Phone was verified');
  const details = page.getByRole('region', { name: 'Personal details' });
  await details.getByText('Verified', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Verify phone' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('USR-030 USR-071 a photo is shown at once, also in the rail, and removed', async () => {
  const maya = await somebody();
  const { page, errors, close } = await maya.newPage();
  await page.goto('/settings/profile');
  const card = page.getByRole('region', { name: 'Photo', exact: true });
  await card.locator('[data-initials=MO]').waitFor();
  const input = card.locator('input[type=file]');
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await failed(page, 'Failed to update profile photo');
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer();
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await said(page, 'Profile photo updated');
  await card.locator(`img${styled('profile-avatar')}`).waitFor();
  await page.locator(`${styled('rail-user')} img${styled('avatar')}`).waitFor();
  const widths = await page.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth));
  expect(widths.sort()).toEqual([256, 64].sort());
  await picturesInBoth(page, 'profile-photo');
  await card.getByRole('button', { name: 'Remove photo' }).click();
  await said(page, 'Profile photo removed');
  await card.locator('[data-initials=MO]').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('USR.17 another address takes the password and the link that is sent to it', async () => {
  const maya = await somebody();
  const { page, errors, close } = await maya.newPage();
  await page.goto('/settings/profile');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog');
  const next = `moved-${maya.email}`;
  await dialog.getByLabel('New email').fill(next);
  await dialog.getByLabel('Password').fill('wrong');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.getByText('Incorrect password').waitFor();
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await said(page, 'Link sent');
  const mail = await until('the mail', () =>
    stage.road.db('mails').where({ recipient: next }).whereNotNull('body').first(),
  ).catch(() => null);
  expect(mail, 'the mail was sent before it could be read').not.toBeNull();
  const link = mail?.body.find((part: unknown) => typeof part === 'object');
  await page.goto(link.path);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await page.waitForURL('**/settings/profile');
  await page.getByText(next, { exact: true }).waitFor();
  await page.goto(link.path);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await failed(page, 'Failed to change email address');
  expect(errors).toEqual([]);
  await close();
});

test('a person sees where they are signed in and ends each other session', async () => {
  const maya = await somebody();
  await openSignedIn(stage.browser, maya.email).then(({ context }) => context.close());
  const { page, errors, close } = await maya.newPage();
  await page.goto('/settings/profile');
  const card = page.getByRole('region', { name: 'Where you are signed in' });
  await card.getByRole('listitem').nth(1).waitFor();
  await picture(page, 'profile-sessions');
  await card.getByRole('button', { name: /^Sign out Unknown device/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await said(page, 'Signed out');
  await card.getByText('You are signed in on this device only.').waitFor();
  expect(await card.getByRole('listitem').count()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

test('USR.16 LENS.8 a person starts with the lens that they chose', async () => {
  const maya = await somebody();
  const { page, errors, close } = await maya.newPage();
  await page.goto('/');
  await page.waitForURL(activeAlarms);
  await page.goto('/settings/profile');
  await page.getByRole('combobox', { name: 'Lens' }).fill('Snoozed');
  await page.getByRole('option', { name: 'Snoozed' }).first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await save(page).click();
  await said(page, 'User was saved');
  await page.goto('/');
  await page.waitForURL('**/alarms/Standard%20Lenses/Snoozed');
  // the section itself opens with its default lens
  await page.goto('/alarms');
  await page.waitForURL(activeAlarms);
  expect(errors).toEqual([]);
  await close();
});

test('USR.16 Analytics opens with the page that a person opened last, and is a page to start with', async () => {
  const maya = await somebody();
  const { page, errors, close } = await maya.newPage();
  const rail = page.getByRole('navigation', { name: 'Primary' });
  const kept = async () =>
    (
      await stage.road
        .db('memberships as m')
        .join('users as u', 'u.id', 'm.user_id')
        .where({ email: maya.email })
        .first('analytics_page')
    )?.analytics_page;
  await page.goto('/analytics');
  await page.waitForURL('**/analytics/kpi-dashboard');
  await rail.getByRole('link', { name: 'Work history' }).click();
  await page.waitForURL('**/analytics/work-history');
  await until('the page to be kept', async () => (await kept()) === 'work-history' || null);
  await rail.getByRole('link', { name: 'Triage' }).click();
  await page.waitForURL(activeAlarms);
  await rail.getByRole('link', { name: 'Analytics' }).click();
  await page.waitForURL('**/analytics/work-history');
  await maya.ask('mutation { updateLandingPage(landingPage: ANALYTICS) { landingPage } }');
  await page.goto('/');
  await page.waitForURL('**/analytics/work-history');
  // one that they may no longer open leads to the first that they may
  await stage.road
    .db('memberships')
    .whereIn('user_id', stage.road.db('users').select('id').where({ email: maya.email }))
    .update({ analytics_page: 'advanced-analytics' });
  await page.goto('/');
  await page.waitForURL('**/analytics/kpi-dashboard');
  expect(errors).toEqual([]);
  await close();
});

test('forwarding needs an address, and is kept until its last day', async () => {
  const maya = await somebody();
  const { page, errors, close } = await maya.newPage();
  await page.goto('/settings/profile');
  await page.getByRole('switch', { name: /^Forward notifications/ }).click();
  await save(page).click();
  await page.getByText('Forward to is required').waitFor();
  await page.getByLabel('Forward to').fill(maya.email);
  await save(page).click();
  await page.getByText('Choose an address other than your own').first().waitFor();
  await page.getByLabel('Forward to').fill('desk@example.com');
  await page.getByLabel('Until').fill('2100-01-31');
  await save(page).click();
  await said(page, 'User was saved');
  await page.reload();
  await until('the forwarding', async () => (await page.getByLabel('Until').inputValue()) === '2100-01-31' || null);
  expect(await stage.road.db('users').where({ email: maya.email }).first()).toMatchObject({
    ...{ is_email_forwarding_enabled: true, email_forwarding_recipient: 'desk@example.com' },
  });
  await picture(page, 'profile-forwarding');
  expect(errors).toEqual([]);
  await close();
});
