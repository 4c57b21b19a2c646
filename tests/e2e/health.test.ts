import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupChanges } from '../../domain/incidents/group-changes.ts';
import { publishIntegrations } from '../../domain/integrations/publish-integrations.ts';
import { systemClock } from '../../platform/clock.ts';
import { activityTexts } from '../../texts/activity.ts';
import { actionTexts } from '../../texts/common.ts';
import { feedTexts } from '../../texts/feeds.ts';
import { dryRunTexts, pausedTexts, ruleLogTexts } from '../../texts/rules.ts';
import { throughputTexts } from '../../texts/throughput.ts';
import { newCmmsSystem } from '../support/cmms.ts';
import { newCustomerId } from '../support/engines.ts';
import { storeEntities } from '../support/relation-scene.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { createEntity } from './asset-stage.ts';
import { findings } from './axe.ts';
import { failOperation, follow, pathOf, picture, picturesInBoth, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo } from './stage.ts';
import { newest, openTriageStage, type TriageStage } from './triage-stage.ts';
import { phone } from './visitors.ts';

/** Shows people a source that has lost its connection, and the provider's people what to do about it. */
let stage: TriageStage;
let maya: SignedIn;
let support: SignedIn;
const issueId = randomUUID();
beforeAll(async () => {
  stage = await openTriageStage();
  const { db, customerId, systemId } = stage.road;
  const at = new Date(Date.now() - 30 * 60_000);
  await db('external_system_issues').insert({
    ...{ customer_id: customerId, id: issueId, system_id: systemId, issue_type: 'LOST_CONNECTION' },
    ...{ message: 'No contact for 5 minutes', created_at: at, opens_at: at, alerted_at: at },
  });
  [maya, support] = await Promise.all([
    openSignedIn(stage.browser, stage.email, customerId),
    openSignedIn(stage.browser, await stage.person('SUPER'), customerId),
  ]);
});
afterAll(() => stage?.close());

const words = /^Source lost connection\. Last contact .+\. Its alarms may be out of date\.$/;
const strip = (page: Page): Locator => page.getByRole('status').filter({ hasText: words });
const mark = { name: 'State may be out of date' };

test('INT.8 alarms of an unhealthy source say that their state may be out of date, wherever they are shown', async () => {
  const { page, errors, close } = await maya.newPage();
  await page.goto('/');
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: newest });
  await row.getByRole('img', mark).waitFor();
  await page.getByRole('button', { name: /^Integrations, 1 of 1 lost connection$/ }).waitFor();
  await row.click();
  await strip(page).waitFor();
  expect(await strip(page).count()).toBe(1);
  // who maintains the source is the provider's business
  expect(await page.getByRole('link', { name: 'Issue log' }).count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'source-doubt');
  const alarmId = await stage.alarmIdOf(newest);
  await follow(page, `/alarms/list/all_alarms/${alarmId}`);
  await strip(page).waitFor();
  const { me } = await maya.ask<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  const { createWorkTicket } = await maya.ask<{ createWorkTicket: { workTicket: { id: string } } }>(
    `mutation ($details: WorkTicketDetailsInput!, $alarms: [ID!]!) {
      createWorkTicket(details: $details, associatedAlarms: $alarms) { workTicket { id } } }`,
    {
      details: {
        objective: 'Look at the pump',
        assignedTo: me.user.id,
        dueBy: new Date(Date.now() + 86_400_000).toISOString(),
      },
      alarms: [alarmId],
    },
  );
  await follow(page, `/work/Standard%20Lenses/All%20Work/${createWorkTicket.workTicket.id}`);
  await page.getByRole('region', { name: 'Alarms' }).getByRole('img', mark).waitFor();
  await picture(page, 'source-doubt-ticket');
  expect(errors).toEqual([]);
  await close();
});

test('INT.8 BEY.4 wherever they are shown: of assets, rooms, incidents, work to come, KPIs and analyses, and states by them', async () => {
  const { road } = stage;
  const { db, customerId } = road;
  const ids = await storeEntities(
    db,
    customerId,
    [
      { name: 'Harbor House', class: 'Building' },
      { name: 'Floor 1', class: 'Floor', in: 'Harbor House' },
      { name: '101', class: 'Room', in: 'Floor 1' },
    ],
    1_000,
  );
  const ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  const [ahu, vav] = await Promise.all(
    ['AHU-77', 'VAV-77'].map((name) => createEntity(ada, { class: name.slice(0, 3), name, parentId: ids['101'] })),
  );
  await db('entity_relations').insert({
    ...{ customer_id: customerId, source_id: ahu, kind: 'feeds', target_id: vav },
    ...{ status: 'CONFIRMED', origin: 'PERSON', created_at: new Date() },
  });
  await road.send(
    item('ALARM', 'HH.AHU-77.FAN', minutesAgo(30 * 60), { message: 'Fan failed', priority: 20 }),
    item('ALARM', 'HH.VAV-77.TEMP', minutesAgo(30 * 60 - 2), { message: 'Zone too warm', priority: 20 }),
  );
  const states = await until('both alarms', async () => {
    const found = (await road.states()).filter(({ point_path }) => String(point_path).startsWith('HH.'));
    return found.length === 2 && found;
  });
  const starts = states.map(({ id, latest_alarm_at }) => ({
    alarmId: Number(id),
    at: (latest_alarm_at as Date).getTime(),
  }));
  await groupChanges({ db, clock: systemClock, customer: { id: customerId } }, { starts, touched: [] });
  await until('what is analyzed', async () => (await road.warehouseRows('alarms')).length === 5);
  const alarmId = await stage.alarmIdOf('HH.VAV-77.TEMP');

  const { page, errors, close } = await ada.newPage({ width: 1440, height: 900 });
  await page.goto(`/assets/entity/${vav}?tab=alarms`);
  const marked = (where: Locator): Promise<void> => where.getByRole('img', mark).first().waitFor();
  /** Says in words what is shown by alarms, as the state of a place. */
  const derived = page.getByRole('status').filter({ hasText: 'States that rest on them may be too.' });
  await marked(page.getByRole('table', { name: 'Alarms' }));
  await derived.waitFor();
  await picturesInBoth(page, 'source-doubt-asset');
  expect(await findings(page)).toEqual([]);
  await follow(page, '/assets/Standard%20Lenses/All%20Assets');
  await derived.waitFor();
  await picturesInBoth(page, 'source-doubt-assets');
  await follow(page, `/assets/floors/${ids['Floor 1']}/plan?room=${ids['101']}`);
  await marked(page.getByRole('list', { name: 'Active alarms of Rm 101' }));
  await derived.waitFor();
  await picturesInBoth(page, 'source-doubt-floor');
  await follow(page, '/assets/map');
  await derived.waitFor();
  await picturesInBoth(page, 'source-doubt-map');
  await follow(page, `/alarms/list/all_alarms/${alarmId}`);
  await marked(page.getByRole('list', { name: 'Alarms of this incident' }));
  await picturesInBoth(page, 'source-doubt-incident');
  await page
    .getByRole('button', { name: /^Create work/ })
    .first()
    .click();
  await marked(page.getByRole('dialog').getByRole('region', { name: 'Alarms' }));
  await picturesInBoth(page, 'source-doubt-create');
  await follow(page, '/reports/incidents');
  await marked(page.getByRole('table', { name: 'Active incidents' }));
  await follow(page, '/analytics/kpi-dashboard/alarms-per-hour');
  await marked(page.getByRole('table', { name: 'Rows: Alarms per hour' }));
  await follow(page, '/analytics/alarm-performance?days=7&zone=UTC');
  await marked(page.getByRole('region', { name: 'Stale' }));
  await follow(page, '/analytics/counts?days=7&zone=UTC');
  await marked(page.getByRole('table', { name: 'Top ten bad actors' }));
  await picturesInBoth(page, 'source-doubt-actors');
  await page.setViewportSize(phone);
  for (const path of [
    '/m/assets/buildings',
    `/m/assets/entity/${vav}?tab=alarms`,
    `/m/assets/floors/${ids['Floor 1']}/plan`,
  ]) {
    await page.goto(path);
    await derived.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await picturesInBoth(page, `phone-source-doubt-${path.split('/')[3]}`);
  }
  expect(errors).toEqual([]);
  await close();
});

test('INT.8 so do lists of what was done last, of what a rule did and would do, and of tickets by their alarms', async () => {
  const { road } = stage;
  const ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  const alarmId = await stage.alarmIdOf(newest);
  await ada.ask('mutation ($ids: [ID!]) { pinAlarms(ids: $ids, pin: true) { affected } }', { ids: [alarmId] });
  const { rule } = await ada.ask<{ rule: { id: string } }>(
    'mutation ($input: AutomationRuleInput!) { rule: createAutomationRule(input: $input) { id } }',
    { input: { name: 'Pin all', trigger: { type: 'ENTERS_INTAKE' }, actions: [{ type: 'PIN' }] } },
  );
  await ada.ask('mutation ($id: ID!) { enableAutomationRule(id: $id) { id } }', rule);
  await road.send(item('ALARM', 'AHU-9.FILTER', minutesAgo(0), { message: 'Filter dirty' }));
  await until('the log has it', async () => {
    const { log } = await ada.ask<{ log: { entries: Array<{ outcome: string }> } }>(
      '{ log: automationRuleLogAndCount(limit: 10) { entries { outcome } } }',
    );
    return log.entries.some(({ outcome }) => outcome === 'ACTED');
  });
  await ada.ask('mutation ($id: ID!) { pauseAutomationRule(id: $id) { id } }', rule);
  await road
    .db('work_tickets')
    .where({ customer_id: road.customerId })
    .update({ due_at: new Date(0) });

  const { page, errors, close } = await ada.newPage({ width: 1440, height: 900 });
  const marked = (where: Locator): Promise<void> => where.getByRole('img', mark).first().waitFor();
  await page.goto('/alarms/Standard%20Lenses/Active%20Alarms');
  await page.getByRole('grid').getByText(newest).waitFor();
  await until('the decision in the warehouse', async () => (await road.warehouseRows('activity')).length > 0);
  await page.getByRole('region', { name: 'Active Alarms' }).getByRole('button', { name: actionTexts.more }).click();
  await page.getByRole('menuitem', { name: activityTexts.recentActions }).click();
  await marked(page.getByRole('list', { name: activityTexts.recentActions }));
  await picturesInBoth(page, 'source-doubt-actions');
  await follow(page, '/settings/automation-rules');
  await page.getByRole('button', { name: pausedTexts.why }).click();
  await marked(page.getByRole('dialog', { name: ruleLogTexts.title('Pin all') }));
  await picturesInBoth(page, 'source-doubt-rule-log');
  await follow(page, `/settings/automation-rules/${rule.id}`);
  await page.getByRole('button', { name: dryRunTexts.run(30) }).click();
  await marked(page.getByRole('table', { name: dryRunTexts.table }));
  await picturesInBoth(page, 'source-doubt-dry-run');
  await follow(page, '/analytics/counts?days=7&zone=UTC&by=alarmId');
  const frequent = page.getByRole('region', { name: 'Most frequent' });
  await frequent.getByRole('button', { name: 'View as table' }).click();
  await marked(frequent.getByRole('table'));
  await picturesInBoth(page, 'source-doubt-counts');
  await follow(page, '/analytics/work-history?days=7&zone=UTC');
  await marked(page.getByRole('row').filter({ hasText: 'Look at the pump' }));
  await picturesInBoth(page, 'source-doubt-history');
  await follow(page, '/reports/followUp');
  await marked(page.getByRole('row').filter({ hasText: 'Look at the pump' }));
  await picturesInBoth(page, 'source-doubt-follow-up');
  expect(await findings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('INT.8 so do cards and records of the phone, until the connection is restored', async () => {
  const { page, close } = await maya.newPage(phone);
  await page.goto('/m/alarms/list/');
  const card = page.getByRole('listitem').filter({ hasText: newest });
  await card.getByRole('img', mark).waitFor();
  await picture(page, 'phone-source-doubt');
  await card.click();
  await strip(page).waitFor();
  await picture(page, 'phone-source-doubt-alarm');
  const { db, customerId, systemId } = stage.road;
  const open = { customer_id: customerId, id: issueId };
  await db('external_system_issues').where(open).update({ resolved_at: new Date() });
  await db.transaction((trx) => publishIntegrations(trx, customerId, [systemId], new Date()));
  await strip(page).waitFor({ state: 'detached' });
  await db('external_system_issues').where(open).update({ resolved_at: null });
  await db.transaction((trx) => publishIntegrations(trx, customerId, [systemId], new Date()));
  await strip(page).waitFor();
  await close();
});

test('INT-042 INT-043 INT-044 the provider finds the feed in trouble among all customers, sees what was tried, and dismisses the issue', async () => {
  const { db, customerId, systemId } = stage.road;
  const at = new Date(Date.now() - 10 * 60_000);
  await db('external_system_commands').insert({
    ...{ customer_id: customerId, system_id: systemId, id: randomUUID(), command_type: 'HISTORICAL', runner: 'SERVER' },
    ...{
      status: 'FAILED',
      response: 'The archive is away',
      created_by_name: 'Robin Reyes',
      created_at: at,
      queued_at: at,
    },
  });
  for (const [name, type] of [
    ['Orders', 'CREATE_WORK_TICKET_FAILURE'],
    ['Other orders', 'UPDATE_WORK_TICKET_FAILURE'],
  ]) {
    const id = await newCmmsSystem(db, customerId, { displayName: String(name) });
    await db('external_system_issues').insert({
      ...{ customer_id: customerId, id: randomUUID(), system_id: id, issue_type: type, ticket_id: 1 },
      ...{ message: 'Field CREW rejected', created_at: at, opens_at: at },
    });
  }
  const { page, errors, close } = await support.newPage({ width: 1440, height: 900 });
  await page.goto('/feeds');
  await page.getByRole('textbox', { name: 'Search feeds' }).fill(`Test ${customerId}`);
  const rows = page.getByRole('table', { name: 'Feeds' }).locator('tbody tr');
  await until('three rows', async () => (await rows.count()) === 3);
  const row = rows.first();
  for (const name of ['Orders', 'Other orders'])
    await rows
      .filter({ has: page.getByRole('link', { name: `Issue log of ${name}, Test ${customerId}` }) })
      .getByText('Sync error')
      .waitFor();
  for (const text of [
    'Lost connection',
    'No contact for 5 minutes',
    /^Mailed \d+ min ago$/,
    'Replay alarms: failed',
    'Robin Reyes',
  ])
    await row.getByText(text).first().waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'feeds');
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await picturesInBoth(page, 'phone-feeds');
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('link', { name: `Issue log of Source, Test ${customerId}` }).click();
  const issue = page.getByRole('table', { name: 'Issues' }).getByRole('row').filter({ hasText: 'Lost connection' });
  await issue.getByRole('button', { name: 'Dismiss Lost connection' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Dismiss', exact: true }).click();
  await issue.getByText('Dismissed').waitFor();
  await follow(page, '/feeds');
  await page.locator('.ant-segmented-item').filter({ hasText: 'All' }).click();
  await page.waitForURL(/feeds\?all=/);
  await page.getByRole('textbox', { name: 'Search feeds' }).fill(`Test ${customerId}`);
  // dismissing only hides: it is no trouble any more, and as unhealthy as it is
  const dismissed = rows.filter({
    has: page.getByRole('link', { name: `Issue log of Source, Test ${customerId}` }),
  });
  await dismissed.getByText('(dismissed)').waitFor();
  await dismissed.getByText('Lost connection').first().waitFor();
  await until('all three', async () => (await rows.count()) === 3);
  await picturesInBoth(page, 'feeds-dismissed');
  await page.locator('.ant-segmented-item').filter({ hasText: 'In trouble' }).click();
  await page.getByRole('textbox', { name: 'Search feeds' }).fill(`Test ${customerId}`);
  await until('two rows', async () => (await rows.count()) === 2);
  expect(await dismissed.count()).toBe(0);
  await follow(page, '/alarms/Standard%20Lenses/Active%20Alarms');
  await page.getByRole('grid').getByRole('row').filter({ hasText: newest }).getByRole('img', mark).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('over 500 customers: a page of feeds at a time, the worst first, each customer with its own', async () => {
  const { db } = stage.road;
  const first = newCustomerId();
  const crowd = `Crowd ${first}`;
  const at = new Date(Date.now() - 60 * 60_000);
  const customers = Array.from({ length: 520 }, (_, n) => ({ id: first + n, name: `${crowd} ${1_000 + n}` }));
  await db('customers').insert(customers);
  await db.raw(
    `insert into external_systems (customer_id, id, name, display_name, schema, type, direction, connection_type, etl_normalize_version)
     select c.id, nextval('external_system_ids'), 'crowd', 'Chillers', 'generic', 'BUILDING_AUTOMATION_SYSTEM', 'INBOUND',
       'INBOUND_API', 'generic-json-1'
     from customers c where c.id between ? and ?`,
    [first, first + 519],
  );
  await db.raw(
    `insert into external_system_issues (customer_id, id, system_id, issue_type, ticket_id, message, created_at, opens_at, alerted_at)
     select e.customer_id, gen_random_uuid(), e.id, case when e.customer_id = :worst then 'CREATE_WORK_TICKET_FAILURE' else 'WAREHOUSE_DIFFERENCE' end,
       case when e.customer_id = :worst then 1 end, 'Something differs', :at, :at, :at
     from external_systems e where e.customer_id between :first and :last`,
    { worst: first + 300, at, first, last: first + 519 },
  );
  const { page, errors, close } = await support.newPage({ width: 1440, height: 900 });
  await page.goto('/feeds');
  await page.getByRole('textbox', { name: 'Search feeds' }).fill(crowd);
  await page.getByText('520 feeds in trouble, of 520 of 520 customers').waitFor();
  await page.getByText('1 to 30 of 520').waitFor();
  const rows = page.getByRole('table', { name: 'Feeds' }).locator('tbody tr');
  const namesOf = async () => await rows.locator(`${styled('feed-name')} .meta`).allTextContents();
  expect((await namesOf()).slice(0, 3)).toEqual([`${crowd} 1300`, `${crowd} 1000`, `${crowd} 1001`]);
  expect(await rows.count()).toBe(30);
  await rows.first().getByText('Sync error').waitFor();
  await picturesInBoth(page, 'feeds-crowd');
  const [previous, next] = ['Previous page', 'Next page'].map((name) => page.getByRole('button', { name }));
  expect(await previous?.isDisabled()).toBe(true);
  await next?.click();
  await page.getByText('31 to 60 of 520').waitFor();
  await until('the second page', async () => (await namesOf())[0] === `${crowd} 1029`);
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await picturesInBoth(page, 'phone-feeds-crowd');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/feeds?q=${encodeURIComponent(crowd)}&page=18`);
  await page.getByText('511 to 520 of 520').waitFor();
  expect(await rows.count()).toBe(10);
  expect(await next?.isDisabled()).toBe(true);
  await previous?.click();
  await page.getByText('481 to 510 of 520').waitFor();
  // nobody else is to meet them
  await db('customers')
    .whereBetween('id', [first, first + 519])
    .update({ onboarding_status: 'DISABLED' });
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['/feeds', 'Feeds', feedTexts, feedTexts.all],
  ['/alarm-throughput', 'Throughput', throughputTexts, throughputTexts.week],
])(
  '%s says that it could not be read again; of another choice it shows nothing old',
  async (path, operation, texts, choice) => {
    const { page, close } = await support.newPage();
    await page.clock.install();
    await page.goto(path);
    const table = page.getByRole('table').first();
    await table.waitFor();
    await failOperation(page, operation, 'Out of order');
    await page.clock.fastForward(61_000);
    await page.getByRole('status').getByText(texts.old).waitFor();
    expect(await table.isVisible()).toBe(true);
    await page.locator('.ant-segmented-item').filter({ hasText: choice }).click();
    await page.getByText(texts.failed, { exact: true }).waitFor();
    expect(await table.count()).toBe(0);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: actionTexts.tryAgain }).click();
    await table.waitFor();
    expect(await page.getByText(texts.old).count()).toBe(0);
    await close();
  },
);

test('a search follows typing, also while one before is applied, and is kept when another choice is made', async () => {
  const { page, close } = await support.newPage();
  await page.goto('/feeds');
  const search = page.getByRole('textbox', { name: 'Search feeds' });
  await search.pressSequentially('Test ');
  await page.waitForURL(/feeds\?q=Test$/);
  await search.pressSequentially(`${stage.road.customerId}`);
  await page.waitForURL(new RegExp(`q=Test\\+${stage.road.customerId}$`));
  await page.locator('.ant-segmented-item').filter({ hasText: 'All' }).click();
  await page.waitForURL(/feeds\?all=/);
  expect(await search.inputValue()).toBe(`Test ${stage.road.customerId}`);
  await follow(page, '/feeds');
  await until('an empty search', async () => (await search.inputValue()) === '');
  await close();
});

test('a feed of a customer that nobody has, and a page that there is not, lead nowhere', async () => {
  const { page, close } = await support.newPage();
  await page.goto('/feeds');
  for (const path of ['/feeds/999999999/1/issues', `/feeds/${stage.road.customerId}/1/elsewhere`]) {
    await follow(page, path);
    await until(`404 of ${path}`, async () => pathOf(page) === '/404');
  }
  await close();
});
