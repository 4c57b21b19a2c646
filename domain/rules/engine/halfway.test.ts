import { beforeEach, describe, expect, test } from 'vitest';
import { hour, idOf, minute, noWake, type RuleCustomer, ruleScene } from '../../../tests/support/rule-scene.ts';
import { ruleTicketGuard } from '../../constants.ts';
import { byRule } from '../../origin/origin.ts';
import { resumeRule } from '../change-rules.ts';
import type { ShownRule } from '../list-rules.ts';
import { fireDue } from './fire.ts';

const scene = ruleScene();
let it: RuleCustomer;
beforeEach(async () => {
  it = await scene.atNoon();
});

const { tickets: most } = ruleTicketGuard;
const resume = async (rule: { id: number }) => resumeRule(await it.ctx(), idOf(rule), noWake);

/** A rule that has pinned some alarms more than it may make tickets for, and was paused before it made those. */
async function pausedHalfway(more: number): Promise<{ rule: ShownRule; left: number[] }> {
  const rule = await it.rule({ pausesInFlood: false, actions: [{ type: 'PIN' }, { type: 'CREATE_WORK' }] as never });
  const ids = await it.alarms(most + more);
  for (const id of ids) await it.activate(id);
  await it.run();
  expect(await it.row(rule)).toMatchObject({ state: 'PAUSED', pause_reason: 'TICKET_GUARD' });
  const states = await Promise.all(ids.map((id) => it.state(id)));
  expect(states.every(({ isPinned }) => isPinned)).toBe(true);
  return { rule, left: states.filter(({ openWorkCount }) => openWorkCount === 0).map(({ id }) => id) };
}

describe('a rule that was paused between two actions', () => {
  test('AUTO.29 makes no ticket for an alarm that has ended meanwhile', async () => {
    const { rule, left } = await pausedHalfway(3);
    await it.later(hour);
    await it.end(left[0] as number);
    await it.run();
    await resume(rule);
    await it.later(minute, rule);
    expect(await it.tickets()).toHaveLength(most + 2);
    expect(await it.state(left[0] as number)).toMatchObject({ status: 'Inactive', openWorkCount: 0 });
    expect((await it.said(rule)).filter((one) => one.startsWith('CANCELLED'))).toEqual([
      'CANCELLED: The alarm is no longer what the rule waited for',
    ]);
  });

  test('AUTO.23 does not go on more than six hours late', async () => {
    const { rule } = await pausedHalfway(2);
    await it.later(7 * hour);
    await resume(rule);
    await it.later(minute, rule);
    expect(await it.tickets()).toHaveLength(most);
    expect((await it.said(rule)).slice(-2)).toEqual(Array(2).fill('SKIPPED: More than 6 hours late'));
  });

  test('AUTO.21 takes an alarm that has come back meanwhile', async () => {
    const { rule, left } = await pausedHalfway(1);
    const [id] = left as [number];
    await it.later(hour);
    await it.end(id);
    await it.run();
    await it.later(hour);
    await it.activate(id);
    await it.run();
    await resume(rule);
    await it.later(minute, rule);
    expect(await it.state(id)).toMatchObject({ status: 'Dispatched', openWorkCount: 1 });
    expect(await it.tickets()).toHaveLength(most + 1);
  });

  test('goes on though its own actions have changed the alarm', async () => {
    const rule = await it.rule({
      actions: [{ type: 'SET_PRIORITY', priority: 5 }, { type: 'DECLINE', reason: 'Known' }, { type: 'PIN' }] as never,
      criteria: [{ field: 'priority', values: ['3'] }],
    });
    const [id] = (await it.alarms(1)) as [number];
    await it.activate(id);
    await it.run();
    expect(await it.state(id)).toMatchObject({ priority: 5, status: 'Declined', isPinned: true });
    expect(await it.said(rule)).toHaveLength(3);
  });
});

test('a rule without a delay that a crash has stopped between two actions goes on when its change is read again', async () => {
  const rule = await it.rule({ actions: [{ type: 'PIN' }, { type: 'DECLINE', reason: 'Done' }] as never });
  const [id] = (await it.alarms(1)) as [number];
  await it.activate(id);
  const changes = (await it.published(0)).flatMap(({ message }) =>
    message.alarms.map((change) => ({ ...change, at: message.at })),
  );
  await it.run();
  // as if the process had died after the first action
  await it.change(id, () => ({ status: 'Intake', isPinned: false }));
  const { id: entry } = (await it.state(id)).entry as { id: string };
  await it
    .db('automation_timers')
    .where({ customer_id: it.customerId, rule_id: rule.id })
    .update({ done_at: null, next_action: 1, has_acted: true, entry });
  await it.judge(changes);
  expect(await it.state(id)).toMatchObject({ status: 'Declined', isPinned: false });
});

test('AUTO.29 two workers that act for one rule at the same moment make no ticket too many', async () => {
  const rule = await it.rule({
    ...{ pausesInFlood: false, delay: { minutes: 1 } },
    actions: [{ type: 'CREATE_WORK' }] as never,
  });
  for (const id of await it.alarms(most + 5)) await it.activate(id);
  await it.run();
  scene.clock.advance(minute);
  await Promise.all([1, 2, 3].map(() => fireDue(it.deps, it.customerId, { ruleId: rule.id })));
  expect(await it.tickets()).toHaveLength(most);
  expect(await it.row(rule)).toMatchObject({ state: 'PAUSED', pause_reason: 'TICKET_GUARD', execution_count: most });
});

test('a rule that was stopped between two actions is not ended by what its first one did', async () => {
  const rule = await it.rule({
    delay: { minutes: 1 },
    actions: [{ type: 'DECLINE', reason: 'Known' }, { type: 'PIN' }] as never,
  });
  const [id] = (await it.alarms(1)) as [number];
  await it.activate(id);
  await it.run();
  // the first action was done and the process died
  await it.change(id, () => ({ status: 'Declined' }), byRule(rule.id));
  await it
    .db('automation_timers')
    .where({ customer_id: it.customerId, rule_id: rule.id })
    .update({ next_action: 1, has_acted: true });
  await it.run();
  await it.later(minute, rule);
  expect(await it.state(id)).toMatchObject({ status: 'Declined', isPinned: true });
});
