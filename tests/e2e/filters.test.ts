import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { follow, operationOf, picture, styled } from './browser.ts';
import { minutesAgo } from './stage.ts';
import { newest, oldest, openTriageStage, rows, type TriageStage } from './triage-stage.ts';

let stage: TriageStage;
beforeAll(async () => {
  stage = await openTriageStage();
});
afterAll(() => stage?.close());

const filterForm = (page: Page) => page.locator(styled('filters'));
async function openFilters(page: Page) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await filterForm(page).locator(styled('filter-row')).first().waitFor();
}
/** Dropdown list of the open select. */
const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
const shownOptions = (page: Page) => options(page).locator('.ant-select-item-option');

/** Opens the n-th select of a kind in the filter form, from 0. */
const openSelect = (page: Page, kind: 'Field' | 'Operator' | 'Values', row: number) =>
  filterForm(page).locator(styled('filter-row')).nth(row).getByRole('combobox', { name: kind }).click();

async function chooseField(page: Page, row: number, label: string) {
  await openSelect(page, 'Field', row);
  await filterForm(page).locator(styled('filter-row')).nth(row).getByRole('combobox', { name: 'Field' }).fill(label);
  await options(page).getByTitle(label, { exact: true }).click();
  await options(page).waitFor({ state: 'hidden' });
}

async function chooseValue(page: Page, row: number, label: string) {
  await openSelect(page, 'Values', row);
  await options(page).getByTitle(label, { exact: true }).click();
  await filterForm(page).getByRole('heading').click();
}

const apply = (page: Page) => filterForm(page).getByRole('button', { name: 'Apply' }).click();
const pills = (page: Page) => page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem');

test('LENS-070 LENS-072 LENS-086 a filled filter row brings an empty one, without the fields already chosen', async () => {
  const { page, close } = await stage.lent();
  await openFilters(page);
  const filterRows = filterForm(page).locator(styled('filter-row'));
  expect(await filterRows.count()).toBe(1);
  await chooseField(page, 0, 'Alarm Priority');
  expect(await filterRows.count()).toBe(1);
  await openSelect(page, 'Operator', 0);
  await until('its operators', async () => (await shownOptions(page).allTextContents()).join() === 'includes,excludes');
  await filterForm(page).getByRole('heading').click();
  await chooseValue(page, 0, 'Highest');
  await until('an empty row', async () => (await filterRows.count()) === 2);
  await openSelect(page, 'Field', 1);
  await options(page).getByTitle('Pinned', { exact: true }).waitFor();
  expect(await options(page).getByTitle('Alarm Priority', { exact: true }).count()).toBe(0);
  await close();
});

test('LENS-067 LENS-073 a row without a value is no filter, and a filter can be removed unless it is locked', async () => {
  const { page, close } = await stage.lent();
  const locked = pills(page).filter({ hasText: 'Alarm State' });
  await locked.getByRole('img', { name: 'Locked by the lens' }).waitFor();
  expect(await locked.getByRole('button').count()).toBe(0);
  await openFilters(page);
  await chooseField(page, 0, 'Pinned');
  await apply(page);
  expect(await pills(page).count()).toBe(1);
  await openFilters(page);
  await chooseField(page, 0, 'Alarm Priority');
  await chooseValue(page, 0, 'Highest');
  await apply(page);
  await until('one alarm', async () => (await rows(page).count()) === 2);
  await page.getByRole('button', { name: 'Remove filter Alarm Priority' }).click();
  await until('all alarms', async () => (await rows(page).count()) === 4);
  expect(await pills(page).count()).toBe(1);
  await close();
});

test.each([
  ['LENS-032 the filter Alarm Source', 'Alarm Source', ['Source']],
  ['LENS-034 the filter Nuisance Status', 'Nuisance Status', ['Chattering', 'Fleeting', 'Both', 'Either', 'None']],
  [
    'LENS-035 the filter Alarm Priority',
    'Alarm Priority',
    ['Highest', 'High', 'Medium', 'Low', 'Lowest', 'No Priority'],
  ],
  ['LENS-036 the filter Pinned', 'Pinned', ['Pinned', 'Not pinned']],
  ['LENS-037 the filter Stale Status', 'Stale Status', ['Stale', 'Not stale']],
] as const)('%s is offered with its values and narrows the list', async (_, field, values) => {
  const { page, close } = await stage.lent();
  await openFilters(page);
  await chooseField(page, 0, field);
  await openSelect(page, 'Values', 0);
  await until('its values', async () => (await shownOptions(page).allTextContents()).join() === values.join());
  await options(page).getByTitle(values[0], { exact: true }).click();
  await filterForm(page).getByRole('heading').click();
  const sent = page.waitForRequest((request) => operationOf(request) === 'LensAlarms');
  await apply(page);
  expect((await sent).postDataJSON().variables.criteria).toHaveLength(1);
  await pills(page).filter({ hasText: field }).waitFor();
  const kept = field === 'Alarm Source' ? 3 : field === 'Alarm Priority' ? 1 : 0;
  await until(`${kept} alarms`, async () =>
    kept === 0
      ? page.getByRole('heading', { name: 'No alarms match these filters' }).isVisible()
      : (await rows(page).count()) === kept + 1,
  );
  await close();
});

test('LENS-038 LENS-047 the filters Status and Alarm State are offered where the lens does not fix them', async () => {
  const { page, close } = await stage.lent();
  await openFilters(page);
  await openSelect(page, 'Field', 0);
  await options(page).getByTitle('Status', { exact: true }).waitFor();
  expect(await options(page).getByTitle('Alarm State', { exact: true }).count()).toBe(0);
  await filterForm(page).getByRole('heading').click();
  await chooseField(page, 0, 'Status');
  await chooseValue(page, 0, 'Intake');
  await apply(page);
  await pills(page).filter({ hasText: 'Status' }).waitFor();
  await until('three alarms', async () => (await rows(page).count()) === 4);
  await follow(page, '/alarms/Standard%20Lenses/Intake');
  await page.getByRole('heading', { level: 1, name: 'Intake' }).waitFor({ state: 'attached' });
  await openFilters(page);
  await chooseField(page, 0, 'Alarm State');
  await chooseValue(page, 0, 'Inactive');
  await apply(page);
  await page.getByRole('heading', { name: 'No alarms match these filters' }).waitFor();
  await close();
});

test('LENS-031 LENS-033 LENS-039 an alarm is filtered by its id, a keyword and its point as they are typed', async () => {
  const { page, close } = await stage.lent();
  const id = await stage.alarmIdOf('RF-2.S');
  for (const [field, typed] of [
    ['Alarm ID', `A${id}`],
    ['Keyword', 'return fan'],
    ['Source Alarm Point', 'RF-2.S'],
  ] as const) {
    await openFilters(page);
    await chooseField(page, 0, field);
    const values = filterForm(page).locator(styled('filter-row')).first().getByRole('combobox', { name: 'Values' });
    await values.fill(typed);
    // options for points and alarms come from the server
    if (field === 'Source Alarm Point') await options(page).getByTitle(typed, { exact: true }).click();
    else if (field === 'Alarm ID')
      await options(page)
        .getByText(new RegExp(`^${typed} `))
        .first()
        .click();
    else await values.press('Enter');
    await apply(page);
    await until(`one alarm by ${field}`, async () => (await rows(page).count()) === 2);
    expect(await rows(page).nth(1).textContent()).toContain('Return fan failed');
    await page.getByRole('button', { name: `Remove filter ${field}` }).click();
    await until('all alarms', async () => (await rows(page).count()) === 4);
  }
  await close();
});

/** Fills a bound of a range in the first row. */
const fillBound = (page: Page, label: string, text: string) =>
  filterForm(page)
    .locator(styled('filter-row'))
    .first()
    .getByRole('spinbutton', { name: label, exact: true })
    .fill(text);
const noAlarms = (page: Page) => page.getByRole('heading', { name: 'No alarms match these filters' });
const removeFilter = (page: Page, field: string) =>
  page.getByRole('button', { name: `Remove filter ${field}`, exact: true }).click();

test('LENS-043 the filter Alarm Time takes a window or a range, which the address keeps', async () => {
  const { page, close } = await stage.lent();
  await openFilters(page);
  await chooseField(page, 0, 'Alarm Time');
  await chooseValue(page, 0, 'Next 24 hours');
  await apply(page);
  await noAlarms(page).waitFor();
  await openFilters(page);
  await chooseValue(page, 0, 'Last 24 hours');
  await apply(page);
  await pills(page).filter({ hasText: 'Last 24 hours' }).waitFor();
  await until('three alarms', async () => (await rows(page).count()) === 4);
  await openFilters(page);
  await chooseValue(page, 0, 'Custom range…');
  const ends = filterForm(page).locator('.ant-picker input');
  await ends.nth(0).fill('05/1/2026 8:00 AM');
  await ends.nth(0).press('Enter');
  await ends.nth(1).fill('05/2/2026 5:30 PM');
  await ends.nth(1).press('Enter');
  await apply(page);
  await noAlarms(page).waitFor();
  const range = '05/1/2026 8:00 AM – 05/2/2026 5:30 PM';
  await pills(page).filter({ hasText: range }).waitFor();
  expect(new URL(page.url()).searchParams.get('filter')).toBe('alarmTime:2026-05-01T13%3A00Z..2026-05-02T22%3A30Z');
  await page.reload();
  await pills(page).filter({ hasText: range }).waitFor();
  await openFilters(page);
  expect(await ends.nth(1).inputValue()).toBe('05/2/2026 5:30 PM');
  await close();
});

test('LENS-048 LENS-049 the filters Time in Alarm and Created At take a duration from and to', async () => {
  const { page, close } = await stage.lent();
  await openFilters(page);
  await chooseField(page, 0, 'Time in Alarm');
  await fillBound(page, 'From hours', '2');
  await fillBound(page, 'From minutes', '30');
  await apply(page);
  await pills(page).filter({ hasText: 'Greater than 2h 30m' }).waitFor();
  await until('one alarm', async () => (await rows(page).count()) === 2);
  await openFilters(page);
  await fillBound(page, 'To hours', '3');
  await apply(page);
  await pills(page).filter({ hasText: 'Between 2h 30m and 3h 0m' }).waitFor();
  await noAlarms(page).waitFor();
  await removeFilter(page, 'Time in Alarm');
  await openFilters(page);
  await chooseField(page, 0, 'Created At');
  await fillBound(page, 'To days', '1');
  await apply(page);
  await until('three alarms', async () => (await rows(page).count()) === 4);
  await openFilters(page);
  await fillBound(page, 'To days', '');
  await fillBound(page, 'From days', '1');
  await apply(page);
  await pills(page).filter({ hasText: 'Greater than 1d 0h' }).waitFor();
  await noAlarms(page).waitFor();
  await close();
});

test('LENS-106 a duration under a minute reads "<1m" in the pill of its filter', async () => {
  const { page, close } = await stage.lent();
  for (const [bound, text, kept] of [
    ['From minutes', 'Greater than <1m', 3],
    ['To minutes', 'Less than <1m', 0],
  ] as const) {
    await openFilters(page);
    await chooseField(page, 0, 'Time in Alarm');
    await fillBound(page, bound, '0');
    await apply(page);
    await pills(page).getByText(text, { exact: true }).waitFor();
    if (kept === 0) await noAlarms(page).waitFor();
    else await until('all alarms', async () => (await rows(page).count()) === kept + 1);
    await removeFilter(page, 'Time in Alarm');
  }
  await close();
});

test('alarms of the night are found by their time of day, which the address keeps', async () => {
  const { page, close } = await stage.lent();
  await openFilters(page);
  await chooseField(page, 0, 'Alarm Time of Day');
  await filterForm(page).getByLabel('From', { exact: true }).fill('22:00');
  await filterForm(page).getByLabel('To', { exact: true }).fill('06:00');
  await picture(page, 'filter-time-of-day');
  await apply(page);
  await pills(page).filter({ hasText: '22:00 – 06:00' }).waitFor();
  expect(new URL(page.url()).searchParams.get('filter')).toContain('alarmTimeOfDay:22%3A00..06%3A00');
  await close();
});

test('LENS-077 what is empty or no number leaves a range open', async () => {
  const { page, close } = await stage.lent();
  await openFilters(page);
  await chooseField(page, 0, 'Nuisance Count');
  await fillBound(page, 'At least', 'many');
  await fillBound(page, 'At most', '7');
  await apply(page);
  await pills(page).filter({ hasText: 'at most 7' }).waitFor();
  await until('three alarms', async () => (await rows(page).count()) === 4);
  await openFilters(page);
  await fillBound(page, 'At most', '');
  await apply(page);
  await until('no filter', async () => (await pills(page).count()) === 1);
  await close();
});

test('a row that lacks a value is chosen by (blanks)', async () => {
  const { page, close } = await stage.lent();
  await openFilters(page);
  await chooseField(page, 0, 'End Time');
  await chooseValue(page, 0, '(blanks)');
  await apply(page);
  await pills(page).filter({ hasText: '(blanks)' }).waitFor();
  // the oldest alarm has ended once
  await until('two alarms', async () => (await rows(page).count()) === 3);
  await close();
});

test('UI-046 UI-047 UI-057 a list of options says that it loads or has no results, and is at most 208 px high', async () => {
  const page = await stage.context.newPage();
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === 'AlarmStatuses') await held;
    await route.fallback();
  });
  await page.goto('/');
  await openFilters(page);
  await openSelect(page, 'Field', 0);
  const list = options(page).locator('.rc-virtual-list-holder, .ant-select-dropdown-list-holder').first();
  await list.waitFor();
  expect(await list.evaluate((box) => [box.clientHeight, box.scrollHeight > box.clientHeight])).toEqual([208, true]);
  await options(page).getByTitle('Status', { exact: true }).click();
  await openSelect(page, 'Values', 0);
  await options(page).getByText('Loading...').waitFor();
  answer();
  await options(page).getByTitle('Intake', { exact: true }).waitFor();
  await filterForm(page).locator(styled('filter-row')).first().getByRole('combobox', { name: 'Values' }).fill('zzz');
  await options(page).getByText('No results').waitFor();
  await page.close();
});

describe('what the table adds to the filters', () => {
  const [chatters, flees, both] = ['VAV-1.ZNT', 'VAV-2.ZNT', 'VAV-3.ZNT'] as const;
  const others = [oldest, 'RF-2.S', newest];
  const all = [chatters, flees, both, ...others];
  const but = (point: string) => all.filter((one) => one !== point);
  beforeAll(async () => {
    const { road } = stage;
    const history = (point: string, ...steps: Array<['ALARM' | 'RTN', minutesAgo: number]>) =>
      steps.map(([event, ago]) => item(event, point, minutesAgo(ago)));
    await road.send(
      ...history(chatters, ['ALARM', 100], ['RTN', 93], ['ALARM', 92]),
      ...history(flees, ['ALARM', 100], ['RTN', 99], ['ALARM', 60]),
      ...history(both, ['ALARM', 100], ['RTN', 99], ['ALARM', 95]),
    );
    await until('their nuisances to be counted', async () => {
      const states = await road.states();
      return isDeepStrictEqual(
        [chatters, flees, both].map((point) => {
          const state = states.find(({ point_path }) => point_path === point);
          return [state?.is_active, Number(state?.chattering_count), Number(state?.fleeting_count)];
        }),
        [
          [true, 1, 0],
          [true, 0, 1],
          [true, 1, 1],
        ],
      );
    });
    const left = async (point: string, state: object) =>
      road
        .db('alarm_state')
        .where({ customer_id: road.customerId, id: await stage.alarmIdOf(point) })
        .update(state);
    await left(chatters, { status: 'Dispatched', open_work_count: 1 });
    await left(flees, { status: 'Snoozed', snooze_expires_at: new Date(Date.now() + 3_600_000) });
  });
  const shown = async (page: Page) => {
    const texts = await rows(page).allTextContents();
    return all.filter((point) => texts.some((text) => text.includes(point)));
  };

  test.each([
    [
      'LENS-044',
      'Active Work',
      [
        ['Open work', 'activeWork:true', [chatters]],
        ['No open work', 'activeWork:false', but(chatters)],
      ],
    ],
    [
      'LENS-045',
      'Snoozed',
      [
        ['Snoozed', 'snoozed:true', [flees]],
        ['Not snoozed', 'snoozed:false', but(flees)],
      ],
    ],
    [
      'LENS-046',
      'Nuisance Behavior',
      [
        ['Chattering', 'nuisanceBehavior:CHATTERING', [chatters]],
        ['Fleeting', 'nuisanceBehavior:FLEETING', [flees]],
        ['Chattering and fleeting', 'nuisanceBehavior:CHATTERING_AND_FLEETING', [both]],
        ['None', 'nuisanceBehavior:NONE', others],
      ],
    ],
  ] as Array<[id: string, field: string, values: Array<[label: string, filter: string, kept: string[]]>]>)(
    '%s "%s" is offered, and each of its values keeps the alarms that have it',
    async (_, field, values) => {
      const { page, close } = await stage.lent();
      for (const [label, filter, kept] of values) {
        await openFilters(page);
        await chooseField(page, 0, field);
        await openSelect(page, 'Values', 0);
        const labels = values.map(([one]) => one).join();
        await until('its values', async () => (await shownOptions(page).allTextContents()).join() === labels);
        await options(page).getByTitle(label, { exact: true }).click();
        await filterForm(page).getByRole('heading').click();
        await apply(page);
        // field and value may have the same name
        await pills(page).filter({ hasText: field }).getByText(label, { exact: true }).last().waitFor();
        await until(`those of ${label}`, async () => isDeepStrictEqual(await shown(page), kept));
        expect(new URL(page.url()).searchParams.get('filter')).toBe(filter);
        await removeFilter(page, field);
        await until('all alarms', async () => isDeepStrictEqual(await shown(page), all));
      }
      await close();
    },
  );
});
