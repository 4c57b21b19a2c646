import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExternalSystem, type NewExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, operationOf, picturesInBoth } from './browser.ts';
import { openProviderStage, type ProviderStage } from './provider-stage.ts';

let stage: ProviderStage;
beforeAll(async () => {
  stage = await openProviderStage();
});
afterAll(() => stage?.close());

const newSource = (displayName: string, given: Partial<NewExternalSystem> = {}): Promise<number> =>
  createExternalSystem(stage.road.db, {
    ...{ customerId: stage.road.customerId, name: randomUUID(), displayName, schema: 'generic' },
    ...{ connectionType: 'INBOUND_API', etlNormalizeVersion: 'generic-json-1', ...given },
  });
const newCommand = async (systemId: number, given: object = {}): Promise<void> => {
  const now = new Date();
  await stage.road.db('external_system_commands').insert({
    ...{ customer_id: stage.road.customerId, system_id: systemId, id: randomUUID(), command_type: 'HISTORICAL' },
    ...{ runner: 'PUMP', status: 'FAILED', response: 'No heartbeat for 15 minutes', created_by_name: 'Robin Reyes' },
    ...{ range_from: new Date('2026-01-05T14:00:00Z'), range_to: new Date('2026-01-06T14:00:00Z') },
    ...{ created_at: now, queued_at: now, finished_at: now, ...given },
  });
};

/** Stores payloads in the archive as if a door had received them then, one of each point, which nothing has read yet. */
const storePayloads = (systemId: number, at: Date, points: readonly string[], more: object = {}): Promise<unknown> =>
  stage.road.warehouse.insert({
    table: 'raw_events',
    format: 'JSONEachRow',
    values: [
      {
        ...{ customer_id: stage.road.customerId, system_id: systemId, message_id: randomUUID(), door: 'api' },
        ...{ received_at: at.toISOString(), format: 'array', payload_ids: points.map(() => randomUUID()), version: 1 },
        body: JSON.stringify(points.map((point) => item('ALARM', point, at.toISOString(), more))),
      },
    ],
  });
/** A moment as people type it and read it. */
const typed = (at: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'America/Chicago', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
    minute: '2-digit',
  } as Intl.DateTimeFormatOptions)
    .format(at)
    .replace(',', '')
    .replace('\u202f', ' ');

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const confirm = (page: Page, answer: string): Promise<void> =>
  page.getByRole('tooltip').getByRole('button', { name: answer, exact: true }).click();
const commandsPath = (id: number): string => `/integrations/${id}/commands`;
const rows = (page: Page): Locator => page.getByRole('table', { name: 'Commands' }).locator('tbody tr');

async function openReplay(page: Page, systemId: number): Promise<Locator> {
  await follow(page, commandsPath(systemId));
  await page.getByRole('button', { name: 'Replay alarms' }).click();
  const dialog = dialogOf(page);
  await dialog.getByText('Replay Alarms').waitFor();
  return dialog;
}
async function pick(dialog: Locator, label: string, date: string): Promise<void> {
  const input = dialog.getByLabel(label);
  await input.click();
  await input.fill(date);
  await input.press('Enter');
}
/** Variables of the next request of an operation. */
const variablesOf = async (page: Page, operation: string): Promise<Record<string, unknown>> => {
  const request = await page.waitForRequest((one) => operationOf(one) === operation);
  return (request.postDataJSON() as { variables: Record<string, unknown> }).variables;
};

describe('the replay of alarms', () => {
  /** Chooses a range that ends before it begins. */
  async function pickBackwards(dialog: Locator): Promise<void> {
    await pick(dialog, 'Start date', '01/06/2026 02:05 PM');
    await pick(dialog, 'End date', '01/05/2026 02:05 PM');
    await dialog.getByText('Replay start date must be less than end date').waitFor();
  }

  test('INT-045 the screens of an integration are Add an Integration, Edit Integration and Replay Alarms', async () => {
    const systemId = await newSource('Chillers');
    const { close, page } = await stage.lent();
    await follow(page, '/integrations?add=');
    await dialogOf(page).getByText('Add an Integration').waitFor();
    await follow(page, `/integrations?edit=${systemId}`);
    await dialogOf(page).getByText('Edit Integration').waitFor();
    await openReplay(page, systemId);
    await close();
  });

  test('INT-082 INT-096 INT-100 is 460 wide, begins with a date in the given format, and not without one', async () => {
    const systemId = await newSource('Economizers');
    const { close, page } = await stage.lent();
    const dialog = await openReplay(page, systemId);
    await until('a dialog 460 wide', async () => (await dialog.boundingBox())?.width === 460);
    const submit = dialog.getByRole('button', { name: 'Replay', exact: true });
    expect(await submit.isDisabled()).toBe(true);
    await pick(dialog, 'Start date', '01/06/2026 02:05 PM');
    await until('a replay that can be sent', () => submit.isEnabled());
    expect(await dialog.getByLabel('Start date').inputValue()).toBe('01/06/2026 02:05 PM');
    await close();
  });

  test('INT-081 INT-083 a range that ends before it begins says so, and is not sent', async () => {
    const systemId = await newSource('Humidifiers');
    const { close, page } = await stage.lent();
    const dialog = await openReplay(page, systemId);
    await pickBackwards(dialog);
    expect(await dialog.getByRole('button', { name: 'Replay', exact: true }).isDisabled()).toBe(true);
    expect(await findings(page)).toEqual([]);
    await picturesInBoth(page, 'replay-dialog');
    await close();
  });

  test('INT-068 INT-069 replay all clears the range and its error, and sends none', async () => {
    const systemId = await newSource('Boilers');
    const { close, page, errors } = await stage.lent();
    const dialog = await openReplay(page, systemId);
    const submit = dialog.getByRole('button', { name: 'Replay', exact: true });
    const [start, end] = [dialog.getByLabel('Start date'), dialog.getByLabel('End date')];
    await pickBackwards(dialog);
    await dialog.getByRole('switch', { name: 'Replay all' }).click();
    await dialog.getByText('Replay start date must be less than end date').waitFor({ state: 'detached' });
    for (const input of [start, end]) {
      expect(await input.inputValue()).toBe('');
      expect(await input.isDisabled()).toBe(true);
    }
    const sent = variablesOf(page, 'ReplayAlarms');
    await submit.click();
    expect(await sent).toEqual({ externalSystemId: String(systemId), replayStartAt: null, replayEndAt: null });
    await page.getByText('Request has been sent').first().waitFor();
    await rows(page).getByText('0 payloads read, 0 events added, 0 new alarms').waitFor();
    await rows(page).getByText('Complete', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-018 INT-034 a chosen range is sent, and only what was received within it is replayed', async () => {
    const systemId = await newSource('Heat pumps');
    const minute = Math.floor(Date.now() / 60_000) * 60_000;
    const hours = (ago: number): Date => new Date(minute - ago * 3_600_000);
    await storePayloads(systemId, hours(100), ['HP-1']);
    await storePayloads(systemId, hours(50), ['HP-2', 'HP-3']);
    await storePayloads(systemId, hours(10), ['HP-4']);
    const { close, page, errors } = await stage.lent();
    const dialog = await openReplay(page, systemId);
    await pick(dialog, 'Start date', typed(hours(60)));
    await pick(dialog, 'End date', typed(hours(20)));
    const sent = variablesOf(page, 'ReplayAlarms');
    await dialog.getByRole('button', { name: 'Replay', exact: true }).click();
    expect(await sent).toEqual({
      externalSystemId: String(systemId),
      ...{ replayStartAt: hours(60).toISOString(), replayEndAt: hours(20).toISOString() },
    });
    await rows(page).getByText('2 payloads read, 2 events added, 2 new alarms').waitFor();
    await rows(page)
      .getByText(`${typed(hours(60))} to ${typed(hours(20))}`)
      .waitFor();
    const points = (await stage.road.states()).map(({ point_path }) => String(point_path));
    expect(points.filter((point) => point.startsWith('HP-')).sort()).toEqual(['HP-2', 'HP-3']);
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-087 a failed replay says so and stays open', async () => {
    const systemId = await newSource('Pumps');
    const { close, page } = await stage.lent();
    await failOperation(page, 'ReplayAlarms', 'The archive is away');
    const dialog = await openReplay(page, systemId);
    await dialog.getByRole('switch', { name: 'Replay all' }).click();
    await dialog.getByRole('button', { name: 'Replay', exact: true }).click();
    await page.getByText('Failed to initiate alarm replay').waitFor();
    await page.getByText('The archive is away').waitFor();
    expect(await dialog.isVisible()).toBe(true);
    await page.unroute('**/graphql');
    await close();
  });

  test('of a source behind a pump is read by the pump at its sources', async () => {
    const systemId = await newSource('Behind a pump', { connectionType: 'DATAPUMP', licenseKey: randomUUID() });
    const { close, page } = await stage.lent();
    const dialog = await openReplay(page, systemId);
    await dialog.getByText('The pump reads its sources again').waitFor();
    await dialog.getByLabel('Replay all').click();
    await dialog.getByRole('button', { name: 'Replay', exact: true }).click();
    await page.getByText('Waiting for the pump').waitFor();
    await close();
  });
});

describe('the commands of an integration', () => {
  test('INT-046 issue log and commands are a click away; a failed command is retried, a pending one deleted', async () => {
    const systemId = await newSource('Cooling');
    await newCommand(systemId);
    await newCommand(systemId, {
      ...{ status: 'COMPLETE', runner: 'SERVER', created_at: new Date(Date.now() - 60_000) },
      ...{ response: '12,000 payloads read, 240 events added, 3 new alarms' },
    });
    const { close, page, errors } = await stage.lent();
    await follow(page, '/integrations');
    await page.getByRole('link', { name: 'Issue log of Cooling' }).click();
    await page.getByText('No issues').waitFor();
    await follow(page, '/integrations');
    await page.getByRole('link', { name: 'Commands of Cooling' }).click();
    await rows(page).getByText('No heartbeat for 15 minutes').waitFor();
    expect(await rows(page).count()).toBe(2);
    expect(await page.getByRole('button', { name: /^(Retry|Delete) Replay alarms$/ }).count()).toBe(2);
    expect(await findings(page)).toEqual([]);
    await picturesInBoth(page, 'integration-commands');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await picturesInBoth(page, 'phone-integration-commands');
    await page.setViewportSize({ width: 1600, height: 1000 });

    await page.getByRole('button', { name: 'Retry Replay alarms' }).click();
    await rows(page).getByText('Waiting for the pump').waitFor();
    await page.getByRole('button', { name: 'Kill' }).click();
    await confirm(page, 'Kill');
    await rows(page).getByText('Stopped by a kill').waitFor();
    await page.getByRole('button', { name: 'Delete Replay alarms' }).click();
    await confirm(page, 'Delete');
    await rows(page).getByText('Stopped by a kill').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-041 a running replay shows how much is read, how fast, and when it will end', async () => {
    const systemId = await newSource('Long history');
    const runId = randomUUID();
    const { db, customerId } = stage.road;
    const started = new Date(Date.now() - 60_000);
    const counts = { total: 120_000, payloads: 30_000, events: 30_000 };
    await db('reparses').insert({
      ...{ customer_id: customerId, id: runId, system_id: systemId, normaliser: 'generic-json-1', kind: 'REPLAY' },
      ...{ read_to: new Date(), is_dry_run: false, status: 'IN_PROGRESS', counts, created_at: started },
      updated_at: new Date(started.getTime() + 10_000),
    });
    // in the queue from tomorrow on: nothing takes it for forgotten
    const queued_at = new Date(Date.now() + 86_400_000);
    await newCommand(systemId, {
      ...{ runner: 'SERVER', status: 'IN_PROGRESS', response: null, finished_at: null, run_id: runId },
      ...{ queued_at, started_at: started, heartbeat_at: new Date() },
    });
    const { close, page, errors } = await stage.lent();
    await follow(page, commandsPath(systemId));
    await rows(page).getByText('In progress', { exact: true }).waitFor();
    await rows(page).getByText('30,000 of 120,000 payloads read').waitFor();
    const bar = rows(page).getByRole('progressbar', { name: 'Payloads read' });
    expect(await bar.getAttribute('aria-valuenow')).toBe('25');
    await db('reparses')
      .where({ customer_id: customerId, id: runId })
      .update({
        counts: { total: 120_000, payloads: 60_000, events: 45_000 },
        updated_at: new Date(started.getTime() + 40_000),
      });
    await rows(page).getByText('60,000 of 120,000 payloads read').waitFor();
    // of 30,000 payloads and 15,000 events in half a minute
    await rows(page).getByText('500 events per second').waitFor();
    await rows(page).getByText('About 1m left').waitFor();
    await rows(page).getByText('Robin Reyes').waitFor();
    expect(await findings(page)).toEqual([]);
    await picturesInBoth(page, 'command-in-progress');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await picturesInBoth(page, 'phone-command-in-progress');
    await page.setViewportSize({ width: 1600, height: 1000 });
    await db('external_system_commands').where({ run_id: runId }).update({ status: 'FAILED', finished_at: new Date() });
    await db('reparses').where({ id: runId }).update({ status: 'FAILED' });
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-097 a replay by the pump says what the pump has read, since when, and for how long it may take', async () => {
    const systemId = await newSource('Read by a pump', { connectionType: 'DATAPUMP', licenseKey: randomUUID() });
    await newCommand(systemId, {
      ...{ status: 'IN_PROGRESS', response: '4,000 payloads read', finished_at: null },
      ...{ started_at: new Date(Date.now() - 5 * 60_000), heartbeat_at: new Date() },
    });
    const { close, page, errors } = await stage.lent();
    await follow(page, commandsPath(systemId));
    await rows(page).getByText('4,000 payloads read').waitFor();
    await rows(page)
      .getByText(/^Running for \d+m/)
      .waitFor();
    await rows(page).getByText('Can take up to 24 hours').waitFor();
    // of a pump of an earlier release nothing more is known
    expect(await rows(page).getByRole('progressbar').count()).toBe(0);
    await stage.road
      .db('external_system_commands')
      .where({ system_id: systemId })
      .update({
        ...{ response: null, new_alarms: 3, new_instances: 40, progress_items: 6_000, progress_share: 0.25 },
        ...{ progress_at: new Date(), heartbeat_at: new Date() },
      });
    await rows(page).getByText('6,000 payloads read').waitFor();
    await rows(page).getByText('40 occurrences added, 3 new alarms').waitFor();
    const bar = rows(page).getByRole('progressbar', { name: 'Progress of Replay alarms' });
    expect(await bar.getAttribute('aria-valuenow')).toBe('25');
    // a quarter in five minutes
    await rows(page).getByText('20 a second').waitFor();
    await rows(page).getByText('About 15m left').waitFor();
    expect(await findings(page)).toEqual([]);
    await picturesInBoth(page, 'command-of-pump-with-progress');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.setViewportSize({ width: 1600, height: 1000 });
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-041 INT.13 a maintenance system behind a runner has one queue: what is read shows its progress, the rest its place', async () => {
    const systemId = await newSource('One queue');
    const { db } = stage.road;
    await db('external_systems')
      .where({ id: systemId })
      .update({
        ...{ type: 'WORK_ORDER_SYSTEM', direction: 'OUTBOUND', connection_type: 'OUTBOUND_RUNNER', schema: 'maximo' },
      });
    // in the queue from tomorrow on: nothing takes it for forgotten
    const at = (minutes: number) => new Date(Date.now() + 86_400_000 + minutes * 60_000);
    const waiting = { status: 'PENDING', response: null, finished_at: null };
    await newCommand(systemId, {
      ...{ ...waiting, command_type: 'GET_WORK_TICKETS', runner: 'SERVER', status: 'IN_PROGRESS', queued_at: at(0) },
      ...{ started_at: new Date(Date.now() - 60_000), progress_items: 300, progress_total: 900 },
      ...{ progress_share: 1 / 3, progress_at: new Date() },
    });
    await newCommand(systemId, { ...waiting, command_type: 'CONFIG', runner: 'PUMP', queued_at: at(1) });
    await newCommand(systemId, { ...waiting, command_type: 'GET_FIELDS', runner: 'SERVER', queued_at: at(2) });
    const { close, page, errors } = await stage.lent();
    await follow(page, commandsPath(systemId));
    const row = (name: string) => rows(page).filter({ hasText: name });
    await row('Sync work orders').getByText('300 of 900 work orders read').waitFor();
    await row('Sync work orders').getByText('5 a second').waitFor();
    await row('Sync work orders').getByText('About 2m left').waitFor();
    await row('Send configuration').getByText('Waiting for its turn, after 1 command').waitFor();
    await row('Get fields').getByText('Waiting for its turn, after 2 commands').waitFor();
    expect(await findings(page)).toEqual([]);
    await picturesInBoth(page, 'commands-one-queue');
    await db('external_system_commands')
      .where({ system_id: systemId, command_type: 'GET_WORK_TICKETS' })
      .update({ status: 'COMPLETE', response: '900 work orders read, 2 tickets updated', finished_at: new Date() });
    await row('Send configuration').getByText('Waiting for the pump').waitFor();
    await row('Get fields').getByText('Waiting for its turn, after 1 command').waitFor();
    await db('external_system_commands').where({ system_id: systemId }).update({ status: 'FAILED' });
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-089 commands that cannot be read say so', async () => {
    const systemId = await newSource('Unread');
    const { close, page } = await stage.lent();
    await failOperation(page, 'Commands', 'The database is away');
    await follow(page, commandsPath(systemId));
    await page.getByText('Failed to fetch external system commands').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No commands yet').waitFor();
    await close();
  });

  test('INT-086 INT-088 a reparse and a kill that fail say so', async () => {
    const systemId = await newSource('Out of order');
    const { close, page } = await stage.lent();
    await failOperation(page, 'KillExternalSystem', 'The queue is away');
    await follow(page, commandsPath(systemId));
    await page.getByRole('button', { name: 'Kill' }).click();
    await confirm(page, 'Kill');
    await page.getByText('Failed to issue kill command').waitFor();
    await page.unroute('**/graphql');
    await failOperation(page, 'StartReparse', 'The archive is away');
    await follow(page, `/integrations/${systemId}/reparse`);
    await page.getByRole('button', { name: 'Start dry run' }).click();
    await page.getByText('Failed to initiate reparse').waitFor();
    await page.unroute('**/graphql');
    await close();
  });

  test('INT-036 a maintenance system is asked for its fields, values or assignees from a menu', async () => {
    const systemId = await newSource('Orders');
    await stage.road
      .db('external_systems')
      .where({ id: systemId })
      .update({ type: 'WORK_ORDER_SYSTEM', direction: 'OUTBOUND', connection_type: 'OUTBOUND_API', schema: 'maximo' });
    const { close, page, errors } = await stage.lent();
    await follow(page, commandsPath(systemId));
    const sent = variablesOf(page, 'GetFromSystem');
    await page.getByRole('button', { name: 'Read again' }).click();
    await page.getByRole('menuitem', { name: 'Get fields' }).click();
    expect(await sent).toEqual({ externalSystemId: String(systemId), commandType: 'GET_FIELDS' });
    await rows(page).getByText('Get fields', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-019 INT-020 INT-028 a maintenance system behind a runner takes the same commands, which wait for the runner', async () => {
    const systemId = await newSource('Behind a runner');
    await stage.road
      .db('external_systems')
      .where({ id: systemId })
      .update({
        ...{ type: 'WORK_ORDER_SYSTEM', direction: 'OUTBOUND', connection_type: 'OUTBOUND_RUNNER', schema: 'maximo' },
      });
    const { close, page, errors } = await stage.lent();
    await follow(page, commandsPath(systemId));
    await page.getByRole('button', { name: 'Get assets' }).waitFor();
    await page.getByRole('button', { name: 'Sync work orders' }).waitFor();
    expect(await page.getByRole('button', { name: 'Replay alarms' }).count()).toBe(0);
    const sent = variablesOf(page, 'GetFromSystem');
    await page.getByRole('button', { name: 'Read again' }).click();
    await page.getByRole('menuitem', { name: 'Get fields' }).click();
    expect(await sent).toEqual({ externalSystemId: String(systemId), commandType: 'GET_FIELDS' });
    await rows(page).getByText('Get fields', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send configuration' }).click();
    await rows(page).getByText('Send configuration', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('a maintenance system that lists no fields is asked for none, and has nothing to parse again', async () => {
    const systemId = await newSource('Lists nothing');
    await stage.road
      .db('external_systems')
      .where({ id: systemId })
      .update({
        ...{ type: 'WORK_ORDER_SYSTEM', direction: 'OUTBOUND', connection_type: 'OUTBOUND_API', schema: 'webTMACloud' },
      });
    const { close, page, errors } = await stage.lent();
    await follow(page, commandsPath(systemId));
    await page.getByRole('button', { name: 'Sync work orders' }).waitFor();
    for (const name of ['Get assets', 'Read again', 'Send configuration'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0);
    await follow(page, '/integrations');
    const row = page.getByRole('row').filter({ hasText: 'Lists nothing' });
    await row.getByRole('link', { name: 'Commands of Lists nothing' }).waitFor();
    expect(await row.getByRole('link', { name: 'Reparse Lists nothing' }).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-020 work orders are synced for a chosen range, by default of the last day', async () => {
    const systemId = await newSource('Range of orders');
    await stage.road
      .db('external_systems')
      .where({ id: systemId })
      .update({
        ...{ type: 'WORK_ORDER_SYSTEM', direction: 'OUTBOUND', connection_type: 'OUTBOUND_API', schema: 'maximo' },
      });
    const { close, page, errors } = await stage.lent();
    await follow(page, commandsPath(systemId));
    await page.getByRole('button', { name: 'Sync work orders' }).click();
    const dialog = dialogOf(page);
    const submit = dialog.getByRole('button', { name: 'Sync', exact: true });
    const yesterday = new Date(Date.now() - 86_400_000);
    expect(await dialog.getByLabel('Start date').inputValue()).toContain(typed(yesterday).slice(0, 10));
    await pick(dialog, 'Start date', '01/06/2026 02:05 PM');
    await pick(dialog, 'End date', '01/05/2026 02:05 PM');
    await dialog.getByText('Start must be before end').waitFor();
    expect(await submit.isDisabled()).toBe(true);
    await picturesInBoth(page, 'sync-dialog');
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await picturesInBoth(page, 'phone-sync-dialog');
    await page.setViewportSize({ width: 1600, height: 1000 });
    await pick(dialog, 'Start date', '01/04/2026 02:05 PM');
    const sent = variablesOf(page, 'SyncExternalSystem');
    await submit.click();
    expect(await sent).toEqual({
      externalSystemId: String(systemId),
      ...{ startAt: '2026-01-04T20:05:00.000Z', endAt: '2026-01-05T20:05:00.000Z' },
    });
    await rows(page).getByText('01/04/2026 02:05 PM to 01/05/2026 02:05 PM').waitFor();
    await rows(page).getByText('Sync work orders', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-090 a retry that fails says so', async () => {
    const systemId = await newSource('Refused');
    await newCommand(systemId);
    const { close, page } = await stage.lent();
    await failOperation(page, 'RetryCommand', 'Only failed commands can be retried');
    await follow(page, commandsPath(systemId));
    await page.getByRole('button', { name: 'Retry Replay alarms' }).click();
    await page.getByText('Failed to retry command').waitFor();
    await page.unroute('**/graphql');
    await close();
  });
});

describe('source mappings', () => {
  test('a field gets another source, with what it reads from the newest payloads, and a reparse is offered', async () => {
    const systemId = await newSource('Mapped');
    const { close, page, errors } = await stage.lent();
    await follow(page, `/integrations/${systemId}/mappings`);
    const table = page.getByRole('table', { name: 'Source mappings' });
    const row = table.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Message', exact: true }) });
    await row.getByText('Default').waitFor();
    expect(await findings(page)).toEqual([]);
    await picturesInBoth(page, 'source-mappings');
    await row.getByRole('button', { name: 'Add source for Message' }).click();
    await dialogOf(page).getByLabel('Source').fill('note');
    await dialogOf(page).getByText('No payloads yet').waitFor();
    await picturesInBoth(page, 'source-mapping-dialog');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await row.getByText('Integration', { exact: true }).waitFor();
    await row.getByText('note', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Reparse', exact: true }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await picturesInBoth(page, 'phone-source-mappings');
    await page.setViewportSize({ width: 1600, height: 1000 });
    const { field_map } = await stage.road.db('external_systems').where({ id: systemId }).first('field_map');
    expect(field_map.fields).toEqual({ message: 'note' });
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-039 the newest payloads are shown as they are read now and with another source', async () => {
    const systemId = await newSource('Previewed');
    await storePayloads(systemId, new Date(Date.now() - 60_000), ['PV-1'], { note: 'Filter clogged' });
    const { close, page, errors } = await stage.lent();
    await follow(page, `/integrations/${systemId}/mappings`);
    await page.getByRole('button', { name: 'Add source for Message' }).click();
    const preview = dialogOf(page).getByRole('table', { name: 'Newest payloads' });
    const cells = async () => (await preview.getByRole('row').last().getByRole('cell').allTextContents()).slice(1);
    await until('what is read now', async () => (await cells())[0] === 'Supply temperature high');
    expect(await preview.getByRole('columnheader').allTextContents()).toEqual(['Received', 'Now', 'With this source']);
    await dialogOf(page).getByLabel('Source').fill('note');
    await until('what would be read', async () => (await cells())[1] === 'Filter clogged');
    expect(await cells()).toEqual(['Supply temperature high', 'Filter clogged']);
    expect(await findings(page)).toEqual([]);
    await picturesInBoth(page, 'source-mapping-preview');
    await page.setViewportSize({ width: 390, height: 844 });
    await picturesInBoth(page, 'phone-source-mapping-preview');
    await page.setViewportSize({ width: 1600, height: 1000 });
    await dialogOf(page).getByLabel('Source').fill('nowhere');
    await until('what would not be read', async () => (await cells())[1] === 'Nothing');
    expect(errors).toEqual([]);
    await close();
  });

  test('INT-091 source mappings that cannot be read or saved say so', async () => {
    const systemId = await newSource('Unmapped');
    const { close, page } = await stage.lent();
    await failOperation(page, 'SourceMappings', 'The database is away');
    await follow(page, `/integrations/${systemId}/mappings`);
    await page.getByText('Failed to fetch external system source mappings').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await failOperation(page, 'CreateSourceMapping', 'The database is away');
    await page.getByRole('button', { name: 'Add source for Message' }).click();
    await dialogOf(page).getByLabel('Source').fill('note');
    // until the preview has its height, the button moves
    await dialogOf(page).getByText('No payloads yet').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Failed to fetch external system source mappings').waitFor();
    await page.unroute('**/graphql');
    await close();
  });
});

test('the head of a page leads to every integration, however many there are', async () => {
  const { db, customerId } = stage.road;
  const first = await newSource('Many');
  await db.raw(
    `insert into external_systems (customer_id, id, name, display_name, schema, type, direction, connection_type, etl_normalize_version)
     select customer_id, nextval('external_system_ids'), 'many ' || n, 'Many ' || (1000 + n), schema, type, direction,
       connection_type, etl_normalize_version
     from external_systems, generate_series(1, 410) n where customer_id = ? and id = ?`,
    [customerId, first],
  );
  const last = await db('external_systems').where({ customer_id: customerId, display_name: 'Many 1410' }).first('id');
  const { close, page, errors } = await stage.lent();
  await follow(page, commandsPath(first));
  const choice = page.getByRole('combobox', { name: 'Integration' });
  await choice.click();
  await choice.fill('Many 1410');
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    .getByTitle('Many 1410', { exact: true })
    .click();
  await page.waitForURL(`**${commandsPath(last.id)}`);
  expect(errors).toEqual([]);
  await close();
  await db('external_systems').where({ customer_id: customerId }).where('display_name', 'like', 'Many 1%').delete();
});
