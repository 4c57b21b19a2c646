import { beforeEach, describe, expect, test } from 'vitest';
import { calm, minute, type RuleCustomer, ruleScene, work } from '../../../tests/support/rule-scene.ts';
import { updateAlarmPriority } from '../../alarms/decisions/set-values.ts';

const scene = ruleScene();
let it: RuleCustomer;
beforeEach(async () => {
  it = await scene.atNoon();
});

const setPriority = (id: number) => it.decide(updateAlarmPriority, { priority: 2 }, id);

describe('actions', () => {
  test('AUTO.12 AUTO.13 AUTO.14 SNOOZE, DECLINE and MOVE_STATUS carry reason and rule into the activity', async () => {
    const onlyPriority = (priority: string) => ({ criteria: [{ field: 'priority', values: [priority] }] });
    await it.rule({ ...onlyPriority('1'), actions: [{ type: 'SNOOZE', durationMinutes: 90, reason: 'Known' }] });
    await it.rule({ ...onlyPriority('2'), actions: [{ type: 'DECLINE', reason: 'Test' }] });
    const moving = await it.rule({
      ...onlyPriority('3'),
      actions: [{ type: 'MOVE_STATUS', status: 'Dispatched', reason: 'By phone' }],
    });
    const ids = [1, 2, 3];
    for (const priority of ids) await it.alarms(1, { priority });
    for (const id of ids) await it.activate(id);
    await it.run();
    const states = await Promise.all(ids.map((id) => it.state(id)));
    expect(states.map(({ status }) => status)).toEqual(['Snoozed', 'Declined', 'Dispatched']);
    expect(states[0]?.snoozeExpiresAt).toBe(scene.clock.now().getTime() + 90 * minute);
    const activity = (await it.published(0)).flatMap(({ message }) => message.activity);
    expect(
      activity.map(({ metadata, cause }) => [cause, metadata?.snoozeReason ?? metadata?.statusUpdateReason]),
    ).toEqual([
      ...[
        ['RULE', 'Known'],
        ['RULE', 'Test'],
        ['RULE', 'By phone'],
      ],
    ]);
    expect(activity.at(-1)).toMatchObject({ automationRuleId: moving.id, userId: null });
  });

  test('AUTO.15 SET_PRIORITY lasts over what sources send, gives way to other rules, and never stands over a person', async () => {
    const rule = await it.rule({ actions: [{ type: 'SET_PRIORITY', priority: 5 }] });
    const [free, taken] = (await it.alarms(2)) as [number, number];
    await setPriority(taken);
    await it.activate(free);
    await it.activate(taken);
    await it.run();
    expect(await it.state(free)).toMatchObject({ priority: 5, isPriorityByPerson: true, isPriorityByRule: true });
    expect(await it.state(taken)).toMatchObject({ priority: 2, isPriorityByRule: false });
    expect(await it.said(rule)).toEqual(
      expect.arrayContaining(['ACTED: Priority set to Highest', 'SKIPPED: A person has set the priority']),
    );
    await it.rule({ trigger: { type: 'BECOMES_INACTIVE' }, actions: [{ type: 'SET_PRIORITY', priority: 1 }] });
    await it.end(free);
    await it.run();
    expect(await it.state(free)).toMatchObject({ priority: 1, isPriorityByRule: true });
    // from now on it is the person's
    await setPriority(free);
    expect(await it.state(free)).toMatchObject({ priority: 2, isPriorityByRule: false });
  });

  test('AUTO.16 PIN pins; what is pinned is left alone', async () => {
    const rule = await it.rule();
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    expect(await it.state(id)).toMatchObject({ isPinned: true });
    await it.end(id);
    await it.activate(id);
    await it.run();
    expect(await it.said(rule)).toEqual(['ACTED: Pinned', 'SKIPPED: Nothing to change']);
    expect((await it.row(rule)).execution_count).toBe(1);
  });

  test('AUTO.17 NOTIFY mails each recipient once, in one mail for many alarms, only whoever can be reached', async () => {
    const [bert, cleo] = [await it.person('Bert'), await it.person('Cleo')];
    const { db, customerId } = it;
    await db('teams').insert({
      customer_id: customerId,
      id: 3,
      name: 'HVAC',
      is_all_buildings: true,
      created_at: new Date(),
    });
    await db('team_members').insert([{ customer_id: customerId, team_id: 3, user_id: bert, role: 'TEAM_MEMBER' }]);
    await db('users').whereIn('id', [bert, cleo]).update({ is_email_verified: true, is_email_subscribed: true });
    await db('users').where({ id: cleo }).update({ is_email_subscribed: false });
    const rule = await it.rule({ ...calm, actions: [{ type: 'NOTIFY', userIds: [bert, cleo], teamIds: ['3'] }] });
    const ids = await it.alarms(3);
    for (const id of ids) await it.activate(id);
    await it.run();
    const { email } = await db('users').where({ id: bert }).first('email');
    const mails = await db('mails').where({ recipient: email });
    expect(mails.map(({ subject, reader }) => ({ subject, reader }))).toEqual([
      { subject: `${rule.name}: 3 alarms`, reader: { userId: bert, customerId, area: 'alarms' } },
    ]);
    expect(mails[0].body[1].list).toEqual(ids.map((id) => `Alarm ${id}`));
    expect(await it.said(rule)).toEqual(ids.map(() => 'ACTED: Notified 1 person'));
    // a customer that is being set up
    await db('customers').where({ id: customerId }).update({ is_notifications_silenced: true });
    const [last] = (await it.alarms(1)) as [number];
    await it.activate(last);
    await it.run();
    expect((await it.said(rule)).at(-1)).toBe('SKIPPED: Not sent to 1 person: notifications are silenced');
    expect(await db('mails').where({ recipient: email })).toHaveLength(1);
  });

  test('AUTO.30 however many alarms a rule acts on, each names it as the actor, and no job stands for a person', async () => {
    const rule = await it.rule({
      ...calm,
      actions: [
        { type: 'SET_PRIORITY', priority: 5 },
        { type: 'SNOOZE', durationMinutes: 90, reason: 'Known' },
      ],
    });
    const ids = await it.alarms(250, { priority: 1 });
    for (const id of ids) await it.activate(id);
    await it.run();
    const byRule = await it
      .db('alarm_activity')
      .where({ customer_id: it.customerId, automation_rule_id: rule.id })
      .select('alarm_id', 'field', 'user_id', 'cause');
    expect(new Set(byRule.map(({ alarm_id }) => alarm_id)).size).toBe(ids.length);
    expect(byRule.length).toBeGreaterThanOrEqual(2 * ids.length);
    for (const { user_id, cause } of byRule) expect([user_id, cause]).toEqual([null, 'RULE']);
    expect(await it.db('bulk_jobs').where({ customer_id: it.customerId })).toEqual([]);
    const messages = (await it.published(0)).flatMap(({ message }) => message.activity);
    const published = messages.filter(({ automationRuleId }) => automationRuleId === rule.id);
    expect(published).toHaveLength(byRule.length);
  });

  test('actions are done in their order; the first that fails ends it', async () => {
    const gone = await it.person('Gone');
    const rule = await it.rule({
      actions: [{ type: 'PIN' }, work({ assigneeId: gone }), { type: 'DECLINE', reason: 'Done' }],
    });
    const [id] = (await it.alarms(1)) as [number];
    await it.db('memberships').where({ customer_id: it.customerId, user_id: gone }).update({ status: 'disabled' });
    await it.activate(id);
    await it.run();
    expect(await it.state(id)).toMatchObject({ isPinned: true, status: 'Intake' });
    expect(await it.said(rule)).toEqual([
      'ACTED: Pinned',
      'FAILED: Tickets can be assigned only to people with access',
    ]);
    expect(await it.tickets()).toEqual([]);
  });
});
