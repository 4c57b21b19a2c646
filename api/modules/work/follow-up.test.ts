import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ticket } from '../../../domain/work/model/ticket.ts';
import { blankTicket } from '../../../domain/work/model/ticket.ts';
import { insertTicketAlarms } from '../../../domain/work/ticket-alarms.ts';
import { insertTickets } from '../../../domain/work/ticket-rows.ts';
import { forCustomer } from '../../../platform/database.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

/**
 * Tickets on the eighth of May 2026, worked out on paper. Alarm 1 is active, alarm 2 is not, and alarm 3 is deleted and
 * inactive. Ada sees everything; Ben, of her team, sees his team's and his own; Cy is in no team.
 *
 * Ticket          state   for   on     needs another look
 *   1  fine       open    Ada   1
 *   2  late       open    Ada   1      overdue
 *   3  idle       open    Cy    2      open with inactive alarms
 *   4  nobody's   open          1, 2   unassigned
 *   5  unsent     open    Ben   1      sync failed
 *   6  hidden     open    Ben   1      (its failed sync was dismissed)
 *   7  solved     closed  Ada   1
 *   8  given up   closed  Ben          closed unresolved
 *   9  again      closed  Ada   1      resolved but occurred again
 *  10  inferred   closed  Cy           closed unresolved, as the sweep says, and its sync failed
 *  11  unknown    closed  Cy           (whether it is resolved is not known)
 *  12  all of it  open                 overdue, unassigned, sync failed, escalated; without alarms
 *  13  no cause   closed  Ada   1      closed unresolved, and its alarm occurred again, which alone is no reason
 */
const at = (text: string): number => Date.parse(`${text}:00Z`);
// in the far future: the sweep that escalates overdue tickets, of other tests, finds none of these
const now = at('2126-05-08T12:00');
const minuteMs = 60_000;

let api: TestApi;
let customerId: number;
let ada: TestPerson;
let ben: TestPerson;
let cy: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ clock: { now: () => new Date(now) } });
  customerId = await api.newCustomer();
  ada = await api.newPerson(customerId, 'ADMIN');
  [ben, cy] = [await api.newPerson(customerId, 'VENDOR'), await api.newPerson(customerId, 'VENDOR')];
  const { createTeam } = await api.read<{ createTeam: { id: string } }>(
    'mutation { createTeam(name: "Air") { id } }',
    ada,
  );
  for (const { id } of [ada, ben])
    await api.read(
      `mutation { addTeamMember(teamId: "${createTeam.id}", userId: "${id}", role: TEAM_MEMBER) { userId } }`,
      ada,
    );
  const systemId = await api.newSystem(customerId);
  await api.storeAlarms([
    { customerId, systemId, id: 1 },
    { customerId, systemId, id: 2, isActive: false },
    { customerId, systemId, id: 3, isActive: false, deletedAt: now },
  ]);
  await store([
    { id: 1, objective: 'Fine', assigneeId: ada.id, alarms: [1] },
    { id: 2, objective: 'Late', assigneeId: ada.id, alarms: [1], dueAt: now },
    { id: 3, objective: 'Idle', assigneeId: cy.id, alarms: [2] },
    { id: 4, objective: 'Nobody has it', assigneeId: null, alarms: [1, 2] },
    { id: 5, objective: 'Unsent', assigneeId: ben.id, alarms: [1], cmmsSyncStatus: 'Failed' },
    {
      ...{ id: 6, objective: 'Hidden', assigneeId: ben.id, alarms: [1], cmmsSyncStatus: 'Failed' },
      cmmsSyncFailureNotificationDismissedAt: now,
    },
    { id: 7, objective: 'Solved', assigneeId: ada.id, alarms: [1], ...closed(true), hasRecurred: false },
    { id: 8, objective: 'Given up', assigneeId: ben.id, ...closed(false) },
    { id: 9, objective: 'Again', assigneeId: ada.id, alarms: [1], ...closed(true), hasRecurred: true },
    {
      ...{ id: 10, objective: 'Inferred', assigneeId: cy.id, ...closed(null), isResolvedInferred: false },
      cmmsSyncStatus: 'Failed',
    },
    { id: 11, objective: 'Unknown', assigneeId: cy.id, ...closed(null) },
    {
      ...{ id: 12, objective: 'All of it', assigneeId: null, dueAt: now - minuteMs, cmmsSyncStatus: 'Failed' },
      isEscalated: true,
    },
    { id: 13, objective: 'No cause', assigneeId: ada.id, alarms: [1], ...closed(false), hasRecurred: true },
  ]);
});
afterAll(() => api?.stop());

const closed = (isResolved: boolean | null) => ({ state: 'CLOSED' as const, closedAt: now - minuteMs, isResolved });

async function store(tickets: Array<Partial<Ticket> & { id: number; alarms?: number[] }>): Promise<void> {
  await forCustomer(api.db, customerId, async (trx) => {
    await insertTickets(
      trx,
      tickets.map(({ id, alarms = [], ...given }) => ({
        ...blankTicket({ customerId, id }, { by: null, at: now - 30 * minuteMs + id }),
        dueAt: now + minuteMs,
        alarmCount: alarms.length,
        searchText: `w${id}\n${given.objective?.toLowerCase()}`,
        ...given,
      })),
    );
    for (const { id, alarms = [] } of tickets)
      await insertTicketAlarms(trx, { customerId, id }, alarms, { userId: null, now });
  });
}

interface FollowUps {
  rows: Array<{ cursor: string; reasons: string[]; workTicket: { id: string; state: string } }>;
  counts: { total: number; byReason: Array<{ reason: string; count: number }> };
}
const ask = (input: object, by = ada) =>
  api.gql<{ workFollowUp: FollowUps }>(
    `query ($reason: WorkFollowUpReason, $criteria: [CriterionInput!], $searchTerm: String, $limit: Int, $after: String) {
      workFollowUp(reason: $reason, criteria: $criteria, searchTerm: $searchTerm, limit: $limit, after: $after) {
        rows { cursor reasons workTicket { id state } } counts { total byReason { reason count } } } }`,
    by,
    { ...input },
  );
async function answer(input: object = {}, by = ada): Promise<FollowUps> {
  const { data, errors } = await ask(input, by);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.workFollowUp;
}
const ids = ({ rows }: FollowUps) => rows.map(({ workTicket }) => Number(workTicket.id));

const everything: Array<[id: number, ...reasons: string[]]> = [
  [12, 'OVERDUE', 'SYNC_FAILED', 'UNASSIGNED'],
  [13, 'UNRESOLVED'],
  [10, 'UNRESOLVED', 'SYNC_FAILED'],
  [9, 'RECURRED'],
  [8, 'UNRESOLVED'],
  [5, 'SYNC_FAILED'],
  [4, 'UNASSIGNED'],
  [3, 'INACTIVE_ALARMS'],
  [2, 'OVERDUE'],
];

describe('follow-ups', () => {
  test('ANA.5: each ticket that needs another look names all its reasons; escalated first, then the newest', async () => {
    const { rows, counts } = await answer();
    expect(rows.map(({ workTicket, reasons }) => [Number(workTicket.id), ...reasons])).toEqual(everything);
    expect(counts).toEqual({
      total: everything.length,
      byReason: [
        ['UNRESOLVED', 3],
        ['RECURRED', 1],
        ['OVERDUE', 2],
        ['INACTIVE_ALARMS', 1],
        ['SYNC_FAILED', 3],
        ['UNASSIGNED', 2],
      ].map(([reason, count]) => ({ reason, count })),
    });
  });

  test('ANA-021 a report’s ticket is open or closed, and is found by that', async () => {
    const { rows } = await answer();
    expect(new Set(rows.map(({ workTicket }) => workTicket.state))).toEqual(new Set(['OPEN', 'CLOSED']));
    const only = (state: string) => ({ criteria: [{ field: 'workState', isExclusion: false, values: [state] }] });
    expect(ids(await answer(only('CLOSED')))).toEqual([13, 10, 9, 8]);
    expect(ids(await answer(only('OPEN')))).toEqual([12, 5, 4, 3, 2]);
    const { errors } = await ask(only('DONE'));
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
  });

  test('ANA.5: one reason narrows the list and its total; the counts of all reasons stay', async () => {
    const { counts, ...failed } = await answer({ reason: 'SYNC_FAILED' });
    expect(ids({ ...failed, counts })).toEqual([12, 10, 5]);
    expect(counts.total).toBe(3);
    expect(counts.byReason.map(({ count }) => count)).toEqual([3, 1, 2, 1, 3, 2]);
  });

  test('ANA.5: filters and words narrow the list and all counts', async () => {
    const mine = await answer({ criteria: [{ field: 'assignee', isExclusion: false, values: ['me'] }] });
    expect(ids(mine)).toEqual([13, 9, 2]);
    expect(mine.counts.byReason.map(({ count }) => count)).toEqual([1, 1, 1, 0, 0, 0]);
    expect(ids(await answer({ searchTerm: 'given' }))).toEqual([8]);
    expect(ids(await answer({ searchTerm: 'W10' }))).toEqual([10]);
  });

  test('ANA.5: pages of any size, one after another, are the whole list, each ticket once', async () => {
    for (const limit of [1, 2, 4, 50]) {
      const found: number[] = [];
      for (let after: string | null = null; ; ) {
        const { rows }: FollowUps = await answer({ limit, after });
        found.push(...rows.map(({ workTicket }) => Number(workTicket.id)));
        if (rows.length < limit) break;
        after = rows.at(-1)?.cursor ?? null;
      }
      expect(found, String(limit)).toEqual(everything.map(([id]) => id));
    }
  });

  test('ANA.5: who sees only their own work and that of their teams finds and counts only that', async () => {
    expect(ids(await answer({}, ben))).toEqual([13, 9, 8, 5, 2]);
    expect((await answer({}, ben)).counts).toMatchObject({ total: 5 });
    expect(ids(await answer({}, cy))).toEqual([10, 3]);
  });

  test('ANA-025 follow-ups are for those who have reports and see work', async () => {
    const occupant = await api.newPerson(customerId, 'OCCUPANT');
    const withoutWork = await api.newPerson(customerId, { reporting: ['VIEW'] });
    const withoutReports = await api.newPerson(customerId, { 'work.myWork': ['VIEW'] });
    for (const by of [occupant, withoutWork, withoutReports])
      expect((await ask({}, by)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test.each([
    ['a cursor that is none', { after: 'x' }],
    ['a thousand rows', { limit: 1_000 }],
    ['an unknown filter', { criteria: [{ field: 'mood', isExclusion: false, values: ['x'] }] }],
  ])('%s is refused', async (_, input) => {
    expect((await ask(input)).errors?.[0]?.extensions.code).toBe('INVALID');
  });
});
