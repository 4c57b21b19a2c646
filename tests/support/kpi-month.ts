import { randomUUID } from 'node:crypto';
import { instanceRow, storeInstances } from './alarm-rows.ts';
import { storeTickets } from './kpi-facts.ts';
import { startTestApi, type TestApi, type TestPerson } from './test-api.ts';

/**
 * A small building in May 2026, worked out on paper. Times are UTC; the test looks at it on the first of June at noon.
 *
 * Alarms: 1 (priority 5), 2 (priority 3), 3 (priority 2), 4 (none), 5 (priority 4, deleted), 6 (priority 3),
 * 7 (priority 1), 8 (priority 4).
 * Instances:  1: 04-30 22:00 to 05-01 02:00 · 05-10 10:00 to 05-10 14:00 · 05-20 08:00, still active
 *             2: 05-11 00:00 to 05-11 06:00     3: 05-12 00:00 to 05-12 00:02     4: 05-13 09:00 to 05-13 10:00
 *             5: 05-14 00:00 to 05-14 01:00 (deleted: in no KPI)     1: 04-10 00:00 to 04-10 01:00 (period before)
 *             6: 05-16 00:00 to 05-16 06:00, declined for a minute and put back     7: 05-21 00:00, still active
 *             8: 05-18 00:00 to 05-18 04:00, which only a replay knows
 */
const at = (text: string): number => Date.parse(`${text}:00Z`);
const monthNow = at('2026-06-01T12:00');
export const may = { start: '2026-05-01T00:00:00Z', end: '2026-06-01T00:00:00Z' };

/** The API looking at that month, and two people: an Admin and a standard person. */
export interface KpiMonth {
  api: TestApi;
  customerId: number;
  ada: TestPerson;
  ben: TestPerson;
}

/** Starts an API with a customer of its own that has that month behind it. */
export async function openKpiMonth(): Promise<KpiMonth> {
  const api = await startTestApi({ clock: { now: () => new Date(monthNow) } });
  const customerId = await api.newCustomer();
  const ada = await api.newPerson(customerId, 'ADMIN');
  const ben = await api.newPerson(customerId, 'STANDARD');
  const invited = await api.newPerson(customerId, 'STANDARD');
  const former = await api.newPerson(customerId, 'STANDARD');
  await api.newPerson(customerId, 'SUPER');
  const member = (userId: string, change: object) =>
    api.db('memberships').where({ customer_id: customerId, user_id: userId }).update(change);
  for (const { id } of [ada, ben]) await member(id, { activated_at: new Date(at('2026-01-01T00:00')) });
  await member(invited.id, { status: 'pending' });
  // active for a part of May
  await member(former.id, { status: 'disabled' });
  await member(former.id, {
    activated_at: new Date(at('2026-05-02T00:00')),
    disabled_at: new Date(at('2026-05-20T00:00')),
  });
  // of the 9th and the 12th nobody knows anything, of the 11th nothing of the work
  const measured = (day: string, people: [number, number], work: [number, number, number] | []) => ({
    ...{ customer_id: customerId, day, taken_at: new Date(at(`${day}T00:10`) + 86_400_000) },
    ...{ registered_people: people[0], invited_people: people[1] },
    ...{ open_tickets: work[0], open_tickets_inactive: work[1], open_tickets_duplicate: work[2] },
  });
  await api
    .db('daily_snapshots')
    .insert([
      measured('2026-04-30', [1, 4], [10, 4, 1]),
      measured('2026-05-10', [3, 5], [8, 3, 2]),
      measured('2026-05-11', [3, 4], []),
      measured('2026-05-31', [2, 3], [4, 2, 2]),
    ]);

  const systemId = await api.newSystem(customerId);
  const of = { customerId, systemId };
  await api.storeAlarms([
    { ...of, id: 1, isActive: true, latestAlarmAt: at('2026-05-20T08:00'), status: 'Dispatched' },
    // waits in Intake since the 11th
    { ...of, id: 2, isActive: false, latestAlarmAt: at('2026-05-11T00:00'), latestEndAt: at('2026-05-11T06:00') },
    { ...of, id: 3, isActive: false, status: 'Inactive', latestEndAt: at('2026-05-12T00:02') },
    { ...of, id: 4, isActive: false, status: 'Inactive', latestEndAt: at('2026-05-13T10:00') },
    // a reparse has brought it to Intake, where it waits: no entry of the source's
    {
      ...of,
      id: 6,
      isActive: false,
      latestAlarmAt: at('2026-05-16T00:00'),
      latestEndAt: at('2026-05-16T06:00'),
      entry: { id: '9', from: 'Inactive', cause: 'REPARSE', userId: null, automationRuleId: null },
    },
    { ...of, id: 7, isActive: true, latestAlarmAt: at('2026-05-21T00:00'), status: 'Dispatched' },
    { ...of, id: 8, isActive: false, status: 'Inactive', latestEndAt: at('2026-05-18T04:00') },
  ]);
  const rows = (table: string, values: object[]) =>
    api.warehouse.insert({
      table,
      format: 'JSONEachRow',
      values: values.map((row) => ({ customer_id: customerId, version: 1, ...row })),
    });
  await rows(
    'alarms',
    [5, 3, 2, 0, 4, 3, 1, 4].map((priority, index) => ({
      alarm_id: index + 1,
      created_at: '2026-04-01T00:00:00.000Z',
      system_id: systemId,
      contextual_name: `Alarm ${index + 1}`,
      alarm_class: index === 0 ? 'Critical' : 'Normal',
      priority,
      is_deleted: index === 4 ? 1 : 0,
    })),
  );
  const span = (alarmId: number, start: string, end?: string) =>
    instanceRow({ alarmId, startedAt: at(start), ...(end && { endedAt: at(end) }) });
  await storeInstances(api.warehouse, customerId, [
    span(1, '2026-04-10T00:00', '2026-04-10T01:00'),
    span(1, '2026-04-30T22:00', '2026-05-01T02:00'),
    span(1, '2026-05-10T10:00', '2026-05-10T14:00'),
    span(1, '2026-05-20T08:00'),
    span(2, '2026-05-11T00:00', '2026-05-11T06:00'),
    span(3, '2026-05-12T00:00', '2026-05-12T00:02'),
    span(4, '2026-05-13T09:00', '2026-05-13T10:00'),
    span(5, '2026-05-14T00:00', '2026-05-14T01:00'),
    span(6, '2026-05-16T00:00', '2026-05-16T06:00'),
    span(7, '2026-05-21T00:00'),
    { ...span(8, '2026-05-18T00:00', '2026-05-18T04:00'), isReplayed: true },
  ]);
  const entry = (alarmId: number, entered: string, left: string, more: object) => ({
    alarm_id: alarmId,
    entry_id: randomUUID(),
    status: 'Intake',
    entered_at: new Date(at(entered)).toISOString(),
    left_at: new Date(at(left)).toISOString(),
    cause: 'SOURCE',
    ...more,
  });
  await rows('status_entries', [
    // acted on, ended by the source after hours, ended by it within minutes, acted on by a rule
    entry(1, '2026-05-10T10:00', '2026-05-10T11:00', {
      to_status: 'Declined',
      left_cause: 'PERSON',
      left_user_id: ada.id,
    }),
    entry(4, '2026-05-13T09:00', '2026-05-13T10:00', { to_status: 'Inactive', left_cause: 'SOURCE' }),
    entry(3, '2026-05-12T00:00', '2026-05-12T00:02', { to_status: 'Inactive', left_cause: 'SOURCE' }),
    entry(1, '2026-05-20T08:00', '2026-05-20T09:00', {
      to_status: 'Dispatched',
      left_cause: 'TICKET',
      left_automation_rule_id: 7,
    }),
    entry(7, '2026-05-21T00:00', '2026-05-30T00:00', {
      to_status: 'Dispatched',
      left_cause: 'TICKET',
      left_user_id: ada.id,
    }),
    // declined, not left after all, ended by the source: one entry
    ...[
      { left: '01:00', to_status: 'Declined', left_cause: 'PERSON', left_user_id: ada.id },
      { left: '01:00', to_status: 'Declined', left_cause: 'PERSON', left_user_id: ada.id, is_deleted: 1 },
      { left: '06:00', to_status: 'Inactive', left_cause: 'SOURCE' },
    ].map(({ left, ...row }, index) =>
      entry(6, '2026-05-16T00:00', `2026-05-16T${left}`, { ...row, entry_id: 'undone', version: index + 1 }),
    ),
  ]);
  await rows(
    'activity',
    [
      { created_at: '2026-05-16T01:00:00.000Z', prev_value: 'Intake', rev_value: 'Declined', cause: 'PERSON' },
      { created_at: '2026-05-16T01:01:00.000Z', prev_value: 'Declined', rev_value: 'Intake', cause: 'UNDO' },
    ].map((row) => ({ alarm_id: 6, activity_id: randomUUID(), field: 'status', user_id: ada.id, ...row })),
  );
  // 1: from an hour after alarm 1 began to the 12th, resolved, and it reoccurred eight days later
  // 2: by a rule, two hours after alarm 1 began again, open; 3: without alarms, closed unresolved
  // 4: on alarm 2, which has been inactive for long, shares it with 5
  // 7: nine days after alarm 7 began; 8: while alarm 8 was active, which nobody knew then
  await storeTickets(api, customerId, [
    {
      id: 1,
      createdAt: at('2026-05-10T11:00'),
      closedAt: at('2026-05-12T11:00'),
      isResolved: true,
      alarms: [1],
      by: ada,
    },
    { id: 2, createdAt: at('2026-05-20T10:00'), alarms: [1], ruleId: 7 },
    { id: 3, createdAt: at('2026-05-15T00:00'), closedAt: at('2026-05-19T00:00'), isResolved: false, by: ada },
    { id: 4, createdAt: at('2026-05-12T00:00'), alarms: [2], by: ada },
    { id: 5, createdAt: at('2026-05-13T00:00'), alarms: [2], by: ada, reissueCount: 1 },
    { id: 7, createdAt: at('2026-05-30T00:00'), alarms: [7], by: ada },
    {
      id: 8,
      createdAt: at('2026-05-18T01:00'),
      closedAt: at('2026-05-19T01:00'),
      isResolved: true,
      alarms: [8],
      by: ada,
    },
    {
      id: 6,
      createdAt: at('2026-04-10T00:30'),
      closedAt: at('2026-04-11T00:30'),
      isResolved: true,
      alarms: [1],
      by: ben,
    },
  ]);
  return { api, customerId, ada, ben };
}
