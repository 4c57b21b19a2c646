import { beforeEach, describe, expect, test } from 'vitest';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { overtake } from '../../../tests/support/overtake.ts';
import {
  calm,
  hour,
  idOf,
  minute,
  noWake,
  type RuleCustomer,
  ruleScene,
  work,
} from '../../../tests/support/rule-scene.ts';
import { until } from '../../../tests/support/until.ts';
import { floodMaxAlarms, ruleDisableAfter, ruleTicketGuard } from '../../constants.ts';
import { resumeRule } from '../change-rules.ts';
import { lockStatesOf } from '../rule-rows.ts';
import { isFlooded, judgeFlood } from './flood.ts';

const scene = ruleScene();
let it: RuleCustomer;
beforeEach(async () => {
  it = await scene.atNoon();
});

describe('rules that are stopped', () => {
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
    await resumeRule(await it.ctx(), idOf(rule), noWake);
    await it.later(minute, rule);
    expect(await it.tickets()).toHaveLength(most + 3);
    expect((await it.said(rule)).filter((one) => one.startsWith('CANCELLED'))).toHaveLength(1);
  });

  test('AUTO.29 tickets of before it was resumed do not count', async () => {
    const { tickets: most } = ruleTicketGuard;
    const rule = await it.rule({ ...calm, actions: [work()] });
    for (const id of await it.alarms(most + 3)) await it.activate(id);
    await it.run();
    expect(await it.row(rule)).toMatchObject({ pause_reason: 'TICKET_GUARD' });
    scene.clock.advance(minute);
    await resumeRule(await it.ctx(), idOf(rule), noWake);
    await it.later(minute, rule);
    expect(await it.tickets()).toHaveLength(most + 3);
    expect(await it.row(rule)).toMatchObject({ state: 'ENABLED' });
  });
});

describe('floods', () => {
  /** Judges the flood of the customer's alarms some minutes later. */
  const judge = (minutes = 0) => {
    scene.clock.advance(minutes * minute);
    return judgeFlood(it.db, { id: it.customerId, name: 'Plant' }, scene.clock.now().getTime());
  };
  const onStale = (more: object = {}) => it.rule({ actions: [work()], trigger: { type: 'BECOMES_STALE' }, ...more });

  test('BEY.3 a flood that comes and goes is one: what it has paused stays so for its window', async () => {
    const risky = await onStale();
    // as many as one person can follow
    for (const id of await it.alarms(floodMaxAlarms)) await it.activate(id);
    expect(await judge()).toMatchObject({ paused: 0 });
    for (const id of await it.alarms(1)) await it.activate(id);
    expect(await judge(9)).toMatchObject({ paused: 1 });
    expect(await judge(2)).toEqual({ resumed: [], paused: 0 });
    expect(await judge(8)).toEqual({ resumed: [risky.id], paused: 0 });
  });

  test('BEY.3 a flood pauses rules that create work or notify, mails once, and they go on when it is over', async () => {
    await it.db('users').where({ id: it.adminId }).update({ is_email_subscribed: true });
    const risky = await it.rule({ actions: [work()] });
    const brave = await onStale(calm);
    const pins = await it.rule();
    const ids = await it.alarms(11);
    for (const id of ids) await it.activate(id);
    await it.run();
    expect(await it.row(risky)).toMatchObject({ state: 'PAUSED', pause_reason: 'FLOOD' });
    expect(await it.tickets()).toEqual([]);
    expect(await it.row(pins)).toMatchObject({ state: 'ENABLED', execution_count: 11 });
    expect(await judge()).toMatchObject({ resumed: [] });
    expect(await it.row(brave)).toMatchObject({ state: 'ENABLED' });
    expect(await it.db('mails').whereRaw('body::text like ?', [`%${risky.name}%`])).toHaveLength(1);
    for (const id of ids.slice(1)) await it.end(id);
    await it.later(11 * minute);
    const now = scene.clock.now().getTime();
    expect(await forCustomer(it.db, it.customerId, (trx) => isFlooded(trx, it.customerId, now))).toBe(false);
    expect(await judge()).toEqual({ resumed: [risky.id], paused: 0 });
    await it.later(0, risky);
    expect(await it.tickets()).toHaveLength(1);
  });

  test('BEY.3 rules that go on are locked in the order in which others lock several, so that none waits for the other', async () => {
    const [first, second] = [await onStale(), await onStale()];
    for (const id of await it.alarms(11)) await it.activate(id);
    expect(await judge()).toMatchObject({ paused: 2 });
    const { db, customerId } = it;
    await until('Postgres to find the second rule first', async () => {
      await db('automation_rules').where({ customer_id: customerId, id: first.id }).update({ description: 'Moved' });
      const [found] = await db('automation_rules')
        .where({ customer_id: customerId, pause_reason: 'FLOOD' })
        .pluck('id');
      return found === second.id;
    });
    // another process judges changes, which both rules may wait for
    const locks = (rule: { id: number }) => (trx: Transaction) => lockStatesOf(trx, customerId, [rule.id]);
    const judged = await overtake(it, { lock: locks(first), change: locks(second) }, () => judge(11));
    expect(judged).toEqual({ resumed: [first.id, second.id], paused: 0 });
  });
});
