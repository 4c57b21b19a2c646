import type { Transaction } from '../../platform/database.ts';
import { type AlarmSearch, conditionOf } from '../alarms/rows/alarm-query.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import type { CountedRow, Pair, RowsPage, ValuePair } from './kpi-facts.ts';
import { isNarrowed } from './measuring.ts';
import { openWork } from './open-work.ts';

/** Most alarms on open tickets that criteria are asked about. */
const openAlarmsMax = 100_000;

/** Condition on a ticket of the numerator of each metric of open work. */
const counted = { OPEN_WORK_INACTIVE_ALARMS: 't.is_inactive', DUPLICATE_WORK: 't.is_duplicate' } as const;
export type OpenWorkMetric = keyof typeof counted;

/** Open tickets of a customer with an alarm that the search takes, now (milliseconds since the epoch). */
interface OpenWork {
  customerId: number;
  now: number;
  search: AlarmSearch;
}

/** KPI.12 and KPI.13, now. */
export async function countOpenWork(trx: Transaction, of: OpenWork, metric: OpenWorkMetric): Promise<Pair> {
  const { from, bindings } = await openWorkOf(trx, of);
  const { rows } = await trx.raw(
    `select count(*) filter (where ${counted[metric]}) as numerator, count(*) as denominator ${from}`,
    bindings,
  );
  return { part: 0, ...rows[0] };
}

/** The same by assignee; null for nobody. */
export async function openWorkByAssignee(trx: Transaction, of: OpenWork, metric: OpenWorkMetric): Promise<ValuePair[]> {
  const { from, bindings } = await openWorkOf(trx, of);
  const { rows } = await trx.raw(
    `select t.assignee_id as value, count(*) filter (where ${counted[metric]}) as numerator, count(*) as denominator
     ${from} group by 1 order by denominator desc, 1`,
    bindings,
  );
  return rows;
}

/** A page of the tickets that the numerator or the denominator counts, newest first. */
export async function listOpenWork(
  trx: Transaction,
  of: OpenWork,
  metric: OpenWorkMetric,
  { isNumerator, page }: { isNumerator: boolean; page: RowsPage },
): Promise<CountedRow[]> {
  const { from, bindings } = await openWorkOf(trx, of);
  const { from: place, limit, offset } = page;
  // places are of whole milliseconds
  const at = `date_trunc('milliseconds', t.created_at)`;
  const { rows } = await trx.raw(
    `select t.id, ${at} as at, (${counted[metric]}) as "isCounted" ${from}
     ${isNumerator ? `and ${counted[metric]}` : ''} ${place ? `and (${at}, t.id) <= (:placeAt::timestamptz, :placeId::bigint)` : ''}
     order by ${at} desc, t.id desc limit :limit offset :offset`,
    { ...bindings, limit, offset, ...(place && { placeAt: new Date(place.at), placeId: place.id }) },
  );
  return rows.map(({ at, ...row }: { id: number; at: Date; isCounted: boolean }) => ({
    ...row,
    at: at.getTime(),
    value: null,
  }));
}

async function openWorkOf(trx: Transaction, { customerId, now, search }: OpenWork) {
  const ids = isNarrowed(search) ? await matchingAlarms(trx, customerId, search) : null;
  const narrowed = ids
    ? `exists (select from work_ticket_alarms n where n.customer_id = :customerId and n.ticket_id = t.id
         and n.alarm_id = any(:ids::bigint[]))`
    : 'true';
  return {
    from: `from ${openWork} t where ${narrowed}`,
    bindings: { customerId, at: new Date(now), ids: ids ?? [] },
  };
}

/** Returns the alarms on open tickets that a search takes. */
async function matchingAlarms(trx: Transaction, customerId: number, search: AlarmSearch): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number }> }>(
    `select distinct w.alarm_id as id from work_tickets t
     join work_ticket_alarms w on w.customer_id = t.customer_id and w.ticket_id = t.id
     where t.customer_id = ? and t.state = 'OPEN' limit ${openAlarmsMax}`,
    [customerId],
  );
  const ids = rows.map(({ id }) => id);
  return alarmRowsOf(trx, customerId).ids(conditionOf(search, ids), [], openAlarmsMax);
}
