import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { insertExternalSystem } from '../../domain/integrations/insert-external-system.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { follow, picturesInBoth, styled } from './browser.ts';
import { openProviderStage, type ProviderStage } from './provider-stage.ts';

let stage: ProviderStage;
let systemId: number;
beforeAll(async () => {
  stage = await openProviderStage();
  systemId = await createExternalSystem(stage.road.db, {
    ...{ customerId: stage.road.customerId, name: randomUUID(), displayName: 'Plant room', schema: 'niagara4' },
    ...{ connectionType: 'DATAPUMP', etlNormalizeVersion: 'obix-1', licenseKey: randomUUID() },
  });
});
afterAll(() => stage?.close());

const configOf = async (): Promise<{ sources: object[] }> =>
  (await stage.road.db('pumps').where({ system_id: systemId }).first())?.config;
const storeReport = (given: object, columns: object = {}) =>
  stage.road
    .db('pumps')
    .where({ system_id: systemId })
    .update({
      report: JSON.stringify({
        ...{ version: '0.1.0', host: 'plant-gateway', os: 'linux 6.1.0', configRevision: 1, running: null },
        spool: { items: 0, bytes: 0, maxBytes: 1_073_741_824, oldestAt: null, isFull: false, refused: 0, missed: 0 },
        ...{ sources: [], ...given },
      }),
      reported_at: new Date(),
      clock_skew_ms: 120,
      ...columns,
    });
const open = (page: Page): Promise<void> => follow(page, `/integrations/${systemId}/pump`);

test('a pump is installed with commands to copy, and a source is added, changed and removed', async () => {
  const { close, page } = await stage.lent();
  await open(page);
  await page.getByText('No sources yet').waitFor();
  expect(await page.locator(styled('pump-commands')).textContent()).toContain(
    `--integration=${systemId} --key=<license key>`,
  );
  for (const name of ['Guide', 'systemd unit', 'Containerfile', 'Windows service']) {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
    const answer = await page.request.get(new URL(href, page.url()).href);
    expect(answer.status(), name).toBe(200);
    expect(await answer.text(), name).toContain('annunciator-pump.cjs');
  }
  await page.getByRole('button', { name: 'Add source' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Alarm files');
  await dialog.getByRole('textbox', { name: /^Folder/ }).fill('/srv/alarms');
  await dialog.getByRole('textbox', { name: /^File names/ }).fill('*.json');
  await picturesInBoth(page, 'pump-source');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Folder · /srv/alarms').waitFor();
  expect((await configOf()).sources).toMatchObject([
    { kind: 'FOLDER', name: 'Alarm files', path: '/srv/alarms', pattern: '*.json', format: 'JSON', everySeconds: 30 },
  ]);
  await page.getByRole('button', { name: 'Edit Alarm files' }).click();
  await dialog.getByRole('textbox', { name: /^Folder/ }).fill('/srv/other');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Folder · /srv/other').waitFor();
  await page.getByRole('button', { name: 'Remove Alarm files' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('No sources yet').waitFor();
  await until('no source is stored', async () => (await configOf()).sources.length === 0);
  await close();
});

test('the state of a pump: what it reads, what waits, its clock, and another pump with its key', async () => {
  const config = {
    sources: [
      { kind: 'OBIX', name: 'Station', url: 'https://10.4.0.20/obix/alarm/~alarmQuery/' },
      { kind: 'FOLDER', name: 'Fire panel', path: '/srv/fire', format: 'CSV' },
      { kind: 'BACNET', name: 'Chillers' },
    ],
  };
  await stage.road
    .db('pumps')
    .insert({
      ...{ customer_id: stage.road.customerId, system_id: systemId },
      ...{ config_revision: 1, config: JSON.stringify(config) },
    })
    .onConflict(['customer_id', 'system_id'])
    .merge();
  const readAt = new Date(Date.now() - 20_000).toISOString();
  const source = { isOk: true, detail: null, lastReadAt: readAt, payloads: 1_204 };
  const sources = [
    { ...source, name: 'Station', kind: 'OBIX' },
    {
      ...source,
      name: 'Fire panel',
      kind: 'FOLDER',
      isOk: false,
      detail: '/srv/fire cannot be read: ENOENT',
      payloads: 0,
    },
    { ...source, name: 'Chillers', kind: 'BACNET', payloads: 31 },
  ];
  await storeReport({ sources });
  const { close, page } = await stage.lent();
  await open(page);
  const card = page.getByRole('region', { name: 'State' });
  await card.getByText('Online').waitFor();
  expect(await card.textContent()).toContain('plant-gateway');
  await page.getByText('/srv/fire cannot be read: ENOENT').waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'pump');
  await page.setViewportSize({ width: 390, height: 844 });
  await picturesInBoth(page, 'phone-pump');
  await page.setViewportSize({ width: 1_440, height: 900 });

  const spool = { items: 48_200, bytes: 900_000_000, maxBytes: 1_073_741_824, isFull: true, refused: 3, missed: 2 };
  await storeReport(
    { sources, spool: { ...spool, oldestAt: new Date(Date.now() - 5_400_000).toISOString() } },
    { clock_skew_ms: 0, other_host: 'old-gateway', other_reported_at: new Date() },
  );
  await card.getByText('Buffer full.').waitFor();
  const text = await card.textContent();
  expect(text).toContain('Another pump with the same key, on old-gateway');
  expect(text).toContain('48,200 payloads, 84% of the buffer');
  expect(text).toContain('90 minutes');
  await picturesInBoth(page, 'pump-full');
  await storeReport({ sources }, { clock_skew_ms: -7_200_000, reported_at: new Date(Date.now() - 3_600_000) });
  await card.getByText('Silent').waitFor();
  expect(await card.textContent()).toContain('7,200 s behind');
  await close();
});

test('the pump of an outbound runner says what it calls, and is installed with the address of the maintenance system', async () => {
  const { customerId, db } = stage.road;
  const runner = await insertExternalSystem(db, {
    ...{ customer_id: customerId, name: randomUUID(), display_name: 'WebTMA', schema: 'webTMA', direction: 'OUTBOUND' },
    ...{ type: 'WORK_ORDER_SYSTEM', connection_type: 'OUTBOUND_RUNNER', etl_normalize_version: 'none' },
  });
  const { close, page } = await stage.lent();
  await follow(page, '/integrations');
  await page.getByRole('link', { name: 'Pump of WebTMA' }).click();
  await page.getByText('The pump calls it where only').waitFor();
  const commands = await page.locator(styled('pump-commands')).textContent();
  expect(commands).toContain(`--integration=${runner} `);
  expect(commands).toContain('--origins=');
  expect(commands).not.toContain('--folders');
  expect(await page.getByRole('button', { name: 'Add source' }).count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'pump-runner');
  await close();
});

test.each([
  ['cjs', 'application/node', 'annunciator-pump setup'],
  ['md', 'text/markdown', '](annunciator-pump.service)'],
  ['service', 'text/plain', 'ExecStart='],
  ['containerfile', 'text/plain', 'WORKDIR /data'],
  ['xml', 'application/xml', '<serviceaccount>'],
])('annunciator-pump.%s is downloaded from the console', async (kind, type, part) => {
  const response = await fetch(`${inject('product').api}/annunciator-pump.${kind}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(new RegExp(`^${type}(;|$)`));
  expect(await response.text()).toContain(part);
});
