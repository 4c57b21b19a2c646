import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import type { Database } from '../../platform/database.ts';
import { instanceRow, storeInstances, storeOfSystem } from '../support/alarm-rows.ts';
import type { Road } from '../support/road.ts';
import { until } from '../support/until.ts';
import { follow, picture } from './browser.ts';
import type { Lent } from './lent.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';

export interface ProviderStage extends Stage {
  /** Opens a page as the provider's staff, within the stage's customer. */
  openProvider: SignedIn['newPage'];
  /** Lends such a page that has loaded the application for the whole file. */
  lent(): Promise<Lent>;
}

/** Opens a stage with sources in every state, and the provider's staff who maintain them. */
export async function openProviderStage(): Promise<ProviderStage> {
  const stage = await openStage();
  const email = await stage.person('SUPER');
  const [{ newPage, lent }] = await Promise.all([
    openSignedIn(stage.browser, email, stage.road.customerId),
    seedSources(stage.road),
  ]);
  return { ...stage, openProvider: newPage, lent };
}

/** Stores sources in every state, with their events and outcomes. */
async function seedSources({ db, warehouse, customerId }: Road): Promise<void> {
  const day = 86_400_000;
  for (const [n, [displayName, schema, contactAge, isActive]] of (
    [
      ['Power monitoring', 'niagara4', 24, true],
      ['Plant controls', 'webcontrol', 0, true],
      ['Old gateway', 'ebi', 20_000, false],
    ] as const
  ).entries()) {
    const systemId = await createExternalSystem(db, {
      customerId,
      name: displayName.toLowerCase(),
      displayName,
      schema,
      connectionType: 'DATAPUMP',
      etlNormalizeVersion: 'generic-json-1',
      licenseKey: `licence ${customerId} ${n}`,
      url: 'https://bms.example.com',
    });
    await db('external_systems')
      .where({ id: systemId })
      .update({ is_active: isActive, created_at: new Date(Date.now() - 40 * day) });
    await db('external_system_contacts').insert({
      customer_id: customerId,
      system_id: systemId,
      last_access_at: new Date(Date.now() - contactAge * 60_000),
    });
    if (displayName === 'Power monitoring') await storeLoss(db, { customerId, systemId });
    if (displayName !== 'Plant controls') continue;
    const alarms = Array.from({ length: 60 }, (_, hour) => ({
      alarmId: 900_000 + hour,
      systemId,
      at: Date.now() - hour * 3_600_000,
    }));
    await storeOfSystem(warehouse, customerId, alarms);
    const starts = alarms.flatMap(({ alarmId, at }, hour) =>
      Array.from({ length: 1 + ((hour * 7) % 5) }, (_, k) => instanceRow({ alarmId, startedAt: at - k })),
    );
    await storeInstances(warehouse, customerId, starts);
  }
}

/** Stores the issues that the sweeps open for a source without recent contact or alarms. */
async function storeLoss(db: Database, of: { customerId: number; systemId: number }): Promise<void> {
  const at = new Date(Date.now() - 19 * 60_000);
  for (const [issue_type, message] of [
    ['LOST_CONNECTION', 'No contact for 5 minutes'],
    ['LOW_THROUGHPUT', 'No alarms for 24 hours'],
  ])
    await db('external_system_issues').insert({
      ...{ customer_id: of.customerId, id: randomUUID(), system_id: of.systemId, issue_type, message },
      ...{ created_at: at, opens_at: at, alerted_at: at },
    });
}

/** Chooses an option of a select by its text; reopens the list if the form has re-rendered. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label });
  const found = page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first();
  await until(`${option} in ${label}`, async () => {
    if ((await select.getAttribute('aria-expanded')) !== 'true') await select.click();
    return found.click({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  });
}
export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
/** An integration's row of the table. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'Integrations' }).getByRole('row').filter({ hasText: name });

/** Adds an inbound API by the form. @returns its key, which is shown once. */
export async function addInboundApi(page: Page, displayName: string): Promise<string> {
  await follow(page, '/integrations?add');
  await choose(page, 'Direction', 'Inbound');
  await choose(page, 'Schema', 'Any other system');
  await dialogOf(page).getByLabel('Display name').fill(displayName);
  await dialogOf(page).getByRole('button', { name: 'Add', exact: true }).click();
  const key = await page.getByRole('status', { name: 'License key' }).textContent();
  await picture(page, 'integration-key');
  await page.getByRole('button', { name: 'Done' }).click();
  await rowOf(page, displayName).waitFor();
  return key ?? '';
}
