import type { Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';

/** An incident as its row shows it. Times are milliseconds since the epoch. */
export interface Incident {
  id: number;
  /** Alarm with which it began, as far as causes say, and the asset that it is on. */
  causeAlarmId: number;
  causeAssetId: number;
  /** Alarms in it, and those of them that are active. */
  count: number;
  activeCount: number;
  /** Highest priority of all its alarms, 0 to 5. */
  highestPriority: number;
  startedAt: number;
  /** When the last of its alarms started that it has so far. */
  lastStartedAt: number;
  /** When all of it had returned to normal; null while any alarm is active. */
  endedAt: number | null;
  /** Assets in it. */
  assetCount: number;
  isByHand: boolean;
  ticketId: number | null;
}

const ms = (value: string): string => `(extract(epoch from ${value}) * 1000)::bigint`;

/** Deleted alarms are in no row. The first alarm is one without a cause; in a loop the earliest. */
const incidentColumns = `i.id, i.is_by_hand as "isByHand", i.ticket_id as "ticketId", x.count, x.active as "activeCount",
  x.priority as "highestPriority", ${ms('x.started_at')} as "startedAt", ${ms('x.last_started_at')} as "lastStartedAt",
  case when x.active = 0 then ${ms('coalesce(x.ended_at, x.last_started_at)')} end as "endedAt",
  x.assets as "assetCount", x.alarm_id as "causeAlarmId", x.asset_id as "causeAssetId"`;
const causeFirst = 'order by m.cause_alarm_id is not null, m.started_at, m.alarm_id';
const ofMembers = `cross join lateral (
    select count(*)::int as count, count(*) filter (where s.is_active and m.is_latest)::int as active,
      max(s.priority) as priority, min(m.started_at) as started_at, max(m.started_at) as last_started_at,
      max(case when m.is_latest then s.latest_end_at end) as ended_at, count(distinct m.asset_id)::int as assets,
      (array_agg(m.alarm_id ${causeFirst}))[1] as alarm_id, (array_agg(m.asset_id ${causeFirst}))[1] as asset_id
    from incident_starts m join alarm_state s on s.customer_id = m.customer_id and s.id = m.alarm_id
    where m.customer_id = i.customer_id and m.incident_id = i.id and s.deleted_at is null
      -- an alarm that started again in it counts once
      and not exists (select from incident_starts n where n.customer_id = m.customer_id and n.alarm_id = m.alarm_id
        and n.incident_id = m.incident_id and n.started_at > m.started_at)
    having count(*) > 0) x`;

/** Reads incidents by their numbers; those of whose alarms all are deleted are missing. */
export async function readIncidents(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, Incident>> {
  if (ids.length === 0) return new Map();
  const { rows } = await trx.raw<{ rows: Incident[] }>(
    `select ${incidentColumns} from incidents i ${ofMembers}
     where i.customer_id = ? and i.id = any(?::bigint[])`,
    [customerId, pgArray('bigint', [...new Set(ids)])],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads a page of incidents, newest first, and one more if there is another page. */
export async function readIncidentPage(
  trx: Transaction,
  customerId: number,
  { isActive, limit, offset }: { isActive: boolean | null; limit: number; offset: number },
): Promise<Incident[]> {
  const state = isActive === null ? '' : `and x.active ${isActive ? '>' : '='} 0`;
  const { rows } = await trx.raw<{ rows: Incident[] }>(
    `select ${incidentColumns} from incidents i ${ofMembers}
     where i.customer_id = ? and i.merged_into is null ${state} order by i.id desc limit ? offset ?`,
    [customerId, limit, offset],
  );
  return rows;
}

/** Follows merges. @returns the number of the incident that stands for this one; null if there is none. */
export async function findIncidentId(trx: Transaction, customerId: number, id: number): Promise<number | null> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number }> }>(
    'select coalesce(merged_into, id) as id from incidents where customer_id = ? and id = ?',
    [customerId, id],
  );
  return rows[0]?.id ?? null;
}

/** Reads which incident each of some alarms is in; alarms in no incident are missing. */
export async function readIncidentsOfAlarms(
  trx: Transaction,
  customerId: number,
  alarmIds: readonly number[],
): Promise<Map<number, number>> {
  if (alarmIds.length === 0) return new Map();
  const { rows } = await trx.raw<{ rows: Array<{ alarmId: number; incidentId: number }> }>(
    `select alarm_id as "alarmId", incident_id as "incidentId" from incident_starts
     where customer_id = ? and alarm_id = any(?::bigint[]) and is_latest and incident_id is not null`,
    [customerId, pgArray('bigint', alarmIds)],
  );
  return new Map(rows.map(({ alarmId, incidentId }) => [alarmId, incidentId]));
}

/** Reads a page of an incident's alarms, the cause first, then by their start; deleted ones are left out. */
export async function readMembers(
  trx: Transaction,
  customerId: number,
  incidentId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number }> }>(
    `select m.alarm_id as id from incident_starts m
       join alarm_state s on s.customer_id = m.customer_id and s.id = m.alarm_id
     where m.customer_id = ? and m.incident_id = ? and s.deleted_at is null
     group by m.alarm_id order by bool_and(m.cause_alarm_id is not null), min(m.started_at), m.alarm_id
     limit ? offset ?`,
    [customerId, incidentId, limit, offset],
  );
  return rows.map(({ id }) => id);
}

/** Reads an incident's alarms for a ticket: the highest priority first, then active ones, then by their start. */
export async function readHighest(
  trx: Transaction,
  customerId: number,
  incidentId: number,
  limit: number,
): Promise<Array<{ id: number; priority: number }>> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number; priority: number }> }>(
    `select m.alarm_id as id, s.priority from incident_starts m
       join alarm_state s on s.customer_id = m.customer_id and s.id = m.alarm_id
     where m.customer_id = ? and m.incident_id = ? and s.deleted_at is null
     group by m.alarm_id, s.priority, s.is_active
     order by s.priority desc, s.is_active desc, min(m.started_at), m.alarm_id limit ?`,
    [customerId, incidentId, limit],
  );
  return rows;
}

/** Reads a page of the alarms of a ticket's incident that are not on the ticket, and their number. */
export async function readRelatedOfTicket(
  trx: Transaction,
  customerId: number,
  ticketId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; count: number }> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number; count: number }> }>(
    `select m.alarm_id as id, count(*) over ()::int as count
     from incidents i join incident_starts m on m.customer_id = i.customer_id
         and m.incident_id = coalesce(i.merged_into, i.id)
       join alarm_state s on s.customer_id = m.customer_id and s.id = m.alarm_id
     where i.customer_id = :customerId and i.ticket_id = :ticketId and s.deleted_at is null
       and not exists (select from work_ticket_alarms w
         where w.customer_id = :customerId and w.ticket_id = :ticketId and w.alarm_id = m.alarm_id)
     group by m.alarm_id, s.priority order by s.priority desc, min(m.started_at), m.alarm_id
     limit :limit offset :offset`,
    { customerId, ticketId, limit, offset },
  );
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 };
}

/** Counts what lists show: rows of alarms, and rows if each incident is one. */
export interface CountedRows {
  alarms: number;
  rows: number;
  incidents: number;
}

/** Counts the alarms of a status, or all active ones, with and without grouping. */
export async function countRows(trx: Transaction, customerId: number, status: string | null): Promise<CountedRows> {
  const { rows } = await trx.raw<{ rows: [CountedRows] }>(
    `select count(*)::int as alarms, count(distinct m.incident_id)::int as incidents,
       (count(*) filter (where m.incident_id is null) + count(distinct m.incident_id))::int as rows
     from alarm_state s left join incident_starts m on m.customer_id = s.customer_id and m.alarm_id = s.id and m.is_latest
     where s.customer_id = :customerId and s.deleted_at is null and s.latest_alarm_at is not null
       and ${status === null ? 's.is_active' : 's.status = :status'}`,
    { customerId, ...(status !== null && { status }) },
  );
  return rows[0];
}

/** A step from an alarm to its likely cause. */
export interface ChainStep {
  alarmId: number;
  assetId: number;
  at: number;
  /** True if the asset of the next step feeds this one; null in the last. */
  isUpstream: boolean | null;
  isPlaced: boolean;
}

/** Reads of some alarms the way to the first cause within their incident, each from itself on. Loops do not hold it. */
export async function readChains(
  trx: Transaction,
  customerId: number,
  alarmIds: readonly number[],
  most: number,
): Promise<Map<number, ChainStep[]>> {
  if (alarmIds.length === 0) return new Map();
  const { rows } = await trx.raw<{ rows: Array<ChainStep & { of: number }> }>(
    `with recursive way as (
       select m.alarm_id as of, m.alarm_id, m.started_at, m.asset_id, m.cause_alarm_id, m.cause_started_at,
         m.is_cause_upstream, m.is_placed, m.incident_id, 0 as depth, array[m.alarm_id] as passed
       from incident_starts m
       where m.customer_id = :customerId and m.alarm_id = any(:ids::bigint[]) and m.is_latest
       union all
       select w.of, m.alarm_id, m.started_at, m.asset_id, m.cause_alarm_id, m.cause_started_at,
         m.is_cause_upstream, m.is_placed, m.incident_id, w.depth + 1, w.passed || m.alarm_id
       from way w join incident_starts m on m.customer_id = :customerId and m.alarm_id = w.cause_alarm_id
         and m.started_at = w.cause_started_at and m.incident_id = w.incident_id
       where w.depth < :most::int and not m.alarm_id = any(w.passed))
     select of, alarm_id as "alarmId", asset_id as "assetId", ${ms('started_at')} as at,
       is_cause_upstream as "isUpstream", is_placed as "isPlaced"
     from way order by of, depth`,
    { customerId, ids: pgArray('bigint', alarmIds), most },
  );
  const chains = new Map<number, ChainStep[]>();
  for (const { of, ...step } of rows) chains.set(of, [...(chains.get(of) ?? []), step]);
  return chains;
}
