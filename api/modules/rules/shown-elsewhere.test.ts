import { describe, expect, test } from 'vitest';
import { decideAll } from '../../../domain/alarms/decisions/run-verb.ts';
import { snoozeAlarm } from '../../../domain/alarms/decisions/snooze-alarms.ts';
import { decidingRule } from '../../../domain/alarms/decisions/verb.ts';
import { ruleAtWork } from '../../../domain/identity/ticket-rights.ts';
import { createTicket } from '../../../domain/work/create-ticket.ts';
import { ctxOf } from '../../../tests/support/ctx-of.ts';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import { ruleCalls } from '../../../tests/support/rule-calls.ts';

const scene = customerScene();
const { call, refusal, whole } = ruleCalls(scene);

describe('rules that alarms, tickets and the log show', () => {
  test('AUTO.27 an alarm is left out of a rule and taken in again, and says which rules concern it', async () => {
    const alarmId = 41_000;
    await scene.api.storeAlarms([{ customerId: scene.customerId, id: alarmId, priority: 1 }]);
    const concerned = await call('createAutomationRule', {
      input: whole({ criteria: [{ field: 'priority', values: ['1'] }] }),
    });
    const other = await call('createAutomationRule', {
      input: whole({ criteria: [{ field: 'priority', values: ['2'] }] }),
    });
    for (const { id } of [concerned, other]) await call('enableAutomationRule', { id });
    const ofAlarm = async () =>
      (
        await scene.api.read<{ rules: Array<{ rule: { id: string }; isExcluded: boolean; dueAt: string | null }> }>(
          `{ rules: automationRulesOfAlarm(alarmId: "${alarmId}") { rule { id } isExcluded dueAt } }`,
          scene.ada,
        )
      ).rules.filter(({ rule }) => [concerned.id, other.id].includes(rule.id));
    expect(await ofAlarm()).toEqual([{ rule: { id: concerned.id }, isExcluded: false, dueAt: null }]);
    for (const { id } of [concerned, other])
      await call('excludeAlarmFromAutomationRule', { id, alarmId: String(alarmId) });
    expect((await ofAlarm()).map(({ isExcluded }) => isExcluded)).toEqual([true, true]);
    expect(await refusal('excludeAlarmFromAutomationRule', { id: other.id, alarmId: '987654' })).toBe(
      'NOT_FOUND: Alarm not found',
    );
  });

  test('AUTO.30 tickets, their activity and their alarms show the rule, also one that was deleted since', async () => {
    const alarmId = 41_500;
    await scene.api.storeAlarms([{ customerId: scene.customerId, id: alarmId }]);
    const { id, name } = await call('createAutomationRule', { input: whole() });
    const { customer } = await ctxOf(scene.api, scene.ada);
    const { ticket } = await createTicket(
      { db: scene.api.db, clock: scene.api.clock, ...ruleAtWork(customer, Number(id)) },
      {
        details: { objective: 'Look', assignedTo: null, dueBy: new Date(Date.now() + 3_600_000).toISOString() },
        associatedAlarms: [String(alarmId)],
      },
    );
    const shown = () =>
      scene.api.read(
        `{ workTicket(id: "${ticket?.id}") { automationRule createdByRule { id name isDeleted } createdBy { id } }
           workTicketActivityAndCount(ticketId: "${ticket?.id}") { workTicketActivity { automationRule { id name } } }
           fastAlarms(where: { ids: ["${alarmId}"] }) { isAutoDispatch } }`,
        scene.ada,
      );
    expect(await shown()).toMatchObject({
      workTicket: { automationRule: name, createdByRule: { id, name, isDeleted: false }, createdBy: null },
      workTicketActivityAndCount: {
        workTicketActivity: [{ automationRule: { id, name } }, { automationRule: { name } }],
      },
      fastAlarms: [{ isAutoDispatch: true }],
    });
    await call('deleteAutomationRule', { id });
    expect(await shown()).toMatchObject({
      workTicket: { automationRule: 'A deleted rule', createdByRule: { name: 'A deleted rule', isDeleted: true } },
    });
  });

  test('AUTO.30 a snooze of a rule says which, and a later one of a person says who', async () => {
    const alarmId = 41_600;
    await scene.api.storeAlarms([{ customerId: scene.customerId, id: alarmId }]);
    const { id, name } = await call('createAutomationRule', { input: whole() });
    const { customer } = await ctxOf(scene.api, scene.ada);
    const { db, clock } = scene.api;
    const until = new Date(clock.now().getTime() + 3_600_000);
    const target = { ids: [String(alarmId)], expected: new Map<string, number>(), asOf: null };
    const deciding = decidingRule({ customer, clock }, { id: Number(id), name });
    await db.transaction((trx) => decideAll(trx, deciding, snoozeAlarm, { until, reason: 'Known' }, target, null));
    const shown = () =>
      scene.api.read(
        `{ fastAlarms(where: { ids: ["${alarmId}"] }) { snoozedBy { displayName } snoozedByRule { id name isDeleted } }
           alarmActivityAndCount(where: { alarmId: "${alarmId}" }, limit: 10) {
             alarmActivity { field user { id } automationRule { id name } } } }`,
        scene.ada,
      );
    expect(await shown()).toMatchObject({
      fastAlarms: [{ snoozedBy: null, snoozedByRule: { id, name, isDeleted: false } }],
      alarmActivityAndCount: { alarmActivity: [{ user: null, automationRule: { id, name } }] },
    });
    const later = new Date(until.getTime() + 3_600_000).toISOString();
    await scene.api.read(`mutation { snoozeAlarm(ids: ["${alarmId}"], until: "${later}") { affected } }`, scene.ada);
    expect(await shown()).toMatchObject({
      fastAlarms: [{ snoozedBy: { displayName: expect.any(String) }, snoozedByRule: null }],
    });
  });

  test('the execution log is read from the warehouse, by rule, alarm and outcome', async () => {
    const at = new Date(Date.now() - 60_000).toISOString();
    const row = (ruleId: number, outcome: string, alarmId = 5) => ({
      ...{
        customer_id: scene.customerId,
        rule_id: ruleId,
        rule_name: 'Old name',
        alarm_id: alarmId,
        at,
        log_id: crypto.randomUUID(),
      },
      ...{ outcome, action: outcome === 'ACTED' ? 'PIN' : '', reason: 'Why', triggered_at: at, due_at: at, version: 1 },
    });
    await scene.api.warehouse.insert({
      ...{ table: 'rule_log', format: 'JSONEachRow' },
      values: [row(91, 'ACTED'), row(91, 'SKIPPED'), row(91, 'ACTED', 6), row(92, 'ACTED')],
    } as never);
    const read = async (where: object) =>
      (
        await scene.api.read<{
          page: { entries: Array<{ outcome: string; action: string; ruleName: string }>; count: number };
        }>(
          `query ($where: AutomationRuleLogWhere) { page: automationRuleLogAndCount(where: $where) {
             entries { at ruleId ruleName alarmId outcome action reason workTicketId } count } }`,
          scene.ada,
          { where },
        )
      ).page;
    const { entries, count } = await read({ ruleId: '91', alarmId: '5' });
    expect({
      count,
      entries: entries.map(({ outcome, action, ruleName }) => [outcome, action, ruleName]).sort(),
    }).toEqual({
      ...{
        count: 2,
        entries: [
          ['ACTED', 'PIN', 'Old name'],
          ['SKIPPED', null, 'Old name'],
        ],
      },
    });
    expect((await read({ outcomes: ['ACTED'] })).count).toBe(3);
  });
});
