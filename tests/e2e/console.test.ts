import { afterAll, beforeAll, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { openConsole, picture, signIn } from './browser.ts';
import { minutesAgo, openStage, password, type Stage } from './stage.ts';

let stage: Stage;
let email: string;

beforeAll(async () => {
  stage = await openStage();
  email = await stage.person();
  const points = ['S-7.BLDG-P', 'S-7.RF-S', 'VAV-3.SUPFLOW'];
  await stage.road.send(
    ...points.flatMap((point, n) => [
      item('ALARM', point, minutesAgo(600 + n)),
      item('RTN', point, minutesAgo(590 + n)),
      item('ALARM', point, minutesAgo(60 + n)),
    ]),
  );
  await until(
    "the building's alarms",
    async () => (await stage.road.states()).filter((state) => state.is_active).length === points.length,
  );
});
afterAll(() => stage?.close());

test("LIVE-020 ALM-083 ALM-067 sign in, see the building's alarms, post one, see it come, open it, see its chart", async () => {
  const { context, page, errors } = await openConsole(stage.browser);
  await signIn(page, email, password);
  await page.waitForURL('**/alarms/Standard%20Lenses/Active%20Alarms');
  const table = page.getByRole('grid');
  for (const point of ['S-7.BLDG-P', 'S-7.RF-S', 'VAV-3.SUPFLOW']) await table.getByText(point).waitFor();
  // header row and three alarms
  expect(await table.getByRole('row').count()).toBe(4);
  await page.getByText(/^Live/).first().waitFor();

  await stage.road.send(
    item('ALARM', 'CHW-P2.DP', minutesAgo(0), { message: 'Chilled water differential pressure low', priority: 20 }),
  );
  const arrived = table.getByRole('row').filter({ hasText: 'Chilled water differential pressure low' });
  await arrived.waitFor();
  expect(await arrived.textContent()).toContain('Highest');
  await picture(page, 'triage');

  await arrived.click();
  const drawer = page.getByRole('complementary');
  await drawer.getByText('Chilled water differential pressure low').first().waitFor();
  await picture(page, 'triage-drawer');

  const [{ id }] = (await stage.road.states()).filter((state) => state.point_path === 'S-7.BLDG-P') as [{ id: number }];
  await page.goto(`/alarms/list/all_alarms/${id}`);
  await page.getByRole('heading', { name: /S-7\.BLDG-P/ }).waitFor();
  await page.getByLabel('Occurrences per day').locator('.recharts-bar-rectangle path').first().waitFor();
  await page.getByRole('table', { name: 'Instances' }).or(page.getByLabel('Instances')).first().waitFor();
  await picture(page, 'alarm-detail');
  expect(errors).toEqual([]);
  await context.close();
});

test('ALM-083 a return to normal takes the alarm out of the open lens', async () => {
  const { context, page } = await openConsole(stage.browser);
  await signIn(page, email, password);
  const table = page.getByRole('grid');
  await stage.road.send(item('ALARM', 'HWP-1.S', minutesAgo(5), { message: 'Hot water pump failed to start' }));
  const row = table.getByRole('row').filter({ hasText: 'Hot water pump failed to start' });
  await row.waitFor();
  await stage.road.send(item('RTN', 'HWP-1.S', minutesAgo(0), { message: 'Hot water pump failed to start' }));
  await row.waitFor({ state: 'detached' });
  await context.close();
});

test('AUTH-123 wrong credentials are said so, and nobody is let in', async () => {
  const { context, page } = await openConsole(stage.browser);
  await signIn(page, email, 'Wrong-horse-9');
  await page.getByText('Incorrect username or password').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await context.close();
});

test('AUTH-082 AUTH-083 a deep link is kept over the sign-in', async () => {
  const { context, page } = await openConsole(stage.browser);
  await page.goto('/alarms/Standard%20Lenses/Intake');
  await page.waitForURL('**/login*');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/alarms/Standard%20Lenses/Intake');
  await context.close();
});

test('ALM-042 on a phone the same alarms are cards, and one opens full screen', async () => {
  const { context, page, errors } = await openConsole(stage.browser, { width: 390, height: 844 });
  await signIn(page, email, password);
  await page.waitForURL('**/m/alarms/**');
  await page.goto('/m/alarms/alarms/list/active_alarms/');
  const card = page.getByText('VAV-3.SUPFLOW').first();
  await card.waitFor();
  await picture(page, 'phone-triage');
  await card.click();
  await page
    .getByRole('button', { name: 'Back to list' })
    .or(page.getByRole('link', { name: 'Back to list' }))
    .waitFor();
  await picture(page, 'phone-alarm');
  expect(errors).toEqual([]);
  await context.close();
});
