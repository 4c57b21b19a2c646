import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createExternalSystem, type NewExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { newAddress, transportTo } from '../support/mail-road.ts';
import { patience } from '../support/patience.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { follow, operationOf, picture, picturesInBoth, styled } from './browser.ts';
import { openProviderStage, type ProviderStage } from './provider-stage.ts';
import { minutesAgo } from './stage.ts';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await openProviderStage();
});
afterAll(() => stage?.close());

const postTo = (id: number, key: string, body: string): Promise<Response> =>
  fetch(`${inject('product').gateway}/ingest/${id}/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
  });

/** Adds an integration to the stage's customer. @returns its id, and means to send it items that may be unreadable. */
async function openSource(name: string, given: Partial<NewExternalSystem> = {}) {
  const { db, customerId, key } = stage.road;
  const id = await createExternalSystem(db, {
    customerId,
    name: name.toLowerCase(),
    displayName: name,
    schema: 'generic',
    connectionType: 'INBOUND_API',
    etlNormalizeVersion: 'generic-json-1',
    ...given,
  });
  return {
    id,
    post: (...items: unknown[]) => postTo(id, key, JSON.stringify(items)),
    /** Posts a raw body. */
    postText: (body: string) => postTo(id, key, body),
    /** Points of its alarms, except retired ones. */
    points: async () =>
      (await stage.road.states())
        .filter((state) => Number(state.system_id) === id && state.deleted_at === null)
        .map((state) => state.point_path as string)
        .sort(),
    mapBy: (fields: Record<string, string>) =>
      db('external_systems')
        .where({ customer_id: customerId, id })
        .update({ field_map: JSON.stringify({ fields }) }),
  };
}

const list = (page: Page): Locator => page.getByRole('list', { name: 'Dead letters' }).getByRole('listitem');
const pane = (page: Page): Locator => page.getByRole('region', { name: 'Dead letter' });
const chip = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** Answers the open confirmation. */
const confirm = (page: Page, answer: string): Promise<void> =>
  page.getByRole('tooltip').getByRole('button', { name: answer, exact: true }).click();
/** Short limit for attempts that are retried: the page may have changed meanwhile. */
const soon = { timeout: 10_000 };
/** Opens the page's screen anew: it reads what it shows again. */
async function reopen(page: Page, path?: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const away = page.getByRole('heading', { name: 'Page not found' });
  await follow(page, '/404');
  await away.waitFor();
  await follow(page, path ?? pathname + search);
  await away.waitFor({ state: 'detached' });
}
/** Reopens the screen until it shows an element whose data may reach the warehouse a moment later. */
const shows = (page: Page, what: Locator) =>
  until('what has come in', async () => {
    await reopen(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return what.waitFor({ timeout: patience(1_000) }).then(
      () => true,
      () => false,
    );
  });

describe('dead letters', () => {
  test('are counted by their reason, mended in place, sent again one by one or all, and dismissed', async () => {
    const source = await openSource('Cooling towers');
    const late = item('ALARM', 'CT-1', '2091-01-05T14:00:00Z', { id: 12345 });
    const unread = ['CT-2', 'CT-3', 'CT-4'].map((point) => {
      const { timestamp, ...rest } = item('ALARM', point, minutesAgo(5));
      return { ...rest, moment: timestamp };
    });
    expect((await source.post(late, ...unread)).status).toBe(207);

    const { close, page, errors } = await stage.lent();
    await follow(page, `/integrations/${source.id}/dead-letters`);
    await shows(page, chip(page, 'All 4'));
    expect(await findings(page)).toEqual([]);
    await picture(page, 'dead-letters');
    await chip(page, 'Invalid time 1').click();
    await until('the one letter', async () => (await list(page).count()) === 1);
    await list(page).getByRole('button').click();
    await pane(page).getByText('2091-01-05T14:00:00.000Z is more than').waitFor();
    expect(await pane(page).getByText('Parsing').count()).toBe(1);
    const parser = `/parser/${stage.road.customerId}?system=${source.id}&letter=`;
    expect(await pane(page).getByRole('link', { name: 'Open in parser' }).getAttribute('href')).toContain(parser);

    const payload = pane(page).getByRole('textbox', { name: 'Payload' });
    const text = await payload.inputValue();
    expect(text).toContain('\n  "point": "CT-1",');
    await payload.fill('{');
    await pane(page).getByText('Invalid JSON').waitFor();
    expect(await pane(page).getByRole('button', { name: 'Resend edited' }).isDisabled()).toBe(true);
    await payload.fill(text.replace('2091-01-05T14:00:00Z', minutesAgo(3)));
    await picture(page, 'dead-letter-mended');
    await pane(page).getByRole('button', { name: 'Resend edited' }).click();
    await page.getByText('Resent', { exact: true }).waitFor();
    await page.getByText('No dead letters match').waitFor();
    await until('the mended alarm', async () => (await source.points()).join() === 'CT-1');

    await source.mapBy({ occurredAt: 'moment' });
    const sendAll = page.getByRole('button', { name: 'Resend all' });
    // the road uses the previous map for some seconds: items it still cannot read return to the list
    await until(
      'the others read',
      async () => {
        await reopen(page, `/integrations/${source.id}/dead-letters`);
        await page.getByText('No dead letters').or(sendAll).waitFor();
        if (await sendAll.count()) {
          await sendAll.click(soon);
          await page.getByText('They will be parsed with the integration').waitFor(soon);
          await confirm(page, 'Resend');
          await page.getByText(/^\d+ resent$/).waitFor(soon);
        }
        return (await source.points()).length === 4;
      },
      120_000,
    );

    await source.post({ nothing: 'that can be read' });
    const hopeless = list(page).filter({ hasText: 'that can be read' });
    await shows(page, hopeless);
    await hopeless.getByRole('button').click();
    await pane(page).getByRole('button', { name: 'Dismiss' }).click();
    await confirm(page, 'Dismiss');
    await page.getByText('Dismissed', { exact: true }).waitFor();
    await hopeless.waitFor({ state: 'detached' });
    await until('it waits no longer', async () =>
      (await stage.road.warehouseRows('outcomes')).some((row) => row.outcome === 'settled' && row.kind === 'dismissed'),
    );
    expect(errors).toEqual([]);
    await close();
  });

  test('one that nests without end is shown as it came; what cannot be drawn fails in its panel, then in its page, and no further', async () => {
    const source = await openSource('Deep wells');
    const depth = 25_000;
    await source.postText(`[${'{"a":'.repeat(depth)}1${'}'.repeat(depth)},{"nothing":"known"}]`);
    const { close, page, errors } = await stage.lent();
    await follow(page, `/integrations/${source.id}/dead-letters`);
    await shows(page, chip(page, 'All 2'));
    const deep = list(page).filter({ hasText: '{"a":{"a":' });
    const other = list(page).filter({ hasText: '"nothing"' });
    await deep.getByRole('button').click();
    const payload = pane(page).getByRole('textbox', { name: 'Payload' });
    expect((await payload.inputValue()).length).toBe(depth * 6 + 1);

    // values that the server never sends and a panel does not expect
    let broken: 'normaliser' | 'reason' = 'normaliser';
    await page.route('**/graphql', async (route) => {
      if (operationOf(route.request()) !== 'DeadLetters') return route.fallback();
      const response = await route.fetch();
      const answer = await response.json();
      for (const letter of answer.data.deadLettersAndCount.deadLetters)
        if (letter.payload.includes('nothing')) letter[broken] = {};
      return route.fulfill({ response, json: answer });
    });
    await reopen(page);
    await other.getByRole('button').click();
    const failure = page.getByRole('alert').filter({ hasText: 'System Failure' });
    await failure.waitFor();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await failure.waitFor();
    await deep.getByRole('button').click();
    await payload.waitFor();
    expect(await failure.count()).toBe(0);
    broken = 'reason';
    await reopen(page);
    await failure.waitFor();
    await page.getByRole('link', { name: 'Alarm throughput' }).click();
    await page.getByRole('heading', { name: 'Alarm throughput', level: 1 }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('a mail of an unknown sender is shown as a mail, and let in', async () => {
    const address = newAddress();
    const source = await openSource('Chillers', {
      connectionType: 'EMAIL',
      inboundEmailAddress: address,
      senderAddresses: ['known@site.example'],
      senderCheck: 'OFF',
      etlNormalizeVersion: 'niagara-mail-1',
    });
    await transportTo().sendMail({
      messageId: `${randomUUID()}@site.example`,
      from: 'stranger@site.example',
      to: address,
      subject: 'Chiller alarm',
      text: 'Source: Jace1:CH_1\nTimestamp: 05-Jan-26 2:03 PM UTC\nState: Offnormal / Unacked\nPriority: 64',
      attachments: [{ filename: 'trend.csv', content: 'a;b' }],
    });
    const { close, page, errors } = await stage.lent();
    await follow(page, '/dead-letters');
    await shows(page, chip(page, 'Unknown sender 1'));
    await page.getByRole('textbox', { name: 'Search dead letters' }).fill('stranger@site');
    await until('what was looked for', async () => new URL(page.url()).searchParams.get('q') === 'stranger@site');
    await until('one letter', async () => (await list(page).count()) === 1);
    await list(page).getByText('Chillers').click();
    await pane(page).getByText('stranger@site.example', { exact: true }).waitFor();
    expect(await pane(page).getByLabel('Subject').inputValue()).toBe('Chiller alarm');
    expect(await pane(page).getByRole('list', { name: 'Attachments' }).textContent()).toContain('trend.csv');
    const text = pane(page).getByLabel('Text', { exact: true });
    await text.fill((await text.inputValue()).replace('CH_1', 'CH_2'));
    await picture(page, 'dead-letter-mail');
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, 'phone-dead-letter-mail');
    await page.setViewportSize({ width: 1600, height: 1000 });
    await pane(page).getByRole('tab', { name: 'Raw JSON' }).click();
    expect(await pane(page).getByRole('textbox', { name: 'Payload' }).inputValue()).toContain('"messageId"');
    await pane(page).getByRole('button', { name: 'Resend edited' }).click();
    await page.getByText('Resent', { exact: true }).waitFor();
    await until('its alarm', async () => {
      const rows = await stage.road.warehouseRows('outcomes');
      const own = rows.filter((row) => Number(row.system_id) === source.id).map((row) => [row.outcome, row.reason]);
      expect([await source.points(), own]).toEqual([['Jace1:CH_2'], [['settled', expect.anything()]]]);
      return true;
    });
    expect(errors).toEqual([]);
    await close();
  });
});

describe('a reparse', () => {
  const run = (page: Page): Locator => page.getByRole('region', { name: 'Run', exact: true });
  const counted = (page: Page, name: string): Promise<string | null> =>
    run(page)
      .locator(`${styled('run-counts')} > div`)
      .filter({ hasText: name })
      .locator('dd')
      .textContent();

  test('INT-092 is tried first and then done: progress, counts and differences say what moves', async () => {
    const source = await openSource('Air handlers');
    await source.post(
      item('ALARM', 'AHU', minutesAgo(30), { tag: 'AHU-1/SAT', note: 'Supply air too warm' }),
      item('ALARM', 'AHU', minutesAgo(20), { tag: 'AHU-1/RAT', note: 'Return air too warm' }),
      item('ALARM', 'AHU', minutesAgo(10), { tag: 'AHU-2/SAT', note: 'Supply air too warm' }),
    );
    await until(
      'the events',
      async () =>
        (await stage.road.warehouseRows('events')).filter((row) => Number(row.system_id) === source.id).length === 3,
    );
    expect(await source.points()).toEqual(['AHU']);
    await source.mapBy({ pointPath: 'tag', message: 'note' });

    const { close, page, errors } = await stage.lent();
    await follow(page, '/integrations');
    await page.getByRole('link', { name: 'Reparse Air handlers' }).click();
    await page.waitForURL(`**/integrations/${source.id}/reparse`);
    await page.getByText('generic-json-1 (current)').waitFor();
    await page.getByRole('button', { name: 'Start dry run' }).click();
    await page.getByText('Request has been sent').waitFor();
    await run(page).getByText('Complete', { exact: true }).waitFor();
    expect(await counted(page, 'Moved to another alarm')).toBe('3');
    expect(await counted(page, 'New alarms')).toBe('3');
    expect(await run(page).textContent()).toContain('3 of 3 payloads parsed');
    const sample = page.getByRole('region', { name: 'Differences' }).getByRole('listitem').first();
    expect(await sample.locator('ins').allTextContents()).toContainEqual(expect.stringContaining('air too warm'));
    expect(await source.points()).toEqual(['AHU']);
    expect(await findings(page)).toEqual([]);
    await picture(page, 'reparse-dry-run');

    await run(page).getByRole('button', { name: 'Apply changes' }).click();
    await page.getByText('3 events change: 3 move to another alarm. 3 new alarms.').waitFor();
    await confirm(page, 'Apply changes');
    await run(page).getByRole('heading', { name: 'Reparse', exact: true }).waitFor();
    await run(page).getByText('Complete', { exact: true }).waitFor();
    expect(await source.points()).toEqual(['AHU-1/RAT', 'AHU-1/SAT', 'AHU-2/SAT']);
    const runs = page.getByRole('region', { name: 'Recent runs' }).getByRole('listitem');
    await until('both runs', async () => (await runs.count()) === 2);
    expect(errors).toEqual([]);
    await close();
  });

  test(
    'is stopped on its way, fails with its reason, and goes on to the end',
    async () => {
      const source = await openSource('Heat pumps');
      // enough that the run is not finished before it can be stopped
      const [points, steps] = [20, 1_500];
      const begin = Date.now() - 5 * 3_600_000;
      for (let step = 0; step < steps; step += 50) {
        const items = Array.from({ length: 50 * points }, (_, n) => {
          const [point, at] = [n % points, step + Math.floor(n / points)];
          const time = new Date(begin + at * 10_000).toISOString();
          return item(at % 2 === 0 ? 'ALARM' : 'RTN', `HP-${point}`, time, { tag: `HP-${point}/SAT` });
        });
        expect((await source.post(...items)).status).toBe(207);
      }
      const all = points * steps;
      const events = async () => {
        const answer = await stage.road.warehouse.query({
          query: `SELECT count() AS all, uniqExact(event_id) AS once, uniqExact(alarm_id) AS alarms FROM events FINAL
          WHERE customer_id = {customerId:UInt32} AND system_id = {systemId:UInt32}`,
          query_params: { customerId: stage.road.customerId, systemId: source.id },
          format: 'JSONEachRow',
        });
        const [row] = await answer.json<Record<string, string>>();
        return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]));
      };
      await until('the events', async () => (await events()).all === all, 120_000);
      await source.mapBy({ pointPath: 'tag' });

      const { close, page, errors } = await stage.lent();
      await follow(page, `/integrations/${source.id}/reparse`);
      await page.getByRole('switch', { name: /^Dry run/ }).click();
      await page.getByRole('button', { name: 'Start reparse' }).click();
      await confirm(page, 'Start reparse');
      await run(page).getByRole('button', { name: 'Stop' }).click();
      await confirm(page, 'Stop');
      await run(page).getByText('Stopped', { exact: true }).waitFor();
      expect(await run(page).textContent()).not.toContain('30,000 of 30,000');
      await picture(page, 'reparse-stopped');

      const settings = stage.road.db('external_systems').where({ customer_id: stage.road.customerId, id: source.id });
      await settings.clone().update({ priority_table: JSON.stringify({ no: 'table' }) });
      const resume = run(page).getByRole('button', { name: 'Resume' });
      await resume.click();
      await run(page).getByText('Failed', { exact: true }).waitFor();
      await run(page).getByRole('alert').getByText("The integration's priority table cannot be read").waitFor();
      await page.getByRole('region', { name: 'Recent runs' }).getByText('Failed', { exact: true }).waitFor();

      await settings.clone().update({ priority_table: null });
      await resume.click();
      await run(page)
        .getByText('Complete', { exact: true })
        .waitFor({ timeout: patience(120_000) });
      expect(await run(page).textContent()).toContain('30,000 of 30,000 payloads parsed');
      expect(await counted(page, 'Moved to another alarm')).toBe('30,000');
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await source.points()).toEqual(Array.from({ length: points }, (_, n) => `HP-${n}/SAT`).sort());
      await until('each event once, at the alarms that have moved', async () =>
        isDeepStrictEqual(await events(), { all, once: all, alarms: points }),
      );
      expect(errors).toEqual([]);
      await close();
    },
    patience(300_000),
  );

  test('goes on where it was stopped or has failed', async () => {
    const source = await openSource('Pumps');
    const now = Date.now();
    const row = (status: string, more: object) => ({
      customer_id: stage.road.customerId,
      id: randomUUID(),
      system_id: source.id,
      normaliser: 'generic-json-1',
      read_to: new Date(now),
      is_dry_run: false,
      status,
      counts: JSON.stringify({ total: 12_000, payloads: 4_800, events: 4_790, unchanged: 4_000, changed: 790 }),
      updated_at: new Date(now),
      finished_at: new Date(now),
      ...more,
    });
    const { db } = stage.road;
    await db('reparses').insert(row('FAILED', { created_at: new Date(now - 120_000), error: 'The archive was away' }));
    await db('reparses').insert(row('KILLED', { created_at: new Date(now - 60_000) }));
    const { close, page, errors } = await stage.lent();
    await follow(page, `/integrations/${source.id}/reparse`);
    await run(page).getByText('Stopped', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Recent runs' }).getByText('Failed').click();
    await run(page).getByText('The archive was away').waitFor();
    await picturesInBoth(page, 'reparse-failed');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await picturesInBoth(page, 'phone-reparse');
    await follow(page, '/dead-letters');
    await page.getByRole('heading', { level: 1, name: 'Dead letters' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await picturesInBoth(page, 'phone-dead-letters');
    await page.setViewportSize({ width: 1600, height: 1000 });
    await follow(page, `/integrations/${source.id}/reparse`);
    await run(page).getByRole('button', { name: 'Resume' }).click();
    await page.getByText('Request has been sent').first().waitFor();
    await run(page).getByText('Complete', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});
