import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readerTexts as texts } from '../../texts/analyst.ts';
import { actionTexts } from '../../texts/common.ts';
import { testEnv } from '../support/engines.ts';
import { findings } from './axe.ts';
import { failOperation, follow, picturesInBoth } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let admin: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
});
afterAll(() => stage?.close());

/** Asks as a reader. @returns the status. */
const ask = async (name: string, secret: string): Promise<number> => {
  const headers = { 'X-ClickHouse-User': name, 'X-ClickHouse-Key': secret };
  const body = 'SELECT count() FROM analyst.alarms';
  return (await fetch(new URL(testEnv().CLICKHOUSE_URL).origin, { method: 'POST', headers, body })).status;
};
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name: texts.ready(name) });
/** Reads the secret that is shown, and closes it. */
async function secretOf(page: Page, name: string): Promise<string> {
  const shown = dialog(page, name);
  const secret = (await shown.getByRole('status', { name: texts.secret }).textContent()) ?? '';
  expect(await findings(page)).toEqual([]);
  await shown.getByRole('button', { name: texts.done }).click();
  await shown.waitFor({ state: 'detached' });
  return secret;
}

test('an administrator makes a reader whose secret is shown once, sees when it was used, replaces and revokes it', async () => {
  const { page, errors, close } = await admin.lent();
  await follow(page, '/settings/readers');
  await page.getByText(texts.none).waitFor();
  await picturesInBoth(page, 'readers-none');
  const name = `grafana-${stage.road.customerId}`;
  await page.getByRole('textbox', { name: texts.newName }).fill('grafana');
  await page.getByRole('button', { name: actionTexts.create }).click();
  await dialog(page, name).waitFor();
  await picturesInBoth(page, 'reader-secret');
  const first = await secretOf(page, name);
  expect(await ask(name, first)).toBe(200);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.waitFor();
  expect(await page.content()).not.toContain(first);
  await expect
    .poll(async () => {
      await page.reload();
      await row.waitFor();
      return row.getByRole('cell').nth(1).textContent();
    })
    .not.toBe(texts.never);
  await row.getByRole('button', { name: texts.rotateOf(name) }).click();
  await page.getByRole('button', { name: texts.rotate, exact: true }).last().click();
  await dialog(page, name).waitFor();
  const second = await secretOf(page, name);
  expect([await ask(name, first), await ask(name, second)]).toEqual([403, 200]);
  await page.getByRole('textbox', { name: texts.newName }).fill('notebook');
  await page.getByRole('button', { name: actionTexts.create }).click();
  await secretOf(page, `notebook-${stage.road.customerId}`);
  await row.getByRole('button', { name: texts.revokeOf(name) }).click();
  await page.getByRole('button', { name: texts.revoke, exact: true }).last().click();
  await row.getByText(texts.revoked, { exact: true }).waitFor();
  expect(await ask(name, second)).toBe(403);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'readers');
  expect(errors).toEqual([]);
  await close();
});

test('what is wrong with a name is said, and the name stays', async () => {
  const { page, close } = await admin.lent();
  await follow(page, '/settings/readers');
  const field = page.getByRole('textbox', { name: texts.newName });
  await field.fill('My Tool');
  await page.getByRole('button', { name: actionTexts.create }).click();
  await page.getByRole('alert').filter({ hasText: 'lower-case letters' }).waitFor();
  expect(await field.inputValue()).toBe('My Tool');
  await failOperation(page, 'AnalystReaders', 'The warehouse is away');
  await page.reload();
  await page.getByText('The warehouse is away').waitFor();
  await close();
});
