import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordExternally } from '../../../domain/work/inbound-sync.ts';
import { activityTypes } from '../../../domain/work/model/ticket-activity.ts';
import { syncStatus } from '../../../domain/work/remote-update.ts';
import { instanceRow, storeInstances } from '../../../tests/support/alarm-rows.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';
import { startWorkScene, type WorkScene } from '../../../tests/support/work-scene.ts';

let scene: WorkScene;
beforeAll(async () => {
  scene = await startWorkScene();
});
afterAll(() => scene?.stop());

const dayMs = 86_400_000;
const readTicket = async (id: string, fields: string, by: TestPerson = scene.ada) =>
  (await scene.api.read<{ workTicket: Record<string, unknown> }>(`{ workTicket(id: "${id}") { ${fields} } }`, by))
    .workTicket;

/** Creates a customer with an active maintenance system, and its admin. */
async function connected(isCmmsSyncEnabled: boolean, settings: Record<string, unknown> = {}) {
  const customerId = await scene.api.newCustomer({ isCmmsSyncEnabled });
  const admin = await scene.api.newPerson(customerId);
  const systemId = await scene.api.newSystem(customerId, 'Maximo');
  await scene.api
    .db('external_systems')
    .where({ id: systemId })
    .update({ type: 'WORK_ORDER_SYSTEM', ...settings });
  const make = () => scene.ticket([], { assignedTo: admin.id }, admin);
  const fail = (id: string) =>
    recordExternally(
      scene.api,
      { customerId, id: Number(id) },
      syncStatus({ status: 'Failed', error: 'Field CREW rejected HVAC-D' }),
    );
  /** Waits until the worker has tried and failed: the system has no address. */
  const refused = (id: string) =>
    until('the refusal', async () => (await readTicket(id, 'cmmsSyncStatus', admin)).cmmsSyncStatus === 'Failed');
  return { customerId, admin, systemId, make, fail, refused };
}

describe('tickets that go to a maintenance system', () => {
  test('WORK-065 the customer’s flag decides whether tickets go there at all', async () => {
    const [on, off] = [await connected(true), await connected(false)];
    expect(await on.make()).toMatchObject({ cmmsSyncStatus: 'InProgress' });
    const inside = await off.make();
    expect(inside).toMatchObject({ cmmsSyncStatus: null });
    expect(await readTicket(inside.id, 'externalSystem { id } isExternalSystemActive', off.admin)).toEqual({
      externalSystem: null,
      isExternalSystemActive: false,
    });
  });

  test('a system that is not active gets no tickets', async () => {
    const { make } = await connected(true, { is_active: false });
    expect(await make()).toMatchObject({ cmmsSyncStatus: null });
  });

  const failure = `cmmsSyncStatus cmmsSyncError cmmsSyncFailureNotificationDismissedBy { id }`;

  test('WORK-014 WORK-037 a failed sync says why, and is dismissed', async () => {
    const { admin, make, fail, refused } = await connected(true);
    const { id } = await make();
    await refused(id);
    await fail(id);
    expect(await readTicket(id, failure, admin)).toEqual({
      cmmsSyncStatus: 'Failed',
      cmmsSyncError: 'Field CREW rejected HVAC-D',
      cmmsSyncFailureNotificationDismissedBy: null,
    });
    await scene.change(`dismissWorkTicketCmmsSyncFailure(id: "${id}")`, admin);
    expect(await readTicket(id, failure, admin)).toMatchObject({
      cmmsSyncStatus: 'Failed',
      cmmsSyncFailureNotificationDismissedBy: { id: admin.id },
    });
  });

  test('WORK-013 WORK-036 a failed sync is tried again, as if nobody had dismissed it', async () => {
    const { admin, make, fail, refused } = await connected(true);
    const { id } = await make();
    await refused(id);
    await fail(id);
    await scene.change(`dismissWorkTicketCmmsSyncFailure(id: "${id}")`, admin);
    const { data } = await scene.api.gql<{ t: unknown }>(
      `mutation { t: retryWorkTicketCmmsSync(id: "${id}") { ${failure} } }`,
      admin,
    );
    expect(data?.t).toEqual({
      cmmsSyncStatus: 'InProgress',
      cmmsSyncError: null,
      cmmsSyncFailureNotificationDismissedBy: null,
    });
    // its system still cannot be reached
    await refused(id);
  });

  test('what has not failed is neither retried nor dismissed', async () => {
    const { admin, make } = await connected(false);
    const { id } = await make();
    for (const call of ['retryWorkTicketCmmsSync', 'dismissWorkTicketCmmsSyncFailure'])
      expect(await scene.refusal(`${call}(id: "${id}")`, admin)).toMatchObject({ code: 'CONFLICT' });
  });

  test('WORK.6: a ticket that a system owns is closed there, unless it leaves the button here', async () => {
    const done = (id: string) =>
      `changeWorkTicketState(id: "${id}", state: CLOSED, survey: { isResolved: true, completedWorkDetails: "Done" })`;
    const theirs = await connected(true);
    const owned = await theirs.make();
    expect(await scene.refusal(done(owned.id), theirs.admin)).toEqual({
      code: 'INVALID',
      message: 'This ticket must be closed in Maximo',
    });
    const ours = await connected(true, { is_close_work_button_enabled: true });
    expect(await scene.change(done((await ours.make()).id), ours.admin)).toMatchObject({ state: 'CLOSED' });
  });
});

test('WORK-025 activity of every type is read', async () => {
  const { id } = await scene.ticket();
  await scene.api.db('work_ticket_activity').insert(
    activityTypes.map((event_type, index) => ({
      customer_id: scene.customerId,
      id: randomUUID(),
      ticket_id: id,
      event_type,
      created_at: new Date(),
      version: 100 + index,
    })),
  );
  const { workTicketActivityAndCount } = await scene.api.read<{
    workTicketActivityAndCount: { workTicketActivity: Array<{ eventType: string }> };
  }>(`{ workTicketActivityAndCount(ticketId: "${id}") { workTicketActivity { eventType } } }`, scene.ada);
  expect(new Set(workTicketActivityAndCount.workTicketActivity.map(({ eventType }) => eventType))).toEqual(
    new Set([
      ...['STATE', 'ASSIGNEE', 'COMMENT', 'CMMS_COMMENT', 'REISSUE', 'EXTERNAL_STATUS', 'EXTERNAL_ASSIGNEE'],
      ...['EXTERNAL_CREATION', 'EXTERNAL_CLOSURE', 'CMMS_SYNC_FAILURE', 'CMMS_SYNC_SUCCESS'],
      ...['DISMISS_CMMS_SYNC_FAILURE', 'RETRY_SYNC'],
    ]),
  );
});

test('WORK-063 a closed ticket knows how often its alarms occurred seven days before and after it', async () => {
  const [alarmId = ''] = await scene.alarms({ isActive: false, status: 'Inactive' });
  const { id } = await scene.ticket([alarmId]);
  const counts = 'reoccurrenceCountBefore reoccurrenceCountAfter reoccurrenceWindowDays';
  expect(await readTicket(id, counts)).toMatchObject({ reoccurrenceCountAfter: null, reoccurrenceWindowDays: 7 });
  await scene.change(
    `changeWorkTicketState(id: "${id}", state: CLOSED, survey: { isResolved: true, completedWorkDetails: "Done" })`,
  );
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * dayMs);
  await scene.api
    .db('work_tickets')
    .where({ customer_id: scene.customerId, id })
    .update({ created_at: daysAgo(15), closed_at: daysAgo(10) });
  const started = (days: number) =>
    instanceRow({ alarmId: Number(alarmId), startedAt: now - days * dayMs, endedAt: now - days * dayMs + 60_000 });
  // too early; twice before; while it was open; three times after; too late
  await storeInstances(scene.api.warehouse, scene.customerId, [23, 21, 16, 12, 9, 8, 4, 2].map(started));
  await scene.api.warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: [
      {
        customer_id: scene.customerId,
        alarm_id: Number(alarmId),
        created_at: daysAgo(30).toISOString(),
        system_id: scene.systemId,
        version: 1,
      },
    ],
  });
  expect(await readTicket(id, counts)).toEqual({
    reoccurrenceCountBefore: 2,
    reoccurrenceCountAfter: 3,
    reoccurrenceWindowDays: 7,
  });
});

test('WORK.12: a ticket is repeat work where another on its alarms was closed in the 30 days before', async () => {
  const [alarmId = ''] = await scene.alarms({ isActive: false, status: 'Inactive' });
  const first = await scene.ticket([alarmId]);
  await scene.change(
    `changeWorkTicketState(id: "${first.id}", state: CLOSED, survey: { isResolved: false, completedWorkDetails: "No" })`,
  );
  const second = await scene.ticket([alarmId]);
  expect(await readTicket(first.id, 'isRepeat repeatCount')).toEqual({ isRepeat: false, repeatCount: 0 });
  expect(await readTicket(second.id, 'isRepeat repeatCount')).toEqual({ isRepeat: true, repeatCount: 1 });
});

test('WORK-023 a ticket has every field of the contract', async () => {
  const { admin, make, systemId } = await connected(true);
  const { id } = await make();
  const ticket = await readTicket(
    id,
    `id displayId objective problemDetails assignee { id } assigneeAvatarUrl createdBy { id } closedBy { id } createdAt
     closedAt dueAt state status externalStatus isResolved isEscalated alarms { id } alarmCount
     details { objective assignedTo { id } dueBy problemDetails } additionalDetails completedWorkDetails
     reoccurrenceCountBefore reoccurrenceCountAfter externalId externalType externalDetails
     externalSystem { id isActive } isExternalSystemActive cmmsSyncStatus lastCmmsSyncAttemptAt
     cmmsSyncFailureNotificationDismissedBy { id } cmmsSyncFailureNotificationDismissedAt automationRule`,
    admin,
  );
  expect(ticket).toMatchObject({
    id,
    displayId: `W${id}`,
    state: 'OPEN',
    alarms: [],
    alarmCount: 0,
    additionalDetails: {},
    externalSystem: { id: String(systemId), isActive: true },
    isExternalSystemActive: true,
    automationRule: null,
  });
});
