import { beforeAll, describe, expect, test } from 'vitest';
import { ruleActionsMax } from '../../../domain/constants.ts';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import { ruleCalls } from '../../../tests/support/rule-calls.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';

const scene = customerScene();
const { call, refusal, list, whole } = ruleCalls(scene);
let manager: TestPerson;
let others: TestPerson[];
beforeAll(async () => {
  const person = (role: 'MANAGER' | 'STANDARD' | 'VENDOR') => scene.api.newPerson(scene.customerId, role);
  manager = await person('MANAGER');
  others = [await person('STANDARD'), await person('VENDOR')];
});

describe('who changes rules, and with what', () => {
  test('AUTO-011 AUTO-012 Admins change rules, Managers read them', async () => {
    const { id } = await call('createAutomationRule', { input: whole({ name: 'Read only' }) });
    expect((await list({ nameLike: 'read only' }, manager)).count).toBe(1);
    for (const [verb, args] of [
      ['createAutomationRule', { input: whole() }],
      ['updateAutomationRule', { id, input: whole() }],
      ['reorderAutomationRules', { ids: [id] }],
      ['cloneAutomationRule', { id }],
      ['enableAutomationRule', { id }],
      ['deleteAutomationRule', { id }],
      ['excludeAlarmFromAutomationRule', { id, alarmId: '1' }],
    ] as const)
      expect([verb, (await refusal(verb, args, manager)).split(':')[0]]).toEqual([verb, 'FORBIDDEN']);
  });

  test('a rule does nothing that whoever writes, copies or enables it may not do themselves', async () => {
    const rules = ['VIEW', 'CREATE', 'EDIT', 'DELETE'];
    const person = (more: Record<string, string[]> = {}) =>
      scene.api.newPerson(scene.customerId, { automation: rules, ...more });
    const [nothing, edits, clears, works] = await Promise.all([
      person(),
      person({ alarms: ['VIEW', 'EDIT'] }),
      person({ alarms: ['VIEW', 'EDIT', 'CLOSE'] }),
      person({ 'work.myWork': ['VIEW', 'CREATE'] }),
    ]);
    const beyond = 'FORBIDDEN: A rule can do only what your role allows you to do yourself';
    const create = (by: TestPerson, action: object) =>
      refusal('createAutomationRule', { input: whole({ actions: [action] }) }, by);
    for (const type of [
      'SNOOZE',
      'DECLINE',
      'MOVE_STATUS',
      'SET_PRIORITY',
      'PIN',
      'CREATE_WORK',
      'ATTACH_TO_OPEN_WORK',
    ])
      expect([type, await create(nothing, { type })]).toEqual([type, beyond]);
    expect(await create(nothing, { type: 'NOTIFY', userIds: [scene.ada.id] })).toBe('done');
    expect(await create(edits, { type: 'PIN' })).toBe('done');
    expect(await create(edits, { type: 'MOVE_STATUS', status: 'Inactive' })).toBe(beyond);
    expect(await create(clears, { type: 'MOVE_STATUS', status: 'Inactive' })).toBe('done');
    expect(await create(works, { type: 'CREATE_WORK' })).toBe('done');
    expect(await create(works, { type: 'ATTACH_TO_OPEN_WORK' })).toBe(beyond);
    const { id } = await call('createAutomationRule', { input: whole({ actions: [{ type: 'PIN' }] }) });
    for (const [verb, args] of [
      ['updateAutomationRule', { id, input: whole({ actions: [{ type: 'PIN' }] }) }],
      ['cloneAutomationRule', { id }],
      ['enableAutomationRule', { id }],
    ] as const)
      expect([verb, await refusal(verb, args, nothing)]).toEqual([verb, beyond]);
    expect(await refusal('enableAutomationRule', { id }, edits)).toBe('done');
    // whoever may stop rules stops this one, too
    expect(await refusal('disableAutomationRule', { id }, nothing)).toBe('done');
  });

  test('AUTO-013 AUTO-014 standard users and vendors have nothing of them', async () => {
    for (const person of others) {
      const { errors } = await scene.api.gql('{ automationRulesAndCount { count } }', person);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect(await refusal('createAutomationRule', { input: whole() }, person)).toMatch(/^FORBIDDEN/);
    }
  });

  test('AUTO.28 input that is hostile or out of bounds is refused with its reason, and nothing is stored', async () => {
    const { count } = await list();
    const at = { every: 1, unit: 'DAY', startDate: '2026-05-04', weekdays: [], from: '06:00', to: '18:00' };
    const schedule = { ...at, timezone: 'America/New_York' };
    const hostile: object[] = [
      { actions: Array.from({ length: ruleActionsMax + 1 }, () => ({ type: 'PIN' })) },
      { actions: [{ type: 'SNOOZE', durationMinutes: -1 }] },
      { actions: [{ type: 'SET_PRIORITY', priority: 6 }] },
      { actions: [{ type: 'CREATE_WORK', teamId: "1' or '1'='1\u0000" }] },
      { actions: [{ type: 'NOTIFY', userIds: ['everybody'] }] },
      { delay: { days: -1 } },
      { delay: { minutes: 2_147_483_647 } },
      { schedule: { ...schedule, timezone: 'Mars/Olympus' } },
      { schedule: { ...schedule, from: '24:00' } },
      { schedule: { ...schedule, startDate: '2026-02-30' } },
      { schedule: { ...schedule, every: 0 } },
      { schedule: { ...schedule, weekdays: [8] } },
      { criteria: [{ field: 'priority', values: ['5\u0000'] }] },
      { criteria: [{ field: 'createdAt; drop table alarms', values: ['1'] }] },
      { name: '\u0000' },
      { name: 'x'.repeat(1_000) },
    ];
    for (const more of hostile)
      expect(await refusal('createAutomationRule', { input: whole(more) }), JSON.stringify(more)).toMatch(
        /^INVALID: ./,
      );
    expect((await list()).count).toBe(count);
    for (const id of ['-1', '0', '1e9', '9'.repeat(30), "1' or '1'='1"])
      expect(await refusal('enableAutomationRule', { id }), id).toMatch(/^(NOT_FOUND|INVALID): ./);
  });
});
