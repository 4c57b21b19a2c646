import { z } from 'zod';
import { entityToken, tokenOf } from '../../../domain/alarms/model/property.ts';
import { unrealEnds } from '../../../domain/alarms/rows/nuisance.ts';
import {
  chatterCount,
  chatterWindowSeconds,
  fleetingMaxSeconds,
  nuisanceWindowDays,
  staleAfterHours,
} from '../../../domain/constants.ts';
import type { HistoricTrigger, SeenEntries, Tried } from '../../../domain/rules/dry-run/history-port.ts';
import { boundQuery, boundStream } from '../../bound-query.ts';
import type { WarehouseClient } from '../../client.ts';
import { nuisanceColumns } from '../nuisance-counts.ts';

const customer = 'customer_id = {customerId:UInt32}';
const [from, to] = [`{from:DateTime64(3, 'UTC')}`, `{to:DateTime64(3, 'UTC')}`];
const ms = (column: string): string => `toUnixTimestamp64Milli(${column})`;
const [fromMs, toMs] = [ms(from), ms(to)];
/** ALM.12: such changes fire nothing. A replay's are left out too: history does not say how old they were. */
const speaks = (cause: string): string => `ifNull(${cause}, '') NOT IN ('REPARSE', 'MERGE', 'UNDO', 'REPLAY')`;
/** Days before the period in which an occurrence that reaches into it has begun at most. */
const reachDays = 31;

const stays = (where: string): string => `
  SELECT alarm_id, ${ms('entered_at')} AS at, ${ms('left_at')}::Nullable(Int64) AS until
  FROM status_entries FINAL
  WHERE ${customer} AND left_at >= ${from} AND entered_at >= ${from} AND entered_at < ${to} AND ${speaks('cause')}
    AND ${where}`;

/** Stays with when the next one of the alarm began and ended. */
const staysInOrder = `
  SELECT alarm_id, status, to_status, left_cause, ${ms('left_at')} AS left_ms,
    leadInFrame(toNullable(${ms('entered_at')})) OVER one AS next_entered,
    leadInFrame(toNullable(left_ms)) OVER one AS next_left
  FROM status_entries FINAL
  WHERE ${customer} AND left_at >= ${from}
  WINDOW one AS (PARTITION BY alarm_id ORDER BY entered_at, left_at
    ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING)`;

/** Times that alarms were active: occurrences of which one superseded the other are one. */
const activeTimes = `
  SELECT alarm_id, min(started_ms) AS at, if(countIf(isNull(ended_ms)) > 0, NULL, max(ended_ms)) AS until
  FROM (
    SELECT alarm_id, started_ms, ended_ms, sum(is_new) OVER (PARTITION BY alarm_id ORDER BY started_ms, id
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS time
    FROM (
      SELECT alarm_id, ${ms('started_at')} AS started_ms, ${ms('ended_at')} AS ended_ms, toString(instance_id) AS id,
        ifNull(lagInFrame(end_source) OVER (PARTITION BY alarm_id ORDER BY started_at, id
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW), '') != 'SUPERSEDED' AS is_new
      FROM instances FINAL
      WHERE ${customer} AND started_at >= ${from} - INTERVAL ${reachDays} DAY AND started_at < ${to}
        AND (isNull(ended_at) OR ended_at >= ${from})
    )
  )
  GROUP BY alarm_id, time`;

/** Occurrences that are a nuisance, each with when that was known: a chattering one at its start, a fleeting one at its end. */
const nuisances = `
  SELECT alarm_id, started_ms, if(chattering, started_ms, assumeNotNull(ended_ms)) AS known_ms
  FROM (
    SELECT alarm_id, ${ms('ended_at')} AS ended_ms, ${nuisanceColumns}
    FROM instances FINAL
    WHERE ${customer} AND started_at >= ${from} - INTERVAL ${nuisanceWindowDays + 1} DAY AND started_at < ${to}
  )
  WHERE chattering OR fleeting`;

/** Selects alarm_id, at and until of everything that a trigger saw. */
function seenBy(trigger: HistoricTrigger): { sql: string; params?: Record<string, unknown> } {
  const during = `at >= ${fromMs} AND at < ${toMs}`;
  switch (trigger.kind) {
    case 'status':
      return { sql: stays('status = {status:String}'), params: { status: trigger.status } };
    case 'statusAfter':
      return {
        sql: stays('status = {status:String} AND from_status = {before:String} AND cause = {cause:String}'),
        params: { status: trigger.status, before: trigger.from, cause: trigger.cause },
      };
    case 'inactiveStatus':
      return {
        sql: `SELECT alarm_id, left_ms AS at, next_entered AS until FROM (${staysInOrder})
          WHERE to_status = 'Inactive' AND ${speaks('left_cause')} AND ${during}`,
      };
    case 'snoozeExpired':
      return {
        sql: `SELECT alarm_id, left_ms AS at, if(next_entered = left_ms, next_left, next_entered) AS until
          FROM (${staysInOrder}) WHERE status = 'Snoozed' AND left_cause = 'SWEEP' AND ${during}`,
      };
    case 'active':
      return { sql: `SELECT * FROM (${activeTimes}) WHERE ${during}` };
    case 'inactive':
      return {
        sql: `SELECT alarm_id, assumeNotNull(ended) AS at, next AS until FROM (
            SELECT alarm_id, until AS ended, leadInFrame(toNullable(at)) OVER (PARTITION BY alarm_id ORDER BY at
              ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS next
            FROM (${activeTimes})
          ) WHERE isNotNull(ended) AND ${during}`,
      };
    case 'stale':
      return {
        sql: `SELECT alarm_id, stale_at AS at, until FROM (
            SELECT alarm_id, at + {staleMs:Int64} AS stale_at, until FROM (${activeTimes})
          ) WHERE ${during} AND (isNull(until) OR until > at)`,
        params: { staleMs: staleAfterHours * 3_600_000 },
      };
    case 'nuisance':
      return {
        sql: `SELECT alarm_id, min(known_ms) AS at, (max(started_ms) + {windowMs:Int64})::Nullable(Int64) AS until
          FROM (
            SELECT *, sum(is_first) OVER (PARTITION BY alarm_id ORDER BY started_ms, known_ms
              ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS time
            FROM (
              SELECT *, ifNull(known_ms - lagInFrame(toNullable(started_ms)) OVER (PARTITION BY alarm_id
                ORDER BY started_ms, known_ms ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) > {windowMs:Int64}, 1)
                AS is_first
              FROM (${nuisances})
            )
          )
          GROUP BY alarm_id, time HAVING ${during}`,
        params: {
          windowMs: nuisanceWindowDays * 86_400_000,
          chatterCount,
          chatterWindowMs: chatterWindowSeconds * 1_000,
          fleetingMaxMs: fleetingMaxSeconds * 1_000,
          unrealEnds,
        },
      };
    case 'serviceImpacting':
      return {
        sql: `SELECT alarm_id, at, until FROM (
            SELECT alarm_id, ${ms('created_at')} AS at, rev_value, cause,
              leadInFrame(toNullable(at)) OVER (PARTITION BY alarm_id ORDER BY created_at, activity_id
                ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS until
            FROM activity FINAL
            WHERE ${customer} AND created_at >= ${from} AND field = 'isServiceImpacting'
          ) WHERE rev_value = 'true' AND ${speaks('cause')} AND ${during}`,
      };
  }
}

const ids = z.array(z.int());
const condition = z.object({ sql: z.string(), params: z.record(z.string(), z.unknown()) });
const period = z.object({ customerId: z.int().positive(), from: z.int(), to: z.int() });
/** Seconds after which ClickHouse gives up. */
const seconds = 30;

/** Counts what a trigger saw of all alarms. */
export async function countRuleEntries(
  warehouse: WarehouseClient,
  { trigger, ...given }: Pick<Tried, 'customerId' | 'from' | 'to' | 'trigger'>,
): Promise<{ entries: number; alarms: number }> {
  const { customerId, ...range } = period.parse(given);
  const { sql, params = {} } = seenBy(trigger);
  const [counted] = await boundQuery(warehouse, {
    name: 'rule-entries-count',
    customerId,
    range,
    seconds,
    sql: `SELECT count() AS entries, uniqExact(alarm_id) AS alarms FROM (${sql})`,
    params,
    row: z.object({ entries: z.int(), alarms: z.int() }),
  });
  return counted ?? { entries: 0, alarms: 0 };
}

/** Checked by hand: for each of a million entries, zod would take as long as all else. */
const isEntries = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(([at, until]) => Number.isSafeInteger(at) && (until === null || Number.isSafeInteger(until)));
const seenRow = z.object({ alarmId: z.int(), entries: z.custom<SeenEntries['entries']>(isEntries) });

/** Streams what a trigger saw of the alarms that match, by alarm and week. */
export function streamRuleEntries(
  warehouse: WarehouseClient,
  { trigger, excludedIds, condition: given, ...of }: Tried,
  signal: AbortSignal,
): Promise<AsyncGenerator<SeenEntries[]>> {
  const { customerId, ...range } = period.parse(of);
  const matching = condition.parse(given);
  const { sql, params = {} } = seenBy(trigger);
  return boundStream(
    warehouse,
    {
      name: 'rule-entries',
      customerId,
      range,
      seconds,
      sql: `SELECT alarm_id AS alarmId, arraySort(groupArray((at, until))) AS entries FROM (${sql})
        WHERE alarm_id IN (SELECT alarm_id FROM alarms FINAL WHERE ${customer} AND ${matching.sql})
          AND alarm_id NOT IN {excludedIds:Array(UInt64)}
        GROUP BY alarm_id, intDiv(at, 7 * 86400000) AS week
        ORDER BY alarm_id, week`,
      params: { ...matching.params, ...params, excludedIds: ids.parse(excludedIds) },
      row: seenRow,
    },
    signal,
  );
}

/** Finds those of some alarms that a condition takes, ascending. */
export async function findMatchingAlarms(
  warehouse: WarehouseClient,
  given: Pick<Tried, 'customerId' | 'condition'> & { alarmIds: readonly number[] },
): Promise<number[]> {
  const matching = condition.parse(given.condition);
  const rows = await boundQuery(warehouse, {
    name: 'rule-alarms',
    customerId: given.customerId,
    seconds,
    sql: `SELECT alarm_id AS id FROM alarms FINAL
      WHERE ${customer} AND alarm_id IN {alarmIds:Array(UInt64)} AND ${matching.sql} ORDER BY id`,
    params: { ...matching.params, alarmIds: ids.parse(given.alarmIds) },
    row: z.object({ id: z.int() }),
  });
  return rows.map(({ id }) => id);
}

const assetsRow = z.object({ alarmId: z.int(), assets: ids });

/** Finds the assets and places that some alarms name; those that name none are left out. */
export async function findAssetsOfAlarms(
  warehouse: WarehouseClient,
  { customerId, alarmIds }: { customerId: number; alarmIds: readonly number[] },
): Promise<Map<number, number[]>> {
  const rows = await boundQuery(warehouse, {
    name: 'rule-assets',
    customerId,
    seconds,
    sql: `SELECT alarm_id AS alarmId, arrayMap(token -> toUInt64OrZero(substring(token, length({prefix:String}) + 1)),
        arrayFilter(token -> startsWith(token, {prefix:String}), property_tokens::Array(String))) AS assets
      FROM alarms FINAL
      WHERE ${customer} AND alarm_id IN {alarmIds:Array(UInt64)} AND notEmpty(assets)`,
    params: { alarmIds: ids.parse(alarmIds), prefix: tokenOf(entityToken, '') },
    row: assetsRow,
  });
  return new Map(rows.map(({ alarmId, assets }) => [alarmId, assets]));
}
