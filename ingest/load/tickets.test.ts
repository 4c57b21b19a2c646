import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordExternally } from '../../domain/work/inbound-sync.ts';
import { inferResolutions } from '../../domain/work/infer-resolution.ts';
import { externalClosure } from '../../domain/work/remote-update.ts';
import { systemClock } from '../../platform/clock.ts';
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
