import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { failOperation, operationOf } from './browser.ts';
import { oldest, openTriageStage, type TriageStage } from './triage-stage.ts';

let stage: TriageStage;
beforeAll(async () => {
  stage = await openTriageStage();
});
afterAll(() => stage?.close());

test('ALM-123 details that cannot be read are said so with the alarm', async () => {
  const { page, close } = await stage.triage();
  const id = await stage.alarmIdOf(oldest);
  await failOperation(page, 'AlarmById', 'No');
  await page.goto(`/alarms/list/all_alarms/${id}`);
  await page.getByRole('heading', { name: `Failed to get details for alarm ${id}` }).waitFor();
  await close();
});

test('ALM-136 the details of an alarm are asked for in a page of 50', async () => {
  const { page, close } = await stage.triage();
  const asked = page.waitForRequest((request) => operationOf(request) === 'AlarmById');
  await page.goto(`/alarms/list/all_alarms/${await stage.alarmIdOf(oldest)}`);
  expect((await asked).postDataJSON().variables.limit).toBe(50);
  await page.getByRole('heading', { name: /AHU-1\.SUPTEMP/ }).waitFor();
  await close();
});

test('ALM-040 ALM-064 ALM-065 the page of an alarm shows what the source sent and every instance', async () => {
  const { page, close } = await stage.triage();
  await page.goto(`/alarms/list/all_alarms/${await stage.alarmIdOf(oldest)}?tab=history`);
  await page.getByRole('heading', { name: /AHU-1\.SUPTEMP/ }).waitFor();
  const instances = page.getByRole('table', { name: 'Instances' });
  await until('two instances', async () => (await instances.getByRole('row').count()) === 3);
  await page.getByRole('button', { name: 'Raw attributes' }).click();
  await page.locator('pre').filter({ hasText: '"message": "Supply temperature high"' }).waitFor();
  await close();
});

test('ALM-137 the change history is read in pages of 20', async () => {
  const { page, close } = await stage.triage();
  const asked = page.waitForRequest((request) => operationOf(request) === 'AlarmActivity');
  await page.goto(`/alarms/list/all_alarms/${await stage.alarmIdOf(oldest)}?tab=activity`);
  expect((await asked).postDataJSON().variables.limit).toBe(20);
  await page.getByRole('list', { name: 'Activity' }).getByText('activated').first().waitFor();
  await close();
});
