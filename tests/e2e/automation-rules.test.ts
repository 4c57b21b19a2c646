import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activityTexts } from '../../texts/activity.ts';
import { actionTexts } from '../../texts/common.ts';
import { templateTexts } from '../../texts/rule-templates.ts';
import {
  actionNames,
  alarmRulesTexts,
  dryRunTexts,
  ruleEditorTexts as editor,
  ruleFailureTexts as failures,
  ruleHelpTexts as help,
  holidayTexts,
  ruleListTexts as list,
  pausedTexts,
  ruleLogTexts,
  triggerNames,
} from '../../texts/rules.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { dragOnto, failOperation, follow, picture, picturesInBoth, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';
import { phone } from './visitors.ts';

const path = '/settings/automation-rules';

let stage: Stage;
let admin: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  const { road } = stage;
  await road.send(
    ...['AHU-1.FILTER', 'AHU-2.FILTER', 'CH-1.FLOW'].map((point, index) =>
      item('ALARM', point, minutesAgo(50 + index), { message: 'Filter dirty' }),
    ),
  );
  await until('the alarms are there', async () => (await road.states()).length === 3);
  await until('the warehouse has them', async () => (await road.warehouseRows('alarms')).length === 3);
});
afterAll(() => stage?.close());

let page: Page;
let errors: string[];
let close: (() => Promise<void>) | undefined;
beforeEach(async () => {
  // one that failed stays until it was described
  await close?.();
  ({ page, errors, close } = await admin.lent());
  await removeAll();
});

let made = 0;
/** Creates a rule by the API, on Intake unless it says otherwise. @returns its id and name. */
async function newRule(more: object = {}): Promise<{ id: string; name: string }> {
  made += 1;
  const input = { name: `Rule ${made}`, trigger: { type: 'ENTERS_INTAKE' }, actions: [{ type: 'PIN' }], ...more };
  const { createAutomationRule } = await admin.ask<{ createAutomationRule: { id: string; name: string } }>(
    'mutation ($input: AutomationRuleInput!) { createAutomationRule(input: $input) { id name } }',
    { input },
  );
  return createAutomationRule;
}
const rules = async () => {
  const query =
    '{ automationRulesAndCount(limit: 100) { automationRules { id name state executionCount excludeIds } } }';
  const answer = await admin.ask<{
    automationRulesAndCount: {
      automationRules: Array<{ id: string; name: string; state: string; executionCount: number; excludeIds: string[] }>;
    };
  }>(query);
  return answer.automationRulesAndCount.automationRules;
};
async function removeAll(): Promise<void> {
  for (const { id } of await rules())
    await admin.ask('mutation ($id: ID!) { deleteAutomationRule(id: $id) { id } }', { id });
}
const row = (name: string) =>
  page.getByRole('list', { name: list.title }).getByRole('listitem').filter({ hasText: name });
async function fromMenu(name: string, action: string): Promise<void> {
  await row(name)
    .getByRole('button', { name: list.more(name) })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
/** Chooses in a select that is found by its label. */
async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).first().click();
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    .getByTitle(option, { exact: true })
    .click();
}
async function addAction(name: string): Promise<void> {
  await page.getByRole('button', { name: editor.addAction }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
const sentence = () => page.locator(styled('rule-sentence'));

test('AUTO-007 BEY.2 a rule is written, tried, enabled, seen acting, paused, and says why it did what it did', async () => {
  await follow(page, '/settings');
  await page.getByRole('link', { name: list.title }).first().click();
  await page.waitForURL(`**${path}`);
  await page.getByText(list.none).waitFor();
  for (const text of [help.fits, help.change, help.misfits]) await page.getByText(text).waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'rules-none');

  await page.getByRole('button', { name: list.new }).click();
  await page.waitForURL(`**${path}/new`);
  await page.getByText(editor.problems(2)).waitFor();
  // what is missing is no fault before somebody types
  const faults = page.locator(styled('rule-problem'));
  expect(await faults.count()).toBe(0);
  await page.getByRole('textbox', { name: editor.name }).fill('Pin filters');
  await faults.first().waitFor();
  await choose(editor.trigger, triggerNames.ENTERS_INTAKE);
  const criteria = page.getByRole('region', { name: editor.alarmCriteria });
  await criteria.getByRole('combobox', { name: 'Field' }).fill('Keyword');
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    .getByTitle('Keyword', { exact: true })
    .click();
  await criteria.getByRole('combobox', { name: 'Values' }).fill('filter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await addAction(actionNames.SNOOZE);
  await addAction(actionNames.PIN);
  // a snooze needs a time: what is missing is said at its field as one goes
  await page.getByRole('spinbutton', { name: editor.duration }).fill('');
  await page.getByRole('spinbutton', { name: editor.duration }).blur();
  await page.getByText(editor.problems(1)).waitFor();
  await page.getByRole('button', { name: editor.removeAction(actionNames.SNOOZE) }).click();
  await page.getByText(editor.complete).waitFor();
  await expect
    .poll(() => sentence().textContent())
    .toMatch(/^When an alarm enters Intake, and its keyword is filter, then pin it\.$/);

  // what it would have done, before anything is saved
  await page.getByRole('button', { name: dryRunTexts.run(30) }).click();
  const tried = page.getByRole('region', { name: dryRunTexts.title });
  await tried.getByRole('table', { name: dryRunTexts.table }).getByRole('row').nth(3).waitFor();
  await tried.getByRole('application').waitFor();
  expect(await rules()).toEqual([]);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'rule-editor');

  await page.getByRole('button', { name: editor.saveDraft, exact: true }).click();
  await page.waitForURL((url) => /\/automation-rules\/\d+$/.test(url.pathname));
  await page.getByRole('button', { name: list.enable, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: editor.enableTitle('Pin filters') });
  await dialog.getByText(dryRunTexts.actions, { exact: true }).waitFor();
  await picture(page, 'rule-enable');
  await dialog.getByRole('button', { name: list.enable, exact: true }).click();
  await page.getByText(list.states.ENABLED, { exact: true }).waitFor();

  await stage.road.send(item('ALARM', 'AHU-9.FILTER', minutesAgo(0), { message: 'Filter dirty' }));
  await until('the rule has acted', async () => (await rules())[0]?.executionCount === 1);
  await follow(page, path);
  await row('Pin filters').getByText(list.executions(1)).waitFor();
  await fromMenu('Pin filters', list.pause);
  await page.getByText(pausedTexts.reasons.PERSON).waitFor();
  await row('Pin filters').getByText(list.states.PAUSED, { exact: true }).waitFor();
  await until('the log has it', async () => {
    const query = '{ automationRuleLogAndCount(limit: 10) { entries { outcome } } }';
    const { automationRuleLogAndCount } = await admin.ask<{
      automationRuleLogAndCount: { entries: Array<{ outcome: string }> };
    }>(query);
    return automationRuleLogAndCount.entries.some(({ outcome }) => outcome === 'ACTED');
  });
  await page.getByRole('button', { name: pausedTexts.why }).click();
  const log = page.getByRole('dialog', { name: ruleLogTexts.title('Pin filters') });
  await log.getByText(ruleLogTexts.outcomes.ACTED, { exact: true }).first().waitFor();
  await log
    .getByRole('link', { name: /AHU-9|A\d+/ })
    .first()
    .waitFor();
  await picturesInBoth(page, 'rule-log');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: list.resume }).click();
  await row('Pin filters').getByText(list.states.ENABLED, { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

describe('the list', () => {
  test('AUTO.24 AUTO.28 the order is changed by keys and by dragging; rules are cloned, disabled and deleted', async () => {
    const [first, second] = [await newRule(), await newRule()];
    await page.goto(path);
    const names = () => page.locator(`${styled('rule-title')} a`).allTextContents();
    await row(first.name).waitFor();
    expect(await names()).toEqual([first.name, second.name]);
    await page.getByRole('button', { name: `Move ${first.name}` }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await rules()).map(({ name }) => name)).toEqual([second.name, first.name]);
    await expect.poll(names).toEqual([second.name, first.name]);
    await page
      .getByRole('status')
      .filter({ hasText: list.moved(first.name, 2) })
      .waitFor({ state: 'attached' });
    await dragOnto(page, page.getByRole('button', { name: `Move ${first.name}` }), row(second.name));
    await expect.poll(async () => (await rules()).map(({ name }) => name)).toEqual([first.name, second.name]);
    await fromMenu(first.name, list.clone);
    await row(`Copy of ${first.name}`).getByText(list.states.DISABLED, { exact: true }).waitFor();
    expect(await names()).toEqual([first.name, second.name, `Copy of ${first.name}`]);
    await fromMenu(`Copy of ${first.name}`, actionTexts.delete);
    const dialog = page.getByRole('dialog', { name: list.deleteTitle(`Copy of ${first.name}`) });
    await dialog.getByRole('button', { name: list.delete }).click();
    await expect.poll(names).toEqual([first.name, second.name]);
    // enabling shows what it would have done first
    await fromMenu(first.name, list.enable);
    const enabling = page.getByRole('dialog', { name: editor.enableTitle(first.name) });
    await enabling.getByText(dryRunTexts.actions, { exact: true }).waitFor();
    await enabling.getByRole('button', { name: list.enable, exact: true }).click();
    await row(first.name).getByText(list.states.ENABLED, { exact: true }).waitFor();
    await fromMenu(first.name, list.disable);
    await row(first.name).getByText(list.states.DISABLED, { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  test('AUTO.29 BEY.3 a banner says that a rule paused itself, and why; its last error and counts stand beside it', async () => {
    const guarded = await newRule({ name: 'Too wide', actions: [{ type: 'CREATE_WORK' }] });
    const flooded = await newRule({ name: 'In a flood' });
    const incomplete = await newRule({ name: 'Half a rule', actions: [] });
    const { db, customerId } = stage.road;
    const set = (id: string, row: object) => db('automation_rules').where({ customer_id: customerId, id }).update(row);
    const paused = { state: 'PAUSED', paused_at: new Date() };
    await set(guarded.id, {
      ...paused,
      pause_reason: 'TICKET_GUARD',
      execution_count: 1_025,
      last_execution_at: new Date(),
    });
    await set(flooded.id, { ...paused, pause_reason: 'FLOOD', last_error: 'The maintenance system refused the order' });
    await follow(page, path);
    const banner = page.getByRole('alert').filter({ hasText: guarded.name });
    await banner.getByText(pausedTexts.reasons.TICKET_GUARD).waitFor();
    await page.getByRole('alert').filter({ hasText: pausedTexts.reasons.FLOOD }).waitFor();
    await row(guarded.name).getByText(list.executions(1_025)).waitFor();
    await row(flooded.name).getByText(list.lastError('The maintenance system refused the order')).waitFor();
    await row(incomplete.name).getByText(list.incomplete).waitFor();
    expect(await findings(page)).toEqual([]);
    await picturesInBoth(page, 'rules');
    await row(incomplete.name)
      .getByRole('button', { name: list.more(incomplete.name) })
      .click();
    const cannot = page.getByRole('menuitem', { name: list.enable, exact: true, disabled: true });
    await cannot.waitFor();
    await page.keyboard.press('Escape');
    await cannot.waitFor({ state: 'hidden' });
    await page.setViewportSize(phone);
    await picturesInBoth(page, 'rules-phone');
    await page.setViewportSize({ width: 1600, height: 1000 });
    await banner.getByRole('button', { name: list.resume }).click();
    await row(guarded.name).getByText(list.states.ENABLED, { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  test('AUTO-010 each operation that fails says what failed', async () => {
    const enabled = await newRule({ name: 'Enabled one' });
    await admin.ask('mutation ($id: ID!) { enableAutomationRule(id: $id) { id } }', { id: enabled.id });
    const off = await newRule({ name: 'Disabled one' });
    const toast = (title: string) => page.getByRole('alert').filter({ hasText: title }).first().waitFor();
    for (const operation of ['Pause', 'Disable', 'Clone', 'Delete', 'Enable'])
      await failOperation(page, `${operation}AutomationRule`, 'No');
    await failOperation(page, 'ReorderAutomationRules', 'No');
    await failOperation(page, 'UpdateAutomationRule', 'No');
    await failOperation(page, 'CreateAutomationRule', 'No');
    await failOperation(page, 'DryRunAutomationRule', 'No');
    await failOperation(page, 'AutomationRuleLog', 'No');
    await page.goto(path);
    await row(enabled.name).waitFor();
    await fromMenu(enabled.name, list.pause);
    await toast(failures.pause);
    await fromMenu(enabled.name, list.disable);
    await toast(failures.disable);
    await fromMenu(enabled.name, list.clone);
    await toast(failures.clone);
    await page.getByRole('button', { name: `Move ${enabled.name}` }).focus();
    await page.keyboard.press('ArrowDown');
    await toast(failures.reorder);
    await fromMenu(off.name, actionTexts.delete);
    await page.getByRole('dialog').getByRole('button', { name: list.delete }).click();
    await toast(failures.delete);
    await page.keyboard.press('Escape');
    await fromMenu(off.name, list.enable);
    await page.getByRole('dialog').getByText(failures.dryRun).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: list.enable, exact: true }).click();
    await toast(failures.enable);
    await page.keyboard.press('Escape');
    await fromMenu(off.name, list.log);
    await page.getByRole('dialog').getByText(failures.log).waitFor();
    await page.goto(`${path}/${off.id}`);
    await page.getByRole('textbox', { name: editor.name }).fill('Another name');
    await page.getByRole('button', { name: editor.saveDraft, exact: true }).click();
    await toast(failures.update);
    await page.goto(`${path}/new`);
    await page.getByRole('textbox', { name: editor.name }).fill('New one');
    await page.getByRole('button', { name: editor.saveDraft, exact: true }).click();
    await toast(failures.create);
    await failOperation(page, 'AutomationRules', 'The database is away');
    await page.goto(path);
    await page.getByText(failures.get).waitFor();
  });
});

test('AUTO-012 a manager looks at rules without changing them; what a rule would have done is open to them', async () => {
  const rule = await newRule({ name: 'For all to see' });
  const manager = await openSignedIn(stage.browser, await stage.person('MANAGER'));
  await close?.();
  ({ page, errors, close } = await manager.newPage());
  await page.goto(path);
  await row(rule.name).waitFor();
  expect(await page.getByRole('button', { name: list.new }).count()).toBe(0);
  expect(await page.getByRole('button', { name: `Move ${rule.name}` }).count()).toBe(0);
  await row(rule.name)
    .getByRole('button', { name: list.more(rule.name) })
    .click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([list.log]);
  await page.keyboard.press('Escape');
  await row(rule.name).getByRole('link', { name: rule.name }).click();
  await page.getByText(editor.viewOnly).waitFor();
  expect(await page.getByRole('textbox', { name: editor.name }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: editor.saveDraft, exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: dryRunTexts.run(30) }).click();
  await page.getByText(dryRunTexts.funnel).waitFor();
  expect(errors).toEqual([]);
});

test('AUTO.27 an alarm offers to be excluded from the rules that take it, and the rule lists it', async () => {
  const rule = await newRule({ name: 'Takes them all' });
  await admin.ask('mutation ($id: ID!) { enableAutomationRule(id: $id) { id } }', { id: rule.id });
  const alarmId = String((await stage.road.states())[0]?.id);
  await follow(page, `/alarms/list/all_alarms/${alarmId}`);
  const card = page.getByRole('region', { name: alarmRulesTexts.title });
  await card.getByRole('button', { name: alarmRulesTexts.excludeFrom(rule.name) }).click();
  await card.getByText(alarmRulesTexts.excluded, { exact: true }).waitFor();
  expect((await rules())[0]?.excludeIds).toEqual([alarmId]);
  await picture(page, 'rule-alarm');
  await card.getByRole('link', { name: rule.name }).click();
  const excluded = page.getByRole('region', { name: editor.exclusions });
  await excluded.getByRole('link', { name: `A${alarmId}` }).waitFor();
  await excluded.getByRole('button', { name: editor.include(`A${alarmId}`) }).click();
  await excluded.getByText(editor.noExclusions).waitFor();
  expect((await rules())[0]?.excludeIds).toEqual([]);
});

test('AUTO.30 what a rule did says so on the alarm and on its ticket, and leads to the rule', async () => {
  const rule = await newRule({
    name: 'Sends somebody',
    criteria: [{ field: 'text', values: ['pump'] }],
    actions: [{ type: 'PIN' }, { type: 'CREATE_WORK' }],
  });
  await admin.ask('mutation ($id: ID!) { enableAutomationRule(id: $id) { id } }', { id: rule.id });
  await stage.road.send(item('ALARM', 'P-1.STATUS', minutesAgo(0), { message: 'Pump tripped' }));
  const { db, customerId } = stage.road;
  const ticketOf = () => db('work_tickets').where({ customer_id: customerId, automation_rule_id: rule.id }).first('id');
  await until('a ticket of the rule', async () => (await ticketOf()) !== undefined);
  const [{ alarm_id: alarmId }] = await db('work_ticket_alarms').where({
    ...{ customer_id: customerId, ticket_id: (await ticketOf())?.id },
  });
  const actor = activityTexts.automation(rule.name);
  await follow(page, `/alarms/list/all_alarms/${alarmId}?tab=activity`);
  const activity = page.getByRole('list', { name: activityTexts.title });
  await activity.getByRole('link', { name: actor }).first().waitFor();
  await picture(page, 'rule-activity');
  await follow(page, `/work/Standard%20Lenses/All%20Work/${(await ticketOf())?.id}`);
  const ticket = page.getByRole('article');
  await ticket.getByRole('link', { name: actor }).first().waitFor();
  // as its creator, and in its activity
  expect(await ticket.getByRole('link', { name: actor }).count()).toBeGreaterThan(1);
  await picturesInBoth(page, 'rule-ticket');
  expect(await findings(page)).toEqual([]);
  await ticket.getByRole('link', { name: actor }).first().click();
  await page.waitForURL(`**${path}/${rule.id}`);
  expect(errors).toEqual([]);
});

test('AUTO.31 BEY.2 a ready-made rule is one press away from what it would have done', async () => {
  await follow(page, path);
  await page.getByRole('button', { name: list.readyMade }).click();
  const dialog = page.getByRole('dialog', { name: templateTexts.title });
  expect(await dialog.getByRole('listitem').count()).toBe(10);
  await picturesInBoth(page, 'rule-templates');
  const { name } = templateTexts.templates.dirtyFilter;
  await dialog.getByRole('button', { name: templateTexts.try + templateTexts.of(name) }).click();
  await page.getByText(editor.complete).waitFor();
  await page.getByText(dryRunTexts.funnel).waitFor();
  await expect.poll(() => sentence().textContent()).toContain('it stays for 4 hours, then create work');
  expect(await rules()).toEqual([]);
  await page.getByRole('region', { name: editor.parts.delay }).getByRole('spinbutton', { name: 'Hours' }).fill('0');
  await page.getByText(dryRunTexts.stale).waitFor();
  await page.getByRole('button', { name: dryRunTexts.run(30) }).click();
  await page.getByRole('table', { name: dryRunTexts.table }).getByText(dryRunTexts.ticket).first().waitFor();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize(phone);
  await picturesInBoth(page, 'rule-editor-phone');
  // leaving asks first
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.getByRole('link', { name: list.title }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL(`**${path}`);
});

test('AUTO.19 holidays are kept in one calendar, and a schedule leaves them out', async () => {
  await follow(page, '/settings/holidays');
  await page.getByText(holidayTexts.none).waitFor();
  await page.getByRole('button', { name: holidayTexts.add }).click();
  await page.getByText(holidayTexts.dateRequired).waitFor();
  await page.getByLabel(holidayTexts.date, { exact: true }).fill('2026-12-25');
  await page.getByRole('textbox', { name: holidayTexts.name }).fill('Christmas Day');
  await page.getByRole('button', { name: holidayTexts.add }).click();
  const holiday = page.getByRole('row').filter({ hasText: 'Christmas Day' });
  await holiday.getByText(holidayTexts.yearly).waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'holidays');
  const rule = await newRule({ name: 'Not on holidays' });
  await follow(page, `${path}/${rule.id}`);
  await page.getByText(editor.atTimes, { exact: true }).click();
  await page.getByText(editor.holidays(1)).waitFor();
  await page.getByRole('checkbox', { name: editor.leavesOutHolidays }).check();
  await expect.poll(() => sentence().textContent()).toContain('weekdays 06:00 to 18:00 except holidays');
  await page.getByRole('button', { name: editor.saveDraft, exact: true }).click();
  await page.getByText(editor.saved).waitFor();
  await page.reload();
  await expect.poll(() => sentence().textContent()).toContain('except holidays');
  await follow(page, '/settings/holidays');
  await holiday.getByRole('button', { name: holidayTexts.remove('Christmas Day') }).click();
  await page.getByText(holidayTexts.none).waitFor();
  expect(errors).toEqual([]);
});
