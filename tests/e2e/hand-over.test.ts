import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeJwt } from 'jose';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../../platform/root.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';
import { findings } from './axe.ts';
import { openConsole, picturesInBoth, signIn, styled } from './browser.ts';
import { activeAlarms, password } from './stage.ts';
import { type AccessStage, openAccessStage, phone, stored } from './visitors.ts';

let stage: AccessStage['stage'];
let visitors: AccessStage['visitors'];
let standard: string;
beforeAll(async () => {
  ({ stage, visitors, standard } = await openAccessStage());
});
afterAll(() => stage?.close());

/** Reads the code in a picture. */
async function readCode(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data });
}

test('a code on the desk signs in a phone, once, within the same customer', async () => {
  const page = await visitors.newPage();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await page.goto('/settings/profile');
  await page.getByRole('button', { name: 'Open on my phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open on my phone' });
  await dialog.getByText(/^Valid for \d+ s$/).waitFor();
  const code = dialog.locator(styled('qr-code'));
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'hand-over-desk');
  const address = await readCode(await code.screenshot());
  expect(address).toMatch(/\/hand-over#[\w-]{43}$/);

  const { context, page: device, errors } = await openConsole(stage.browser, phone);
  await device.goto(address);
  // opening the link alone signs nobody in, and the token does not stay in the address
  await device.getByRole('heading', { name: 'Continue on this device' }).waitFor();
  expect(await stored(device, 'session-token')).toBeNull();
  expect(device.url()).not.toContain('#');
  await picturesInBoth(device, 'hand-over-phone');
  await device.getByRole('button', { name: 'Continue' }).click();
  await device.waitForURL('**/m/alarms/list/');
  expect(await stored(device, 'customer-id')).toBe(String(stage.road.customerId));
  expect(await stored(device, 'session-token')).not.toBe(await stored(page, 'session-token'));
  expect(errors).toEqual([]);
  await context.close();

  const { context: second, page: late } = await openConsole(stage.browser, phone);
  await late.goto(address);
  await late.getByRole('button', { name: 'Continue' }).click();
  await late.getByRole('alert').filter({ hasText: 'This code has expired or was already used.' }).waitFor();
  expect(await stored(late, 'session-token')).toBeNull();
  await late.getByRole('link', { name: 'Back to login' }).click();
  await late.waitForURL('**/login');
  await second.close();
  await page.close();
});

test('a code that nobody has read expires before the eyes, and is renewed', async () => {
  // a clock belongs to a whole context
  const { context, page } = await openConsole(stage.browser);
  await page.clock.install();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await page.goto('/settings/profile');
  await page.getByRole('button', { name: 'Open on my phone' }).click();
  await page.getByText(/^Valid for \d+ s$/).waitFor();
  await page.clock.runFor(61_000);
  await page.getByText('The code has expired.').waitFor();
  await page.getByRole('button', { name: 'New code' }).click();
  await page.getByText(/^Valid for \d+ s$/).waitFor();
  await context.close();
});

test('a link without a code, and one on a device with another session, say what they do', async () => {
  const page = await visitors.newPage(phone);
  await page.goto('/hand-over');
  await page.getByRole('alert').filter({ hasText: 'This code has expired or was already used.' }).waitFor();
  await signIn(page, standard, password);
  await page.waitForURL('**/m/alarms/list/');
  await page.goto('/404');
  await page.goto('/hand-over#none');
  await page.getByText('Somebody is already signed in on this device.').waitFor();
  await page.close();
});

test('AUTH-086 whoever comes from the help desk with its brand is led back to it after signing in, and nobody else', async () => {
  const posted: Array<{ path: string; body: URLSearchParams }> = [];
  const desk: Server = createServer(async (request, response) => {
    posted.push({ path: String(request.url), body: new URLSearchParams(await text(request)) });
    response.setHeader('content-type', 'text/html').end('<h1>Help desk</h1>');
  });
  await new Promise<void>((listening) => desk.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(desk.address() as AddressInfo).port}/access/jwt`;
  const secret = 'a secret of the help desk, long enough';
  let api: TestApi | undefined;
  try {
    api = await startTestApi({ helpDesk: { url, secret, brandId: '77' }, consoleFolder: fromRoot('dist', 'web') });
    const page = await visitors.newPage();
    const returnTo = new URL('/requests/7', url).href;
    const login = `${api.origin}/login?${new URLSearchParams({ brand_id: '77', return_to: returnTo })}`;
    await page.goto(login);
    await page.getByLabel('Email').fill(standard);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('heading', { name: 'Help desk' }).waitFor();
    expect(page.url()).toBe(url);
    expect(posted).toHaveLength(1);
    expect(posted[0]?.body.get('return_to')).toBe(returnTo);
    expect(decodeJwt(posted[0]?.body.get('jwt') ?? '')).toMatchObject({ email: standard });
    // signed in already: at once
    await page.goto(login);
    await page.getByRole('heading', { name: 'Help desk' }).waitFor();
    expect(posted).toHaveLength(2);
    await page.goto(`${api.origin}/login?brand_id=78`);
    await page.waitForURL(activeAlarms);
    // help opens it beside the console
    await page.getByRole('button', { name: /user menu/ }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('menuitem', { name: 'Help' }).click();
    await (await opened).getByRole('heading', { name: 'Help desk' }).waitFor();
    expect(posted).toHaveLength(3);
    await page.close();
  } finally {
    await api?.stop();
    await new Promise((closed) => desk.close(closed));
  }
});

test('ADM-010 without a help desk, help asks for support about the page it is opened on; the provider reads it', async () => {
  const page = await visitors.newPage();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await page.goto('/settings/about');
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact support' });
  const send = dialog.getByRole('button', { name: 'Send request' });
  expect(await send.isDisabled()).toBe(true);
  const subject = `The bell is hard to see ${stage.road.customerId}`;
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByLabel('What happened').fill('It is grey on grey.\nI expected red.');
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'support-form');
  await send.click();
  await page.getByText('Request has been sent').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/logout');
  await page.waitForURL('**/login');

  await signIn(page, await stage.person('SUPER'), password);
  await page.waitForURL('**/select');
  await page.getByRole('button', { name: 'Log In as Customer' }).click();
  await page.waitForURL(activeAlarms);
  await page.goto('/support-requests');
  const row = page.getByRole('table', { name: 'Support requests' }).getByRole('row').filter({ hasText: subject });
  await row.getByText('/settings/about').waitFor();
  await row.getByText(standard).waitFor();
  await picturesInBoth(page, 'support-requests');
  await page.close();

  const small = await visitors.newPage(phone);
  await signIn(small, standard, password);
  await small.waitForURL('**/m/alarms/list/');
  await small.getByRole('navigation', { name: 'Primary' }).getByRole('button', { name: 'Me' }).click();
  await small.getByRole('button', { name: 'Help' }).click();
  await small.getByRole('dialog', { name: 'Contact support' }).getByLabel('Subject').waitFor();
  await picturesInBoth(small, 'support-form-phone');
  await small.close();
});
