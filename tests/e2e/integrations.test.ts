import { randomUUID } from 'node:crypto';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { newCmmsSystem } from '../support/cmms.ts';
import { newCustomerId } from '../support/engines.ts';
import { transportTo } from '../support/mail-road.ts';
import { item } from '../support/road.ts';
import { storeRole } from '../support/store-role.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, openConsole, operationOf, picture, picturesInBoth, signIn } from './browser.ts';
import { addInboundApi, choose, dialogOf, openProviderStage, type ProviderStage, rowOf } from './provider-stage.ts';
import { openSignedIn } from './signed-in.ts';
import { minutesAgo, password } from './stage.ts';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await openProviderStage();
});
afterAll(() => stage?.close());

test('a new integration sends with the key that was told once, and what it sends is counted', async () => {
  const { close, page, errors } = await stage.lent();
  const key = await addInboundApi(page, 'Cold storage');
  expect(key).toMatch(/^ak_/);
  expect(await page.getByText(key).count()).toBe(0);
  const { id } = await stage.road
    .db('external_systems')
    .where({ customer_id: stage.road.customerId, display_name: 'Cold storage' })
    .first('id');
  await rowOf(page, 'Cold storage').getByText('Waiting for first event').waitFor();
  const response = await fetch(`${inject('product').gateway}/ingest/${id}/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify([item('ALARM', 'FREEZER-1.T', minutesAgo(1)), { nothing: 'that can be read' }]),
  });
  expect(response.status).toBe(207);
  const row = rowOf(page, 'Cold storage');
  await until('the counts', async () => {
    await page.reload();
    await row.waitFor();
    const text = (await row.textContent()) ?? '';
    // events and outcomes are stored separately
    const isCounted = (await row.getByRole('link', { name: '1 rejected' }).count()) === 1;
    const isDrawn = (await row.getByRole('img').getAttribute('aria-label'))?.includes('1 event in');
    return isCounted && isDrawn && text.includes('Healthy') && !text.includes('Never');
  });
  expect(await row.getByRole('link', { name: '1 rejected' }).getAttribute('href')).toBe(
    `/integrations/${id}/dead-letters`,
  );
  await picture(page, 'integrations');
  expect(errors).toEqual([]);
  await close();
});

test('a new integration by e-mail shows the address to send to, which can be copied, and what is sent there arrives', async () => {
  const { close, page, errors } = await stage.lent();
  const field = dialogOf(page).getByLabel('Inbound address');
  const begin = async () => {
    await follow(page, '/integrations?add');
    await choose(page, 'Direction', 'Inbound');
    await choose(page, 'Schema', 'Niagara 4');
    await choose(page, 'Connection type', 'Email');
  };
  const add = async (displayName: string, senders: string) => {
    await dialogOf(page).getByLabel('Display name').fill(displayName);
    await until('an inbound address', async () => /@/.test(await field.inputValue()));
    const address = await field.inputValue();
    if (senders) await dialogOf(page).getByLabel('Sender addresses').fill(senders);
    await dialogOf(page).getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(`${displayName} is ready`).waitFor();
    expect(await page.getByRole('status', { name: 'Inbound address' }).textContent()).toBe(address);
    return address;
  };
  await begin();
  const address = await add('Roof', 'bms@plant.example');
  await page.getByText('bms@plant.example. Emails from other addresses are held').waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await picture(page, 'integration-address');
  await page.getByRole('button', { name: 'Done' }).click();
  await transportTo(inject('product').mail).sendMail({
    from: 'bms@plant.example',
    to: address,
    text: `Source: Roof:Fan\nTimestamp: ${minutesAgo(2)}\nState: Offnormal / Unacked\nText: Roof fan trips`,
  });
  await until('the alarm', async () => (await stage.road.states()).some((state) => state.text === 'Roof fan trips'));

  // the next form does not show this address while it waits for one of its own
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isOptions = (request: Request) =>
    operationOf(request) === 'IntegrationOptions' && request.postDataJSON().variables.connectionType === 'EMAIL';
  await page.route('**/graphql', async (route) => {
    if (isOptions(route.request())) await released;
    await route.fallback();
  });
  const requested = page.waitForRequest(isOptions);
  await begin();
  await requested;
  expect(await field.count()).toBe(0);
  release();
  await add('Cellar', '');
  await page.getByText('None yet. Until you add a sender').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('INT.2 behind the plug is every system with its state; maintenance systems for whoever may see them', async () => {
  const { db, customerId } = stage.road;
  const at = new Date(minutesAgo(30));
  const [orders, quiet] = await Promise.all(
    ['Failing orders', 'Quiet orders'].map((displayName) => newCmmsSystem(db, customerId, { displayName })),
  );
  await db('external_system_contacts').insert({ customer_id: customerId, system_id: orders, last_access_at: at });
  await db('external_system_issues').insert({
    ...{ customer_id: customerId, id: randomUUID(), system_id: orders, issue_type: 'UPDATE_WORK_TICKET_FAILURE' },
    ...{ ticket_id: 1, message: 'Field CREW rejected', created_at: at, opens_at: at },
  });
  await createExternalSystem(db, {
    ...{ customerId, name: randomUUID(), displayName: 'Not heard yet', schema: 'generic' },
    ...{ connectionType: 'INBOUND_API', etlNormalizeVersion: 'generic-json-1' },
  });
  const manager = await openSignedIn(stage.browser, await stage.person('MANAGER'));
  const { close, page, errors } = await manager.newPage({ width: 1440, height: 900 });
  await page.goto('/alarms');
  const plug = page.getByRole('button', {
    name: /^Integrations, \d+ of \d+ broken: 1 lost connection, 1 with a sync error$/,
  });
  await plug.click();
  const system = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  for (const [name, state] of [
    ['Plant controls', 'Healthy'],
    ['Power monitoring', 'Lost connection'],
    ['Old gateway', 'Inactive'],
    ['Not heard yet', 'Waiting for first event'],
    ['Failing orders', 'Sync error'],
    ['Quiet orders', 'Unknown'],
  ] as const)
    await system(name).getByText(state).waitFor();
  expect(quiet).toBeGreaterThan(0);
  await picturesInBoth(page, 'plug');
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(errors).toEqual([]);
  await close();

  // a role without work sees sources alone
  const email = `watcher-${customerId}@example.com`;
  const customRoleId = await storeRole(db, customerId, { alarms: ['VIEW'], integrations: ['VIEW'] });
  await createUser(db, {
    ...{ email, password, displayName: 'Wim Watt', isSuper: false },
    memberships: [{ customerId, authRole: 'CUSTOM', customRoleId, title: 'Watcher' }],
  });
  const watcher = await openSignedIn(stage.browser, email);
  const narrow = await watcher.newPage({ width: 1440, height: 900 });
  await narrow.page.goto('/alarms');
  await narrow.page.getByRole('button', { name: /^Integrations, 1 of \d+ lost connection$/ }).click();
  await narrow.page.getByRole('listitem').filter({ hasText: 'Power monitoring' }).waitFor();
  expect(await narrow.page.getByRole('listitem').filter({ hasText: 'Failing orders' }).count()).toBe(0);
  await expect(watcher.ask('{ maintenanceSystems { id } }')).rejects.toThrow();
  await narrow.close();
});

test('INT.2 without integrations the list behind the plug is empty, and one that cannot be read says so', async () => {
  const { db } = stage.road;
  const customerId = newCustomerId();
  await createCustomer(db, { id: customerId, name: `Test ${customerId}` });
  const email = `plug-${customerId}@example.com`;
  await createUser(db, {
    ...{ email, password, displayName: 'Ines Ito', isSuper: false },
    memberships: [{ customerId, authRole: 'STANDARD', customRoleId: null, title: 'Dispatcher' }],
  });
  const ines = await openSignedIn(stage.browser, email);
  const { close, page } = await ines.newPage();
  await page.goto('/alarms');
  await page.getByRole('button', { name: 'Integrations, 0 systems' }).click();
  await page.getByText('No integrations yet.').waitFor();
  await picturesInBoth(page, 'plug-empty');
  await failOperation(page, 'SystemStates', 'The database is away');
  await page.reload();
  await page.getByRole('button', { name: /^Integrations/ }).click();
  await page.getByText('Integrations could not be read.').waitFor();
  await picturesInBoth(page, 'plug-failed');
  await close();
});

test('the list of integrations is searched, and stepped through beyond a page, as the parser’s sources are', async () => {
  const { db } = stage.road;
  const customerId = newCustomerId();
  await createCustomer(db, { id: customerId, name: `Test ${customerId}` });
  const nameOf = (n: number) => `Building ${String(n).padStart(3, '0')}`;
  for (let n = 1; n <= 203; n += 1)
    await createExternalSystem(db, {
      ...{ customerId, name: randomUUID(), displayName: nameOf(n), schema: 'generic' },
      ...{ connectionType: 'INBOUND_API', etlNormalizeVersion: 'generic-json-1' },
    });
  const systems = await db('external_systems').where({ customer_id: customerId }).select('id', 'display_name');
  const idOf = (n: number) => systems.find((system) => system.display_name === nameOf(n))?.id;
  // by name it would be on the second page
  await db('external_system_issues').insert({
    ...{ customer_id: customerId, id: randomUUID(), system_id: idOf(202), issue_type: 'LOST_CONNECTION' },
    ...{ message: 'No contact for 5 minutes', created_at: minutesAgo(9), opens_at: minutesAgo(9) },
  });
  const email = `provider-${customerId}@example.com`;
  await createUser(db, { email, password, displayName: 'Pia Poe', isSuper: true, memberships: [] });
  const provider = await openSignedIn(stage.browser, email, customerId);
  const { page, errors, close } = await provider.newPage({ width: 1440, height: 900 });
  await page.goto('/integrations');
  await page.getByText('1 to 200 of 203').waitFor();
  const names = page.getByRole('table', { name: 'Integrations' }).locator('tbody tr');
  expect(await names.count()).toBe(200);
  expect(await names.first().textContent()).toContain(nameOf(202));
  await page.getByRole('listitem').filter({ hasText: '202 waiting for first event' }).waitFor();
  await picturesInBoth(page, 'integrations-many');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('201 to 203 of 203').waitFor();
  await until('the last ones', async () => (await names.count()) === 3);
  await page.getByRole('textbox', { name: 'Search integrations' }).fill('building 20');
  await until('those found', async () => (await names.count()) === 4);
  expect(await page.getByRole('button', { name: 'Next page' }).count()).toBe(0);
  // a dialog leaves what is searched for
  await page.getByRole('button', { name: nameOf(203), exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await until('the address', () => new URL(page.url()).search === '?q=building+20');
  expect(await names.count()).toBe(4);
  await page.getByRole('textbox', { name: 'Search integrations' }).fill('no such');
  await page.getByText('No integrations match').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });

  await follow(page, `/parser/${customerId}?system=${idOf(203)}`);
  const picker = page.getByRole('combobox', { name: 'Integration' });
  await page.getByText(nameOf(203)).waitFor();
  await picker.fill(nameOf(201));
  await page
    .locator('.ant-select-item-option:visible')
    .filter({ hasText: nameOf(201) })
    .click();
  await until('its address', () => new URL(page.url()).searchParams.get('system') === String(idOf(201)));
  expect(errors).toEqual([]);
  await close();
});

test('a lost connection is said to everybody who sees alarms, in the list behind the plug', async () => {
  const standard = await stage.person('STANDARD');
  const { context, page } = await openConsole(stage.browser);
  await signIn(page, standard, password);
  const plug = page.getByRole('button', {
    name: /^Integrations, .*\d lost connection|^Integrations, \d+ of \d+ lost connection/,
  });
  await plug.click();
  const source = page.getByRole('listitem').filter({ hasText: 'Power monitoring' });
  await source.getByText('Lost connection').waitFor();
  expect(await source.textContent()).toMatch(/2\d min ago/);
  expect(await page.getByRole('listitem').filter({ hasText: 'Old gateway' }).textContent()).toContain('Inactive');
  await picture(page, 'integrations-plug');
  await context.close();
});

test('a source that is no longer heard is lost in the list, and its issue log says so', async () => {
  const { close, page } = await stage.lent();
  await follow(page, '/integrations');
  const source = rowOf(page, 'Power monitoring');
  await source.getByText('Lost connection').waitFor();
  await source.getByText('Low throughput').waitFor();
  await source.getByRole('link', { name: 'Issue log of Power monitoring' }).click();
  const row = (name: string) => page.getByRole('table', { name: 'Issues' }).getByRole('row').filter({ hasText: name });
  await row('Lost connection').getByText('No contact for 5 minutes').waitFor();
  await row('Lost connection').getByText('Open').waitFor();
  await row('Low throughput').getByText('No alarms for 24 hours').waitFor();
  await close();
});

test('the issue log says what is wrong with an integration, and a ticket that failed is dismissed there', async () => {
  const { db, customerId, systemId } = stage.road;
  const at = new Date(minutesAgo(30));
  const ticket = { customer_id: customerId, id: 4_711, state: 'OPEN', objective: 'Inspect', search_text: 'inspect' };
  const sync = { external_system_id: systemId, cmms_sync_status: 'Failed', cmms_sync_error: 'Field CREW rejected' };
  await db('work_tickets').insert({ ...ticket, ...sync, created_at: at, due_at: at, changed_at: at, version: 1 });
  const issue = { customer_id: customerId, system_id: systemId, created_at: at, opens_at: at };
  await db('external_system_issues').insert([
    { ...issue, id: randomUUID(), issue_type: 'LOST_CONNECTION', message: 'No answer', resolved_at: new Date() },
    {
      ...issue,
      id: randomUUID(),
      issue_type: 'CREATE_WORK_TICKET_FAILURE',
      message: 'Field CREW rejected',
      ticket_id: 4_711,
    },
  ]);
  const { close, page } = await stage.lent();
  await follow(page, '/integrations');
  await page.locator(`a[href="/integrations/${systemId}/issues"]`).click();
  const row = (name: string) => page.getByRole('table', { name: 'Issues' }).getByRole('row').filter({ hasText: name });
  await row('Lost connection').getByText('Resolved').waitFor();
  await row('Field CREW rejected').getByRole('link', { name: 'W4711' }).waitFor();
  await row('Field CREW rejected').getByText('Open').waitFor();
  expect(await findings(page)).toEqual([]);
  await picture(page, 'issue-log');
  await row('Field CREW rejected').getByRole('button', { name: 'Dismiss W4711' }).click();
  await row('Field CREW rejected').getByText('Dismissed').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'phone-issue-log');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.setViewportSize({ width: 1600, height: 1000 });
  await close();
});

test('ADM-013 alarm throughput draws every source against its average, the quiet ones first', async () => {
  const { close, page, errors } = await stage.lent();
  await follow(page, '/alarm-throughput');
  const card = page.getByRole('region', { name: 'Plant controls' });
  await card.locator('.recharts-bar-rectangle path').first().waitFor();
  expect(await card.locator('.recharts-reference-line').count()).toBe(1);
  const first = page.getByRole('region').first();
  expect(await first.getAttribute('aria-label')).toBe('Power monitoring');
  await first.getByText('No alarms for 24 h').waitFor();
  await picture(page, 'throughput');
  await page.getByText('7 days').click();
  await page.waitForURL('**/alarm-throughput?range=week');
  await until('a week of hours', async () => (await card.locator('.recharts-bar-rectangle').count()) >= 60);
  await picture(page, 'throughput-week');
  expect(errors).toEqual([]);
  await close();
});

test('INT-099 the provider’s pages are no pages for anybody else: whoever opens one reads so, and is logged out', async () => {
  const admin = await stage.person('ADMIN');
  const pages = ['/integrations', '/feeds', '/alarm-throughput', `/integrations/${stage.road.systemId}/commands`];
  for (const path of pages) {
    const { context, page } = await openConsole(stage.browser);
    await signIn(page, admin, password);
    await page.waitForURL(/alarms/);
    expect(await page.getByRole('link', { name: 'Alarm throughput' }).count()).toBe(0);
    const operations: string[] = [];
    page.on('request', (request) => operations.push(operationOf(request) ?? ''));
    await page.goto(path);
    await page.waitForURL('**/login');
    await page.getByText('User does not have super user permission').first().waitFor();
    expect(
      operations.filter((operation) => ['Feeds', 'Commands', 'Integrations'].includes(operation)),
      path,
    ).toEqual([]);
    await context.close();
  }
});

test('who wants motion can choose in lists all the same', async () => {
  const { close, page } = await stage.openProvider();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/integrations?add');
  await choose(page, 'Direction', 'Inbound');
  await choose(page, 'Schema', 'Metasys');
  await dialogOf(page).getByText('metasys-v4-1').waitFor();
  await close();
});

test('on a phone the same can be read', async () => {
  const { close, page, errors } = await stage.openProvider({ width: 390, height: 844 });
  await page.goto('/integrations');
  await rowOf(page, 'Power monitoring').waitFor();
  const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(await isWithin()).toBe(true);
  await picturesInBoth(page, 'phone-integrations');
  await page.getByRole('button', { name: 'Edit Power monitoring' }).click();
  await dialogOf(page).getByLabel('Normalizer version').waitFor();
  await picturesInBoth(page, 'phone-integration-form');
  await follow(page, '/alarm-throughput');
  await page.getByRole('region', { name: 'Plant controls' }).locator('.recharts-bar-rectangle').first().waitFor();
  expect(await isWithin()).toBe(true);
  await picturesInBoth(page, 'phone-throughput');
  await page.setViewportSize({ width: 1600, height: 1000 });
  await picturesInBoth(page, 'throughput');
  await follow(page, '/integrations?edit=none');
  await dialogOf(page).getByText('This integration does not exist').waitFor();
  await follow(page, '/integrations');
  await rowOf(page, 'Power monitoring').waitFor();
  await picturesInBoth(page, 'integrations');
  await page.getByRole('button', { name: 'Edit Power monitoring' }).click();
  await dialogOf(page).getByLabel('Normalizer version').waitFor();
  await picturesInBoth(page, 'integration-form');
  expect(errors).toEqual([]);
  await close();
});
