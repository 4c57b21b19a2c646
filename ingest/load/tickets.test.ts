import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backfillTickets } from '../../domain/work/backfill-tickets.ts';
import { recordExternally } from '../../domain/work/inbound-sync.ts';
import { inferResolutions } from '../../domain/work/infer-resolution.ts';
import { blankTicket } from '../../domain/work/model/ticket.ts';
import { externalClosure } from '../../domain/work/remote-update.ts';
import { insertTicketAlarms } from '../../domain/work/ticket-alarms.ts';
import { insertTickets } from '../../domain/work/ticket-rows.ts';
import { systemClock } from '../../platform/clock.ts';
import { forCustomer } from '../../platform/database.ts';
import { until } from '../../tests/support/until.ts';
import { startWorkScene, type WorkScene } from '../../tests/support/work-scene.ts';

let scene: WorkScene;
beforeAll(async () => {
  scene = await startWorkScene();
});
afterAll(() => scene?.stop());

/** Polls the warehouse's rows of the scene's customer until `isSo` accepts them. */
async function rowsWhen(table: string, order: string, isSo: (rows: Array<Record<string, unknown>>) => boolean) {
  return until(`rows of ${table}`, async () => {
    const answer = await scene.api.warehouse.query({
      query: `SELECT * FROM ${table} FINAL WHERE customer_id = {customerId:UInt32} ORDER BY ${order}`,
      query_params: { customerId: scene.customerId },
      format: 'JSONEachRow',
    });
    const rows = await answer.json<Record<string, unknown>>();
    return isSo(rows) ? rows : null;
  });
}

test('the warehouse has each ticket as it is now, and the alarms that it is on', async () => {
  const ids = await scene.alarms({}, {}, {});
  const [first, second, third] = ids.map(Number);
  const { id } = await scene.ticket(ids.slice(0, 2));
  await scene.change(`attachWorkTicketAlarms(id: "${id}", alarmIds: ["${third}"])`);
  await scene.change(`detachWorkTicketAlarms(id: "${id}", alarmIds: ["${first}"])`);
  const { closedAt } = await scene.change(
    `changeWorkTicketState(id: "${id}", state: CLOSED, survey: { isResolved: false, completedWorkDetails: "Belt is worn" })`,
  );
  const isOf = (row: Record<string, unknown>) => row.ticket_id === Number(id);
  const rows = await rowsWhen('tickets', 'ticket_id', (all) => all.some((row) => isOf(row) && row.state === 'CLOSED'));
  expect(rows.find(isOf)).toMatchObject({
    ...{ assignee_id: scene.ada.id, created_by: scene.ada.id, closed_by: scene.ada.id },
    ...{ is_resolved: 0, is_escalated: 0, reissue_count: 0, alarm_count: 2, external_system_id: null },
    closed_at: closedAt?.replace('T', ' ').replace('Z', ''),
  });
  // The two tables are written separately, so that the ticket can be closed in one before the other has its last alarm.
  await rowsWhen('ticket_alarms', 'alarm_id', (all) =>
    isDeepStrictEqual(
      all.filter(isOf).map((row) => row.alarm_id),
      [second, third],
    ),
  );
});

test('the warehouse knows what a ticket counts as that was closed elsewhere', async () => {
  const { id } = await scene.ticket(await scene.alarms({ isActive: false }));
  const deps = { db: scene.api.db, clock: systemClock };
  const key = { customerId: scene.customerId, id: Number(id) };
  await recordExternally(deps, key, externalClosure({ externalStatus: 'COMP', at: null }));
  await inferResolutions(deps);
  const rows = await rowsWhen('tickets', 'ticket_id', (all) =>
    all.some((one) => one.ticket_id === key.id && one.is_resolved_inferred !== null),
  );
  expect(rows.find((one) => one.ticket_id === key.id)).toMatchObject({
    ...{ state: 'CLOSED', is_resolved: null, is_resolved_inferred: 1 },
  });
});

/** Rows of a ticket's activity in the warehouse, in their order, once there are so many. */
const activityWhen = (ticketId: number, count: number) =>
  rowsWhen(
    'ticket_activity',
    'version, event_type DESC',
    (all) => all.filter((row) => row.ticket_id === ticketId).length === count,
  ).then((all) => all.filter((row) => row.ticket_id === ticketId));

test('ALM.12 the warehouse has what became of a ticket, with times, cause and actor, but no texts', async () => {
  const [first, second] = (await scene.alarms({}, {})).map(Number);
  const { id } = await scene.ticket([String(first)]);
  await scene.change(`updateWorkTicket(id: "${id}", details: { objective: "Replace the belt" })`);
  await scene.change(`attachWorkTicketAlarms(id: "${id}", alarmIds: ["${second}"])`);
  await scene.change(`detachWorkTicketAlarms(id: "${id}", alarmIds: ["${first}"])`);
  const comment = () =>
    scene.api.read<{ c: { id: string } }>(
      `mutation { c: createWorkTicketActivity(ticketId: "${id}", comment: "On site") { id } }`,
      scene.ada,
    );
  await comment();
  const { c } = await comment();
  await scene.api.read(`mutation { deleteWorkTicketActivity(id: "${c.id}") { id } }`, scene.ada);
  await scene.change(
    `changeWorkTicketState(id: "${id}", state: CLOSED, survey: { isResolved: false, completedWorkDetails: "No part" })`,
  );
  await scene.change(`changeWorkTicketState(id: "${id}", state: OPEN)`);
  const rows = await activityWhen(Number(id), 8);
  expect(rows).toMatchObject([
    { event_type: 'STATE', field: 'state', rev_value: 'OPEN', attached: [first], detached: [] },
    { event_type: 'ASSIGNEE', prev_value: null, rev_value: scene.ada.id },
    { event_type: 'STATE', field: 'objective', prev_value: null, rev_value: null },
    { event_type: 'STATE', field: 'alarms', attached: [second], detached: [] },
    { event_type: 'STATE', field: 'alarms', attached: [], detached: [first] },
    { event_type: 'COMMENT', is_deleted: 0 },
    { event_type: 'STATE', field: 'state', prev_value: 'OPEN', rev_value: 'CLOSED', is_resolved: 0 },
    { event_type: 'REISSUE' },
  ]);
  for (const row of rows)
    expect(row).toMatchObject({ cause: 'PERSON', user_id: scene.ada.id, automation_rule_id: null });
  expect(JSON.stringify(rows)).not.toMatch(/belt|On site|No part/);
});

test('tickets of before their facts were recorded come into the warehouse, once, as they are by then', async () => {
  const { db, clock } = scene.api;
  const [alarm] = (await scene.alarms({})).map(Number);
  const { customerId } = scene;
  // due later, so that no sweep escalates them
  const old = Array.from({ length: 5 }, (_, index) => ({
    ...blankTicket({ customerId, id: 9_000 + index }, { by: scene.ada.id, at: Date.UTC(2026, 0, 2, 3) }),
    dueAt: Date.now() + 24 * 3_600_000,
  }));
  const entry = { customer_id: customerId, ticket_id: 9_000, created_at: new Date(Date.UTC(2026, 0, 2, 3)) };
  await forCustomer(db, customerId, async (trx) => {
    await insertTickets(trx, old);
    await insertTicketAlarms(trx, old[0] as (typeof old)[0], [alarm as number], { userId: null, now: 0 });
    await trx('work_ticket_activity').insert([
      {
        ...entry,
        ...{ id: randomUUID(), event_type: 'STATE', field: 'state', rev_value: 'OPEN', version: 1 },
        ...{ user_id: scene.ada.id, metadata: { alarmIds: [String(alarm)] } },
      },
      { ...entry, id: randomUUID(), event_type: 'CMMS_SYNC_SUCCESS', version: 2 },
      {
        ...entry,
        ...{ id: randomUUID(), event_type: 'STATE', field: 'isEscalated', rev_value: 'true', version: 3 },
        metadata: { overdue: true },
      },
    ]);
  });
  await db('ticket_backfills').insert({ customer_id: customerId, next_ticket_id: 9_000 });
  await scene.change(`escalateWorkTicket(id: "9001", isEscalated: true)`);
  // the worker's own sweep may take a part
  await until('the end of the backfill', async () => {
    await backfillTickets({ db, clock }, 2);
    return !(await db('ticket_backfills').where({ customer_id: customerId }).first('customer_id'));
  });
  expect(await activityWhen(9_000, 3)).toMatchObject([
    { cause: 'PERSON', user_id: scene.ada.id, attached: [alarm], created_at: '2026-01-02 03:00:00.000' },
    { event_type: 'CMMS_SYNC_SUCCESS', cause: 'SOURCE' },
    { field: 'isEscalated', cause: 'SWEEP', user_id: null },
  ]);
  const tickets = await rowsWhen(
    'tickets',
    'ticket_id',
    (all) => all.filter((row) => Number(row.ticket_id) >= 9_000).length === old.length,
  );
  expect(tickets.find((row) => row.ticket_id === 9_001)).toMatchObject({ is_escalated: 1, version: 2 });
  await rowsWhen('ticket_alarms', 'alarm_id', (all) => all.some((row) => row.ticket_id === 9_000));
});
