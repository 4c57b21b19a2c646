import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { newAddress, transportTo } from '../support/mail-road.ts';
import { patience } from '../support/patience.ts';
import { until } from '../support/until.ts';
import { follow, picture } from './browser.ts';
import { openProviderStage, type ProviderStage } from './provider-stage.ts';

let stage: ProviderStage;
let systemId: number;
const address = newAddress();
const sender = 'bms@plant.example';

beforeAll(async () => {
  stage = await openProviderStage();
  systemId = await createExternalSystem(stage.road.db, {
    customerId: stage.road.customerId,
    name: 'plant',
    displayName: 'Plant room',
    schema: 'insight',
    connectionType: 'EMAIL',
    inboundEmailAddress: address,
    senderAddresses: [sender],
    etlNormalizeVersion: 'generic-kv-mail-1',
  });
});
afterAll(() => stage?.close());

/** Sends a mail as a mail client does. */
const mail = (device: string, status: string, remark: string): Promise<unknown> =>
  transportTo(inject('product').mail).sendMail({
    messageId: `${randomUUID()}@plant.example`,
    from: sender,
    to: address,
    subject: `Plant: ${device}`,
    text: `Device: ${device}\nStatus: ${status}\nSeverity: 64\nRemark: ${remark}\n`,
  });
const alarms = async () =>
  (await stage.road.states()).filter((state) => Number(state.system_id) === systemId && state.deleted_at === null);
const outcome = (page: Page): Locator => page.getByRole('status', { name: 'Outcome of generic-kv-mail-1' });
const run = (page: Page): Locator => page.getByRole('region', { name: 'Run', exact: true });
/** Short limit for attempts that are retried: the page may have changed meanwhile. */
const soon = { timeout: 10_000 };
const label = (page: Page, field: string): Locator => page.getByLabel(`Label of ${field}`, { exact: true });

test(
  'a mail that cannot be read is found, its template mended, sent again, and what came before is read again with it',
  async () => {
    await mail('AHU-7 supply fan', 'Tripped', 'Fan does not turn');
    const { close, page, errors } = await stage.openProvider({ width: 1600, height: 1400 });
    const letters = page.getByRole('list', { name: 'Dead letters' }).getByRole('listitem');
    await until('the dead letter', async () => {
      await page.goto(`/integrations/${systemId}/dead-letters`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return letters
        .first()
        .waitFor({ timeout: patience(1_000) })
        .then(
          () => true,
          () => false,
        );
    });
    await letters.first().getByRole('button').click();
    const letter = page.getByRole('region', { name: 'Dead letter' });
    await letter
      .getByText(/template/)
      .first()
      .waitFor();

    await letter.getByRole('link', { name: 'Open in parser' }).click();
    await outcome(page).getByText('Rejected').waitFor();
    for (const [field, text] of [
      ['Point', 'Device'],
      ['To state', 'Status'],
      ['Priority', 'Severity'],
      ['Message', 'Remark'],
    ] as const)
      await label(page, field).fill(text);
    await outcome(page).getByText('Applied').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('status', { name: 'Saved' }).waitFor();

    // the road uses the previous template for some seconds: mails it still cannot read return to the list
    await until(
      'the alarm of the mail',
      async () => {
        await page.goto(`/integrations/${systemId}/dead-letters`);
        await letters
          .first()
          .or(page.getByText('No dead letters', { exact: true }))
          .waitFor();
        const again = letter.getByRole('button', { name: 'Resend', exact: true });
        if (await letters.count()) {
          await letters.first().getByRole('button').click(soon);
          await again.click(soon);
          await page.getByText('Resent', { exact: true }).waitFor(soon);
        }
        return (await alarms()).some((alarm) => alarm.point_path === 'AHU-7 supply fan');
      },
      120_000,
    );
    expect((await alarms())[0]).toMatchObject({ text: 'Fan does not turn', status: 'Intake', is_active: true });

    // a better template: mails since yesterday are reparsed with it
    await follow(page, `/parser/${stage.road.customerId}?system=${systemId}`);
    await outcome(page).getByText('Applied').waitFor();
    await label(page, 'Message').fill('Status');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('status', { name: 'Saved' }).getByRole('link', { name: 'Reparse' }).click();
    await page.waitForURL(`**/integrations/${systemId}/reparse`);
    await page.getByRole('button', { name: 'Start dry run' }).click();
    await run(page).getByText('Complete', { exact: true }).waitFor();
    expect((await alarms())[0]).toMatchObject({ text: 'Fan does not turn' });
    await run(page).getByRole('button', { name: 'Apply changes' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Apply changes', exact: true }).click();
    await until('the alarm as it is read now', async () => (await alarms())[0]?.text === 'Tripped');
    await run(page).getByText('Complete', { exact: true }).waitFor();
    await picture(page, 'mail-story');

    // its domain publishes no DNS records: anybody may have written the mail
    const [alarm] = await alarms();
    await follow(page, `/alarms/list/all_alarms/${alarm?.id}`);
    await page.getByText('Sender not verified', { exact: true }).first().waitFor();
    await follow(page, '/alarms/Standard%20Lenses/Active%20Alarms');
    await page.getByRole('img', { name: 'Sender not verified' }).first().waitFor();
    expect(errors).toEqual([]);
    await close();
  },
  patience(240_000),
);
