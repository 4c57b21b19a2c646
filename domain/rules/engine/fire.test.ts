import { beforeEach, describe, expect, test } from 'vitest';
import { storeEntities } from '../../../tests/support/relation-scene.ts';
import { hour, idOf, minute, noWake, type RuleCustomer, ruleScene } from '../../../tests/support/rule-scene.ts';
import { deleteAlarms } from '../../alarms/decisions/delete-alarms.ts';
import { ruleChainMax } from '../../constants.ts';
import { byMerge, byPerson, byReparse } from '../../origin/origin.ts';
import { excludeAlarm } from '../change-rules.ts';
import { fireDue } from './fire.ts';
import { nextDue, overdueRules } from './next-due.ts';

const scene = ruleScene();
let it: RuleCustomer;
beforeEach(async () => {
  it = await scene.atNoon();
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
    await excludeAlarm(ctx, { ...idOf(rule), alarmId: String(out) }, noWake);
    for (const id of [waits, out]) await it.activate(id);
    await it.run();
    await excludeAlarm(ctx, { ...idOf(rule), alarmId: String(waits) }, noWake);
    await it.later(hour, rule);
    expect([(await it.state(waits)).isPinned, (await it.state(out)).isPinned]).toEqual([false, false]);
    expect((await it.said(rule)).sort()).toEqual([
      'CANCELLED: The alarm is left out of this rule',
      'SKIPPED: The alarm is left out of this rule',
      'WAITING: Waits for 10 minutes',
    ]);
    await excludeAlarm(ctx, { ...idOf(rule), alarmId: String(out), isExcluded: false }, noWake);
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
    await it.decide(deleteAlarms, null, id);
    await it.later(hour, rule);
    expect(await it.said(rule)).toEqual(['WAITING: Waits for 10 minutes', expect.stringMatching(/^CANCELLED/)]);
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
