import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../domain/people/create-user.ts';
import { createPushDevice } from '../support/push-device.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, picture, picturesInBoth } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, password, type Stage } from './stage.ts';
import { phone } from './visitors.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

let people = 0;
async function somebody(): Promise<SignedIn & { id: string }> {
  const { customerId, db } = stage.road;
  const email = `device-${people++}-${customerId}@example.com`;
  const memberships = [{ customerId, authRole: 'STANDARD' as const }];
  const id = await createUser(db, { email, password, displayName: 'Maya Okafor', memberships });
  return { ...(await openSignedIn(stage.browser, email)), id };
}
const devicesOf = async (userId: string): Promise<string[]> =>
  (await stage.road.db('device_tokens').where({ user_id: userId }).select('token')).map(({ token }) => token);

/**
 * Lets pages of a context show notifications, and stands in for the browser's push service, which is on the internet: the
 * browser remembers one subscription, under the key that it was made with.
 */
async function withPushService(page: Page): Promise<string> {
  const { token } = createPushDevice(`https://push.example/${people}`);
  await page.context().grantPermissions(['notifications']);
  // without a window of its own this browser says "denied", whatever was granted
  await sayPermission(page, 'granted');
  await page.addInitScript((subscription) => {
    const made = (key: ArrayBuffer) => ({
      ...{ ...JSON.parse(subscription), options: { applicationServerKey: key } },
      toJSON: () => JSON.parse(subscription),
      async unsubscribe() {
        localStorage.removeItem('test-push');
        return true;
      },
    });
    const known = () => {
      const bytes = localStorage.getItem('test-push');
      return bytes === null ? null : made(Uint8Array.from(bytes.split(','), Number).buffer);
    };
    PushManager.prototype.getSubscription = async () => known() as unknown as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem('test-push', String(options?.applicationServerKey));
      return known() as unknown as PushSubscription;
    };
  }, token);
  return token;
}
const sayPermission = (page: Page, permission: NotificationPermission): Promise<unknown> =>
  page.addInitScript((said) => {
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => said });
  }, permission);
const device = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' });
const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();

test('USR-077 a person turns notifications on this device on and off; a registration that fails says so', async () => {
  const maya = await somebody();
  const { page, errors, close } = await maya.newPage();
  const token = await withPushService(page);
  await page.goto('/settings/profile');
  await device(page).waitFor();
  await failOperation(page, 'AddDeviceRegistrationToken', 'Not now');
  await device(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to add device registration token' });
  await alert.filter({ hasText: 'Not now' }).waitFor();
  expect(await device(page).isChecked()).toBe(false);
  expect(await devicesOf(maya.id)).toEqual([]);
  await page.unrouteAll();
  await device(page).click();
  await said(page, 'Notifications are on');
  expect(await device(page).isChecked()).toBe(true);
  expect(await devicesOf(maya.id)).toEqual([token]);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'profile-device');
  await device(page).click();
  await said(page, 'Notifications are off');
  expect(await devicesOf(maya.id)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('USR-077 a push service that cannot be reached says so, and a browser that forbids notifications too', async () => {
  const maya = await somebody();
  const { page, close } = await maya.newPage();
  await withPushService(page);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('Push service error', 'AbortError'));
  });
  await page.goto('/settings/profile');
  await device(page).click();
  await page.getByRole('alert').filter({ hasText: 'Failed to add device registration token' }).waitFor();
  expect(await device(page).isChecked()).toBe(false);
  await sayPermission(page, 'denied');
  await page.reload();
  await page.getByText('Notifications are blocked. Allow them for this site in the settings of the browser.').waitFor();
  expect(await device(page).isDisabled()).toBe(true);
  await close();
});

test('MOB.3 a device that shows notifications belongs to whoever signs in on it', async () => {
  const [maya, ben] = [await somebody(), await somebody()];
  const first = await maya.newPage();
  const token = await withPushService(first.page);
  await first.page.setViewportSize(phone);
  await first.page.goto('/m');
  await first.page.getByRole('button', { name: 'Me' }).click();
  await first.page.getByRole('button', { name: 'Turn on notifications' }).click();
  await first.page.getByRole('button', { name: 'Turn off notifications' }).waitFor();
  await picture(first.page, 'me-notifications-phone');
  expect(await devicesOf(maya.id)).toEqual([token]);
  const key = await first.page.evaluate(() => localStorage.getItem('test-push'));
  await first.close();

  const next = await ben.newPage();
  const other = await withPushService(next.page);
  await next.page.addInitScript((bytes) => localStorage.setItem('test-push', bytes ?? ''), key);
  await next.page.goto('/settings/profile');
  await next.page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  await next.page.reload();
  await until('the device of the person signed in now', async () =>
    (await devicesOf(ben.id)).includes(other) ? true : null,
  );
  await next.close();
});

test('MOB.2 what is pushed to the device is shown by its id, with the page that it opens', async () => {
  const maya = await somebody();
  const { page, close } = await maya.newPage();
  await withPushService(page);
  await page.goto('/settings/profile');
  const started = maya.context.waitForEvent('serviceworker');
  await device(page).click();
  await said(page, 'Notifications are on');
  // without a window there is nothing to show them in: what would be shown is kept
  const worker = await started;
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => {
      Object.assign(self, { shown: [title, options] });
    };
  });
  const cdp = await maya.context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const paths = {
    path: '/work/Standard%20Lenses/All%20Work/12',
    phonePath: '/m/alarms/work/list/active_work/all/0/12',
  };
  const data = JSON.stringify({ id: 'n-1', title: 'Work assigned to you', body: 'W12 Replace the belt', ...paths });
  const { origin } = new URL(page.url());
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = await until('the notification', () => worker.evaluate(() => Reflect.get(self, 'shown') ?? null));
  expect(shown).toEqual([
    'Work assigned to you',
    { body: 'W12 Replace the belt', tag: 'n-1', icon: '/icon-192.png', data: paths },
  ]);

  const openedOn = (isPhone: boolean) =>
    worker.evaluate(
      ({ mobile, data }) => {
        const { clients, navigator } = self as unknown as { clients: Record<string, unknown>; navigator: object };
        let opened: unknown = null;
        clients.openWindow = async (path: string) => {
          opened = path;
        };
        Object.defineProperty(navigator, 'userAgentData', { value: { mobile }, configurable: true });
        const click = new (Reflect.get(self, 'ExtendableEvent') as typeof Event)('notificationclick');
        self.dispatchEvent(Object.assign(click, { notification: { data, close: () => undefined } }));
        return opened;
      },
      { mobile: isPhone, data: paths },
    );
  expect([await openedOn(false), await openedOn(true)]).toEqual([paths.path, paths.phonePath]);
  await close();
});
