import { describe, expect, test } from 'vitest';
import { endSnoozes } from '../../../domain/alarms/decisions/end-snoozes.ts';
import { moveAlarms } from '../../../domain/alarms/decisions/move-alarms.ts';
import { decideAll } from '../../../domain/alarms/decisions/run-verb.ts';
import { decidingRule } from '../../../domain/alarms/decisions/verb.ts';
import type { CustomerRow } from '../../../domain/customers/customer-row.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { decisionScene, hour } from '../../../tests/support/decision-scene.ts';
import { until } from '../../../tests/support/until.ts';

const scene = decisionScene();
const { alarms, call, inAnHour } = scene;

interface Entry {
  entry_id: string;
  status: string;
  [column: string]: unknown;
}

/** Polls the entries of an alarm in the warehouse, in the order of their versions, until `isSo` accepts them. */
const entriesWhen = (alarmId: string | undefined, isSo: (rows: Entry[]) => boolean): Promise<Entry[]> =>
  until('entries in the warehouse', async () => {
    const answer = await scene.api.warehouse.query({
      query: `SELECT *, triage_action, is_self_cleared, reaction_ms FROM status_entries FINAL
        WHERE customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64} ORDER BY version`,
      query_params: { customerId: scene.customerId, alarmId },
      format: 'JSONEachRow',
    });
    const rows = await answer.json<Entry>();
    return isSo(rows) ? rows : null;
  });

/** Causes of an alarm's activity, newest first. */
async function activityCauses(alarmId: string | undefined): Promise<unknown[]> {
  const { alarmActivityAndCount } = await scene.api.read<{
    alarmActivityAndCount: { alarmActivity: Array<{ cause: string | null }> };
  }>(
    'query ($alarmId: ID!) { alarmActivityAndCount(where: { alarmId: $alarmId }) { alarmActivity { cause } } }',
    scene.ada,
    { alarmId },
  );
  return alarmActivityAndCount.alarmActivity.map(({ cause }) => cause);
}

describe('ALM.12: every change says why', () => {
  test('a person, an undo and a snooze that ended', async () => {
    const [one] = await alarms({});
    const { undoId } = await call('moveAlarms', { ids: [one], status: 'Declined' });
    await call('undoAlarms', { undoId });
    await call('snoozeAlarm', { ids: [one], until: inAnHour(), reason: null });
    const { db } = scene.api;
    await endSnoozes({ db, clock: fixedClock(new Date(Date.now() + 2 * hour)) }, scene.customerId, 10);
    expect(await activityCauses(one)).toEqual(['SWEEP', 'PERSON', 'UNDO', 'PERSON']);
  });

  test('a status that got another name is a merge and the same entry; one that is gone is a person’s change', async () => {
    const { api, ada } = scene;
    await api.read('mutation { createAlarmStatus(name: "Parts") { name } }', ada);
    const [one] = await alarms({});
    await call('moveAlarms', { ids: [one], status: 'Parts' });
    await api.read('mutation { updateAlarmStatus(name: "Parts", newName: "Spares") { name } }', ada);
    await api.read('mutation { removeAlarmStatus(name: "Spares") { name } }', ada);
    const [intake, spares, ...others] = await entriesWhen(one, (rows) => rows.length === 2);
    expect(others).toEqual([]);
    expect(intake).toMatchObject({ status: 'Intake', to_status: 'Parts', triage_action: 'MOVE' });
    expect(spares).toMatchObject({
      status: 'Spares',
      entered_at: intake?.left_at,
      to_status: 'Intake',
      left_cause: 'PERSON',
    });
    expect(await activityCauses(one)).toEqual(['PERSON', 'MERGE', 'PERSON']);
  });
});

describe('ALM.13: entries into statuses', () => {
  test('say how they were left, by whom, and how long that took', async () => {
    const [one] = await alarms({});
    await call('snoozeAlarm', { ids: [one], until: inAnHour(), reason: null });
    await call('moveAlarms', { ids: [one], status: 'Declined' });
    const [intake, snoozed] = await entriesWhen(one, (rows) => rows.length === 2);
    expect(intake).toMatchObject({
      ...{ status: 'Intake', cause: null, is_reconstructed: 1, to_status: 'Snoozed', left_cause: 'PERSON' },
      ...{ left_user_id: scene.ada.id, triage_action: 'SNOOZE', is_self_cleared: 0 },
    });
    expect(Number(intake?.reaction_ms)).toBe(Date.parse(`${intake?.left_at}Z`) - Date.parse(`${intake?.entered_at}Z`));
    expect(snoozed).toMatchObject({
      ...{ status: 'Snoozed', from_status: 'Intake', cause: 'PERSON', user_id: scene.ada.id, is_reconstructed: 0 },
      ...{ to_status: 'Declined', triage_action: 'DECLINE' },
    });
  });

  test('an undo returns to the entry before, which was not left then', async () => {
    const [one] = await alarms({});
    const { undoId } = await call('moveAlarms', { ids: [one], status: 'Declined' });
    const [left] = await entriesWhen(one, (rows) => rows.length === 1);
    await call('undoAlarms', { undoId });
    await entriesWhen(one, (rows) => rows.length === 0);
    await call('moveAlarms', { ids: [one], status: 'Dispatched' });
    const again = await entriesWhen(one, (rows) => rows.length === 1);
    expect(again).toMatchObject([{ entry_id: left?.entry_id, entered_at: left?.entered_at, triage_action: 'MOVE' }]);
  });

  test('work on an alarm ends its entry, and the end of the last ticket the next one', async () => {
    const [one] = await alarms({});
    const { api, ada } = scene;
    const { createWorkTicket } = await api.read<{ createWorkTicket: { workTicket: { id: string } } }>(
      `mutation ($alarms: [ID!]!, $details: WorkTicketDetailsInput!) {
        createWorkTicket(associatedAlarms: $alarms, details: $details) { workTicket { id } } }`,
      ada,
      { alarms: [one], details: { objective: 'Fix it', assignedTo: ada.id, dueBy: inAnHour() } },
    );
    await api.read(
      `mutation { changeWorkTicketState(id: "${createWorkTicket.workTicket.id}", state: CLOSED,
        survey: { isResolved: true, completedWorkDetails: "Fixed", isActiveAccepted: true, activeNote: "Watched" }) { id } }`,
      ada,
    );
    const [intake, dispatched] = await entriesWhen(one, (rows) => rows.length === 2);
    expect(intake).toMatchObject({ to_status: 'Dispatched', left_cause: 'TICKET', triage_action: 'CREATE_WORK' });
    expect(dispatched).toMatchObject({
      ...{ status: 'Dispatched', from_status: 'Intake', cause: 'TICKET', to_status: 'Intake', left_cause: 'TICKET' },
      triage_action: null,
    });
  });
});

test('a rule decides by the same verbs as people, without a person', async () => {
  const [one] = await alarms({});
  const { db, clock } = scene.api;
  const customer = { id: scene.customerId, products: ['Alarms'], features: [] } as unknown as CustomerRow;
  const target = { ids: [one as string], expected: new Map<string, number>(), asOf: null };
  const deciding = decidingRule({ customer, clock }, { id: 41, name: 'Night shift' });
  const done = await db.transaction((trx) =>
    decideAll(trx, deciding, moveAlarms, { status: 'Declined', reason: null }, target, null),
  );
  expect(done).toMatchObject({ affected: 1, failures: [] });
  const [activity] = await db('alarm_activity').where({ customer_id: scene.customerId, alarm_id: one });
  expect(activity).toMatchObject({ cause: 'RULE', user_id: null, automation_rule_id: 41 });
  const [intake] = await entriesWhen(one, (rows) => rows.length === 1);
  expect(intake).toMatchObject({ left_automation_rule_id: 41, left_user_id: null, triage_action: 'DECLINE' });
});
