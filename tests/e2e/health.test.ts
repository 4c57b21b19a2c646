import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishIntegrations } from '../../domain/integrations/publish-integrations.ts';
import { newCmmsSystem } from '../support/cmms.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { follow, pathOf, picture, picturesInBoth } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
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
  await page.getByRole('textbox', { name: 'Search feeds' }).fill(`Test ${customerId}`);
  await rows
    .filter({ has: page.getByRole('link', { name: `Issue log of Source, Test ${customerId}` }) })
    .getByText('Healthy')
    .waitFor();
  expect(errors).toEqual([]);
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
