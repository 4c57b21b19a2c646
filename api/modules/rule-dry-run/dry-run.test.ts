import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';
import { templatesFor } from '../../../web/src/features/rules/templates.ts';

/**
 * A month of a small plant, worked out on paper, at whose end the rules are tried. It begins on Friday, 1 May 2026; times
 * are days since then, in UTC. Alarm 1 to 6 have priority 1 to 5 and 0; alarm 3 is of the asset AHU-3.
 */
const day = 86_400_000;
const from = Date.UTC(2026, 4, 1);
const now = from + 30 * day;
const on = (days: number): number => from + Math.round(days * day);
const time = (days: number): string => new Date(on(days)).toISOString();
const [hour, minute] = [1 / 24, 1 / 1_440];

let api: TestApi;
let customerId: number;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ clock: { now: () => new Date(now) } });
  customerId = await api.newCustomer({ defaultTimezone: 'UTC' });
  admin = await api.newPerson(customerId);
  const systemId = await api.newSystem(customerId);
  const entered = { status: 'Intake', latestAlarmAt: on(29.5), enteredStatusAt: on(29.5) };
  await api.storeAlarms([
    ...[1, 2, 3, 4].map((id) => ({
      customerId,
      id,
      systemId,
      status: 'Inactive',
      isActive: false,
      latestAlarmAt: on(1),
    })),
    // in Intake for twelve hours now, and for twenty minutes
    { customerId, id: 5, systemId, ...entered },
    { customerId, id: 6, systemId, ...entered, enteredStatusAt: on(30 - 20 * minute) },
  ]);
  await api.db('entities').insert({
    ...{ customer_id: customerId, id: 77, class: 'AHU', kind: 'equipment', name: 'AHU-3', name_key: 'ahu3' },
    created_at: new Date(from),
  });
  const insert = (table: string, values: object[]) =>
    api.warehouse.insert({
      table,
      format: 'JSONEachRow',
      values: values.map((row) => ({ customer_id: customerId, version: 1, is_deleted: 0, ...row })),
    });
  await insert(
    'alarms',
    [1, 2, 3, 4, 5, 6].map((id) => ({
      ...{ alarm_id: id, created_at: time(-90), system_id: systemId, contextual_name: `Alarm ${id}`, priority: id % 6 },
      ...{ search_text: id === 4 ? 'filter dirty' : 'temperature', property_tokens: id === 3 ? ['@=77'] : [] },
    })),
  );
  let entry = 0;
  const stay = (alarm_id: number, entered: number, left: number, to_status = 'Inactive') => {
    entry += 1;
    return {
      ...{ alarm_id, entry_id: String(entry), status: 'Intake', entered_at: time(entered), left_at: time(left) },
      ...{
        from_status: 'Inactive',
        cause: 'SOURCE',
        user_id: null,
        to_status,
        left_cause: 'SOURCE',
        is_reconstructed: 0,
      },
    };
  };
  await insert('status_entries', [
    // on Monday the 4th at 8:00 for two hours, at 10:30 for five minutes, at 23:00 for two hours
    stay(1, 3 + 8 * hour, 3 + 10 * hour),
    stay(1, 3 + 10.5 * hour, 3 + 10.5 * hour + 5 * minute),
    stay(1, 3 + 23 * hour, 4 + hour),
    // on Saturday the 9th at 9:00, on Monday the 25th at 9:00
    stay(2, 8 + 9 * hour, 8 + 12 * hour),
    stay(2, 24 + 9 * hour, 24 + 12 * hour),
    // while there is work on it, and after that
    stay(3, 10 + 9 * hour, 10 + 10 * hour),
    stay(3, 13 + 9 * hour, 13 + 10 * hour),
  ]);
  await insert('tickets', [
    {
      ...{ ticket_id: 1, created_at: time(10), closed_at: time(12), state: 'CLOSED', due_at: time(13) },
      ...{ is_escalated: 0, reissue_count: 0, alarm_count: 1 },
    },
  ]);
  await insert('ticket_alarms', [{ ticket_id: 1, alarm_id: 3, ticket_created_at: time(10) }]);
});
afterAll(() => api?.stop());

interface DryRun {
  entries: number;
  matched: number;
  outsideSchedule: number;
  left: number;
  waiting: number;
  snoozed: number;
  acted: number;
  tickets: number;
  duplicatesAvoided: number;
  firings: Array<{ alarmId: string; alarmName: string | null; firesAt: string; outcome: string; hasTicket: boolean }>;
  days: Array<{ date: string; acted: number; tickets: number }>;
  [name: string]: unknown;
}
const document = `query ($input: AutomationRuleInput!, $excludeIds: [ID!], $days: Int, $timezone: String) {
  dryRunAutomationRule(input: $input, excludeIds: $excludeIds, days: $days, timezone: $timezone) {
    timezone entries entryAlarms matched outsideSchedule left waiting snoozed acted alarms tickets
    duplicatesAvoided recipients notifications nights peopleWoken firstPauseAt pauses assumedWorkHours unknownCriteria
    days { date acted tickets duplicatesAvoided } firings { alarmId alarmName triggeredAt firesAt outcome hasTicket } } }`;
const ask = (rule: object, more: object = {}, by = admin) =>
  api.gql<{ dryRunAutomationRule: DryRun }>(document, by, {
    input: { name: 'Rule', trigger: { type: 'ENTERS_INTAKE' }, actions: [{ type: 'PIN' }], ...rule },
    ...more,
  });
async function tried(rule: object, more: object = {}): Promise<DryRun> {
  const { data, errors } = await ask(rule, more);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.dryRunAutomationRule;
}
const firingsOf = ({ firings }: DryRun) =>
  firings.map(({ alarmId, firesAt, outcome, hasTicket }) => [Number(alarmId), firesAt, outcome, hasTicket]);

describe('BEY.2 a dry run', () => {
  test('BEY.2 tells what a rule would have done and when, of what has ended and of what lasts', async () => {
    const found = await tried({});
    expect(found).toMatchObject({
      ...{ timezone: 'UTC', entries: 9, entryAlarms: 5, matched: 9, acted: 9, alarms: 5 },
      ...{ tickets: 0, duplicatesAvoided: 0, recipients: 0, peopleWoken: 0, pauses: 0, unknownCriteria: [] },
    });
    expect(firingsOf(found).slice(0, 3)).toEqual([
      [6, time(30 - 20 * minute), 'ACTED', false],
      [5, time(29.5), 'ACTED', false],
      [2, time(24 + 9 * hour), 'ACTED', false],
    ]);
    expect(found.firings[0]?.alarmName).toBe('Alarm 6');
    expect(found.days).toHaveLength(30);
    expect(found.days.filter(({ acted }) => acted > 0).map(({ date, acted }) => [date, acted])).toEqual([
      ['2026-05-04', 3],
      ['2026-05-09', 1],
      ['2026-05-11', 1],
      ['2026-05-14', 1],
      ['2026-05-25', 1],
      ['2026-05-30', 2],
    ]);
  });

  test('AUTO.19 AUTO.20 AUTO.21 schedule, holidays and delay decide as those of the engine', async () => {
    await api.read('mutation ($input: HolidayInput!) { createHoliday(input: $input) { id } }', admin, {
      input: { date: '2026-05-25', name: 'Memorial Day' },
    });
    const schedule = {
      ...{ every: 1, unit: 'WEEK', startDate: '2026-05-31', weekdays: [1, 2, 3, 4, 5], from: '06:00', to: '18:00' },
      ...{ timezone: 'UTC', leavesOutHolidays: true },
    };
    // a schedule that starts tomorrow is tried as if it had begun before
    const found = await tried({ schedule, delay: { minutes: 30 } });
    // outside: 23:00, Saturday the 9th, the holiday, and those of the last day, a Saturday
    expect(found).toMatchObject({ matched: 9, outsideSchedule: 5, left: 1, waiting: 0, acted: 3 });
    expect(firingsOf(found)).toEqual([
      [3, time(13 + 9 * hour + 30 * minute), 'ACTED', false],
      [3, time(10 + 9 * hour + 30 * minute), 'ACTED', false],
      [1, time(3 + 8 * hour + 30 * minute), 'ACTED', false],
    ]);
    const night = { ...schedule, weekdays: [1], from: '22:00', to: '02:00' };
    expect(firingsOf(await tried({ schedule: night, delay: { hours: 2 } }))).toEqual([
      [1, time(4 + hour), 'ACTED', false],
    ]);
    expect(await tried({ delay: { minutes: 30 } })).toMatchObject({ left: 1, waiting: 1, acted: 7 });
  });

  test('AUTO.25 tickets, and duplicates avoided: there is work, or the rule would have made it', async () => {
    const actions = [{ type: 'CREATE_WORK' }];
    const found = await tried({ actions });
    // two days are the median of the work that was closed
    expect(found).toMatchObject({ assumedWorkHours: 48, tickets: 6, duplicatesAvoided: 3, acted: 6 });
    expect(firingsOf(found).filter(([, , outcome]) => outcome === 'COVERED')).toEqual([
      [3, time(10 + 9 * hour), 'COVERED', false],
      [1, time(3 + 23 * hour), 'COVERED', false],
      [1, time(3 + 10.5 * hour), 'COVERED', false],
    ]);
    // the rule goes on with what else it does
    expect(await tried({ actions: [...actions, { type: 'PIN' }] })).toMatchObject({
      ...{ tickets: 6, duplicatesAvoided: 3, acted: 9 },
    });
    const snoozes = [{ type: 'SNOOZE', durationMinutes: 600, reason: 'Known' }];
    expect(await tried({ actions: snoozes })).toMatchObject({ snoozed: 1, acted: 8 });
  });

  test('AUTO.27 criteria of alarms and of their assets, and alarms that are left out', async () => {
    const priority = [{ field: 'priority', values: ['1', '2'] }];
    expect(await tried({ criteria: priority })).toMatchObject({ entries: 9, matched: 5, unknownCriteria: [] });
    expect(await tried({ criteria: priority }, { excludeIds: ['1'] })).toMatchObject({ matched: 2 });
    expect(await tried({ assetCriteria: [{ field: 'assetClass', values: ['AHU'] }] })).toMatchObject({
      matched: 2,
      acted: 2,
    });
    expect(await tried({ assetCriteria: [{ field: 'assetClass', values: ['Chiller'] }] })).toMatchObject({
      matched: 0,
    });
    // what history does not know is named, and left out
    const pinned = { field: 'pinned', values: ['true'] };
    expect(await tried({ criteria: [...priority, pinned] })).toMatchObject({ matched: 5, unknownCriteria: ['Pinned'] });
  });

  test('people whom it would have mailed, and those whom it would have woken, by their clock', async () => {
    const teamId = 900_000 + (customerId % 1_000);
    const second = await api.newPerson(customerId, 'STANDARD');
    await api.db('teams').insert({ customer_id: customerId, id: teamId, name: 'HVAC' });
    const unsubscribed = await api.newPerson(customerId, 'STANDARD');
    const members = [admin, second, unsubscribed];
    await api
      .db('users')
      .whereIn(
        'id',
        members.map(({ id }) => id),
      )
      .update({ is_email_verified: true, is_email_subscribed: true });
    await api.db('users').where({ id: unsubscribed.id }).update({ is_email_subscribed: false });
    await api.db('team_members').insert(
      members.map(({ id }) => ({
        customer_id: customerId,
        team_id: teamId,
        user_id: id,
        role: 'TEAM_MEMBER',
      })),
    );
    const actions = [{ type: 'NOTIFY', userIds: [admin.id], teamIds: [String(teamId)] }];
    // 23:00 on the 4th; and the last, at 23:40 of the 30th
    expect(await tried({ actions })).toMatchObject({ recipients: 2, notifications: 18, nights: 2, peopleWoken: 4 });
    // in Tokyo 9:00 is 18:00, 23:00 is 8:00, and 12:00 is 21:00
    expect(await tried({ actions }, { timezone: 'Asia/Tokyo' })).toMatchObject({ nights: 0, peopleWoken: 0 });
  });

  test('AUTO.29 says when the rule would have paused itself: before the 26th ticket in ten minutes', async () => {
    const crowd = await api.newCustomer();
    const by = await api.newPerson(crowd);
    const alarms = (count: number, at: (index: number) => number) =>
      Array.from({ length: count }, (_, index) => ({ id: index + 1, at: at(index) }));
    const flood = alarms(60, (index) => on(5) + index * 20_000);
    const common = { customer_id: crowd, version: 1, is_deleted: 0 };
    await api.warehouse.insert({
      table: 'alarms',
      format: 'JSONEachRow',
      values: flood.map(({ id }) => ({ ...common, alarm_id: id, created_at: time(0), system_id: 1, priority: 1 })),
    });
    await api.warehouse.insert({
      table: 'status_entries',
      format: 'JSONEachRow',
      values: flood.map(({ id, at }) => ({
        ...{ ...common, alarm_id: id, entry_id: '1', status: 'Intake', entered_at: new Date(at).toISOString() },
        ...{ left_at: time(6), cause: 'SOURCE', to_status: 'Inactive', left_cause: 'SOURCE', is_reconstructed: 0 },
      })),
    });
    const { data } = await ask({ actions: [{ type: 'CREATE_WORK' }] }, {}, by);
    // one each twenty seconds: the 26th comes within ten minutes of the first, and again 26 after it was resumed
    expect(data?.dryRunAutomationRule).toMatchObject({
      ...{ tickets: 60, pauses: 2, firstPauseAt: new Date(on(5) + 25 * 20_000).toISOString() },
    });
  });

  test('writes nothing, and is for those who see rules and alarms, of their own customer', async () => {
    const tables = ['outbox', 'automation_rules', 'automation_timers', 'audit_log', 'mails'];
    const count = async () =>
      Promise.all(
        tables.map(async (table) => {
          const rows = api.db(table);
          return Number(
            (await (table === 'mails' ? rows : rows.where({ customer_id: customerId })).count({ n: '*' }))[0]?.n,
          );
        }),
      );
    const before = await count();
    await tried({ actions: [{ type: 'CREATE_WORK' }, { type: 'NOTIFY', userIds: [admin.id] }] });
    expect((await count()).slice(0, 4)).toEqual(before.slice(0, 4));
    const codeOf = async (by: TestPerson) => (await ask({}, {}, by)).errors?.[0]?.extensions.code;
    expect(await codeOf(await api.newPerson(customerId, 'MANAGER'))).toBeUndefined();
    expect(await codeOf(await api.newPerson(customerId, 'STANDARD'))).toBe('FORBIDDEN');
    expect(await codeOf(await api.newPerson(customerId, { automation: ['VIEW'] }))).toBe('FORBIDDEN');
    const stranger = await api.newPerson(await api.newCustomer());
    expect((await ask({}, {}, stranger)).data?.dryRunAutomationRule).toMatchObject({
      entries: 0,
      matched: 0,
      acted: 0,
    });
  });

  test('refuses a rule without a trigger, other days, and a timezone that there is not', async () => {
    const codeOf = async (rule: object, more: object = {}) => (await ask(rule, more)).errors?.[0]?.extensions.code;
    expect(await codeOf({ trigger: null })).toBe('INVALID');
    expect(await codeOf({ trigger: { type: 'ENTERS_STATUS' } })).toBe('INVALID');
    expect(await codeOf({}, { days: 365 })).toBe('INVALID');
    expect(await codeOf({}, { timezone: 'Mars/Olympus' })).toBe('INVALID');
    expect(await codeOf({ criteria: [{ field: 'nothing', values: ['1'] }] })).toBe('INVALID');
    expect(await codeOf({ delay: { days: 31 } })).toBe('INVALID');
  });

  test('ten ready-made rules can be enabled as they are, and each is tried', async () => {
    const taker = { userId: admin.id, timezone: 'America/Chicago', today: '2026-05-31', hasWork: true };
    const templates = templatesFor(taker);
    expect(templates).toHaveLength(10);
    expect(templatesFor({ ...taker, hasWork: false }).length).toBeLessThan(10);
    for (const { id, input } of templates) {
      expect([id, (await tried(input)).acted >= 0]).toEqual([id, true]);
      const { createAutomationRule: made } = await api.read<{
        createAutomationRule: { isComplete: boolean; problems: object[] };
      }>(
        'mutation ($input: AutomationRuleInput!) { createAutomationRule(input: $input) { isComplete problems { message } } }',
        admin,
        { input: input as unknown as Record<string, unknown> },
      );
      expect([id, made]).toEqual([id, { isComplete: true, problems: [] }]);
    }
    const filter = templates.find(({ id }) => id === 'dirtyFilter');
    expect(await tried({ ...filter?.input, delay: {} })).toMatchObject({ matched: 0 });
  });
});
