import { beforeAll, describe, expect, test } from 'vitest';
import { decideAll } from '../../../domain/alarms/decisions/run-verb.ts';
import { snoozeAlarm } from '../../../domain/alarms/decisions/snooze-alarms.ts';
import { decidingRule } from '../../../domain/alarms/decisions/verb.ts';
import { ruleActionsMax, ruleWaitingCountMax } from '../../../domain/constants.ts';
import { ruleAtWork } from '../../../domain/identity/ticket-rights.ts';
import { createTicket } from '../../../domain/work/create-ticket.ts';
import { ctxOf } from '../../../tests/support/ctx-of.ts';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';

const scene = customerScene();
let manager: TestPerson;
let others: TestPerson[];
beforeAll(async () => {
  const person = (role: 'MANAGER' | 'STANDARD' | 'VENDOR') => scene.api.newPerson(scene.customerId, role);
  manager = await person('MANAGER');
  others = [await person('STANDARD'), await person('VENDOR')];
});

const fields = `id name description executionOrder state pauseReason trigger { type status }
  schedule { every unit startDate weekdays from to timezone leavesOutHolidays }
  criteria { field name isExclusion values } assetCriteria { field values } delay { days hours minutes }
  actions { type objectiveTemplate assigneeId teamId dueInHours durationMinutes reason status priority userIds channels }
  excludeIds sentence isComplete problems { path message } lastError lastExecutionAt executionCount waitingCount version`;
interface Rule {
  id: string;
  name: string;
  executionOrder: number;
  state: string;
  isComplete: boolean;
  problems: Array<{ path: string; message: string }>;
  version: number;
  waitingCount: number;
  sentence: string;
}

const types: Record<string, string> = {
  id: 'ID!',
  ids: '[ID!]!',
  input: 'AutomationRuleInput!',
  expectedVersion: 'Int',
  alarmId: 'ID!',
};
const document = (verb: string, args: object, selection = fields) =>
  `mutation (${Object.keys(args)
    .map((name) => `$${name}: ${types[name]}`)
    .join(', ')})
   { result: ${verb}(${Object.keys(args)
     .map((name) => `${name}: $${name}`)
     .join(', ')}) { ${selection} } }`;
const call = async (verb: string, args: object, by = scene.ada): Promise<Rule> =>
  (
    await scene.api.read<{ result: Rule }>(
      document(verb, args, verb.startsWith('delete') ? 'id' : fields),
      by,
      args as never,
    )
  ).result;
const refusal = async (verb: string, args: object, by = scene.ada): Promise<string> => {
  const { errors } = await scene.api.gql(
    document(verb, args, verb.startsWith('delete') ? 'id' : fields),
    by,
    args as never,
  );
  return errors?.map(({ extensions, message }) => `${extensions.code}: ${message}`).join() ?? 'done';
};
const list = async (where: object = {}, by = scene.ada) => {
  const query = `query ($where: AutomationRulesWhere) { page: automationRulesAndCount(where: $where, limit: 50) {
    automationRules { ${fields} } count } }`;
  return (await scene.api.read<{ page: { automationRules: Rule[]; count: number } }>(query, by, { where })).page;
};

let made = 0;
const whole = (more: object = {}) => {
  made += 1;
  return {
    name: `Dirty filter ${made}`,
    trigger: { type: 'ENTERS_INTAKE' },
    criteria: [{ field: 'priority', values: ['5'] }],
    delay: { minutes: 90 },
    actions: [{ type: 'SNOOZE', durationMinutes: 30, reason: 'Known', priority: 3 }],
    ...more,
  };
};

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
    const { rule } = await scene.api.read<{ rule: Rule }>(
      `{ rule: automationRule(id: "${first.id}") { ${fields} } }`,
      scene.ada,
    );
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
    const { rule } = await scene.api.read<{ rule: Rule }>(
      `{ rule: automationRule(id: "${id}") { ${fields} } }`,
      scene.ada,
    );
    expect(rule).toMatchObject({
      ...{
        isComplete: true,
        trigger: { status: 'On hold' },
        criteria: [{ field: 'status' }],
        actions: [{ status: 'On hold' }],
      },
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

test('holidays are added, changed and removed by Admins, by date', async () => {
  const mutate = async (query: string, by = scene.ada) => {
    const { data, errors } = await scene.api.gql<Record<string, { id: string }>>(`mutation { ${query} }`, by);
    return errors
      ? errors.map(({ extensions, message }) => `${extensions.code}: ${message}`).join()
      : Object.values(data ?? {})[0]?.id;
  };
  const add = (date: string, name: string, by = scene.ada) =>
    mutate(`createHoliday(input: { date: "${date}", name: "${name}", isYearly: true }) { id }`, by);
  const id = await add('2026-12-25', 'Christmas');
  await add('2026-05-01', 'Labor Day');
  expect(await add('2026-12-25', 'christmas')).toBe('CONFLICT: christmas is already on this day');
  expect(await add('2026-13-25', 'Never')).toBe('INVALID: Enter a date as YYYY-MM-DD');
  expect(await add('2026-12-26', 'Boxing Day', manager)).toMatch(/^FORBIDDEN/);
  await mutate(`updateHoliday(id: "${id}", input: { date: "2026-12-24", name: "Christmas Eve" }) { id }`);
  const read = async () =>
    (await scene.api.read<{ holidays: object[] }>('{ holidays { date name isYearly } }', manager)).holidays;
  expect(await read()).toEqual([
    { date: '2026-05-01', name: 'Labor Day', isYearly: true },
    { date: '2026-12-24', name: 'Christmas Eve', isYearly: false },
  ]);
  await mutate(`deleteHoliday(id: "${id}") { id }`);
  await until('the holiday to be gone', async () => (await read()).length === 1);
});
