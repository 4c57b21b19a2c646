import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ParsedMail } from 'mailparser';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { createSmtp } from '../../platform/smtp.ts';
import { type Mailbox, openMailbox } from '../../simulators/mailbox.ts';
import { newPumpMachine, type PumpMachine } from '../../simulators/pump/machine.ts';
import { patience } from '../support/patience.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { follow, picture } from './browser.ts';
import { choose, dialogOf, openProviderStage, type ProviderStage, rowOf } from './provider-stage.ts';
import { minutesAgo } from './stage.ts';

const name = 'Plant room';
/** Told under a name that only the second parser takes for what it is. */
const said = 'Filter is clogged';
const event = (kind: 'ALARM' | 'RTN', point: string, minutes: number): object =>
  item(kind, point, minutesAgo(minutes), { message: undefined, Message: said });
const recipient = `plant-${Date.now()}@example.com`;

/** The building's system: its present answer, and its past. */
const building = { present: [] as object[], past: [] as object[], isStuck: false, waiting: 0, origin: '' };
let server: Server;
let stage: ProviderStage;
let machine: PumpMachine;
let mailbox: Mailbox;
const delivered: ParsedMail[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/past' || !building.isStuck) {
      response.end(JSON.stringify(request.url === '/past' ? building.past : building.present));
      return;
    }
    // an answer that never ends
    building.waiting += 1;
    response.on('close', () => {
      building.waiting -= 1;
    });
    response.write('[');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  building.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mailbox = await openMailbox({ onMail: (mail) => void delivered.push(mail) });
  stage = await openProviderStage();
});
afterAll(async () => {
  await machine?.remove();
  server?.closeAllConnections();
  server?.close();
  await mailbox?.close();
  await stage?.close();
});

const confirm = (page: Page, answer: string): Promise<void> =>
  page.getByRole('tooltip').getByRole('button', { name: answer, exact: true }).click();
const commands = (page: Page): Locator => page.getByRole('table', { name: 'Commands' }).locator('tbody tr');
const run = (page: Page): Locator => page.getByRole('region', { name: 'Run', exact: true });
const outcome = (page: Page, version: string): Locator => page.getByRole('status', { name: `Outcome of ${version}` });

/** Adds an integration by the form. @returns its id, and the key that is shown once. */
async function addIntegration(page: Page): Promise<{ systemId: number; key: string }> {
  await follow(page, '/integrations?add');
  const dialog = dialogOf(page);
  await choose(page, 'Direction', 'Inbound');
  await choose(page, 'Schema', 'Any other system');
  await choose(page, 'Connection type', 'Data pump');
  await dialog.getByLabel('Display name').fill(name);
  await dialog.getByLabel('Connection lost after').fill('1');
  await dialog.getByRole('switch', { name: 'Send external alerts' }).click();
  await dialog.getByLabel('External alert emails').fill(recipient);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const key = (await page.getByRole('status', { name: 'License key' }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Done' }).click();
  await rowOf(page, name).waitFor();
  const { id } = await stage.road
    .db('external_systems')
    .where({ customer_id: stage.road.customerId, display_name: name })
    .first('id');
  return { systemId: id, key };
}

/** Adds the building's system to what the pump reads. */
async function addSource(page: Page, systemId: number): Promise<void> {
  await follow(page, `/integrations/${systemId}/pump`);
  await page.getByRole('button', { name: 'Add source' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Controls');
  await choose(page, 'Kind', 'HTTP endpoint');
  await dialog.getByRole('textbox', { name: /^Address\b(?! of)/ }).fill(`${building.origin}/`);
  await dialog.getByRole('textbox', { name: /^Address of a range/ }).fill(`${building.origin}/past`);
  await dialog.getByLabel('Read every').fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`HTTP endpoint · ${building.origin}/`).waitFor();
}

async function replayAll(page: Page, systemId: number): Promise<void> {
  await follow(page, `/integrations/${systemId}/commands`);
  await page.getByRole('button', { name: 'Replay alarms' }).click();
  await dialogOf(page).getByRole('switch', { name: 'Replay all' }).click();
  await dialogOf(page).getByRole('button', { name: 'Replay', exact: true }).click();
  await page.getByText('Request has been sent').first().waitFor();
}

/** Puts the last contact into the past, as if nothing had come for an hour. */
async function age(systemId: number): Promise<void> {
  const { db, customerId } = stage.road;
  const hourAgo = new Date(Date.now() - 3_600_000);
  await db('external_system_contacts')
    .where({ customer_id: customerId, system_id: systemId })
    .update({ last_access_at: hourAgo });
  await db('external_systems').where({ customer_id: customerId, id: systemId }).update({ updated_at: hourAgo });
}

/** Delivers the mail of a lost connection, as the worker does where a mail server is configured. */
async function deliver(): Promise<ParsedMail> {
  const row = await until(
    'the mail of the lost connection',
    () => stage.road.db('mails').where({ recipient }).orderBy('created_at').first(),
    180_000,
  );
  const smtp = createSmtp({
    url: mailbox.url,
    requiresTls: false,
    from: { name: 'Annunciator', address: 'no-reply@alarms.example' },
  });
  const brand = { productName: 'Annunciator', consoleUrl: inject('product').api };
  await smtp.send(renderMail({ ...row, to: recipient }, brand, 1));
  smtp.close();
  return until('the delivered mail', () => delivered[0]);
}

test(
  'INT-042 INT-041 an integration is added, its pump started and lost; a mail says so; the gap is replayed, another replay killed, two parsers compared, and all read again with the other',
  async () => {
    const { close, page, errors } = await stage.openProvider({ width: 1600, height: 1400 });
    await page.goto('/integrations');
    const { systemId, key } = await addIntegration(page);
    await addSource(page, systemId);
    machine = await newPumpMachine({ url: inject('product').gateway, systemId, key });
    await machine.set({ origins: [building.origin] });
    building.present = [event('ALARM', 'AHU-1', 3), event('ALARM', 'AHU-2', 2)];
    machine.start();
    await page.getByRole('region', { name: 'State' }).getByText('Online').waitFor();
    const alarms = async () =>
      (await stage.road.states()).filter((one) => Number(one.system_id) === systemId && one.deleted_at === null);
    const points = async () => (await alarms()).map((alarm) => alarm.point_path).sort();
    await until('the alarms', async () => (await points()).join() === 'AHU-1,AHU-2');
    await follow(page, '/integrations');
    await rowOf(page, name).getByText('Healthy').waitFor();

    await machine.stop();
    await age(systemId);
    const mail = await deliver();
    expect(mail.subject).toContain(name);
    expect(String(mail.text)).toContain('contact');
    await rowOf(page, name).getByText('Lost connection').waitFor();

    // what happened meanwhile is only in the system's past
    building.past = [
      ...building.present,
      event('RTN', 'AHU-1', 1.5),
      ...['AHU-3', 'AHU-4', 'AHU-5'].map((point) => event('ALARM', point, 1)),
    ];
    machine.start();
    await replayAll(page, systemId);
    await commands(page).getByText('6 payloads read from 1 source. 3 occurrences added, 3 new alarms').waitFor();
    await commands(page).getByText('Complete', { exact: true }).first().waitFor();
    await until('the gap', async () => (await points()).length === 5);
    await until('the return of AHU-1', async () =>
      (await alarms()).some((alarm) => alarm.point_path === 'AHU-1' && !alarm.is_active),
    );
    expect((await alarms()).map(({ text }) => text)).not.toContain(said);

    building.isStuck = true;
    await replayAll(page, systemId);
    await until('the pump to wait for an answer', () => building.waiting === 1);
    await commands(page).getByText('In progress', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Kill', exact: true }).click();
    await confirm(page, 'Kill');
    await commands(page).getByText('Stopped by a kill').waitFor();
    await until('the pump to have stopped', () => building.waiting === 0);
    await picture(page, 'pump-story');

    await follow(page, `/parser/${stage.road.customerId}?system=${systemId}`);
    await outcome(page, 'generic-json-1').getByText('Applied').waitFor();
    const compareWith = page.getByRole('combobox', { name: 'Compare with' });
    await compareWith.fill('generic-csv');
    await compareWith.press('Enter');
    await outcome(page, 'generic-csv-1').getByText('Applied').waitFor();
    const differing = page.getByRole('table', { name: 'Event' }).getByRole('row').filter({ hasText: 'differs' });
    await differing.filter({ hasText: said }).first().waitFor();

    await follow(page, `/integrations/${systemId}/reparse`);
    await choose(page, 'Normalizer version', 'generic-csv-1');
    await page.getByRole('button', { name: 'Start dry run' }).click();
    await run(page).getByText('Complete', { exact: true }).waitFor();
    await run(page).getByRole('button', { name: 'Apply changes' }).click();
    await confirm(page, 'Apply changes');
    await until('the alarms as the other parser reads them', async () => {
      const read = await alarms();
      return read.length === 5 && read.every(({ text }) => text === said);
    });
    await run(page).getByText('Complete', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  },
  patience(420_000),
);
