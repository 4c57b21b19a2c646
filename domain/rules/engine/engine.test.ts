import { beforeEach, describe, expect, test } from 'vitest';
import { forCustomer } from '../../../platform/database.ts';
import { storeEntities } from '../../../tests/support/relation-scene.ts';
import { hour, minute, type RuleCustomer, ruleScene } from '../../../tests/support/rule-scene.ts';
import { deleteAlarms } from '../../alarms/decisions/delete-alarms.ts';
import { decideAll } from '../../alarms/decisions/run-verb.ts';
import { updateAlarmPriority } from '../../alarms/decisions/set-values.ts';
import { decidingPerson } from '../../alarms/decisions/verb.ts';
import { ruleChainMax, ruleDisableAfter, ruleTicketGuard } from '../../constants.ts';
import { byMerge, byPerson, byReparse } from '../../origin/origin.ts';
import { changeTicketState } from '../../work/close-ticket.ts';
import { createTicket } from '../../work/create-ticket.ts';
import { deleteRule, disableRule, excludeAlarm, pauseRule, resumeRule, updateRule } from '../change-rules.ts';
import type { RuleInput } from '../rule-input.ts';
import { fireDue } from './fire.ts';
import { isFlooded, judgeFlood } from './flood.ts';
import { nextDue, overdueRules } from './next-due.ts';

const scene = ruleScene();
let it: RuleCustomer;
beforeEach(async () => {
  scene.clock.set('2026-05-04T12:00:00Z');
  it = await scene.newCustomer();
});

const noWake = async () => {};
const work = (more: object = {}) => ({ type: 'CREATE_WORK', ...more });
/** Rules of tests are no concern of floods, unless they say so. */
const calm = { pausesInFlood: false };
const inputOf = (name: string, more: object = {}): RuleInput =>
  ({ name, trigger: { type: 'ENTERS_INTAKE' }, actions: [{ type: 'PIN' }], ...more }) as RuleInput;

async function person(verb: 'priority' | 'delete', id: number) {
  const ctx = await it.ctx();
  await forCustomer(it.db, it.customerId, (trx) =>
    verb === 'priority'
      ? decideAll(
          trx,
          decidingPerson(ctx),
          updateAlarmPriority,
          { priority: 2 },
          { ids: [String(id)], expected: new Map(), asOf: null },
          null,
        )
      : decideAll(
          trx,
          decidingPerson(ctx),
          deleteAlarms,
          null,
          { ids: [String(id)], expected: new Map(), asOf: null },
          null,
        ),
  );
}
async function close(ticketId: number) {
  const survey = { isResolved: false, completedWorkDetails: 'Looked at it' };
  await changeTicketState(await it.ctx(), { id: String(ticketId), state: 'CLOSED', survey });
}

describe('actions', () => {
  test('AUTO.10 CREATE_WORK makes a ticket from its template, due by its offset, as the rule', async () => {
    const assignee = await it.person('Bert');
    const rule = await it.rule({
      actions: [work({ objectiveTemplate: 'Check {alarmName} ({alarmId})', assigneeId: assignee, dueInHours: 6 })],
    });
    const [id] = (await it.alarms(1, { contextualName: 'AHU-1 filter' })) as [number];
    await it.activate(id);
    await it.run();
    const [ticket] = await it.tickets();
    expect(ticket).toMatchObject({
      ...{
        objective: `Check AHU-1 filter (A${id})`,
        assignee_id: assignee,
        automation_rule_id: rule.id,
        created_by: null,
      },
      due_at: new Date(scene.clock.now().getTime() + 6 * hour),
    });
    expect(await it.state(id)).toMatchObject({ status: 'Dispatched', openWorkCount: 1 });
    expect(await it.said(rule)).toEqual([`ACTED: Created W${ticket.id}`]);
    expect(await it.row(rule)).toMatchObject({
      execution_count: 1,
      last_error: null,
      last_execution_at: scene.clock.now(),
    });
  });

  test('AUTO.11 ATTACH_TO_OPEN_WORK takes the newest open ticket on the same asset, and none of another', async () => {
    const rule = await it.rule({ actions: [{ type: 'ATTACH_TO_OPEN_WORK' }] });
    const [first, second, same, other] = (await it.alarms(4)) as [number, number, number, number];
    const asset = (name: string) => [
      { type: 'asset_name', value: [name], confidence: 1 },
      { type: 'building', value: ['North'], confidence: 1 },
    ];
    for (const id of [first, second, same]) await it.properties(id, asset('AHU-1') as never);
    await it.properties(other, asset('AHU-2') as never);
    const ctx = await it.ctx();
    const details = {
      objective: 'Look',
      assignedTo: it.adminId,
      dueBy: new Date(scene.clock.now().getTime() + hour).toISOString(),
    };
    for (const id of [first, second]) {
      await createTicket(ctx, { details, associatedAlarms: [String(id)] });
      scene.clock.advance(minute);
    }
    await it.activate(same);
    await it.activate(other);
    await it.run();
    const [, newest] = await it.tickets();
    expect(await it.said(rule)).toEqual(
      expect.arrayContaining([`ACTED: Attached to W${newest.id}`, 'SKIPPED: There is no open work on its asset']),
    );
    expect(await it.state(same)).toMatchObject({ status: 'Dispatched', openWorkCount: 1 });
    expect(await it.state(other)).toMatchObject({ status: 'Intake', openWorkCount: 0 });
    expect((await it.tickets()).map(({ alarm_count }) => alarm_count)).toEqual([1, 2]);
  });

  test('AUTO.11 an alarm that is on the newest open ticket of its asset is put on no older one', async () => {
    const rule = await it.rule({ trigger: { type: 'BECOMES_ACTIVE' }, actions: [{ type: 'ATTACH_TO_OPEN_WORK' }] });
    const [old, own] = (await it.alarms(2)) as [number, number];
    for (const id of [old, own])
      await it.properties(id, [{ type: 'asset_name', value: ['AHU-1'], confidence: 1 }] as never);
    const details = {
      ...{ objective: 'Look', assignedTo: it.adminId },
      dueBy: new Date(scene.clock.now().getTime() + hour).toISOString(),
    };
    for (const id of [old, own]) {
      await createTicket(await it.ctx(), { details, associatedAlarms: [String(id)] });
      scene.clock.advance(minute);
    }
    await it.activate(own);
    await it.run();
    const [, newest] = await it.tickets();
    expect(await it.said(rule)).toEqual([`SKIPPED: Already covered by W${newest.id}`]);
    expect((await it.tickets()).map(({ alarm_count }) => alarm_count)).toEqual([1, 1]);
  });

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
    await person('priority', taken);
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
    await person('priority', free);
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

describe('when rules act', () => {
  test('AUTO.20 the trigger falls inside the schedule, the action may be later; opening sweeps nothing', async () => {
    const schedule = {
      ...{
        every: 1,
        unit: 'DAY' as const,
        startDate: '2026-05-01',
        weekdays: [],
        from: '06:00',
        to: '12:30',
        timezone: 'UTC',
      },
    };
    const rule = await it.rule({ schedule, delay: { hours: 1 } });
    const [inside, outside] = (await it.alarms(2)) as [number, number];
    await it.activate(inside);
    await it.run();
    await it.later(40 * minute);
    await it.activate(outside);
    await it.run();
    await it.later(20 * minute, rule);
    expect([(await it.state(inside)).isPinned, (await it.state(outside)).isPinned]).toEqual([true, false]);
    expect(await it.said(rule)).toEqual([
      'WAITING: Waits for 1 hour',
      'SKIPPED: Outside its schedule',
      'ACTED: Pinned',
    ]);
    await it.later(18 * hour, rule);
    expect((await it.state(outside)).isPinned).toBe(false);
  });

  test('AUTO.21 leaving cancels, coming back starts anew; criteria are judged at both ends', async () => {
    const rule = await it.rule({ delay: { minutes: 20 }, criteria: [{ field: 'priority', values: ['3'] }] });
    const [stays, leaves, changes] = (await it.alarms(3)) as [number, number, number];
    const [never] = (await it.alarms(1, { priority: 1 })) as [number];
    for (const id of [stays, leaves, changes, never]) await it.activate(id);
    expect((await it.run()).toWake).toEqual([rule.id]);
    await it.later(10 * minute);
    await it.end(leaves);
    await it.activate(leaves);
    await it.change(changes, () => ({ priority: 4 }));
    await it.run();
    await it.later(10 * minute, rule);
    const pinned = async () =>
      (await Promise.all([stays, leaves, changes, never].map((id) => it.state(id)))).map((s) => s.isPinned);
    expect(await pinned()).toEqual([true, false, false, false]);
    await it.later(10 * minute, rule);
    expect(await pinned()).toEqual([true, true, false, false]);
    expect((await it.said(rule)).filter((one) => !one.startsWith('WAITING')).sort()).toEqual(
      [
        'ACTED: Pinned',
        'ACTED: Pinned',
        'CANCELLED: The alarm came back: the rule waits anew',
        'SKIPPED: The alarm no longer meets the criteria',
      ].sort(),
    );
  });

  test('AUTO.21 what left without being read yet is known when it is due', async () => {
    const rule = await it.rule({ trigger: { type: 'BECOMES_ACTIVE' }, delay: { minutes: 5 } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    scene.clock.advance(minute);
    await it.end(id);
    scene.clock.advance(minute);
    await it.activate(id);
    scene.clock.advance(4 * minute);
    // the engine was behind
    expect(await fireDue(it.deps, it.customerId, { ruleId: rule.id })).toBe(1);
    expect((await it.state(id)).isPinned).toBe(false);
    expect((await it.said(rule)).at(-1)).toBe('CANCELLED: The alarm is no longer what the rule waited for');
  });

  test('AUTO.21 assetCriteria: one asset of the alarm meets all of them', async () => {
    const { db, customerId } = it;
    const stored = await storeEntities(db, customerId, [
      { name: 'AHU-1', class: 'AHU' },
      { name: 'VAV-1', class: 'VAV' },
    ]);
    const rule = await it.rule({ assetCriteria: [{ field: 'assetClass', values: ['AHU'] }] });
    const [ahu, vav, none] = (await it.alarms(3)) as [number, number, number];
    const named = (name: string) => [{ type: 'asset_name', value: [name], confidence: 1, entityId: stored[name] }];
    await it.properties(ahu, named('AHU-1') as never);
    await it.properties(vav, named('VAV-1') as never);
    for (const id of [ahu, vav, none]) await it.activate(id);
    await it.run();
    expect((await Promise.all([ahu, vav, none].map((id) => it.state(id)))).map((s) => s.isPinned)).toEqual([
      true,
      false,
      false,
    ]);
    expect(await it.said(rule)).toEqual(['ACTED: Pinned']);
  });

  test('AUTO.22 without a delay a rule acts as soon as it reads the change, on nothing from before it was enabled', async () => {
    const [before, after] = (await it.alarms(2)) as [number, number];
    await it.activate(before);
    scene.clock.advance(1);
    await it.rule();
    await it.activate(after);
    await it.run();
    expect([(await it.state(before)).isPinned, (await it.state(after)).isPinned]).toEqual([false, true]);
  });

  test('AUTO.23 what is overdue is done, unless it is more than six hours late', async () => {
    const rule = await it.rule({ delay: { hours: 1 } });
    const [late, tooLate] = (await it.alarms(2)) as [number, number];
    await it.activate(tooLate);
    await it.run();
    await it.later(2 * minute);
    await it.activate(late);
    await it.run();
    // nothing ran for six hours and a minute after the first was due
    await it.later(6 * hour + 59 * minute, rule);
    expect([(await it.state(tooLate)).isPinned, (await it.state(late)).isPinned]).toEqual([false, true]);
    expect(await it.said(rule)).toEqual(expect.arrayContaining(['SKIPPED: More than 6 hours late', 'ACTED: Pinned']));
  });

  test('AUTO.23 changes that are read seven hours late are skipped, with the reason', async () => {
    const rule = await it.rule();
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    scene.clock.advance(7 * hour);
    await it.run();
    expect((await it.state(id)).isPinned).toBe(false);
    expect(await it.said(rule)).toEqual(['SKIPPED: More than 6 hours late']);
  });

  test('AUTO.24 rules act in their order, each on the alarm as it then is', async () => {
    const declines = await it.rule({ actions: [{ type: 'DECLINE', reason: 'Noise' }] });
    const pins = await it.rule();
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    expect(await it.state(id)).toMatchObject({ status: 'Declined', isPinned: false });
    expect(await it.said(declines)).toEqual(['ACTED: Declined']);
    expect(await it.said(pins)).toEqual(['CANCELLED: The alarm is no longer what the rule waited for']);
  });

  test('AUTO.24 rules that feed each other end after five in a row', async () => {
    await it.db('alarm_statuses').insert([
      {
        customer_id: it.customerId,
        id: '00000000-0000-4000-8000-00000000000a',
        name: 'Ping',
        name_key: 'ping',
        created_at: new Date(),
      },
      {
        customer_id: it.customerId,
        id: '00000000-0000-4000-8000-00000000000b',
        name: 'Pong',
        name_key: 'pong',
        created_at: new Date(),
      },
    ]);
    const move = (from: string, to: string) => ({
      trigger: { type: 'ENTERS_STATUS' as const, status: from },
      actions: [{ type: 'MOVE_STATUS', status: to, reason: 'Game' }],
    });
    await it.rule(move('Ping', 'Pong'));
    await it.rule(move('Pong', 'Ping'));
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.change(id, () => ({ status: 'Ping' }), byPerson(it.adminId));
    await it.run();
    const said = await it.said();
    expect(said.filter((one) => one.startsWith('ACTED'))).toHaveLength(ruleChainMax);
    expect(said.at(-1)).toBe('SKIPPED: Stopped: more than 5 rules in a row. They may set each other off.');
    // a person may begin anew
    await it.change(id, () => ({ status: 'Ping' }), byPerson(it.adminId));
    await it.run();
    expect((await it.said()).filter((one) => one.startsWith('ACTED')).length).toBeGreaterThan(ruleChainMax);
  });

  test('AUTO.24 the same change read again does nothing, whatever has become of the alarm', async () => {
    const rule = await it.rule();
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    const changes = (await it.published(0)).flatMap(({ message }) =>
      message.alarms.map((change) => ({ ...change, at: message.at })),
    );
    await it.run();
    await it.change(id, () => ({ isPinned: false }), byPerson(it.adminId));
    await it.judge(changes);
    expect((await it.state(id)).isPinned).toBe(false);
    expect(await it.said(rule)).toEqual(['ACTED: Pinned']);
  });

  test('ALM.12 reparses and merges start no rule', async () => {
    const rule = await it.rule();
    const [one, other] = (await it.alarms(2)) as [number, number];
    await it.activate(one, byReparse);
    await it.activate(other, byMerge(it.adminId));
    await it.run();
    expect(await it.said(rule)).toEqual([]);
  });

  test('AUTO.27 an alarm that is left out is never acted on, also if it waits', async () => {
    const rule = await it.rule({ delay: { minutes: 10 } });
    const [waits, out] = (await it.alarms(2)) as [number, number];
    const ctx = await it.ctx();
    await excludeAlarm(ctx, { id: String(rule.id), alarmId: String(out) }, noWake);
    for (const id of [waits, out]) await it.activate(id);
    await it.run();
    await excludeAlarm(ctx, { id: String(rule.id), alarmId: String(waits) }, noWake);
    await it.later(hour, rule);
    expect([(await it.state(waits)).isPinned, (await it.state(out)).isPinned]).toEqual([false, false]);
    expect((await it.said(rule)).sort()).toEqual([
      'CANCELLED: The alarm is left out of this rule',
      'SKIPPED: The alarm is left out of this rule',
      'WAITING: Waits for 10 minutes',
    ]);
    await excludeAlarm(ctx, { id: String(rule.id), alarmId: String(out), isExcluded: false }, noWake);
    await it.end(out);
    await it.activate(out);
    await it.run();
    await it.later(hour, rule);
    expect((await it.state(out)).isPinned).toBe(true);
  });

  test('a deleted alarm is not acted on', async () => {
    const rule = await it.rule({ delay: { minutes: 10 } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    await person('delete', id);
    await it.later(hour, rule);
    expect(await it.said(rule)).toEqual(['WAITING: Waits for 10 minutes', expect.stringMatching(/^CANCELLED/)]);
  });
});

describe('work', () => {
  test('AUTO.25 one ticket for an episode over all rules, another for the next episode', async () => {
    const first = await it.rule({ ...calm, actions: [work()] });
    const second = await it.rule({ ...calm, actions: [work()], trigger: { type: 'BECOMES_ACTIVE' } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    const [ticket] = await it.tickets();
    expect(await it.said(first)).toEqual([`ACTED: Created W${ticket.id}`]);
    expect(await it.said(second)).toEqual([`SKIPPED: Already covered by W${ticket.id}`]);
    // it is done with, but the alarm comes back at once: still the same episode
    await it.end(id);
    await close(ticket.id);
    await it.later(5 * minute);
    it.occurrences.push({
      startedAt: scene.clock.now().getTime() - 5 * minute,
      endedAt: scene.clock.now().getTime() - 5 * minute,
    });
    await it.activate(id);
    await it.run();
    expect(await it.tickets()).toHaveLength(1);
    expect((await it.said(first)).at(-1)).toBe('SKIPPED: Already covered: a rule has created work for this occurrence');
    await it.end(id);
    await it.later(11 * minute);
    await it.activate(id);
    await it.run();
    expect(await it.tickets()).toHaveLength(2);
  });

  test('AUTO.25 rules that fire at the same moment in several processes make one ticket', async () => {
    const rules = [];
    for (let count = 0; count < 4; count += 1)
      rules.push(await it.rule({ ...calm, actions: [work()], delay: { minutes: 1 } }));
    const ids = await it.alarms(3);
    for (const id of ids) await it.activate(id);
    await it.run();
    scene.clock.advance(minute);
    await Promise.all(rules.map((rule) => fireDue(it.deps, it.customerId, { ruleId: rule.id })));
    await it.run();
    expect(await it.tickets()).toHaveLength(ids.length);
    expect(await it.db('automation_work').where({ customer_id: it.customerId })).toHaveLength(ids.length);
    expect((await it.said()).filter((one) => one.startsWith('ACTED'))).toHaveLength(ids.length);
  });

  test('AUTO.25 work closed while the alarm is active gets one more per closed ticket', async () => {
    await it.rule({ ...calm, actions: [work()] });
    const again = await it.rule({ ...calm, actions: [work()], trigger: { type: 'WORK_CLOSED_STILL_ACTIVE' } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    for (const count of [1, 2]) {
      const tickets = await it.tickets();
      expect(tickets).toHaveLength(count);
      scene.clock.advance(minute);
      await close(tickets.at(-1).id);
      await it.run();
    }
    expect(await it.tickets()).toHaveLength(3);
    expect((await it.said(again)).filter((one) => one.startsWith('ACTED'))).toHaveLength(2);
  });

  test('AUTO.25 one ticket for an occurrence whose source has a clock that runs ahead', async () => {
    const rule = await it.rule({ ...calm, actions: [work()] });
    const [id] = (await it.alarms(1)) as [number];
    await it.change(id, (_, now) => ({
      ...{ isActive: true, severity: 'Alarm', status: 'Intake', latestAlarmAt: now + 5 * minute },
    }));
    await it.run();
    const [ticket] = await it.tickets();
    scene.clock.advance(hour);
    await close(ticket.id);
    await it.run();
    expect(await it.state(id)).toMatchObject({ status: 'Intake', isActive: true });
    expect(await it.tickets()).toHaveLength(1);
    expect((await it.said(rule)).at(-1)).toBe('SKIPPED: Already covered: a rule has created work for this occurrence');
  });

  test('AUTO.29 tickets count from when they were made, whatever the clocks of sources say', async () => {
    const { tickets: most, minutes } = ruleTicketGuard;
    const rule = await it.rule({ ...calm, actions: [work()] });
    const ahead = async (id: number) =>
      it.change(id, (_, now) => ({
        ...{ isActive: true, severity: 'Alarm', status: 'Intake', latestAlarmAt: now + 5 * hour },
      }));
    for (const id of await it.alarms(most)) await ahead(id);
    await it.run();
    scene.clock.advance((minutes + 1) * minute);
    for (const id of await it.alarms(1)) await ahead(id);
    await it.run();
    expect(await it.row(rule)).toMatchObject({ state: 'ENABLED', execution_count: most + 1 });
  });

  test('AUTO.26 work for a team goes to its first admin, and to nobody if it has no active members', async () => {
    const { db, customerId } = it;
    const bert = await it.person('Bert');
    await db('teams').insert(
      [3, 4].map((id) => ({
        customer_id: customerId,
        id,
        name: `Team ${id}`,
        is_all_buildings: true,
        created_at: new Date(),
      })),
    );
    await db('team_members').insert([
      { customer_id: customerId, team_id: 3, user_id: bert, role: 'TEAM_ADMIN' },
      { customer_id: customerId, team_id: 3, user_id: it.adminId, role: 'TEAM_MEMBER' },
    ]);
    const onlyPriority = (priority: string) => ({ criteria: [{ field: 'priority', values: [priority] }] });
    await it.rule({ ...calm, ...onlyPriority('1'), actions: [work({ teamId: '3' })] });
    const empty = await it.rule({ ...calm, ...onlyPriority('2'), actions: [work({ teamId: '4' })] });
    const ids = [...(await it.alarms(1, { priority: 1 })), ...(await it.alarms(1, { priority: 2 }))];
    for (const id of ids) await it.activate(id);
    await it.run();
    expect((await it.tickets()).map(({ assignee_id }) => assignee_id)).toEqual([bert, null]);
    expect(await it.said(empty)).toEqual([expect.stringMatching(/unassigned: the team has no active members$/)]);
  });

  test('AUTO.29 a rule is paused before its 26th ticket in ten minutes, and what waits is judged when it is resumed', async () => {
    const { tickets: most } = ruleTicketGuard;
    await it.db('users').where({ id: it.adminId }).update({ is_email_subscribed: true });
    const rule = await it.rule({ ...calm, actions: [work()] });
    const ids = await it.alarms(most + 3);
    for (const id of ids) await it.activate(id);
    await it.run();
    expect(await it.tickets()).toHaveLength(most);
    expect(await it.row(rule)).toMatchObject({ state: 'PAUSED', pause_reason: 'TICKET_GUARD' });
    const subject = `Plant: rule "${rule.name}" is paused`;
    expect(await it.db('mails').where({ subject })).toHaveLength(1);
    // what comes meanwhile waits, too
    const [later] = (await it.alarms(1)) as [number];
    await it.activate(later);
    await it.run();
    await it.later(hour, rule);
    expect(await it.tickets()).toHaveLength(most);
    await it.end(ids.at(-1) as number);
    await resumeRule(await it.ctx(), { id: String(rule.id) }, noWake);
    await it.later(minute, rule);
    expect(await it.tickets()).toHaveLength(most + 3);
    expect((await it.said(rule)).filter((one) => one.startsWith('CANCELLED'))).toHaveLength(1);
  });

  test('AUTO.30 tickets of rules stay here, unless the maintenance system takes them; the actor is the rule', async () => {
    const { db, customerId } = it;
    await db('customers').where({ id: customerId }).update({ is_cmms_sync_enabled: true });
    await db('external_systems').insert({
      ...{
        customer_id: customerId,
        id: 900_000 + customerId,
        name: 'Maximo',
        display_name: 'Maximo',
        type: 'WORK_ORDER_SYSTEM',
      },
      ...{
        schema: 'maximo',
        direction: 'OUTBOUND',
        connection_type: 'OUTBOUND_API',
        is_active: true,
        created_at: new Date(),
      },
    });
    await it.rule({ ...calm, actions: [work()] });
    const [here, there] = (await it.alarms(2)) as [number, number];
    await it.activate(here);
    await it.run();
    await db('external_systems')
      .where({ customer_id: customerId })
      .update({ is_automation_rule_cmms_sync_enabled: true });
    await it.activate(there);
    await it.run();
    expect((await it.tickets()).map(({ external_system_id }) => external_system_id)).toEqual([
      null,
      900_000 + customerId,
    ]);
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
});

describe('states of rules', () => {
  test('AUTO.28 ten failures in a row disable a rule and mail Admins; a success empties the error', async () => {
    const gone = await it.person('Gone');
    await it.db('users').where({ id: it.adminId }).update({ is_email_subscribed: true });
    const rule = await it.rule({ ...calm, actions: [work({ assigneeId: gone })] });
    const status = (to: string) =>
      it.db('memberships').where({ customer_id: it.customerId, user_id: gone }).update({ status: to });
    const trigger = async (count: number) => {
      for (const id of await it.alarms(count)) await it.activate(id);
      await it.run();
    };
    await status('disabled');
    await trigger(ruleDisableAfter - 1);
    const error = 'Tickets can be assigned only to people with access';
    expect(await it.row(rule)).toMatchObject({
      state: 'ENABLED',
      last_error: error,
      failures_in_row: ruleDisableAfter - 1,
    });
    await status('active');
    await trigger(1);
    expect(await it.row(rule)).toMatchObject({ last_error: null, failures_in_row: 0, execution_count: 1 });
    await status('disabled');
    await trigger(ruleDisableAfter + 2);
    expect(await it.row(rule)).toMatchObject({ state: 'DISABLED', last_error: error });
    expect(await it.db('mails').where({ subject: `Plant: rule "${rule.name}" is disabled` })).toHaveLength(1);
    await it.later(0, rule);
    expect(await it.db('automation_timers').where({ customer_id: it.customerId, done_at: null })).toEqual([]);
  });

  test('AUTO.28 a paused rule holds what waits in it, a disabled or deleted one lets it go', async () => {
    const rules = [];
    for (let count = 0; count < 3; count += 1) rules.push(await it.rule({ delay: { minutes: 5 } }));
    const [paused, disabled, deleted] = rules as [(typeof rules)[0], (typeof rules)[0], (typeof rules)[0]];
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    const ctx = await it.ctx();
    await pauseRule(ctx, { id: String(paused.id) });
    await disableRule(ctx, { id: String(disabled.id) }, noWake);
    await deleteRule(ctx, { id: String(deleted.id) }, noWake);
    for (const rule of rules) await it.later(hour, rule);
    expect((await it.state(id)).isPinned).toBe(false);
    expect((await it.said(disabled)).at(-1)).toBe('CANCELLED: The rule was disabled');
    expect((await it.said(deleted)).at(-1)).toBe('CANCELLED: The rule was deleted');
    await resumeRule(ctx, { id: String(paused.id) }, noWake);
    await it.later(minute, paused);
    expect((await it.state(id)).isPinned).toBe(true);
  });

  test('a change of trigger lets go what waits, another delay moves it, new criteria judge it', async () => {
    const moved = await it.rule({ delay: { minutes: 30 } });
    const other = await it.rule({ delay: { minutes: 30 } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    const ctx = await it.ctx();
    await updateRule(ctx, { id: String(moved.id), input: inputOf(moved.name, { delay: { minutes: 10 } }) }, noWake);
    await updateRule(
      ctx,
      { id: String(other.id), input: inputOf(other.name, { trigger: { type: 'BECOMES_STALE' } }) },
      noWake,
    );
    await it.later(0, other);
    expect((await it.said(other)).at(-1)).toBe('CANCELLED: The rule was changed');
    await it.later(10 * minute, moved);
    expect((await it.said(moved)).at(-1)).toBe('ACTED: Pinned');
    const [next] = (await it.alarms(1)) as [number];
    await it.activate(next);
    await it.run();
    const only5 = { delay: { minutes: 10 }, criteria: [{ field: 'priority', values: ['5'] }] };
    await updateRule(ctx, { id: String(moved.id), input: inputOf(moved.name, only5) }, noWake);
    await it.later(10 * minute, moved);
    expect((await it.said(moved)).at(-1)).toBe('SKIPPED: The alarm no longer meets the criteria');
  });

  test('AUTO.23 a shorter delay makes nothing late: what has waited long enough is due now', async () => {
    const rule = await it.rule({ delay: { days: 10 } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    await it.later(48 * hour);
    const input = inputOf(rule.name, { delay: { hours: 1 } });
    await updateRule(await it.ctx(), { id: String(rule.id), input }, noWake);
    await it.later(minute, rule);
    expect((await it.said(rule)).at(-1)).toBe('ACTED: Pinned');
  });

  test('BEY.3 a flood that comes and goes is one: what it has paused stays so for its window', async () => {
    const risky = await it.rule({ actions: [work()], trigger: { type: 'BECOMES_STALE' } });
    for (const id of await it.alarms(11)) await it.activate(id);
    const customer = { id: it.customerId, name: 'Plant' };
    const judge = async (minutes: number) => {
      scene.clock.advance(minutes * minute);
      return judgeFlood(it.db, customer, scene.clock.now().getTime());
    };
    expect(await judge(9)).toMatchObject({ paused: 1 });
    expect(await judge(2)).toEqual({ resumed: [], paused: 0 });
    expect(await judge(8)).toEqual({ resumed: [risky.id], paused: 0 });
  });

  test('BEY.3 a flood pauses rules that create work or notify, mails once, and they go on when it is over', async () => {
    await it.db('users').where({ id: it.adminId }).update({ is_email_subscribed: true });
    const risky = await it.rule({ actions: [work()] });
    const brave = await it.rule({ ...calm, actions: [work()], trigger: { type: 'BECOMES_STALE' } });
    const pins = await it.rule();
    const ids = await it.alarms(11);
    for (const id of ids) await it.activate(id);
    await it.run();
    expect(await it.row(risky)).toMatchObject({ state: 'PAUSED', pause_reason: 'FLOOD' });
    expect(await it.tickets()).toEqual([]);
    expect(await it.row(pins)).toMatchObject({ state: 'ENABLED', execution_count: 11 });
    const customer = { id: it.customerId, name: 'Plant' };
    const now = () => scene.clock.now().getTime();
    expect(await judgeFlood(it.db, customer, now())).toMatchObject({ resumed: [] });
    expect(await it.row(brave)).toMatchObject({ state: 'ENABLED' });
    expect(await it.db('mails').whereRaw('body::text like ?', [`%${risky.name}%`])).toHaveLength(1);
    for (const id of ids.slice(1)) await it.end(id);
    await it.later(11 * minute);
    expect(await forCustomer(it.db, it.customerId, (trx) => isFlooded(trx, it.customerId, now()))).toBe(false);
    expect(await judgeFlood(it.db, customer, now())).toEqual({ resumed: [risky.id], paused: 0 });
    await it.later(0, risky);
    expect(await it.tickets()).toHaveLength(1);
  });
});

describe('workflows of rules', () => {
  test('are woken when something is due earlier than they know, and find when the next is due', async () => {
    const rule = await it.rule({ delay: { minutes: 10 } });
    const [first, second] = (await it.alarms(2)) as [number, number];
    await it.activate(first);
    expect((await it.run()).toWake).toEqual([rule.id]);
    await it.later(minute);
    await it.activate(second);
    expect((await it.run()).toWake).toEqual([]);
    const next = () => nextDue(it.deps, it.customerId, rule.id);
    expect(await next()).toBe(9 * minute);
    await it.later(9 * minute, rule);
    expect(await next()).toBe(minute);
    await it.later(5 * minute);
    expect(await overdueRules(it.db, scene.clock.now().getTime())).toContainEqual({
      customerId: it.customerId,
      ruleId: rule.id,
    });
    await it.later(0, rule);
    expect(await next()).toBeNull();
  });

  test('ADM.2 do not look again and again while their customer is disabled', async () => {
    const rule = await it.rule({ delay: { minutes: 10 } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    const become = (status: string) =>
      it.db('customers').where({ id: it.customerId }).update({ onboarding_status: status });
    await become('DISABLED');
    await it.later(15 * minute, rule);
    const overdue = async () =>
      (await overdueRules(it.db, scene.clock.now().getTime())).filter(({ customerId }) => customerId === it.customerId);
    expect(await nextDue(it.deps, it.customerId, rule.id)).toBeNull();
    expect(await overdue()).toEqual([]);
    await become('LIVE');
    expect(await overdue()).toHaveLength(1);
    await it.later(0, rule);
    expect(await it.state(id)).toMatchObject({ isPinned: true });
  });

  test('a step that was done is not done again after a crash in the midst of a rule', async () => {
    const rule = await it.rule({
      delay: { minutes: 1 },
      actions: [{ type: 'PIN' }, { type: 'DECLINE', reason: 'Done' }],
    });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    // the first action was done and the process died
    await it
      .db('automation_timers')
      .where({ customer_id: it.customerId, rule_id: rule.id })
      .update({ next_action: 1, has_acted: true });
    await it.later(minute, rule);
    expect(await it.state(id)).toMatchObject({ status: 'Declined', isPinned: false });
  });
});
