import { type BulkColumn, bindingsOf, columnList, unnestOf, valuesOf } from '../../platform/bulk-rows.ts';
import { customerRows } from '../../platform/customer-rows.ts';
import type { Transaction } from '../../platform/database.ts';
import { iso, isoOrNull } from '../../platform/instant.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { entityToken, tokenOf } from '../alarms/model/property.ts';
import { incidentMaxHops, incidentWindowMinutes } from '../constants.ts';
import type { GroupedStart, Start } from './group.ts';

/** Starts as they are stored. Every statement binds the customer. */

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;
const startColumns = `m.alarm_id as "alarmId", ${ms('m.started_at')} as at, m.asset_id as "assetId",
  m.cause_alarm_id as "causeAlarmId", ${ms('m.cause_started_at')} as "causeAt", m.cause_asset_id as "causeAssetId",
  m.is_cause_upstream as "isCauseUpstream", m.incident_id as "incidentId", m.is_placed as "isPlaced"`;

interface StartRecord extends Start, Pick<GroupedStart, 'incidentId' | 'isPlaced'> {
  causeAlarmId: number | null;
  causeAt: number | null;
  causeAssetId: number | null;
  isCauseUpstream: boolean | null;
}

const toStart = (record: StartRecord): GroupedStart => {
  const { alarmId, at, assetId, incidentId, isPlaced, causeAlarmId, causeAt, causeAssetId, isCauseUpstream } = record;
  const isKnown = causeAlarmId !== null && causeAt !== null && causeAssetId !== null;
  return {
    ...{ alarmId, at, assetId, incidentId, isPlaced },
    cause: isKnown
      ? { alarmId: causeAlarmId, at: causeAt, assetId: causeAssetId, isUpstream: isCauseUpstream === true }
      : null,
  };
};

/**
 * Reads the asset that each alarm is on: that of its point, else equipment or a system that it names, else its room. A floor or
 * a building says too little. Alarms without one are missing.
 */
export async function readAssets(
  trx: Transaction,
  customerId: number,
  alarmIds: readonly number[],
): Promise<Map<number, number>> {
  const prefix = tokenOf(entityToken, '');
  const { rows } = await trx.raw<{ rows: Array<{ id: number; assetId: number }> }>(
    `select k.id, e.id as "assetId" from unnest(:ids::bigint[]) as k (id)
     cross join lateral (select a.point_entity_id, a.property_tokens from alarms a
       where a.customer_id = :customerId and a.id = k.id offset 0) a
     cross join lateral (
       select e.id from entities e
       where e.customer_id = :customerId and e.deleted_at is null and (e.kind <> 'space' or e.class = 'Room')
         and e.id = any(a.point_entity_id || array(
           select substr(t.token, :start::int)::bigint from unnest(a.property_tokens) as t (token)
           where starts_with(t.token, :prefix)))
       order by (e.id is not distinct from a.point_entity_id) desc, e.kind = 'space', e.id limit 1) e`,
    { customerId, ids: pgArray('bigint', alarmIds), prefix, start: prefix.length + 1 },
  );
  return new Map(rows.map(({ id, assetId }) => [id, assetId]));
}

/** Reads which of some assets, and of their neighbors, feed which. */
export async function readFeeds(
  trx: Transaction,
  customerId: number,
  assetIds: readonly number[],
): Promise<Array<[source: number, target: number]>> {
  const { rows } = await trx.raw<{ rows: Array<{ source: number; target: number }> }>(
    `with recursive up (target, source, hops) as (
       select w.id, w.id, 0 from unnest(:ids::bigint[]) as w (id)
       union
       select u.target, r.source_id, u.hops + 1 from up u join entity_relations r on r.customer_id = :customerId
         and r.target_id = u.source and r.kind = 'feeds' and r.status = 'CONFIRMED'
       where u.hops < :hops),
     down (source, target, hops) as (
       select w.id, w.id, 0 from unnest(:ids::bigint[]) as w (id)
       union
       select d.source, r.target_id, d.hops + 1 from down d join entity_relations r on r.customer_id = :customerId
         and r.source_id = d.target and r.kind = 'feeds' and r.status = 'CONFIRMED'
       where d.hops < :hops)
     select source, target from up where hops > 0 and source <> target
     union select source, target from down where hops > 0 and source <> target`,
    { customerId, ids: pgArray('bigint', assetIds), hops: incidentMaxHops },
  );
  return rows.map(({ source, target }) => [source, target]);
}

/** Reads all pairs of assets of which the first feeds the second. */
export async function readAllFeeds(
  trx: Transaction,
  customerId: number,
): Promise<Array<[source: number, target: number]>> {
  const { rows } = await trx.raw<{ rows: Array<{ source: number; target: number }> }>(
    `select r.source_id as source, r.target_id as target from entity_relations r
     where r.customer_id = ? and r.kind = 'feeds' and r.status = 'CONFIRMED'`,
    [customerId],
  );
  return rows.map(({ source, target }) => [source, target]);
}

/** Reads starts on assets within a period, both ends in milliseconds and included. */
export async function readStartsOn(
  trx: Transaction,
  customerId: number,
  { assetIds, from, to }: { assetIds: readonly number[]; from: number; to: number },
): Promise<GroupedStart[]> {
  const { rows } = await trx.raw<{ rows: StartRecord[] }>(
    `select ${startColumns} from unnest(:ids::bigint[]) as w (id) cross join lateral (
       select * from incident_starts m where m.customer_id = :customerId and m.asset_id = w.id
         and m.started_at between :from::timestamptz and :to::timestamptz offset 0) m`,
    {
      ...{ customerId, ids: pgArray('bigint', assetIds) },
      ...{ from: iso(from), to: iso(to) },
    },
  );
  return rows.map(toStart);
}

/** Reads all starts in some incidents. */
export async function readStartsIn(
  trx: Transaction,
  customerId: number,
  incidentIds: readonly number[],
): Promise<GroupedStart[]> {
  const { rows } = await trx.raw<{ rows: StartRecord[] }>(
    `select ${startColumns} from incident_starts m where m.customer_id = ? and m.incident_id = any(?::bigint[])`,
    [customerId, pgArray('bigint', incidentIds)],
  );
  return rows.map(toStart);
}

/** The newest known start of an alarm. */
export interface LatestStart extends Pick<GroupedStart, 'alarmId' | 'at' | 'incidentId'> {
  /**
   * True if its incident, or the one that it was split off, had not been over for the window when the alarm started again: then it
   * stays where it is.
   */
  isGoingOn: boolean;
}

/** Reads the newest known start of alarms that start again. */
export async function readLatest(
  trx: Transaction,
  customerId: number,
  starts: ReadonlyArray<{ alarmId: number; at: number }>,
): Promise<Map<number, LatestStart>> {
  const { rows } = await trx.raw<{ rows: LatestStart[] }>(
    `select m.alarm_id as "alarmId", ${ms('m.started_at')} as at, m.incident_id as "incidentId",
       (m.incident_id is not null or m.is_placed) and exists (
         select from incident_starts o join alarm_state s on s.customer_id = o.customer_id and s.id = o.alarm_id
         where o.customer_id = k.customer_id and o.incident_id = coalesce(m.incident_id, m.split_from_id)
           and s.deleted_at is null and o.is_latest
           -- what has only started again at the same time says nothing of what was before
           and (s.is_active and s.latest_alarm_at < k.at
               and (s.latest_alarm_at = o.started_at or s.latest_alarm_at < k.at - k.pause)
             or s.latest_end_at between k.at - k.pause and k.at)) as "isGoingOn"
     from (select n.*, make_interval(mins => :minutes::int) as pause
         from ${customerRows('unnest(:ids::bigint[], :times::timestamptz[]) as n (alarm_id, at)', ':customerId')}) k
       join incident_starts m on m.customer_id = k.customer_id and m.alarm_id = k.alarm_id and m.is_latest`,
    {
      ...{ customerId, minutes: incidentWindowMinutes },
      ids: pgArray(
        'bigint',
        starts.map(({ alarmId }) => alarmId),
      ),
      times: pgArray(
        'timestamptz',
        starts.map(({ at }) => iso(at)),
      ),
    },
  );
  return new Map(rows.map((row) => [row.alarmId, row]));
}

/** Ends the newest start of alarms that started again: one in an incident becomes history, one alone is of no use any more. */
export async function leaveLatest(trx: Transaction, customerId: number, alarmIds: readonly number[]): Promise<void> {
  if (alarmIds.length === 0) return;
  const bindings = [customerId, pgArray('bigint', alarmIds)];
  await trx.raw(
    `delete from incident_starts where customer_id = ? and alarm_id = any(?::bigint[]) and is_latest
       and incident_id is null`,
    bindings,
  );
  await trx.raw(
    `update incident_starts set is_latest = false where customer_id = ? and alarm_id = any(?::bigint[]) and is_latest`,
    bindings,
  );
}

const keyColumns: Array<BulkColumn<GroupedStart>> = [
  { column: 'alarm_id', type: 'bigint', value: ({ alarmId }) => alarmId },
  { column: 'started_at', type: 'timestamptz', value: ({ at }) => iso(at) },
];
const placeColumns: Array<BulkColumn<GroupedStart>> = [
  { column: 'asset_id', type: 'bigint', value: ({ assetId }) => assetId },
  { column: 'cause_alarm_id', type: 'bigint', value: ({ cause }) => cause?.alarmId ?? null },
  { column: 'cause_started_at', type: 'timestamptz', value: ({ cause }) => isoOrNull(cause?.at ?? null) },
  { column: 'cause_asset_id', type: 'bigint', value: ({ cause }) => cause?.assetId ?? null },
  { column: 'is_cause_upstream', type: 'boolean', value: ({ cause }) => cause?.isUpstream ?? null },
  { column: 'incident_id', type: 'bigint', value: ({ incidentId }) => incidentId },
  { column: 'is_placed', type: 'boolean', value: ({ isPlaced }) => isPlaced },
];

/** Writes starts as they are now. */
export async function writeStarts(
  trx: Transaction,
  customerId: number,
  starts: readonly GroupedStart[],
): Promise<void> {
  if (starts.length === 0) return;
  const columns = [...keyColumns, ...placeColumns];
  await trx.raw(
    `insert into incident_starts (customer_id, ${columnList(columns)})
     select ?, ${valuesOf(columns)} from ${unnestOf(columns)}
     on conflict (customer_id, alarm_id, started_at)
     do update set ${placeColumns.map(({ column }) => `${column} = excluded.${column}`).join(', ')}`,
    [customerId, ...bindingsOf(columns, starts)],
  );
}

/** Writes which incidents became part of others, and moves what is left in them. */
export async function writeMerges(
  trx: Transaction,
  customerId: number,
  merged: ReadonlyArray<{ from: number; into: number | null }>,
): Promise<void> {
  if (merged.length === 0) return;
  const bindings = [
    customerId,
    pgArray(
      'bigint',
      merged.map(({ from }) => from),
    ),
    pgArray(
      'bigint',
      merged.map(({ into }) => into),
    ),
  ];
  const pairs = customerRows('unnest(?::bigint[], ?::bigint[]) as n (source, target)');
  await trx.raw(
    `update incident_starts m set incident_id = n.target from ${pairs}
     where m.customer_id = n.customer_id and m.incident_id = n.source`,
    bindings,
  );
  // who comes by the address of one finds the other, also after several merges
  for (const column of ['id', 'merged_into'])
    await trx.raw(
      `update incidents i set merged_into = n.target from ${pairs}
       where i.customer_id = n.customer_id and i.${column} = n.source and n.target is not null`,
      bindings,
    );
  await trx.raw(
    `delete from incidents i using ${pairs} where i.customer_id = n.customer_id and i.id = n.source and n.target is null`,
    bindings,
  );
}

/** Inserts incidents. */
export async function insertIncidents(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
  { now, isByHand }: { now: number; isByHand: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await trx.raw(
    `insert into incidents (customer_id, id, created_at, is_by_hand)
     select ?, n.id, ?::timestamptz, ? from unnest(?::bigint[]) as n (id)`,
    [customerId, iso(now), isByHand, pgArray('bigint', ids)],
  );
}

/** Locks the grouping of a customer until the transaction ends: two at once would each miss what the other has not committed. */
export async function lockGrouping(trx: Transaction, customerId: number): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('incidents'), ?)`, [customerId]);
}
