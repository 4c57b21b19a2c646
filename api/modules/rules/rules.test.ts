import { describe, expect, test } from 'vitest';
import { ruleWaitingCountMax } from '../../../domain/constants.ts';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import { ruleCalls } from '../../../tests/support/rule-calls.ts';

const scene = customerScene();
const { call, refusal, list, read, whole } = ruleCalls(scene);

describe('automation rules', () => {
  test('AUTO-002 AUTO-008 a rule is made disabled and last, with all its parts', async () => {
    const rule = await call('createAutomationRule', {
      input: whole({
        description: ' For filters ',
        schedule: {
          ...{ every: 2, unit: 'WEEK', startDate: '2026-01-05', weekdays: [5, 1, 5], from: '22:00', to: '06:00' },
          ...{ timezone: 'europe/berlin', leavesOutHolidays: true },
        },
        assetCriteria: [{ field: 'assetClass', values: ['AHU'] }],
      }),
    });
    expect(rule).toMatchObject({
      ...{ description: 'For filters', state: 'DISABLED', pauseReason: null, isComplete: true, problems: [] },
      ...{
        trigger: { type: 'ENTERS_INTAKE', status: null },
        delay: { days: 0, hours: 1, minutes: 30 },
        excludeIds: [],
      },
      schedule: {
        ...{ every: 2, unit: 'WEEK', startDate: '2026-01-05', weekdays: [1, 5], from: '22:00', to: '06:00' },
        ...{ timezone: 'Europe/Berlin', leavesOutHolidays: true },
      },
      criteria: [{ field: 'priority', isExclusion: false }],
      assetCriteria: [{ field: 'assetClass' }],
      // a snooze takes no priority
      actions: [{ type: 'SNOOZE', durationMinutes: 30, reason: 'Known', priority: null, userIds: null }],
      ...{ lastError: null, lastExecutionAt: null, executionCount: 0, waitingCount: 0, version: 1 },
    });
    const second = await call('createAutomationRule', { input: whole() });
    expect(second.executionOrder).toBe(rule.executionOrder + 1);
  });

  test('AUTO-001 rules are listed in their order, by name and state, with their count', async () => {
    const first = await call('createAutomationRule', { input: whole({ name: 'Listed one' }) });
    const second = await call('createAutomationRule', { input: whole({ name: 'Listed two' }) });
    await call('enableAutomationRule', { id: second.id });
    const page = await list({ nameLike: 'listed' });
    expect({ names: page.automationRules.map(({ name }) => name), count: page.count }).toEqual({
      ...{ names: ['Listed one', 'Listed two'], count: 2 },
    });
    expect((await list({ nameLike: 'listed', states: ['ENABLED'] })).automationRules.map(({ id }) => id)).toEqual([
      second.id,
    ]);
    await scene.api.db('automation_timers').insert(
      [1, 2, 3].map((alarm_id) => ({
        ...{ customer_id: scene.customerId, rule_id: second.id, alarm_id, entry: '1', alarm_version: 1, chain: 1 },
        ...{ triggered_at: new Date(), due_at: new Date(), done_at: alarm_id === 3 ? new Date() : null },
      })),
    );
    const counts = async () =>
      (await list({ nameLike: 'listed' })).automationRules.map(({ waitingCount }) => waitingCount);
    expect(await counts()).toEqual([0, 2]);
    await scene.api.db.raw(
      `insert into automation_timers (customer_id, rule_id, alarm_id, entry, alarm_version, triggered_at, due_at, chain)
       select ?, ?, n, '2', 1, now(), now() + interval '1 day', 1 from generate_series(11, ?::int + 100) n`,
      [scene.customerId, second.id, ruleWaitingCountMax],
    );
    expect(await counts()).toEqual([0, ruleWaitingCountMax + 1]);
    expect(await call('disableAutomationRule', { id: second.id })).toMatchObject({ waitingCount: 0 });
    const rule = await read(first.id);
    expect(rule.sentence).toBe(
      'When an alarm enters Intake, and its alarm priority is Highest, and it stays for 1 hour 30 minutes, then snooze it for 30 minutes',
    );
  });

  test('AUTO-003 all parts of a rule are changed at once, unless somebody was quicker', async () => {
    const { id, version } = await call('createAutomationRule', { input: whole() });
    const input = whole({ actions: [{ type: 'PIN' }], delay: null });
    expect(await call('updateAutomationRule', { id, input, expectedVersion: version })).toMatchObject({
      ...{
        id,
        name: input.name,
        delay: { minutes: 0 },
        actions: [{ type: 'PIN', reason: null }],
        version: version + 1,
      },
    });
    expect(await refusal('updateAutomationRule', { id, input, expectedVersion: version })).toMatch(/^CONFLICT/);
    expect(await refusal('updateAutomationRule', { id: '999999999', input: whole() })).toBe(
      'NOT_FOUND: Automation rule not found',
    );
  });

  test('AUTO-004 some rules take the places that they have in another order; others stay', async () => {
    const rules = [];
    for (const name of ['Order a', 'Order b', 'Order c'])
      rules.push(await call('createAutomationRule', { input: whole({ name }) }));
    const [a, b, c] = rules.map(({ id }) => id) as [string, string, string];
    await call('reorderAutomationRules', { ids: [c, a] });
    const order = (await list({ nameLike: 'order' })).automationRules.map(({ id }) => id);
    expect(order).toEqual([c, b, a]);
    expect(await refusal('reorderAutomationRules', { ids: [a, a] })).toBe('INVALID: Name each rule once');
    expect(await refusal('reorderAutomationRules', { ids: [a, '999999999'] })).toMatch(/^NOT_FOUND/);
  });

  test('AUTO-005 AUTO-006 a copy is called so, disabled and last; a deleted rule is gone', async () => {
    const { id, name } = await call('createAutomationRule', { input: whole() });
    await call('enableAutomationRule', { id });
    const copy = await call('cloneAutomationRule', { id });
    expect(copy).toMatchObject({ name: `Copy of ${name}`, state: 'DISABLED', delay: { hours: 1, minutes: 30 } });
    expect((await call('cloneAutomationRule', { id })).name).toBe(`Copy of ${name} (2)`);
    await call('deleteAutomationRule', { id });
    expect((await list({ nameLike: name })).automationRules.map((rule) => rule.name)).not.toContain(name);
    expect(await refusal('deleteAutomationRule', { id })).toBe('NOT_FOUND: Automation rule not found');
  });

  test('AUTO-009 a rule is enabled, paused, resumed and disabled', async () => {
    const { id } = await call('createAutomationRule', { input: whole() });
    expect(await refusal('pauseAutomationRule', { id })).toBe('INVALID: Only an enabled rule can be paused');
    expect(await call('enableAutomationRule', { id })).toMatchObject({ state: 'ENABLED' });
    expect(await refusal('resumeAutomationRule', { id })).toBe('INVALID: Only a paused rule can be resumed');
    expect(await call('pauseAutomationRule', { id })).toMatchObject({ state: 'PAUSED', pauseReason: 'PERSON' });
    expect(await refusal('enableAutomationRule', { id })).toBe('INVALID: The rule is paused. Resume it instead.');
    expect(await call('resumeAutomationRule', { id })).toMatchObject({ state: 'ENABLED', pauseReason: null });
    expect(await call('disableAutomationRule', { id })).toMatchObject({ state: 'DISABLED' });
  });

  test('AUTO.28 what is missing or gone is said, and keeps a rule from being enabled', async () => {
    const draft = await call('createAutomationRule', {
      input: {
        name: 'Draft',
        trigger: { type: 'ENTERS_STATUS' },
        actions: [{ type: 'SET_PRIORITY' }, { type: 'NOTIFY' }],
      },
    });
    expect(draft.isComplete).toBe(false);
    expect(draft.problems).toEqual([
      { path: 'trigger.status', message: 'Status is required' },
      { path: 'actions.0.priority', message: 'Priority is required' },
      { path: 'actions.1.userIds', message: 'Choose who is notified' },
    ]);
    expect(await refusal('enableAutomationRule', { id: draft.id })).toBe(
      'INVALID: The rule is not complete: Status is required',
    );
    const gone = await call('createAutomationRule', {
      input: whole({
        trigger: { type: 'ENTERS_STATUS', status: 'Gone' },
        actions: [
          { type: 'CREATE_WORK', teamId: '424242' },
          { type: 'NOTIFY', userIds: ['00000000-0000-4000-8000-000000000001'] },
          { type: 'MOVE_STATUS', status: 'Snoozed' },
        ],
      }),
    });
    expect(gone.problems.map(({ path, message }) => `${path}: ${message}`).sort()).toEqual([
      'actions.0.teamId: A team chosen here was deleted',
      'actions.1.userIds: A person chosen here no longer has access',
      'actions.2.status: Use the action Snooze: it needs a duration',
      'trigger.status: There is no status Gone',
    ]);
    // one that acts must stay complete
    const { id } = await call('createAutomationRule', { input: whole() });
    await call('enableAutomationRule', { id });
    expect(await refusal('updateAutomationRule', { id, input: whole({ actions: [] }) })).toBe(
      'INVALID: The rule is not complete: Add an action',
    );
  });

  test('AUTO-010 each operation says why it failed', async () => {
    const { name } = await call('createAutomationRule', { input: whole() });
    const taken = name.toUpperCase();
    expect(await refusal('createAutomationRule', { input: whole({ name: taken }) })).toBe(
      `CONFLICT: There is already a rule named ${taken}`,
    );
    expect(await refusal('createAutomationRule', { input: whole({ name: ' ' }) })).toMatch(/^INVALID/);
    expect(await refusal('createAutomationRule', { input: whole({ delay: { days: 30, minutes: 1 } }) })).toBe(
      'INVALID: A delay can be up to 30 days',
    );
    expect(
      await refusal('createAutomationRule', { input: whole({ criteria: [{ field: 'nonsense', values: ['1'] }] }) }),
    ).toMatch(/^INVALID/);
    expect(await refusal('cloneAutomationRule', { id: 'x' })).toMatch(/^NOT_FOUND/);
  });

  test('a status with another name keeps its rules; criteria that named it follow', async () => {
    const mutate = (query: string) => scene.api.read(query, scene.ada);
    await mutate('mutation { createAlarmStatus(name: "Waiting") { name } }');
    const { id } = await call('createAutomationRule', {
      input: whole({
        trigger: { type: 'ENTERS_STATUS', status: 'Waiting' },
        criteria: [{ field: 'status', values: ['Waiting'] }],
        actions: [{ type: 'MOVE_STATUS', status: 'Waiting', reason: 'Back' }],
      }),
    });
    await mutate('mutation { updateAlarmStatus(name: "Waiting", newName: "On hold") { name } }');
    const rule = await read(id);
    expect(rule).toMatchObject({
      ...{
        isComplete: true,
        trigger: { status: 'On hold' },
        criteria: [{ field: 'status' }],
        actions: [{ status: 'On hold' }],
      },
    });
  });
});
