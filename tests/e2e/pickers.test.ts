import { randomUUID } from 'node:crypto';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { failOperation, operationOf, picture, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

const point = 'S-7.SF-S';
/** Number of units: more than one page of a picker. */
const units = 60;
let stage: Stage;
let ada: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  const { road } = stage;
  await road.send(item('ALARM', point, minutesAgo(10), { message: 'Supply fan failed', priority: 100 }));
  await until('the alarm', async () => (await road.states()).length === 1);
  const entity = (id: number, kind: string, name: string, parentId: number | null) => ({
    ...{ customer_id: road.customerId, id, class: kind, name, name_key: name.toLowerCase().replace(/[^a-z0-9]/g, '') },
    ...{ parent_id: parentId, created_at: new Date() },
  });
  await road
    .db('entities')
    .insert([
      entity(1, 'Building', 'Tower', null),
      entity(2, 'Floor', '3F', 1),
      entity(3, 'Room', 'Rm 301', 2),
      ...Array.from({ length: units }, (_, n) => entity(10 + n, 'AHU', `AHU-${String(n).padStart(2, '0')}`, 2)),
    ]);
  await road.db('entity_directories').insert({ customer_id: road.customerId, stamp: randomUUID() });
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
});
afterAll(() => stage?.close());

const picker = (page: Page) => page.getByRole('dialog', { name: 'Point asset' });
const opener = (page: Page) => page.getByRole('button', { name: /^Point asset/ });
const list = (page: Page) => picker(page).getByRole('list');
const choice = (page: Page, name: string) => list(page).getByRole('button', { name: new RegExp(`^${name}`) });

describe('the picker of several levels', () => {
  let page: Page;
  let close: () => Promise<void>;
  const queries: Array<Record<string, unknown>> = [];
  beforeAll(async () => {
    ({ page, close } = await ada.newPage());
    page.on('request', (request: Request) => {
      if (operationOf(request) === 'AlarmEntities') queries.push(request.postDataJSON().variables);
    });
    await page.goto(`/alarms/list/all_alarms/${(await stage.road.states())[0]?.id}`);
    await opener(page).waitFor();
  });
  afterAll(() => close?.());

  test('UI-007 opens and closes on click', async () => {
    await opener(page).click();
    await choice(page, 'Places').waitFor();
    await opener(page).click();
    await picker(page).waitFor({ state: 'detached' });
    await opener(page).click();
    await choice(page, 'Assets').waitFor();
  });

  test('UI-058 UI-059 is 273 wide and 376 high', async () => {
    expect(await picker(page).evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
      273, 376,
    ]);
  });

  test('UI-011 reads by offset, and more at the end of the list until all are here', async () => {
    await choice(page, 'Assets').click();
    await choice(page, 'AHU-00').waitFor();
    await picture(page, 'picker-assets');
    expect(await list(page).getByRole('listitem').count()).toBe(50);
    await list(page).evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    await until('all of them', async () => (await list(page).getByRole('listitem').count()) === units);
    await list(page).evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    await choice(page, `AHU-${units - 1}`).click();
    expect(queries.map(({ offset }) => offset)).toEqual([0, 50]);
  });

  test('UI-009 UI-039 drilling down starts at the top with nothing chosen, and confirms nothing', async () => {
    const confirm = picker(page).getByRole('button', { name: 'Assign' });
    expect(await confirm.isEnabled()).toBe(true);
    await picker(page).getByRole('button', { name: 'Back' }).click();
    expect(await confirm.isDisabled()).toBe(true);
    await choice(page, 'Places').click();
    await choice(page, 'Tower').click();
    expect(await confirm.isEnabled()).toBe(true);
    queries.length = 0;
    await picker(page).getByRole('button', { name: 'Open Tower' }).click();
    await choice(page, '3F').waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    expect(queries).toMatchObject([{ type: 'Space', parentId: '1', offset: 0 }]);
  });

  test('what is chosen is assigned, and says what the alarm is', async () => {
    await choice(page, '3F').click();
    await picture(page, 'picker-place');
    await picker(page).getByRole('button', { name: 'Assign' }).click();
    await page.getByRole('button', { name: 'Point asset: 3F' }).waitFor();
    await page.getByRole('region', { name: 'Alarm Details' }).getByText('Tower').waitFor();
    await page.getByRole('button', { name: 'Remove point asset' }).click();
    await page.getByRole('button', { name: 'Point asset: Choose' }).waitFor();
  });
});

/** Opens the value picker of a new filter on a field. */
async function filterBy(page: Page, field: string) {
  await page.goto('/');
  await page.getByRole('grid').getByText(point).waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Field' }).fill(field);
  await page.getByTitle(field, { exact: true }).click();
}

test('UI-060 places are chosen level by level for a filter; the button says "Select" unless it says more', async () => {
  const { page, close } = await ada.newPage();
  await filterBy(page, 'Floor');
  await page.getByRole('button', { name: 'Choose from places' }).click();
  const places = page.getByRole('dialog', { name: 'Places' });
  await places.getByRole('button', { name: 'Open Tower' }).click();
  await places.getByRole('button', { name: /^3F/ }).first().click();
  await places.getByText('1 chosen').waitFor();
  await picture(page, 'picker-filter');
  await places.getByRole('button', { name: 'Select', exact: true }).click();
  await page.locator(styled('filters')).getByTitle('3F').waitFor();
  await close();
});

test('ALM-122 points that cannot be read are said so', async () => {
  const { page, close } = await ada.newPage();
  await failOperation(page, 'AlarmPoints', 'No');
  await filterBy(page, 'Source Alarm Point');
  await page.getByRole('combobox', { name: 'Values' }).click();
  await page.locator(styled('toast')).filter({ hasText: 'Failed to get points' }).waitFor();
  await close();
});
