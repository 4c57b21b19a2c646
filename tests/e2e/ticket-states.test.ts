import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankTicket, type Ticket } from '../../domain/work/model/ticket.ts';
import { insertTickets } from '../../domain/work/ticket-rows.ts';
import { newCmmsSystem } from '../support/cmms.ts';
import { until } from '../support/until.ts';
import { picture, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';

/** One visit to the work explorer, with a ticket in every state. */

let stage: Stage;
let ada: SignedIn;
let page: Page;

const closed = { state: 'CLOSED', closedAt: Date.now(), isResolved: true } as const;
const there = (externalStatus: string) => ({ externalId: '4711', externalStatus });
const failed = { cmmsSyncStatus: 'Failed', cmmsSyncError: 'No such location' } as const;
const dismissed = { cmmsSyncFailureNotificationDismissedAt: Date.now() };
const tickets = {
  'Open here': {},
  'Closed and resolved': closed,
  'Closed, not resolved': { ...closed, isResolved: false },
  'Open there': there('INPRG'),
  'Closed there': there('Closed'),
  'Close there': there('Close'),
  'Failed to sync': failed,
  'Failed, dismissed': { ...failed, ...dismissed },
  'Failed, closed and dismissed': { ...failed, ...dismissed, ...closed },
  'Failed, system off': failed,
  'Under way': { cmmsSyncStatus: 'InProgress' },
  Synced: { cmmsSyncStatus: 'Complete' },
  'Assigned there': { cmmsSyncStatus: 'Complete', ...there('INPRG'), externalAssignee: 'MAINTENANCE-TEAM-7' },
} as const satisfies Record<string, Partial<Ticket>>;
type Name = keyof typeof tickets;
const isSynced = (name: Name): boolean => 'cmmsSyncStatus' in tickets[name];

beforeAll(async () => {
  stage = await openStage();
  const { db, customerId } = stage.road;
  await db('customers').where({ id: customerId }).update({ is_cmms_sync_enabled: true });
  const maximo = await newCmmsSystem(db, customerId, { displayName: 'Campus Maximo' });
  const off = await newCmmsSystem(db, customerId, { displayName: 'Old Maximo', isActive: false });
  const at = Date.now();
  const rows = (Object.keys(tickets) as Name[]).map(
    (objective, index): Ticket => ({
      ...blankTicket({ customerId, id: index + 1 }, { by: null, at: at + index }),
      ...{ objective, dueAt: Date.now() + 86_400_000 },
      externalSystemId: objective === 'Failed, system off' ? off : isSynced(objective) ? maximo : null,
      ...tickets[objective],
    }),
  );
  await db.transaction((trx) => insertTickets(trx, rows));
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  ({ page } = await ada.newPage());
  await page.goto('/work');
  await tile('Open here').waitFor();
});
afterAll(() => stage?.close());

const tile = (name: Name) =>
  page
    .getByRole('list', { name: 'Tickets' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const ticket = () => page.getByRole('article');
async function open(name: Name): Promise<void> {
  await tile(name).getByRole('link').click();
  await ticket().getByRole('heading', { name, exact: true }).waitFor();
}
/** CSS class of the icon that is drawn. */
const drawn = (name: Name, label: string) =>
  tile(name).getByRole('img', { name: label, exact: true }).locator('svg').getAttribute('class');

test('WORK-047 WORK-048 WORK-049 a tile has the icon of what became of its ticket', async () => {
  expect(await drawn('Open here', 'Open work')).toContain('lucide-clipboard-list');
  expect(await drawn('Closed and resolved', 'Closed, resolved')).toContain('lucide-clipboard-check');
  expect(await drawn('Closed, not resolved', 'Closed, not resolved')).toContain('lucide-clipboard-x');
  await picture(page, 'work-states');
});

test('WORK-042 the tile of the chosen ticket is marked, and no other', async () => {
  const marked = () => page.locator(`${styled('ticket-tile')}:has([aria-current="true"])`).allInnerTexts();
  for (const name of ['Open here', 'Open there'] as const) {
    await open(name);
    expect(await marked()).toEqual([expect.stringContaining(name)]);
  }
});

describe('the head of a ticket', () => {
  const badge = async () => {
    const element = ticket().locator(styled('work-badge'));
    return {
      text: await element.textContent(),
      isClosed: /is-closed_/.test((await element.getAttribute('class')) ?? ''),
    };
  };

  test('WORK-050 WORK-051 WORK-052 has a badge with the state here, or the status there', async () => {
    const badges = new Map<Name, unknown>();
    for (const name of ['Open here', 'Closed and resolved', 'Open there', 'Closed there', 'Close there'] as const) {
      await open(name);
      badges.set(name, await badge());
    }
    expect(Object.fromEntries(badges)).toEqual({
      'Open here': { text: 'Open', isClosed: false },
      'Closed and resolved': { text: 'Closed', isClosed: true },
      'Open there': { text: 'INPRG', isClosed: false },
      'Closed there': { text: 'Closed', isClosed: true },
      'Close there': { text: 'Close', isClosed: true },
    });
  });

  /** Opens each ticket that is synced. @returns what is read of it, by its name. */
  const ofSynced = async (read: () => Promise<unknown>) => {
    const shown = new Map<Name, unknown>();
    for (const name of (Object.keys(tickets) as Name[]).filter(isSynced)) {
      await open(name);
      shown.set(name, await read());
    }
    return Object.fromEntries(shown);
  };

  test('WORK-062 the banner is for a sync that failed or is under way', async () => {
    expect(await ofSynced(() => ticket().locator(styled('sync-banner')).count())).toEqual({
      ...{ 'Failed to sync': 1, 'Failed, dismissed': 0, 'Failed, closed and dismissed': 0, 'Failed, system off': 0 },
      ...{ 'Under way': 1, Synced: 0, 'Assigned there': 0 },
    });
  });

  test('WORK-059 WORK-060 WORK-061 warns of a failed sync until it is dismissed', async () => {
    const read = async () => ({
      icon: await ticket()
        .locator(`${styled('ticket-head')} ${styled('ticket-icon')}`)
        .getAttribute('aria-label'),
      notice: await ticket().getByRole('alert').count(),
    });
    expect(await ofSynced(read)).toEqual({
      'Failed to sync': { icon: 'Sync failed', notice: 1 },
      'Failed, dismissed': { icon: 'Open work', notice: 0 },
      'Failed, closed and dismissed': { icon: 'Closed, resolved', notice: 0 },
      'Failed, system off': { icon: 'Sync failed', notice: 0 },
      'Under way': { icon: 'Open work', notice: 0 },
      Synced: { icon: 'Open work', notice: 0 },
      'Assigned there': { icon: 'Open work', notice: 0 },
    });
    await open('Failed to sync');
    await ticket().getByRole('alert').getByText('Not in Campus Maximo yet').waitFor();
    await ticket().getByRole('button', { name: 'Dismiss' }).click();
    await ticket().getByRole('img', { name: 'Open work' }).waitFor();
    await until('no notice', async () => (await ticket().getByRole('alert').count()) === 0);
  });
});

test('a change between the answer of a ticket and the opening of its feed is shown', async () => {
  const own = await ada.newPage();
  const held: Array<() => void> = [];
  let isOpen = false;
  await own.page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const opensTicket = String(message).includes('workId');
      if (opensTicket && !isOpen) held.push(() => server.send(message));
      else server.send(message);
    });
  });
  await own.page.goto('/work/Standard Lenses/All Work/1');
  const shown = own.page.getByRole('article');
  await shown.getByRole('heading', { name: 'Open here', exact: true }).waitFor();
  await until('the feed to be asked for', () => held.length > 0);
  // published by nobody: only another read shows it
  const { db, customerId } = stage.road;
  await db('work_tickets').where({ customer_id: customerId, id: 1 }).update({ objective: 'Changed meanwhile' });
  isOpen = true;
  for (const send of held) send();
  await shown.getByRole('heading', { name: 'Changed meanwhile', exact: true }).waitFor();
  expect(own.errors).toEqual([]);
  await own.close();
});

test('UI-064 an assignee of the maintenance system whose name is not known is shown by ten characters of the id', async () => {
  await open('Assigned there');
  const assignee = page.getByRole('complementary', { name: 'Facts' }).getByTitle('MAINTENANCE-TEAM-7');
  await assignee.getByText('MAINTENANC…', { exact: true }).waitFor();
});
