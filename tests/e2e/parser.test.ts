import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { listed, type MailRoad, openMailRoad } from '../support/mail-road.ts';
import { until } from '../support/until.ts';
import { follow, launchBrowser, pathOf, picture, picturesInBoth } from './browser.ts';
import { lender } from './lent.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { password } from './stage.ts';

const text = 'Device: AHU-7 supply fan\nStatus: Tripped\nSeverity: 64\nRemark: Fan does not turn\n';
let road: MailRoad;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let signedIn: SignedIn;
let jsonSystem: number;

beforeAll(async () => {
  [browser, road] = await Promise.all([launchBrowser(), openMailRoad({ etlNormalizeVersion: 'generic-kv-mail-1' })]);
  const email = `super-${road.customerId}@example.com`;
  await createUser(road.db, { email, password, displayName: 'Sam Whitaker', isSuper: true, memberships: [] });
  jsonSystem = await createExternalSystem(road.db, {
    customerId: road.customerId,
    name: 'chillers',
    displayName: 'Chillers',
    schema: 'generic',
    connectionType: 'INBOUND_API',
    etlNormalizeVersion: 'generic-json-1',
    timezone: 'America/Chicago',
  });
  signedIn = await openSignedIn(browser, email, road.customerId);
});
afterAll(async () => {
  await browser?.close();
  await road?.close();
});

const lent = lender(async () => (await signedIn.newPage()).page);

/** Sends a mail that no built-in template reads, and waits until it is archived. */
async function mail(subject: string): Promise<void> {
  const id = `${randomUUID()}@site.example`;
  await road.mail({ messageId: `<${id}>`, from: listed.address, subject, text });
  await road.archived(id);
}
const outcome = (page: Page, version = 'generic-kv-mail-1') =>
  page.getByRole('status', { name: `Outcome of ${version}` });
const piece = (page: Page, field: string) => page.locator(`mark[data-field="${field}"]`);
const cell = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Event' }).getByRole('row').filter({ hasText: name });

/** Adapts the template to the labels of `text`. */
async function mendTemplate(page: Page): Promise<void> {
  for (const [field, label] of [
    ['Point', 'Device'],
    ['To state', 'Status'],
    ['Priority', 'Severity'],
    ['Message', 'Remark'],
  ] as const)
    await page.getByLabel(`Label of ${field}`, { exact: true }).fill(label);
}

describe('a mail that the template does not read', () => {
  test('INT-006 ADM-015 ADM-016 is picked, read once the template is right, kept as a case, and saved', async () => {
    await mail('Fan tripped');
    const { close, page, errors } = await signedIn.newPage({ width: 1600, height: 1400 });
    await page.goto('/parser');
    await page.waitForURL(`**/parser/${road.customerId}`);
    await follow(page, `/parser/${road.customerId}?system=${road.systemId}`);
    await page.getByRole('list', { name: 'Newest payloads' }).getByText('Fan tripped').waitFor();
    await outcome(page).getByText('Rejected').waitFor();
    await outcome(page)
      .getByText(/correct the template/)
      .waitFor();
    expect(await piece(page, 'message').count()).toBe(0);

    await mendTemplate(page);
    await outcome(page).getByText('Applied').waitFor();
    await page.getByRole('article', { name: 'Email' }).waitFor();
    expect(await piece(page, 'message').textContent()).toBe('Fan does not turn');
    expect(await piece(page, 'pointPath').textContent()).toBe('AHU-7 supply fan');
    expect(await cell(page, 'Message').textContent()).toContain('Fan does not turn');
    await cell(page, 'Message').hover();
    await until('the piece of the field', async () =>
      /is-on/.test((await piece(page, 'message').getAttribute('class')) ?? ''),
    );
    await piece(page, 'pointPath').hover();
    await until('the field of the piece', async () =>
      /is-on/.test((await cell(page, 'AHU-7').first().getAttribute('class')) ?? ''),
    );
    await picture(page, 'parser-mail');

    await page.getByLabel('Case name').fill('Fan trips');
    await page.getByRole('button', { name: 'Save as case' }).click();
    await page.getByText('The case passes').waitFor();
    await page.getByLabel('Label of Message', { exact: true }).fill('Comment');
    await page.getByText('1 of 1 case would fail').waitFor();
    await page.getByText(/^message of event 1 is/).waitFor();
    await picture(page, 'parser-case-fails');
    await page.getByLabel('Label of Message', { exact: true }).fill('Remark');
    await page.getByText('The case passes').waitFor();

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const reparse = page.getByRole('status', { name: 'Saved' }).getByRole('link', { name: 'Reparse' });
    expect(await reparse.getAttribute('href')).toBe(`/integrations/${road.systemId}/reparse`);
    await page.getByRole('list', { name: 'Cases' }).getByText('Passes').waitFor();
    await mail('Fan tripped again');
    await until('an alarm of the saved template', async () =>
      (await road.states()).some((state) => String(state.text).includes('Fan does not turn')),
    );
    expect(errors).toEqual([]);
    await close();
  });

  test('stands as a dead letter of the address, and its template says what is wrong with it', async () => {
    const { close, page, errors } = await lent();
    const [letter] = await until('the dead letter', async () => {
      const rows = await road.warehouseRows('outcomes');
      const found = rows.filter((row) => row.step === 'normalise' && row.outcome === 'rejected');
      return found.length > 0 ? found : null;
    });
    await follow(page, `/parser/${road.customerId}?system=${road.systemId}&letter=${letter?.payload_id}`);
    await page.getByRole('tab', { name: 'Dead letter', selected: true }).waitFor();
    await page
      .getByText(/correct the template/)
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'JSON' }).click();
    const json = page.getByLabel('mail template as JSON');
    await json.fill('{"labels": {"message": ""}}');
    await page.getByRole('list', { name: 'Problems' }).getByText('labels.message').waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Reset' }).click();

    await follow(page, `/parser/${road.customerId}?system=${road.systemId}&letter=${randomUUID()}`);
    await page.getByText('This dead letter was already handled').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('a pasted mail of plain text is read as one that was sent', async () => {
    const { close, page } = await lent();
    await follow(page, `/parser/${road.customerId}?system=${road.systemId}`);
    await page.getByRole('tab', { name: 'Paste' }).click();
    await page
      .getByLabel('Email or payload')
      .fill(
        'From: bms@site.example\nSubject: Pasted\nDate: Mon, 05 Jan 2026 14:00:00 +0000\n\nPoint: AHU-1\nState: Alarm',
      );
    const article = page.getByRole('article', { name: 'Email' });
    await article.getByText('Pasted').waitFor();
    await outcome(page)
      .getByText(/Rejected|Applied/)
      .waitFor();
    await close();
  });

  test('INT-015 goes into a table with the others', async () => {
    const { close, page } = await lent();
    await follow(page, '/integrations');
    await page.getByRole('link', { name: 'Raw data of Source' }).click();
    await page.waitForURL(`**/parser/${road.customerId}?system=${road.systemId}`);
    await page.getByRole('button', { name: 'Emails as CSV' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Last 24 hours' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    const csv = Buffer.concat(chunks).toString();
    expect(csv).toMatch(/^receivedAt,from,subject,date,messageId,text\n/);
    expect(csv).toContain('Fan tripped');
    await close();
  });
});

test('two versions stand beside each other, with what differs marked', async () => {
  const { close, page, errors } = await lent();
  await follow(page, `/parser/${road.customerId}?system=${jsonSystem}`);
  await page.getByText('No payloads yet').waitFor();
  await page.getByRole('button', { name: 'Paste a payload' }).click();
  const sent = {
    timestamp: '2026-01-05T14:00:00Z',
    point: 'CH-1/CHWS',
    event: 'ALARM',
    toState: 'High Limit',
    value: '52.1 °F',
    priority: 64,
    message: 'Chilled water warm',
  };
  await page.getByRole('textbox', { name: 'Payload', exact: true }).fill(JSON.stringify(sent, null, 2));
  await outcome(page, 'generic-json-1').getByText('Applied').waitFor();
  expect(await piece(page, 'message').textContent()).toBe('Chilled water warm');
  expect(await cell(page, 'Occurred').textContent()).toContain('08:00:00 AM CST · 2026-01-05 14:00:00 UTC');
  await page.getByLabel('field map as JSON').fill('{"fields": {"message": "point"}}');
  const compareWith = page.getByRole('combobox', { name: 'Compare with' });
  await compareWith.fill('generic-csv');
  await compareWith.press('Enter');
  await outcome(page, 'generic-csv-1').getByText('Applied').waitFor();
  const differing = cell(page, 'differs');
  await until('one field that differs', async () => (await differing.count()) === 1);
  expect(await differing.locator('td').allTextContents()).toEqual(['CH-1/CHWS', 'Chilled water warm']);
  await picture(page, 'parser-compared');
  await follow(page, `/parser/${road.customerId}?system=0`);
  await page.getByText('This integration does not exist').waitFor();
  await follow(page, '/parser/1234567890');
  await page.waitForURL('**/404');
  expect(errors).toEqual([]);
  await close();
});

test('on a phone the same can be read', async () => {
  const { close, page, errors } = await signedIn.newPage({ width: 390, height: 844 });
  await page.goto(`/parser/${road.customerId}?system=${road.systemId}`);
  await page.getByRole('article', { name: 'Email' }).waitFor();
  await outcome(page)
    .getByText(/Applied|Rejected/)
    .waitFor();
  await picturesInBoth(page, 'phone-parser');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.getByRole('list', { name: 'Cases' }).scrollIntoViewIfNeeded();
  await picturesInBoth(page, 'phone-parser-map');
  await page.setViewportSize({ width: 1600, height: 1400 });
  await picturesInBoth(page, 'parser');
  expect(pathOf(page)).toBe(`/parser/${road.customerId}`);
  expect(errors).toEqual([]);
  await close();
});
