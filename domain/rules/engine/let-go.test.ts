import { beforeEach, describe, expect, test } from 'vitest';
import { forCustomer } from '../../../platform/database.ts';
import { hour, idOf, minute, noWake, type RuleCustomer, ruleScene } from '../../../tests/support/rule-scene.ts';
import { until } from '../../../tests/support/until.ts';
import { ruleWaitingCountMax } from '../../constants.ts';
import { deleteRule, disableRule, enableRule, pauseRule, resumeRule, updateRule } from '../change-rules.ts';
import { countWaiting, type ShownRule, waitingQuery } from '../list-rules.ts';
import type { RuleInput } from '../rule-input.ts';
import { dueQuery, fireDue, ofRule } from './fire.ts';
import { nextDue } from './next-due.ts';
import { finishChanges, tendRule, unfinishedRules } from './tend-rule.ts';

const scene = ruleScene();
let it: RuleCustomer;
beforeEach(async () => {
  it = await scene.atNoon();
});

const keyOf = (rule: { id: number }) => ({ customerId: it.customerId, ruleId: rule.id });
const inputOf = (rule: ShownRule, more: object) =>
  ({ name: rule.name, trigger: { type: 'ENTERS_INTAKE' }, actions: [{ type: 'PIN' }], ...more }) as RuleInput;
const countOf = async ({ id }: { id: number }) =>
  (await countWaiting({ db: it.db, customer: { id: it.customerId } as never }, [id])).get(id);

/** Alarms wait in a rule since now, due in an hour. */
const wait = (rule: { id: number }, alarms: number, dueInMs = hour) =>
  it.db.raw(
    `insert into automation_timers (customer_id, rule_id, alarm_id, entry, alarm_version, triggered_at, due_at, chain)
     select :customerId, :ruleId, n, '0', 0, :now::timestamptz, :dueAt::timestamptz, 1 from generate_series(1, :alarms::int) n`,
    { ...keyOf(rule), alarms, now: scene.clock.now(), dueAt: new Date(scene.clock.now().getTime() + dueInMs) },
  );
/** Times at which what waits, in whatever generation, is due, with how many. */
async function due({ id }: { id: number }): Promise<Array<[at: number, alarms: number]>> {
  const rows = await it
    .db('automation_timers')
    .where({ customer_id: it.customerId, rule_id: id, done_at: null })
    .groupBy('due_at')
    .orderBy('due_at')
    .select('due_at', it.db.raw('count(*)::int as n'));
  return rows.map(({ due_at, n }) => [due_at.getTime() - Date.parse('2026-05-04T12:00:00Z'), n]);
}
const leftIn = async (rule: { id: number }) => (await due(rule)).reduce((sum, [, n]) => sum + n, 0);
/** Finishes a rule in small batches, and dies after some. */
async function finishSome(rule: { id: number }, batches: number, atOnce = 500): Promise<void> {
  for await (const _ of finishChanges(it.db, keyOf(rule), atOnce)) {
    batches -= 1;
    if (batches === 0) return;
  }
}
const unfinished = async () =>
  (await unfinishedRules(it.db)).flatMap(({ customerId, ruleId }) => (customerId === it.customerId ? ruleId : []));

const alarms = 3_000;

describe('what a rule lets go', () => {
  test('AUTO.28 a disabled rule stops at once, lets go batch by batch over a crash, and enabling it brings nothing back', async () => {
    const rule = await it.rule({ delay: { hours: 1 } });
    await it.alarms(1);
    await wait(rule, alarms, 0);
    const ctx = await it.ctx();
    await disableRule(ctx, idOf(rule), noWake);
    // the person waits for none of them
    expect([await leftIn(rule), await countOf(rule)]).toEqual([alarms, 0]);
    await finishSome(rule, 2);
    expect(await leftIn(rule)).toBe(alarms - 1_000);
    expect(await unfinished()).toEqual([rule.id]);

    scene.clock.advance(minute);
    await enableRule(ctx, idOf(rule));
    expect(await fireDue(it.deps, it.customerId, { ruleId: rule.id })).toBe(0);
    expect(await nextDue(it.deps, it.customerId, rule.id)).toBeNull();
    // an alarm that is let go comes anew
    await it.activate(1);
    await it.run();
    expect([await countOf(rule), await leftIn(rule)]).toEqual([1, alarms - 1_000 + 1]);
    await it.later(minute, rule);
    expect([await countOf(rule), await leftIn(rule)]).toEqual([1, 1]);
    expect(await unfinished()).toEqual([]);

    await it.later(hour, rule);
    const log = await it.log(rule);
    const cancelled = log.filter(({ outcome }) => outcome === 'CANCELLED');
    expect(new Set(cancelled.map(({ alarmId }) => alarmId)).size).toBe(alarms);
    expect(cancelled).toHaveLength(alarms);
    expect(new Set(cancelled.map(({ reason, ruleName, at }) => `${reason} ${ruleName} ${at}`))).toEqual(
      new Set([`The rule was disabled ${rule.name} ${Date.parse('2026-05-04T12:00:00Z')}`]),
    );
    expect(log.flatMap(({ outcome, alarmId }) => (outcome === 'ACTED' ? alarmId : []))).toEqual([1]);
  });

  test('AUTO.28 what is disabled, enabled and disabled again, or deleted, is each let go with its reason', async () => {
    const rule = await it.rule({ delay: { hours: 1 } });
    await wait(rule, alarms);
    const ctx = await it.ctx();
    await disableRule(ctx, idOf(rule), noWake);
    await finishSome(rule, 1);
    await enableRule(ctx, idOf(rule));
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    await deleteRule(ctx, idOf(rule), noWake);
    expect(await it.row(rule)).toBeUndefined();
    expect(await unfinished()).toEqual([rule.id]);
    await finishSome(rule, 100);
    expect(await leftIn(rule)).toBe(0);
    expect(await unfinished()).toEqual([]);
    const reasons = (await it.said(rule)).filter((said) => said.startsWith('CANCELLED'));
    expect(reasons).toHaveLength(alarms + 1);
    expect(reasons.filter((said) => said === 'CANCELLED: The rule was disabled')).toHaveLength(alarms);
    expect(reasons.filter((said) => said === 'CANCELLED: The rule was deleted')).toHaveLength(1);
  });

  test('what a rule let go, and older strays, all end', async () => {
    const rule = await it.rule({ delay: { hours: 1 } });
    const ctx = await it.ctx();
    await disableRule(ctx, idOf(rule), noWake);
    await finishSome(rule, 100);
    await enableRule(ctx, idOf(rule));
    await disableRule(ctx, idOf(rule), noWake);
    await wait(rule, 10);
    await finishSome(rule, 100);
    expect(await leftIn(rule)).toBe(0);
    expect(await unfinished()).toEqual([]);
  });

  test('another trigger lets go what waits, and takes new alarms meanwhile', async () => {
    const rule = await it.rule({ delay: { hours: 1 } });
    await wait(rule, alarms);
    const input = inputOf(rule, { trigger: { type: 'BECOMES_ACTIVE' }, delay: { hours: 1 } });
    await updateRule(await it.ctx(), { ...idOf(rule), input }, noWake);
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    await finishSome(rule, 1);
    await it.later(hour, rule);
    expect((await it.state(id)).isPinned).toBe(true);
    const said = await it.said(rule);
    expect(said.filter((one) => one === 'CANCELLED: The rule was changed')).toHaveLength(alarms);
    expect(said.filter((one) => one.startsWith('ACTED'))).toEqual(['ACTED: Pinned']);
  });

  test('AUTO.28 a paused rule holds what waits in it, a disabled or deleted one lets it go', async () => {
    const rules = [];
    for (let count = 0; count < 3; count += 1) rules.push(await it.rule({ delay: { minutes: 5 } }));
    const [paused, disabled, deleted] = rules as [(typeof rules)[0], (typeof rules)[0], (typeof rules)[0]];
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    const ctx = await it.ctx();
    await pauseRule(ctx, idOf(paused));
    await disableRule(ctx, idOf(disabled), noWake);
    await deleteRule(ctx, idOf(deleted), noWake);
    for (const rule of rules) await it.later(hour, rule);
    expect((await it.state(id)).isPinned).toBe(false);
    expect((await it.said(disabled)).at(-1)).toBe('CANCELLED: The rule was disabled');
    expect((await it.said(deleted)).at(-1)).toBe('CANCELLED: The rule was deleted');
    await resumeRule(ctx, idOf(paused), noWake);
    await it.later(minute, paused);
    expect((await it.state(id)).isPinned).toBe(true);
  });
});

describe('another delay', () => {
  test('a change of trigger lets go what waits, another delay moves it, new criteria judge it', async () => {
    const moved = await it.rule({ delay: { minutes: 30 } });
    const other = await it.rule({ delay: { minutes: 30 } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    const ctx = await it.ctx();
    await updateRule(ctx, { ...idOf(moved), input: inputOf(moved, { delay: { minutes: 10 } }) }, noWake);
    await updateRule(ctx, { ...idOf(other), input: inputOf(other, { trigger: { type: 'BECOMES_STALE' } }) }, noWake);
    await it.later(0, other);
    expect((await it.said(other)).at(-1)).toBe('CANCELLED: The rule was changed');
    await it.later(10 * minute, moved);
    expect((await it.said(moved)).at(-1)).toBe('ACTED: Pinned');
    const [next] = (await it.alarms(1)) as [number];
    await it.activate(next);
    await it.run();
    const only5 = { delay: { minutes: 10 }, criteria: [{ field: 'priority', values: ['5'] }] };
    await updateRule(ctx, { ...idOf(moved), input: inputOf(moved, only5) }, noWake);
    await it.later(10 * minute, moved);
    expect((await it.said(moved)).at(-1)).toBe('SKIPPED: The alarm no longer meets the criteria');
  });

  test('AUTO.23 a shorter delay makes nothing late: what has waited long enough is due now', async () => {
    const rule = await it.rule({ delay: { days: 10 } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    await it.later(48 * hour);
    const input = inputOf(rule, { delay: { hours: 1 } });
    await updateRule(await it.ctx(), { ...idOf(rule), input }, noWake);
    await it.later(minute, rule);
    expect((await it.said(rule)).at(-1)).toBe('ACTED: Pinned');
  });

  test('that is longer holds at once, and moves what waits batch by batch over a crash', async () => {
    const rule = await it.rule({ delay: { hours: 1 } });
    await wait(rule, alarms);
    await it.later(50 * minute);
    await updateRule(await it.ctx(), { ...idOf(rule), input: inputOf(rule, { delay: { hours: 3 } }) }, noWake);
    await finishSome(rule, 2);
    expect(await due(rule)).toEqual([
      [hour, alarms - 1_000],
      [3 * hour, 1_000],
    ]);
    expect(await unfinished()).toEqual([rule.id]);
    await it.later(20 * minute);
    expect(await fireDue(it.deps, it.customerId, { ruleId: rule.id })).toBe(0);
    await finishSome(rule, 100);
    expect(await due(rule)).toEqual([[3 * hour, alarms]]);
    expect(await unfinished()).toEqual([]);
    expect((await it.said(rule)).filter((one) => !one.startsWith('WAITING'))).toEqual([]);
  });

  test('that is shorter makes due what has waited long enough, and counts once it is changed again', async () => {
    const rule = await it.rule({ delay: { hours: 10 } });
    await wait(rule, alarms, 10 * hour);
    await it.later(2 * hour);
    const ctx = await it.ctx();
    const change = (hours: number) =>
      updateRule(ctx, { ...idOf(rule), input: inputOf(rule, { delay: { hours } }) }, noWake);
    await change(5);
    await finishSome(rule, 2);
    await it.later(hour);
    await change(1);
    await finishSome(rule, 100);
    // since the second change: a shorter delay makes nothing late
    expect(await due(rule)).toEqual([[3 * hour, alarms]]);
    expect(await unfinished()).toEqual([]);
    await tendRule(it.deps, keyOf(rule));
    expect(await leftIn(rule)).toBe(0);
  });

  test('that is changed again while what waits is moved moves all of it', async () => {
    const rule = await it.rule({ delay: { hours: 1 } });
    await wait(rule, alarms);
    const ctx = await it.ctx();
    const change = (hours: number) =>
      updateRule(ctx, { ...idOf(rule), input: inputOf(rule, { delay: { hours } }) }, noWake);
    await change(2);
    let batches = 0;
    for await (const _ of finishChanges(it.db, keyOf(rule), 500)) {
      batches += 1;
      // all are where the first change puts them
      if (batches === 7) await change(3);
    }
    expect(await unfinished()).toEqual([rule.id]);
    await finishSome(rule, 100);
    expect(await due(rule)).toEqual([[3 * hour, alarms]]);
    expect(await unfinished()).toEqual([]);
  });

  test('moves all, though some of a batch end before they are moved', async () => {
    const rule = await it.rule({ delay: { hours: 1 } });
    await wait(rule, 1_000);
    await updateRule(await it.ctx(), { ...idOf(rule), input: inputOf(rule, { delay: { hours: 2 } }) }, noWake);
    const finishing = await it.db.transaction(async (trx) => {
      await trx('automation_rules').where({ customer_id: it.customerId, id: rule.id }).forNoKeyUpdate().first('id');
      let isSearched = false;
      const look = ({ sql }: { sql: string }) => {
        isSearched ||= sql.includes('for no key update');
      };
      it.db.on('query', look);
      const finished = finishSome(rule, 100, 500);
      await until('a batch to wait for the rule', async () => isSearched);
      it.db.off('query', look);
      await trx('automation_timers')
        .where({ customer_id: it.customerId, rule_id: rule.id, alarm_id: 1 })
        .update({ done_at: scene.clock.now() });
      // not awaited by the transaction, for which it waits
      return { finished };
    });
    await finishing.finished;
    expect(await due(rule)).toEqual([[2 * hour, 999]]);
    expect(await unfinished()).toEqual([]);
  });

  test('does not move what the rule has begun to act on', async () => {
    const rule = await it.rule({ delay: { hours: 1 } });
    await wait(rule, 10);
    await updateRule(await it.ctx(), { ...idOf(rule), input: inputOf(rule, { delay: { hours: 2 } }) }, noWake);
    await it
      .db('automation_timers')
      .where({ customer_id: it.customerId, rule_id: rule.id, alarm_id: 1 })
      .update({ next_action: 1 });
    await finishSome(rule, 100);
    expect(await due(rule)).toEqual([
      [hour, 1],
      [2 * hour, 9],
    ]);
  });

  test('does not stop an alarm from leaving meanwhile', async () => {
    const rule = await it.rule({ delay: { hours: 1 } });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    await updateRule(await it.ctx(), { ...idOf(rule), input: inputOf(rule, { delay: { hours: 2 } }) }, noWake);
    await it.end(id);
    await it.run();
    expect((await it.said(rule)).at(-1)).toBe('CANCELLED: The alarm is no longer what the rule waited for');
  });
});

describe('with many alarms that wait', () => {
  interface Plan {
    'Node Type': string;
    'Relation Name'?: string;
    'Actual Rows': number;
    'Actual Loops': number;
    'Rows Removed by Filter'?: number;
    Plans?: Plan[];
  }
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
  async function explained(sql: string, values: readonly unknown[]): Promise<{ types: string[]; touched: number }> {
    const { rows } = await forCustomer(it.db, it.customerId, (trx) =>
      trx.raw(`explain (analyze, format json) ${sql}`, values),
    );
    const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter(
      (node) => node['Relation Name'] === 'automation_timers',
    );
    const touched = nodes.reduce(
      (sum, node) => sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
      0,
    );
    return { types: nodes.map((node) => node['Node Type']), touched };
  }

  test('a list counts so many of each rule, and what is due is found without reading or sorting the rest', async () => {
    const rules: ShownRule[] = [];
    for (let count = 0; count < 5; count += 1) rules.push(await it.rule({ delay: { hours: 1 } }));
    const [first, , , , last] = rules as [ShownRule, ShownRule, ShownRule, ShownRule, ShownRule];
    for (const rule of rules.slice(0, 4)) await wait(rule, 12_000);
    await wait(last, 7);
    // it holds as many that are let go
    await disableRule(await it.ctx(), idOf(first), noWake);
    await enableRule(await it.ctx(), idOf(first));
    await it.db.raw(
      `insert into automation_timers (customer_id, rule_id, alarm_id, entry, alarm_version, triggered_at, due_at, chain, generation)
       select customer_id, rule_id, alarm_id, '1', 1, triggered_at, due_at + alarm_id * interval '1 millisecond', 1, 1
       from automation_timers where customer_id = :customerId and rule_id = :ruleId`,
      keyOf(first),
    );
    await it.db.raw('analyze automation_timers, automation_rules');
    const ids = rules.map(({ id }) => id);
    const more = ruleWaitingCountMax + 1;
    expect(await countWaiting({ db: it.db, customer: { id: it.customerId } as never }, ids)).toEqual(
      new Map(ids.map((id) => [id, id === last.id ? 7 : more])),
    );
    const list = await explained(waitingQuery, [it.customerId, ids]);
    expect(list.types).not.toContain('Seq Scan');
    expect(list.touched).toBeLessThanOrEqual(4 * more + 7);

    const later = new Date(scene.clock.now().getTime() + 10 * hour);
    const { sql, values } = dueQuery(it.customerId, later, ofRule, [first.id, it.customerId, first.id]);
    const found = await explained(sql, values);
    expect(found.touched).toBeLessThanOrEqual(1_100);
  });
});
