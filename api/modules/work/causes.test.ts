import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerColumns, toCustomer } from '../../../domain/customers/customer-row.ts';
import { ruleAtWork } from '../../../domain/identity/ticket-rights.ts';
import { changeTicketState } from '../../../domain/work/close-ticket.ts';
import { commentOnTicket } from '../../../domain/work/comments.ts';
import { createTicket } from '../../../domain/work/create-ticket.ts';
import { escalateOverdue } from '../../../domain/work/escalate-ticket.ts';
import { recordExternally } from '../../../domain/work/inbound-sync.ts';
import { externalStatusIs } from '../../../domain/work/remote-update.ts';
import { updateTicket } from '../../../domain/work/update-ticket.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { closing, startWorkScene, type WorkScene } from '../../../tests/support/work-scene.ts';

let scene: WorkScene;
beforeAll(async () => {
  scene = await startWorkScene();
});
afterAll(() => scene?.stop());

/** Activity of a ticket as people read it, oldest first: what, why and the rule. */
async function activityOf(id: string) {
  const { workTicketActivityAndCount } = await scene.api.read<{
    workTicketActivityAndCount: {
      workTicketActivity: Array<{ eventType: string; field: string | null; cause: string; automationRuleId: string }>;
    };
  }>(
    `{ workTicketActivityAndCount(ticketId: "${id}") {
      workTicketActivity { eventType field cause automationRuleId user { id } } } }`,
    scene.ada,
  );
  return workTicketActivityAndCount.workTicketActivity.toReversed();
}

test('ALM.12 a change of a ticket says why and by whom: a person, a sweep, a maintenance system', async () => {
  const { id } = await scene.ticket();
  const { db } = scene.api;
  await escalateOverdue({ db, clock: fixedClock(new Date(Date.now() + 2 * 3_600_000)) });
  const key = { customerId: scene.customerId, id: Number(id) };
  await recordExternally(scene.api, key, externalStatusIs('INPRG'));
  await scene.change(closing(id));
  expect(await activityOf(id)).toMatchObject([
    { eventType: 'STATE', field: 'state', cause: 'PERSON', user: { id: scene.ada.id } },
    { eventType: 'ASSIGNEE', cause: 'PERSON' },
    { eventType: 'EXTERNAL_STATUS', cause: 'SOURCE', user: null },
    { eventType: 'STATE', field: 'state', cause: 'PERSON' },
    // by a clock that is ahead
    { eventType: 'STATE', field: 'isEscalated', cause: 'SWEEP', user: null },
  ]);
});

test('ALM.12 a rule creates, assigns, comments on and closes a ticket, and no person stands for it', async () => {
  const [alarm] = await scene.alarms({ isActive: false });
  const { db, clock } = scene.api;
  const record = await db('customers as c').where({ id: scene.customerId }).select(db.raw(customerColumns)).first();
  const rule = { db, clock, ...ruleAtWork(toCustomer(record, []), 7) };
  const { ticket } = await createTicket(rule, {
    details: { objective: 'Check the belt', assignedTo: null, dueBy: new Date(Date.now() + 3_600_000).toISOString() },
    associatedAlarms: [alarm as string],
  });
  expect(ticket).toMatchObject({ createdBy: null, automationRuleId: 7, assigneeId: null });
  const id = String(ticket?.id);
  await updateTicket(rule, { id, details: { assignedTo: scene.ada.id } });
  await commentOnTicket(rule, { ticketId: id, comment: 'Alarm came back twice' });
  const survey = { isResolved: true, completedWorkDetails: 'Alarm stayed away' };
  const closed = await changeTicketState(rule, { id, state: 'CLOSED', survey });
  expect(closed).toMatchObject({ state: 'CLOSED', closedBy: null });
  const activity = await activityOf(id);
  expect(activity.map(({ eventType }) => eventType)).toEqual(['STATE', 'ASSIGNEE', 'ASSIGNEE', 'COMMENT', 'STATE']);
  for (const entry of activity) expect(entry).toMatchObject({ cause: 'RULE', automationRuleId: '7', user: null });
  const rows = await db('work_ticket_activity').where({ customer_id: scene.customerId, ticket_id: id });
  for (const row of rows) expect(row).toMatchObject({ cause: 'RULE', user_id: null, automation_rule_id: 7 });
  // the state of a ticket binds rules as it binds people
  await expect(updateTicket(rule, { id, details: { objective: 'Again' } })).rejects.toMatchObject({ code: 'CONFLICT' });
});
