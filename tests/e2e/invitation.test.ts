import { randomUUID } from 'node:crypto';
import type { ParsedMail } from 'mailparser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { createSmtp } from '../../platform/smtp.ts';
import { type Mailbox, openMailbox } from '../../simulators/mailbox.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { openConsole, picturesInBoth, signIn } from './browser.ts';
import { openSignedIn } from './signed-in.ts';
import { activeAlarms, password } from './stage.ts';
import { type AccessStage, openAccessStage, phone, stored } from './visitors.ts';

let stage: AccessStage['stage'];
let visitors: AccessStage['visitors'];
let standard: string;
let mailbox: Mailbox;
const delivered: Array<{ mail: ParsedMail; to: string }> = [];
let ask: <T>(query: string, variables?: object) => Promise<T>;
beforeAll(async () => {
  ({ stage, visitors, standard } = await openAccessStage());
  ({ ask } = await openSignedIn(stage.browser, await stage.person('ADMIN')));
  mailbox = await openMailbox({ onMail: (mail, to) => void delivered.push({ mail, to }) });
});
afterAll(async () => {
  await mailbox?.close();
  await stage?.close();
});

/** Invites an address as the customer's Admin. @returns the link in the mail as it was delivered. */
async function invite(email = `${randomUUID()}@example.com`): Promise<{ email: string; path: string }> {
  await ask('mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }', {
    input: { firstName: 'Ada', lastName: 'Okafor', email, role: 'STANDARD' },
  });
  return { email, path: await deliver(email) };
}

/** Sends the mail to an address over SMTP, as the worker does where a mail server is configured. */
async function deliver(email: string): Promise<string> {
  const row = await stage.road.db('mails').where({ recipient: email }).orderBy('created_at', 'desc').first();
  const consoleUrl = inject('product').api;
  const smtp = createSmtp({
    url: mailbox.url,
    from: { name: 'Annunciator', address: 'no-reply@alarms.example' },
    requiresTls: false,
  });
  await smtp.send(renderMail({ ...row, to: email }, { productName: 'Annunciator', consoleUrl }, 1));
  smtp.close();
  const taken = await until('the delivered mail', () => delivered.findLast(({ to }) => to === email));
  const link = /href="([^"]+\/register\?[^"]+)"/.exec(String(taken.mail.html))?.[1]?.replaceAll('&amp;', '&');
  const { pathname, search } = new URL(link as string);
  return pathname + search;
}
const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });
const badLink =
  /^Sorry, it looks like your access link expired or is invalid\. Please reach out to your Annunciator Admin/;

test('AUTH-030 AUTH-047 AUTH-062 an invitation is opened and welcomes whom it invites', async () => {
  const { email, path } = await invite();
  const page = await visitors.newPage(phone);
  await page.goto(path);
  await page.getByRole('heading', { name: 'Welcome, Ada Okafor' }).waitFor();
  await page.getByText(email).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await picturesInBoth(page, 'register-phone');
  await page.close();
});

test('AUTH-063 AUTH-064 the password that accepts an invitation is set, the stored deep link cleared, and login shown', async () => {
  const { email, path } = await invite();
  const page = await visitors.newPage();
  await page.goto('/work');
  await page.waitForURL('**/login');
  expect(await stored(page, 'deep-link')).toBe('/work');
  await page.goto(path);
  await page.getByRole('heading', { name: 'Welcome, Ada Okafor' }).waitFor();
  await page.getByText(email).waitFor();
  expect(await register(page).isDisabled()).toBe(true);
  await page.getByLabel('New password').fill('Correct');
  await page.getByText('An uppercase letter, met').waitFor();
  await page.getByText('A digit, not yet').waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'register');
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await register(page).click();
  await page.waitForURL('**/login');
  expect(await stored(page, 'deep-link')).toBeNull();
  await signIn(page, email, password);
  await page.waitForURL(activeAlarms);

  await page.context().clearCookies();
  const again = await visitors.newPage(phone);
  await again.goto(path);
  await again.getByRole('alert').filter({ hasText: badLink }).waitFor();
  await again.goto('/register');
  await again.getByRole('alert').filter({ hasText: badLink }).waitFor();
  await page.close();
  await again.close();
});

test('AUTH-127 AUTH-128 somebody who has a password enters it; a wrong one, and a link that is over meanwhile, are said', async () => {
  const known = `${randomUUID()}@example.com`;
  await createUser(stage.road.db, { email: known, password, displayName: 'Noor Haddad' });
  const { path } = await invite(known);
  const page = await visitors.newPage(phone);
  await page.goto(path);
  await page.getByText('You already have an account with this address.').waitFor();
  await page.getByLabel('Password').fill('Another-horse-8');
  await register(page).click();
  await page.getByText('Failed to activate user').waitFor();
  await page.getByText('Incorrect username or password').first().waitFor();
  await picturesInBoth(page, 'register-known-phone');
  await stage.road
    .db('invitations')
    .where({ customer_id: stage.road.customerId, used_at: null })
    .update({ voided_at: new Date() });
  await page.getByLabel('Password').fill(password);
  await register(page).click();
  await page.getByRole('alert').filter({ hasText: badLink }).first().waitFor();
  await page.close();
});

test('somebody else who is signed in is asked to log out first, and comes back to the invitation', async () => {
  const { path } = await invite();
  const { context, page } = await openConsole(stage.browser);
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await page.goto(path);
  await page.getByText(`You are signed in as ${standard}`, { exact: false }).waitFor();
  expect(await register(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await register(page).waitFor();
  expect(await stored(page, 'session-token')).toBeNull();
  await context.close();
});
