import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { until } from '../support/until.ts';
import { failOperation, openConsole, picturesInBoth, signIn, styled } from './browser.ts';
import { activeAlarms, password } from './stage.ts';
import { type AccessStage, openAccessStage, phone, stored } from './visitors.ts';

declare global {
  interface Window {
    /** When the first toast was shown, by the page's clock. */
    toastAt?: number;
  }
}

let stage: AccessStage['stage'];
let visitors: AccessStage['visitors'];
let standard: string;

beforeAll(async () => {
  ({ stage, visitors, standard } = await openAccessStage());
});
afterAll(() => stage?.close());

/** Returns the link in the mail to somebody. */
const linkTo = (recipient: string): Promise<string> =>
  until('the mail', async () => {
    const mail = await stage.road.db('mails').where({ recipient }).first('body');
    return (mail?.body as Array<{ path?: string }> | undefined)?.find(({ path }) => path)?.path;
  });

test('AUTH-026 AUTH-049 login asks for the email, and complains only after a submit', async () => {
  const page = await visitors.newPage();
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Log In' }).waitFor();
  const email = page.getByLabel('Email');
  await email.fill('maya');
  expect(await page.getByLabel('Password').count()).toBe(0);
  expect(await page.locator(`${styled('field-message')}[data-state=error]`).count()).toBe(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Email must be a valid email address').waitFor();
  await email.fill('');
  await page.getByText('Email is required').waitFor();
  await page.close();
});

test('UI-012 AUTH-055 login highlights required fields and names an installation that is not production', async () => {
  const page = await visitors.newPage();
  await page.goto('/login');
  expect(await page.locator(styled('ribbon')).textContent()).toBe('test');
  const colours = await page
    .locator(`${styled('field')} label`)
    .evaluate((label) => [getComputedStyle(label).color, getComputedStyle(document.body).color]);
  expect(colours[0]).not.toBe(colours[1]);
  expect(await page.getByLabel('Email required').count()).toBe(1);
  await page.close();
});

test('AUTH-055 AUTH-056 in production login shows neither a ribbon nor a version', async () => {
  const page = await visitors.newPage();
  const read = (environment: string) =>
    page.route('**/info/version', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), environment, version: '1.2.3-deadbeef' } });
    });
  await read('staging');
  await page.goto('/login');
  await page.getByText('deadbeef', { exact: true }).waitFor();
  expect(await page.locator(styled('ribbon')).textContent()).toBe('staging');
  await page.unrouteAll();
  await read('production');
  const answered = page.waitForResponse('**/info/version');
  await page.reload();
  await answered;
  await page.getByLabel('Email').waitFor();
  await page.waitForLoadState('networkidle');
  expect([await page.locator(styled('ribbon')).count(), await page.getByText('deadbeef').count()]).toEqual([0, 0]);
  await page.close();
});

test('AUTH-056 login shows the last 8 characters of the installed build, else of the version', async () => {
  // a service worker belongs to a whole context
  const { context: ownContext, page } = await openConsole(stage.browser, phone);
  const release: { version: string } = await (await page.request.get('/info/version')).json();
  await page.goto('/login');
  await page.getByText(release.version.slice(-8), { exact: true }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const { build }: { build: string } = await (await page.request.get('/files.json')).json();
  await page.reload();
  await page.getByText(build.slice(-8), { exact: true }).waitFor();
  await ownContext.close();
});

test('AUTH-051 an address without single sign-on gets the password step, where a short password is not refused', async () => {
  const page = await visitors.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(standard);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password').waitFor();
  expect(await page.getByLabel('Email').count()).toBe(0);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByText('Password is required').waitFor();
  await page.getByLabel('Password').fill('abc');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByText('Incorrect username or password').first().waitFor();
  await page.close();
});

test('AUTH-053 AUTH-054 an email in the address is filled in and checked at once', async () => {
  const page = await visitors.newPage();
  await page.goto(`/login?emailAddress=${encodeURIComponent(standard)}`);
  await page.getByLabel('Password').waitFor();
  await page.getByText(standard).waitFor();
  await page.close();
});

test('AUTH-052 AUTH-029 AUTH-061 the password step leads to where a link is asked for, and that back to login', async () => {
  const page = await visitors.newPage();
  await page.goto(`/login?emailAddress=${encodeURIComponent(standard)}`);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.waitForURL('**/reset');
  await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(standard);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.waitForURL('**/login');
  await page.goto('/reset');
  await page.getByLabel('Email').fill(`nobody-${standard}`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('alert').filter({ hasText: 'Please check your email for instructions.' }).first().waitFor();
  await page.close();
});

test.each(['/login', '/reset'])(
  'AUTH-098 AUTH-101 AUTH-102 %s says what is wrong with an email, but only after a submit',
  async (path) => {
    const page = await visitors.newPage();
    await page.goto(path);
    const errors = page.locator(`${styled('field-message')}[data-state=error]`);
    const email = page.getByLabel('Email');
    for (const wrong of ['maya', '']) {
      await email.fill(wrong);
      await email.blur();
    }
    expect(await errors.count()).toBe(0);
    await page.locator('button[type=submit]').click();
    await until('the missing email', async () => (await errors.allTextContents()).join() === 'Email is required');
    await email.fill('maya');
    await until(
      'a wrong email',
      async () => (await errors.allTextContents()).join() === 'Email must be a valid email address',
    );
    await email.fill('maya@northgate.example');
    await errors.waitFor({ state: 'detached' });
    await page.close();
  },
);

test('AUTH-133 AUTH-125 a reset is answered alike for everybody, and one that failed is said so', async () => {
  const page = await visitors.newPage(phone);
  const toast = page.locator(styled('toast'));
  for (const email of [standard, `nobody-${standard}`]) {
    await page.goto('/reset');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await toast.getByText('Reset Password').waitFor();
    await toast.getByText('Please check your email for instructions.').waitFor();
  }
  await picturesInBoth(page, 'reset-phone');
  await failOperation(page, 'SendResetPassword', 'Too many are signing in');
  await page.goto('/reset');
  await page.getByLabel('Email').fill(standard);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await toast.getByText('Failed to reset password').waitFor();
  await toast.getByText('Too many are signing in').waitFor();
  await page.close();
});

test('AUTH-129 AUTH-126 a link that is over says so and leads to another, on a phone as well', async () => {
  const page = await visitors.newPage(phone);
  await page.goto('/change_password?token=none&cid=1000');
  await page.getByLabel('New password').fill('Another-horse-8');
  await page.getByLabel('Repeat password').fill('Another-horse-8');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.locator(styled('toast')).getByText('Failed to change password').waitFor();
  await page
    .locator(styled('notice'))
    .getByText(
      'Sorry, it looks like your change password link expired or is invalid. Please reset your password again',
      { exact: true },
    )
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await picturesInBoth(page, 'change-password-phone');
  await page.getByRole('link', { name: 'Reset password' }).click();
  await page.waitForURL('**/reset');
  // a link without its parts says so at once
  await page.goto('/change_password');
  await page.locator(styled('notice')).getByText('your change password link expired or is invalid').waitFor();
  await page.close();
});

test('a password that many people have is refused with the reason, and the link outlives it', async () => {
  const forgetful = await stage.person('ADMIN');
  const page = await visitors.newPage();
  await page.goto('/reset');
  await page.getByLabel('Email').fill(forgetful);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.goto(await linkTo(forgetful));
  await page.getByLabel('New password').fill('Password1!');
  await page.getByLabel('Repeat password').fill('Password1!');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.locator(styled('notice')).getByText('This password is too easy to guess').waitFor();
  await picturesInBoth(page, 'change-password-common');
  await page.getByLabel('New password').fill('Another-horse-8');
  await page.getByLabel('Repeat password').fill('Another-horse-8');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.waitForURL('**/login');
  await page.close();
});

test('AUTH-032 AUTH-065 AUTH-066 the link in a mail sets another password, once, and leads to login', async () => {
  const forgetful = await stage.person('MANAGER');
  const page = await visitors.newPage();
  await page.goto('/reset');
  await page.getByLabel('Email').fill(forgetful);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const link = await linkTo(forgetful);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Change Password' }).waitFor();
  await page.getByLabel('New password').fill('Another-horse-8');
  await page.getByLabel('Repeat password').fill('Another-horse-8');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.waitForURL('**/login');
  await page.goto(link);
  await page.getByLabel('New password').fill('Another-horse-9');
  await page.getByLabel('Repeat password').fill('Another-horse-9');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('your change password link expired or is invalid').first().waitFor();
  await page.getByRole('link', { name: 'Reset password' }).waitFor();
  await signIn(page, forgetful, 'Another-horse-8');
  await page.waitForURL(activeAlarms);
  await page.close();
});

test('AUTH-112 AUTH-115 a password is sent only when its rules hold and it was repeated', async () => {
  const page = await visitors.newPage();
  await page.goto('/change_password?token=none&cid=1000');
  const button = page.getByRole('button', { name: 'Change Password' });
  const unmet = page.getByRole('listitem').filter({ hasText: 'not yet' });
  await until('five rules to be met', async () => (await unmet.count()) === 5);
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('New password').fill('correct-horse');
  await until('a digit and an uppercase letter to be missing', async () => (await unmet.count()) === 2);
  await page.getByLabel('New password').fill('Correct-horse-7');
  await until('no rule to be left', async () => (await unmet.count()) === 0);
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('Repeat password').fill('Correct-horse-8');
  await page.getByText("Your new passwords don't match").waitFor();
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('Repeat password').fill('Correct-horse-7');
  await until('a form that can be sent', () => button.isEnabled());
  await page.close();
});

test('AUTH-113 AUTH-132 whoever is signed in changes their password with the old one, and is logged out', async () => {
  const page = await visitors.newPage();
  const vendor = await stage.person('VENDOR');
  await signIn(page, vendor, password);
  await page.waitForURL(activeAlarms);
  await page.goto('/settings/password');
  await page.getByText('Changing your password will log you out').waitFor();
  const change = page.getByRole('button', { name: 'Change Password' });
  await page.getByLabel('New password').fill('Another-horse-8');
  await page.getByLabel('Repeat password').fill('Another-horse-8');
  expect(await change.isDisabled()).toBe(true);
  await page.getByLabel('Old password').fill('Wrong-horse-9');
  await expect.poll(() => change.isDisabled()).toBe(false);
  await page.getByLabel('Old password').fill('');
  await expect.poll(() => change.isDisabled()).toBe(true);
  await page.getByLabel('Old password').fill('Wrong-horse-9');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('Your old password is incorrect').first().waitFor();
  await page.getByLabel('Old password').fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.waitForURL('**/login');
  expect(await stored(page, 'session-token')).toBeNull();
  await page.close();
});

test('AUTH-122 UI-032 UI-051 a failed login is said at the bottom left, 60 px up, for six seconds', async () => {
  // a clock belongs to a whole context
  const { context: ownContext, page } = await openConsole(stage.browser);
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector(':is([class^="toast_"], [class*=" toast_"])')) window.toastAt ??= Date.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await signIn(page, standard, 'Wrong-horse-9');
  const toast = page.getByRole('alert').filter({ hasText: 'Login Failed' });
  await toast.waitFor();
  // final position after it has slid in
  await until('the toast to stand 60 px up at the left', async () => {
    const box = await toast.evaluate((element) => {
      const { left, bottom } = (
        element.closest(':is([class^="toast_"], [class*=" toast_"])') ?? element
      ).getBoundingClientRect();
      return { left, up: window.innerHeight - bottom };
    });
    return box.left >= 0 && box.left < 40 && Math.round(box.up) === 60;
  });
  const age = () => page.evaluate(() => Date.now() - (window.toastAt ?? 0));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  await page.clock.runFor(Math.max(1, 5_900 - (await age())));
  expect((await age()) > 5_900 || (await toast.isVisible())).toBe(true);
  await until('the toast to leave', async () => {
    await page.clock.runFor(100);
    return (await toast.count()) === 0;
  });
  expect(await age()).toBeLessThan(7_000);
  await ownContext.close();
});

test('AUTH-042 AUTH-057 AUTH-074 signing in keeps the customer, leads by role, and closes login', async () => {
  const page = await visitors.newPage();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  expect(await stored(page, 'customer-id')).toBe(String(stage.road.customerId));
  await page.goto('/login');
  await page.waitForURL(activeAlarms);
  await page.goto('/');
  await page.waitForURL(activeAlarms);
  await page.close();
});

test('AUTH-031 AUTH-043 logout clears storage, closes the socket, ends the session and shows login', async () => {
  const page = await visitors.newPage();
  const opened = page.waitForEvent('websocket');
  await signIn(page, standard, password);
  const socket = await opened;
  await page.getByText(/^Live/).first().waitFor();
  const token = await stored(page, 'session-token');
  const closed = until('the socket to close', () => socket.isClosed());
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.waitForURL('**/login');
  await closed;
  for (const key of ['session-token', 'customer-id', 'deep-link']) expect(await stored(page, key)).toBeNull();
  const answer = await fetch(`${inject('product').api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { isSuper } }' }),
  });
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  await page.close();
});

test('AUTH-124 a logout that the server refuses is said so, and ends the session here', async () => {
  const page = await visitors.newPage();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await failOperation(page, 'SignOut', 'No');
  await page.goto('/logout');
  await page.getByRole('alert').filter({ hasText: 'Logout failed' }).waitFor();
  await page.waitForURL('**/login');
  expect(await stored(page, 'session-token')).toBeNull();
  await page.close();
});
