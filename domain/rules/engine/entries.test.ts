import { beforeEach, describe, expect, test } from 'vitest';
import { forCustomer } from '../../../platform/database.ts';
import { idOf, minute, noWake, type RuleCustomer, ruleScene } from '../../../tests/support/rule-scene.ts';
import { createHoliday } from '../../holidays/change-holidays.ts';
import { byPerson } from '../../origin/origin.ts';
import { excludeAlarm, pauseRule, reorderRules, resumeRule, updateRule } from '../change-rules.ts';
import type { RuleInput } from '../rule-input.ts';
import type { JudgedChange } from '../trigger.ts';
import { fireDue } from './fire.ts';
import { judgeChanges } from './judge-changes.ts';
import { createRuleSets, type RuleSet } from './rule-set.ts';

const scene = ruleScene();
let it: RuleCustomer;
beforeEach(async () => {
  it = await scene.atNoon();
});

/** Changes that were published, oldest first. */
const changes = async (): Promise<JudgedChange[]> =>
  (await it.published(0)).flatMap(({ message }) => message.alarms.map((change) => ({ ...change, at: message.at })));
const impact = (id: number, isServiceImpacting: boolean, more: object = {}) =>
  it.change(id, () => ({ isServiceImpacting, ...more }), byPerson(it.adminId));

describe('entries', () => {
  test('AUTO.24 an older entry that is read after a newer one was acted on starts nothing', async () => {
    const rule = await it.rule({ trigger: { type: 'BECOMES_SERVICE_IMPACTING' } });
    const [id] = (await it.alarms(1)) as [number];
    for (const is of [true, false, true]) {
      scene.clock.advance(1_000);
      await impact(id, is);
    }
    const [first, second, third] = (await changes()) as [JudgedChange, JudgedChange, JudgedChange];
    await it.judge([third]);
    expect(await it.said(rule)).toEqual(['ACTED: Pinned']);
    await it.judge([first]);
    await it.judge([second]);
    expect(await it.said(rule)).toEqual(['ACTED: Pinned']);
  });

  test('AUTO.21 an alarm has left, though it came back within the same batch and was not taken', async () => {
    const rule = await it.rule({
      ...{ trigger: { type: 'BECOMES_SERVICE_IMPACTING' }, delay: { minutes: 10 } },
      criteria: [{ field: 'priority', values: ['3'] }],
    });
    const [id] = (await it.alarms(1, { priority: 3 })) as [number];
    await impact(id, true);
    await it.run();
    await it.later(5 * minute);
    await impact(id, false);
    await impact(id, true, { priority: 4 });
    await it.run();
    await impact(id, true, { priority: 3 });
    await it.later(5 * minute, rule);
    expect(await it.state(id)).toMatchObject({ isPinned: false });
    expect(await it.said(rule)).toEqual([
      'WAITING: Waits for 10 minutes',
      'CANCELLED: The alarm is no longer what the rule waited for',
    ]);
  });

  test('what a rule does not take is logged as one row, however often the change is read', async () => {
    const schedule = {
      ...{ every: 1, unit: 'DAY' as const, startDate: '2026-05-01', weekdays: [], from: '01:00', to: '02:00' },
      timezone: 'UTC',
    };
    const rule = await it.rule({ schedule });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    const read = await changes();
    await it.judge(read);
    scene.clock.advance(minute);
    await it.judge(read);
    const rows = await it.log(rule);
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ ruleId, at, logId }) => `${ruleId} ${at} ${logId}`)).size).toBe(1);
  });

  test('what waits in a rule that was resumed since it was read into memory wakes its workflow', async () => {
    const rule = await it.rule({ delay: { minutes: 10 } });
    const ctx = await it.ctx();
    await pauseRule(ctx, { id: String(rule.id) });
    const [set] = (await createRuleSets(it.db)([it.customerId])) as [RuleSet];
    await resumeRule(ctx, { id: String(rule.id) }, noWake);
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    const judged = await judgeChanges(it.db, set, await changes(), scene.clock.now().getTime());
    expect(judged.toWake).toEqual([rule.id]);
    expect(await it.said(rule)).toEqual(['WAITING: Waits for 10 minutes']);
  });

  test.each([
    ['another delay is due by that', { trigger: { type: 'ENTERS_INTAKE' }, delay: { minutes: 30 } }, [30]],
    ['another trigger does not wait', { trigger: { type: 'BECOMES_INACTIVE' }, delay: { minutes: 10 } }, []],
  ])('what enters a rule that was given %s', async (_, change, minutes) => {
    const rule = await it.rule({ delay: { minutes: 10 } });
    const [set] = (await createRuleSets(it.db)([it.customerId])) as [RuleSet];
    const input = { name: rule.name, actions: [{ type: 'PIN' }], ...change } as RuleInput;
    await updateRule(await it.ctx(), { id: String(rule.id), input }, noWake);
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    const now = scene.clock.now().getTime();
    await judgeChanges(it.db, set, await changes(), now);
    const waiting = await it.db('automation_timers').where({ customer_id: it.customerId, rule_id: rule.id });
    expect(waiting.map(({ due_at }) => (due_at.getTime() - now) / minute)).toEqual(minutes);
  });

  test('AUTO.27 an alarm that was left out since the rule was read into memory is not acted on', async () => {
    const rule = await it.rule();
    const [set] = (await createRuleSets(it.db)([it.customerId])) as [RuleSet];
    const [id] = (await it.alarms(1)) as [number];
    await excludeAlarm(await it.ctx(), { ...idOf(rule), alarmId: String(id) }, noWake);
    await it.activate(id);
    const { dueAlarms } = await judgeChanges(it.db, set, await changes(), scene.clock.now().getTime());
    expect(dueAlarms).toEqual([id]);
    await fireDue(it.deps, it.customerId, { alarmIds: dueAlarms });
    expect(await it.said(rule)).toEqual(['SKIPPED: The alarm is left out of this rule']);
    expect(await it.state(id)).toMatchObject({ isPinned: false });
  });
});

test('rules in memory follow the timezone of their customer, by which criteria judge days', async () => {
  await it.rule();
  const setsOf = createRuleSets(it.db);
  const timezone = async () => (await setsOf([it.customerId]))[0]?.customer.defaultTimezone;
  await it.db('customers').where({ id: it.customerId }).update({ default_timezone: 'America/New_York' });
  expect(await timezone()).toBe('America/New_York');
  await it.db('customers').where({ id: it.customerId }).update({ default_timezone: 'Asia/Tokyo' });
  expect(await timezone()).toBe('Asia/Tokyo');
});

test('AUTO.19 a holiday that is added counts from the next change on', async () => {
  const schedule = {
    ...{ every: 1, unit: 'DAY' as const, startDate: '2026-05-01', weekdays: [], from: '00:00', to: '00:00' },
    ...{ timezone: 'UTC', leavesOutHolidays: true },
  };
  const rule = await it.rule({ schedule });
  const [before, after] = (await it.alarms(2)) as [number, number];
  await it.activate(before);
  await it.run();
  await createHoliday(await it.ctx(), { input: { date: '2026-05-04', name: 'Bank holiday', isYearly: false } });
  await it.activate(after);
  await it.run();
  expect(await it.said(rule)).toEqual(['ACTED: Pinned', 'SKIPPED: Outside its schedule']);
});

describe('order', () => {
  test('AUTO.24 holds for each alarm, also where more is due than one call takes', async () => {
    const pins = [await it.rule(), await it.rule()];
    const declines = await it.rule({ actions: [{ type: 'DECLINE', reason: 'Noise' }] as never });
    // the newest rule first
    const ids = [declines, ...pins].map(({ id }) => String(id));
    await reorderRules(await it.ctx(), { ids });
    const alarms = await it.alarms(167);
    for (const id of alarms) await it.activate(id);
    await it.run();
    const { rows } = await forCustomer(it.db, it.customerId, (trx) =>
      trx.raw('select status, is_pinned, count(*)::int as n from alarm_state where customer_id = ? group by 1, 2', [
        it.customerId,
      ]),
    );
    expect(rows).toEqual([{ status: 'Declined', is_pinned: false, n: alarms.length }]);
  });

  test('rules are put in another order while changes are judged: neither ends the other', async () => {
    const rules = [];
    for (let count = 0; count < 6; count += 1) rules.push(await it.rule({ delay: { hours: 1 } }));
    const alarms = await it.alarms(20);
    for (const id of alarms) await it.activate(id);
    const read = await changes();
    const ctx = await it.ctx();
    const ids = rules.map(({ id }) => String(id));
    const reorders = async () => {
      for (let count = 0; count < 15; count += 1) {
        ids.reverse();
        await reorderRules(ctx, { ids });
      }
    };
    const judges = async (shift: number) => {
      for (let count = 0; count < 15; count += 1) await it.judge(read.slice((count + shift) % 20));
    };
    await Promise.all([reorders(), judges(0), judges(7)]);
    const waiting = await it.db('automation_timers').where({ customer_id: it.customerId, done_at: null });
    expect(waiting).toHaveLength(alarms.length * rules.length);
  });
});
