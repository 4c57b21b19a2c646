import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, operationOf, picture, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { oldest, openTriageStage, type TriageStage } from './triage-stage.ts';

let stage: TriageStage;
let admin: SignedIn;
beforeAll(async () => {
  stage = await openTriageStage();
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
});
afterAll(() => stage?.close());

const phone = { width: 390, height: 844 };
const tile = (page: Page, objective: string) =>
  page.getByRole('list', { name: 'Tickets' }).getByRole('listitem').filter({ hasText: objective });

/** Creates a ticket without an alarm by its form. @returns its display id. */
async function createWork(page: Page, objective: string): Promise<string> {
  await page.goto('/work/new');
  const form = page.getByRole('form', { name: 'Create work' });
  const field = form.getByLabel('Objective');
  // the form's initial values come from the server
  await until('the defaults', async () => (await form.getByPlaceholder('Due').inputValue()) !== '');
  await field.fill(objective);
  await form.getByRole('button', { name: 'Create' }).click();
  const toast = page.getByText(/^W\d+ - Work Ticket Created!$/).first();
  await toast.waitFor();
  return (await toast.textContent())?.split(' ')[0] ?? '';
}

/** Stores a ticket of the admin's without an alarm, for what happens to it later. @returns its display id. */
async function storeWork(objective: string, creator = admin): Promise<string> {
  const { me } = await admin.ask<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  const details = { objective, assignedTo: me.user.id, dueBy: new Date(Date.now() + 3_600_000).toISOString() };
  const { createWorkTicket } = await creator.ask<{ createWorkTicket: { workTicket: { displayId: string } } }>(
    `mutation ($details: WorkTicketDetailsInput!) {
      createWorkTicket(details: $details, associatedAlarms: [], isDuplicateAccepted: true) { workTicket { displayId } } }`,
    { details },
  );
  return createWorkTicket.workTicket.displayId;
}

/** Submits the closing of the page's ticket as not resolved; the caller checks the result. */
async function closeTicket(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: 'Close ticket' }).click();
  const survey = page.getByRole('dialog');
  await survey.getByRole('radio', { name: 'Not resolved' }).check();
  await survey.getByLabel('Completed work').fill('Nothing');
  await survey.getByRole('button', { name: 'Close ticket' }).click();
}

describe('from an alarm to a ticket, and closed again', () => {
  type Opened = Awaited<ReturnType<SignedIn['newPage']>>;
  let mine: Opened;
  let other: Opened;
  let alarmId: string;
  const objective = 'AHU-1';
  beforeAll(async () => {
    [mine, other, alarmId] = [await admin.newPage(), await admin.newPage(), await stage.alarmIdOf(oldest)];
  });
  afterAll(() => Promise.all([mine?.close(), other?.close()]));
  const ticket = () => mine.page.getByRole('article');
  const badge = () =>
    ticket()
      .locator(styled('work-badge'))
      .evaluate((element) => {
        const { backgroundColor: background, color } = getComputedStyle(element);
        return { text: element.textContent, background, color };
      });

  test('WORK-018 WORK-083 the ticket is made, and comes into the list that somebody has open', async () => {
    await other.page.goto('/alarms/work/list/active_work/Open Work/0');
    await other.page.getByRole('heading', { name: /Active Work/ }).waitFor();
    await other.page.getByText('No tickets here').waitFor();
    // nothing is there to choose
    expect(await other.page.getByText('Choose a ticket').count()).toBe(0);
    const { page } = mine;
    await page.goto(`/alarms/list/all_alarms/${alarmId}`);
    await page.getByRole('button', { name: /Create work/ }).click();
    const form = page.getByRole('form', { name: 'Create work' });
    await until('the defaults', async () => (await form.getByLabel('Objective').inputValue()) !== '');
    await picture(page, 'work-create');
    await form.getByRole('button', { name: 'Create' }).click();
    await page.getByText(/^W\d+ - Work Ticket Created!$/).waitFor();
    await tile(other.page, objective).waitFor();
  });

  test('WORK-016 WORK-017 WORK-041 the explorer shows it as a tile of a lens', async () => {
    await follow(mine.page, '/work');
    await mine.page.waitForURL('**/work/Standard%20Lenses/All%20Work');
    await tile(mine.page, objective).getByRole('link').click();
  });

  test('WORK-044 WORK-054 the ticket has its fields, alarms, activity, comments and statistics; its badge is neutral', async () => {
    const { page } = mine;
    await ticket().getByRole('region', { name: 'Alarms', exact: true }).getByText(`A${alarmId}`).waitFor();
    await ticket().getByText('created the ticket from').waitFor();
    const facts = page.getByRole('complementary', { name: 'Facts' });
    for (const fact of ['Assigned to', 'Due', 'Reoccurrence', 'Repeat work'])
      await facts.getByText(fact, { exact: true }).waitFor();
    expect(await badge()).toEqual({ text: 'Open', background: 'rgb(241, 243, 246)', color: 'rgb(67, 77, 90)' });
    await ticket().getByRole('textbox', { name: 'Comment' }).fill('On site in 10. Bringing the spare belt.');
    await ticket().getByRole('button', { name: 'Comment', exact: true }).click();
    await ticket().getByText('On site in 10. Bringing the spare belt.').waitFor();
    expect(await findings(page)).toEqual([]);
    await picture(page, 'work-ticket');
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture(page, 'work-ticket-dark');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('WORK-053 it is closed by a survey, its badge is dark, and its alarm is back', async () => {
    const { page, errors } = mine;
    await ticket().getByRole('button', { name: 'Close ticket' }).click();
    const survey = page.getByRole('dialog');
    const submit = survey.getByRole('button', { name: 'Close ticket' });
    expect(await submit.isDisabled()).toBe(true);
    await survey.getByRole('radio', { name: 'Resolved', exact: true }).check();
    await survey.getByLabel('Completed work').fill('Replaced the belt');
    await survey.getByRole('checkbox', { name: /still active/ }).check();
    await survey.getByLabel('Why').fill('It settles within the hour');
    expect(await findings(page, '[role=dialog]')).toEqual([]);
    await picture(page, 'work-close');
    await submit.click();
    await page.getByText(/^W\d+ closed$/).waitFor();
    await page.getByText('closed the ticket as resolved').waitFor();
    await until('the badge', async () => (await badge()).text === 'Closed');
    expect(await badge()).toEqual({ text: 'Closed', background: 'rgb(27, 34, 43)', color: 'rgb(242, 245, 248)' });
    await tile(other.page, objective).waitFor({ state: 'detached' });
    const state = (await stage.road.states()).find(({ id }) => String(id) === alarmId);
    expect(state?.status).toBe('Intake');
    expect(errors).toEqual([]);
  });
});

test('WORK-045 WORK-046 submit for review and feedback are dialogs', async () => {
  const { page, close } = await admin.newPage();
  await createWork(page, 'Restore pressure');
  await follow(page, '/work');
  await page.waitForURL('**/All%20Work');
  await tile(page, 'Restore pressure').getByRole('link').click();
  const ticket = page.getByRole('article');
  await ticket.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Give feedback' }).click();
  const feedback = page.getByRole('dialog');
  await feedback.getByRole('radio', { name: 'Yes' }).first().check();
  await feedback.getByRole('radio', { name: 'No' }).last().check();
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await feedback.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you for your feedback').waitFor();
  await ticket.getByRole('button', { name: 'Submit for review' }).click();
  const review = page.getByRole('dialog');
  await review.getByLabel('Note').fill('Please look');
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await review.getByRole('button', { name: 'Send' }).click();
  await ticket.getByText('Waiting for review').waitFor();
  // the review closes it, and nobody reviews their own
  for (const name of ['Review', 'Close ticket', 'Submit for review'])
    expect(await ticket.getByRole('button', { name, exact: true }).count(), name).toBe(0);
  await ticket.getByRole('button', { name: 'Escalate' }).waitFor();
  await ticket.getByRole('button', { name: 'Reassign' }).click();
  await page.getByRole('dialog', { name: /^Reassign/ }).waitFor();
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await close();
});

test('whoever created a ticket confirms its work, or says what is missing', async () => {
  const manager = await openSignedIn(stage.browser, await stage.person('MANAGER'));
  const id = (await storeWork('Reviewed pump', manager)).slice(1);
  await admin.ask('mutation ($id: ID!) { submitWorkTicketForReview(id: $id) { id } }', { id });
  const { page, close } = await manager.newPage();
  await page.goto(`/work/Standard Lenses/All Work/${id}`);
  const ticket = page.getByRole('article');
  await ticket.getByRole('button', { name: 'Review', exact: true }).click();
  const answer = page.getByRole('dialog', { name: /^Review/ });
  await answer.waitFor();
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await answer.getByRole('radio', { name: 'Something is missing' }).check();
  await answer.getByLabel('What is missing').fill('The reading afterwards');
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await answer.getByRole('button', { name: 'Send back' }).click();
  await answer.waitFor({ state: 'detached' });
  await ticket.getByText('The reading afterwards').waitFor();
  await close();
});

test('WORK-073 WORK-075 a ticket that is not there, or cannot be read, says so', async () => {
  const { page, close } = await admin.newPage();
  await page.goto('/work/Standard Lenses/All Work/987654');
  await page.getByRole('heading', { name: 'Work Ticket 987654 does not exist' }).waitFor();
  await failOperation(page, 'WorkTicket', 'It is not a good moment');
  await page.reload();
  await page.getByRole('heading', { name: 'Failed to get work ticket' }).waitFor();
  await close();
});

/** Holds back one operation's answers. @returns how many were asked for, and what lets them go. */
async function holdBack(page: Page, operation: string) {
  const held: Route[] = [];
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === operation ? void held.push(route) : route.fallback(),
  );
  const letGo = () => Promise.all(held.splice(0).map((route) => route.fallback()));
  return { held, letGo };
}

test('a comment is sent once, however often it is submitted', async () => {
  const { page, close } = await admin.lent();
  await storeWork('Commented');
  await follow(page, '/work/Standard Lenses/All Work');
  await tile(page, 'Commented').getByRole('link').click();
  const ticket = page.getByRole('article');
  const field = ticket.getByRole('textbox', { name: 'Comment' });
  const { held, letGo } = await holdBack(page, 'CommentOnWork');
  await field.fill('Belt is on order');
  await field.press('Control+Enter');
  // a button that is busy says that it is disabled
  await ticket.getByRole('button', { name: 'Comment', exact: true }).click({ force: true });
  await field.press('Control+Enter');
  await until('it is sent', () => held.length > 0);
  expect(held.length).toBe(1);
  await letGo();
  await ticket.getByRole('listitem').filter({ hasText: 'Belt is on order' }).waitFor();
  expect(await ticket.getByRole('listitem').filter({ hasText: 'Belt is on order' }).count()).toBe(1);
  expect(await field.inputValue()).toBe('');
  expect(held.length).toBe(0);
  await close();
});

test('activity of a ticket is not said to be none before it is known, and is read again where it fails', async () => {
  const { page, close } = await admin.lent();
  await storeWork('With activity');
  const { held, letGo } = await holdBack(page, 'WorkActivity');
  await follow(page, '/work/Standard Lenses/All Work');
  await tile(page, 'With activity').getByRole('link').click();
  const activity = page.getByRole('region', { name: 'Activity and comments' });
  await activity.getByRole('status', { name: 'Loading...' }).waitFor();
  expect(await activity.getByText('No activity yet.').count()).toBe(0);
  await until('it is asked for', () => held.length > 0);
  await Promise.all(held.splice(0).map((route) => route.abort()));
  await activity.getByRole('alert').getByText('Failed to get ticket activity').waitFor();
  expect(await activity.getByText('No activity yet.').count()).toBe(0);
  await activity.getByRole('button', { name: 'Try again' }).click();
  await until('it is asked for again', () => held.length > 0);
  await letGo();
  await activity.getByText('created the ticket').waitFor();
  await close();
});

test('a ticket whose defaults cannot be read is prepared again', async () => {
  const { page, close } = await admin.lent();
  const { held, letGo } = await holdBack(page, 'WorkDefaults');
  await follow(page, '/work/new');
  await page.getByRole('main').getByRole('status', { name: 'Loading...' }).waitFor();
  await until('they are asked for', () => held.length > 0);
  await Promise.all(held.splice(0).map((route) => route.abort()));
  await page.getByRole('heading', { name: 'Failed to prepare a work ticket' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await until('they are asked for again', () => held.length > 0);
  await letGo();
  await page.getByRole('form', { name: 'Create work' }).getByLabel('Objective').waitFor();
  await close();
});

test('WORK-067 WORK-074 a ticket without an objective is not sent; one that cannot be made says so', async () => {
  const { page, close } = await admin.lent();
  await failOperation(page, 'CreateWork', 'It is not a good moment');
  await follow(page, '/work/new');
  const form = page.getByRole('form', { name: 'Create work' });
  await until('the defaults', async () => (await form.getByPlaceholder('Due').inputValue()) !== '');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(operationOf(request) ?? ''));
  for (const nothing of ['', '   ']) {
    await form.getByLabel('Objective').fill(nothing);
    await form.getByRole('button', { name: 'Create' }).click();
    await form.getByText('Objective is required').waitFor();
  }
  expect(sent).not.toContain('CreateWork');
  await form.getByLabel('Objective').fill('Never made');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Failed to create work ticket').waitFor();
  await close();
});

test('WORK-076 WORK-077 WORK-078 a change, a reissue or a closing that fails is said in the contract’s words', async () => {
  const { page, close } = await admin.lent();
  await storeWork('Sump level float');
  await follow(page, '/work');
  await tile(page, 'Sump level float').getByRole('link').click();
  await failOperation(page, 'ChangeWorkState', 'It is not a good moment');
  const ticket = page.getByRole('article');
  await closeTicket(page);
  await page.getByText('Failed to close work').waitFor();
  await page.unrouteAll();
  await page.getByRole('dialog').getByRole('button', { name: 'Close ticket' }).click();
  await ticket.getByRole('button', { name: 'Reopen' }).waitFor();
  await failOperation(page, 'ChangeWorkState', 'It is not a good moment');
  await ticket.getByRole('button', { name: 'Reopen' }).click();
  await page.getByText('Failed to change work ticket state').waitFor();
  await page.unrouteAll();
  await ticket.getByRole('button', { name: 'Reopen' }).click();
  await ticket.getByRole('button', { name: 'Close ticket' }).waitFor();
  await failOperation(page, 'UpdateWork', 'It is not a good moment');
  await ticket.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edited = page.getByRole('dialog');
  await edited.getByLabel('Objective').fill('Sump level switch');
  await edited.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Failed to update work ticket').waitFor();
  await page.unrouteAll();
  await edited.getByRole('button', { name: 'Save' }).click();
  await ticket.getByRole('heading', { name: 'Sump level switch' }).waitFor();
  await close();
});

test('WORK-079 a reset, the provider’s and offered where it changes something, says when it fails', async () => {
  const provider = await openSignedIn(stage.browser, await stage.person('SUPER'), stage.road.customerId);
  const displayId = await storeWork('Never reset');
  const { page: theirs, close: closeTheirs } = await provider.newPage();
  await theirs.goto(`/work/Standard Lenses/All Work/${displayId.slice(1)}`);
  const ticket = theirs.getByRole('article');
  const reset = theirs.getByRole('menuitem', { name: 'Reset' });
  await ticket.getByRole('button', { name: 'More' }).click();
  await theirs.getByRole('menuitem', { name: 'Edit' }).waitFor();
  expect(await reset.count()).toBe(0);
  await admin.ask(
    `mutation ($id: ID!) { changeWorkTicketState(id: $id, state: CLOSED,
      survey: { isResolved: false, completedWorkDetails: "Nothing" }) { id } }`,
    { id: displayId.slice(1) },
  );
  await theirs.reload();
  await ticket.getByRole('button', { name: 'Reopen' }).waitFor();
  await failOperation(theirs, 'ResetWork', 'It is not a good moment');
  await ticket.getByRole('button', { name: 'More' }).click();
  await reset.click();
  await theirs.getByText('Failed to reset work tickets').waitFor();
  await closeTheirs();
});

test('WORK-021 WORK-022 on a phone work has a list and pages of its own', async () => {
  const displayId = await storeWork('Zone sensor 5-112');
  const { page: small, close: closeSmall } = await admin.newPage(phone);
  await small.goto('/m/alarms/work/list/');
  await tile(small, 'Zone sensor 5-112').waitFor();
  await picture(small, 'phone-work');
  await tile(small, 'Zone sensor 5-112').getByRole('link').click();
  await small.waitForURL(`**/m/alarms/work/list/active_work/all/0/${displayId.slice(1)}`);
  const verbs = small.getByRole('article');
  await verbs.getByRole('button', { name: 'Close ticket' }).waitFor();
  // those it has no room for are in the menu
  expect(await verbs.getByRole('button', { name: 'Escalate' }).count()).toBe(0);
  await verbs.getByRole('button', { name: 'More' }).click();
  await small.getByRole('menuitem', { name: 'Escalate' }).waitFor();
  await small.keyboard.press('Escape');
  await small.getByRole('menuitem', { name: 'Escalate' }).waitFor({ state: 'hidden' });
  expect(await findings(small)).toEqual([]);
  await picture(small, 'phone-ticket');
  await closeSmall();
});

test('ALM-056 beside its alarms triage has tabs of work, by role, counted and live, on a phone too', async () => {
  const alarmTabs = ['Active', 'Intake', 'Snoozed', 'Declined', 'Dispatched', 'Nuisance'];
  const strip = (page: Page, name: string) => page.getByRole('navigation', { name });
  const names = (page: Page, of = 'Standard lenses') =>
    strip(page, of)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.firstChild?.textContent));
  const tab = (page: Page, name: string) => strip(page, 'Standard lenses').getByRole('link').filter({ hasText: name });
  const countOf = (page: Page, name: string, count: number) =>
    tab(page, name).locator(styled('chip')).getByText(String(count), { exact: true }).waitFor();

  const chief = await admin.newPage();
  await chief.page.goto('/alarms');
  await tab(chief.page, 'Active Work').waitFor();
  expect(await names(chief.page)).toEqual([...alarmTabs, 'Active Work']);
  await follow(chief.page, '/alarms/work/list/my_work/My Work/0');
  await chief.page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await chief.close();

  const { page, close } = await stage.triage();
  await tab(page, 'Closed').waitFor();
  expect(await names(page)).toEqual([...alarmTabs, 'Active Work', 'My Work', 'Closed']);
  await tab(page, 'My Work').click();
  await page.waitForURL('**/alarms/work/list/my_work/My%20Work/0');
  await page.getByRole('heading', { name: /^My Work/ }).waitFor();
  await page.getByText('No tickets here').waitFor();
  for (const name of ['My Work', 'Closed']) await countOf(page, name, 0);
  const maker = await stage.context.newPage();
  const displayId = await createWork(maker, 'Tighten the belt');
  await maker.close();
  await tile(page, 'Tighten the belt').waitFor();
  await countOf(page, 'My Work', 1);
  await picture(page, 'triage-my-work');
  await tile(page, 'Tighten the belt').getByRole('link').click();
  await page.waitForURL(`**/alarms/work/list/my_work/My%20Work/0/${displayId.slice(1)}`);
  await page.getByRole('article').getByRole('button', { name: 'Close ticket' }).click();
  const survey = page.getByRole('dialog');
  await survey.getByRole('radio', { name: 'Not resolved' }).check();
  await survey.getByLabel('Completed work').fill('It is the bearing');
  await survey.getByRole('button', { name: 'Close ticket' }).click();
  await tile(page, 'Tighten the belt').waitFor({ state: 'detached' });
  await countOf(page, 'My Work', 0);
  await countOf(page, 'Closed', 1);
  await tab(page, 'Closed').click();
  await tile(page, 'Tighten the belt').getByRole('img', { name: 'Closed, not resolved' }).waitFor();
  await tab(page, 'Active Work').click();
  await page.waitForURL('**/alarms/work/list/active_work/Open%20Work/0');
  await page.getByRole('heading', { name: /^Active Work/ }).waitFor();
  await close();

  const small = await stage.context.newPage();
  await small.setViewportSize(phone);
  await small.goto('/m/alarms/list/');
  await strip(small, 'Lenses').getByText('Closed').waitFor();
  expect(await names(small, 'Lenses')).toEqual([...alarmTabs, 'Active Work', 'My Work', 'Closed']);
  await strip(small, 'Lenses').getByText('Closed').click();
  await small.waitForURL('**/m/alarms/work/list/?lens=Closed');
  await tile(small, 'Tighten the belt').waitFor();
  await picture(small, 'phone-closed-work');
  await small.close();
});

test('WORK-057 UI-008 UI-025 a list is live once it is narrowed, and kept as a lens; tickets are closed together', async () => {
  const { page, close } = await admin.newPage();
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const opened = () => sent.filter((frame) => frame.includes('"lens_open"') && frame.includes('"all-work"')).length;
  const one = await storeWork('Filter change west');
  await storeWork('Filter change east');
  await page.goto('/work');
  await tile(page, 'Filter change east').waitFor();
  expect(opened()).toBe(0);
  await page.getByRole('searchbox', { name: 'Search work' }).fill(one.toLowerCase());
  await tile(page, 'Filter change east').waitFor({ state: 'detached' });
  await tile(page, 'Filter change west').waitFor();
  await until('the list to be live', () => opened() === 1);
  // the key focuses the page's own search, and Enter opens the ticket of the number, not alarms
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search work' });
  await until('the focus', () => search.evaluate((box) => box === document.activeElement));
  await page.getByRole('link', { name: `Open ${one}` }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/All%20Work/${one.slice(1)}`);
  await follow(page, '/work');
  await page.waitForURL('**/All%20Work');
  await tile(page, 'Filter change west').waitFor();
  const own = page.getByRole('region', { name: 'My Work Lenses' });
  await own.getByRole('link', { name: 'New lens' }).click();
  const editor = page.getByRole('dialog').filter({ hasText: 'Visible to' });
  await editor.getByRole('img', { name: 'State is locked' }).waitFor();
  await editor.getByRole('textbox', { name: 'Name' }).fill('Round');
  await editor.getByText(/^\d+ tickets? match/).waitFor();
  await picture(page, 'work-lens-editor');
  await editor.getByRole('button', { name: 'Create lens' }).click();
  await page.waitForURL('**/work/My%20Work%20Lenses/Round');
  await own.getByRole('link', { name: /Round/ }).waitFor();
  await tile(page, 'Filter change west').waitFor();
  await picture(page, 'work-lens');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const form = page.locator(styled('filters'));
  await form.getByRole('combobox', { name: 'Field' }).click();
  await form.getByRole('combobox', { name: 'Field' }).fill('Assigned');
  const offered = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await offered.getByTitle('Assigned to', { exact: true }).click();
  await offered.waitFor({ state: 'hidden' });
  await form.getByRole('button', { name: 'Add users' }).click();
  await offered.getByTitle('Me', { exact: true }).click();
  await offered.waitFor({ state: 'hidden' });
  await form.getByRole('button', { name: 'Remove Me' }).waitFor();
  await picture(page, 'work-filter');
  await form.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('list', { name: 'Applied filters' }).getByText('Assigned to').waitFor();
  await tile(page, 'Filter change west').waitFor();
  await page.getByRole('searchbox', { name: 'Search work' }).fill('filter change');
  await tile(page, 'Filter change east').waitFor();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of ['Filter change east', 'Filter change west']) await tile(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Close tickets' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Complete', exact: true }).check();
  await dialog.getByLabel('Completed work').fill('Season is over');
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Close 2 tickets' }).click();
  await page.getByText('2 tickets closed').waitFor();
  await follow(page, '/work/Standard Lenses/Closed');
  await page.getByRole('heading', { level: 1, name: 'Closed' }).waitFor();
  await tile(page, 'Filter change east').waitFor();
  expect(await findings(page)).toEqual([]);
  await picture(page, 'work-closed');
  await follow(page, '/reports/followUp');
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Follow-up' }).waitFor();
  await close();
});
