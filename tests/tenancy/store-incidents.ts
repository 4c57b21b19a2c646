import type { TestApi } from '../support/test-api.ts';
import { activeAt } from './moments.ts';

/** Ids of a side's incidents by purpose: each is consumed by the operation that changes it. */
export const incidentsFrom = (alarmId: number) => ({
  shownId: String(alarmId + 1),
  splitId: String(alarmId + 2),
  /** An alarm that is in no list. */
  splitAlarmId: String(alarmId + 800_000),
  mergedId: String(alarmId + 3),
  otherId: String(alarmId + 4),
  /** Stands for a ticket that was created for the first of them. */
  ticketId: String(alarmId + 900_000),
});
export type IncidentIds = ReturnType<typeof incidentsFrom>;

/** Stores incidents of a customer's alarm: it is in one now, and was in the others. */
export async function storeIncidents(
  api: TestApi,
  { customerId, alarmId, assetId }: { customerId: number; alarmId: number; assetId: number },
): Promise<IncidentIds> {
  const ids = incidentsFrom(alarmId);
  const own = { customer_id: customerId };
  const all = [ids.shownId, ids.splitId, ids.mergedId, ids.otherId];
  await api.db('incidents').insert(
    all.map((id) => ({
      ...{ ...own, id, created_at: new Date(activeAt), ticket_id: id === ids.shownId ? ids.ticketId : null },
    })),
  );
  const start = (incidentId: string, index: number, of: number | string = alarmId) => ({
    ...{ ...own, alarm_id: of, asset_id: assetId, incident_id: incidentId, is_latest: index === 0 },
    started_at: new Date(activeAt - index * 60_000),
  });
  await api
    .db('incident_starts')
    .insert([...all.map((id, index) => start(id, index)), start(ids.splitId, 5, ids.splitAlarmId)]);
  return ids;
}
