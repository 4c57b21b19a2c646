import { z } from 'zod';
import { unrealEnds } from '../../../domain/alarms/rows/nuisance.ts';
import {
  chatterCount,
  chatterWindowSeconds,
  fleetingMaxSeconds,
  staleAfterHours,
  worstAlarmsListed,
} from '../../../domain/constants.ts';
import type { AlarmBehaviour, Observed } from '../../../domain/performance/performance-facts.ts';
import { asDateTime64, boundQuery } from '../../bound-query.ts';
import type { WarehouseClient } from '../../client.ts';
import { weekBefore } from '../active-instances.ts';
import { nuisanceColumns } from '../nuisance-counts.ts';
import { alarmsOf, customer, from, observed, sums, until } from './observed.ts';

const most = 10;

/** The alarms with the greatest values, as pairs of id and value; of equal ones the lowest id first. */
const greatest = (limit: number, value: string): string =>
  `arrayMap(one -> (one.2, -one.1), groupArraySortedIf(${limit})((-toInt64(${value}), alarm_id), ${value} > 0))`;

const untilEnd = `toUnixTimestamp64Milli(least(ifNull(ended_at, ${until}), ${until})) AS end_ms,
    isNull(ended_at) OR ended_at > ${until} AS standing`;

/**
 * Occurrences of the period and those that reach into it; ended ones before it may make its first ones chatter. Those that
 * began more than a week before it have lasted for longer than a week, so the months before are not read.
 */
const occurrences = `
  SELECT alarm_id, ${nuisanceColumns}, ${untilEnd}
  FROM instances FINAL
  PREWHERE ${customer} AND started_at >= ${weekBefore} AND started_at < ${until}
  WHERE isNull(ended_at) OR ended_at > ${from} OR started_at >= {chatterFrom:DateTime64(3, 'UTC')}
  UNION ALL
  SELECT alarm_id, toUnixTimestamp64Milli(started_at) AS started_ms, toUInt8(0) AS chattering, toUInt8(0) AS fleeting,
    ${untilEnd}
  FROM lasting_instances FINAL
  PREWHERE ${customer} AND started_at < ${weekBefore}
  WHERE isNull(ended_at) OR ended_at > ${from}`;

/** NUIS.6: an occurrence is stale from some hours after its start until it ends; the local days on which it was. */
const stale = `
  SELECT *, started_ms >= {fromMs:Int64} AS is_start, end_ms - started_ms AS active_ms,
    active_ms > {staleMs:Int64} AND end_ms > {fromMs:Int64} AS is_stale,
    toDate(fromUnixTimestamp64Milli(greatest(started_ms + {staleMs:Int64}, {fromMs:Int64}), 'UTC'), {timezone:String})
      AS first_day,
    toDate(fromUnixTimestamp64Milli(end_ms - 1, 'UTC'), {timezone:String}) AS last_day
  FROM (${occurrences})`;

const byAlarm = `
  SELECT alarm_id, countIf(is_start) AS started, countIf(is_start AND chattering) AS chattered,
    countIf(is_start AND fleeting) AS fleeted, maxIf(active_ms, is_stale) AS stale_for,
    maxIf(active_ms, standing) AS standing_for,
    sumMapIf([first_day, last_day + 1], [1, -1], is_stale) AS stale_changes
  FROM (${stale})
  GROUP BY alarm_id`;

const ranked = z.array(z.tuple([z.int(), z.int()]));
const row = z
  .object({
    instances: z.int(),
    alarms: z.int(),
    chatteringAlarms: z.int(),
    chatteringInstances: z.int(),
    chatteringWorst: ranked,
    fleetingAlarms: z.int(),
    fleetingInstances: z.int(),
    fleetingWorst: ranked,
    staleAlarms: z.int(),
    staleWorst: ranked,
    standingAlarms: z.int(),
    standingWorst: ranked,
    mostFrequent: ranked,
    priorities: sums(z.int()),
    staleChanges: sums(z.iso.date()),
  })
  .transform(
    (of): AlarmBehaviour => ({
      instances: of.instances,
      alarms: of.alarms,
      chattering: { alarms: of.chatteringAlarms, instances: of.chatteringInstances, worst: of.chatteringWorst },
      fleeting: { alarms: of.fleetingAlarms, instances: of.fleetingInstances, worst: of.fleetingWorst },
      stale: { alarms: of.staleAlarms, worst: of.staleWorst },
      standing: { alarms: of.standingAlarms, worst: of.standingWorst },
      mostFrequent: of.mostFrequent,
      priorities: of.priorities,
      staleChanges: of.staleChanges,
    }),
  );

/**
 * Finds how alarms behaved in a period, in one pass over its occurrences: chattering and fleeting (NUIS.2, NUIS.3), stale
 * (NUIS.6) and standing alarms, the most frequent, and occurrences by priority.
 */
export async function findAlarmBehaviour(warehouse: WarehouseClient, given: Observed): Promise<AlarmBehaviour | null> {
  const { customerId, from: start, until: end, timezone, condition } = observed.parse(given);
  const chatterWindowMs = chatterWindowSeconds * 1_000;
  const [behaviour] = await boundQuery(warehouse, {
    name: 'alarm-behaviour',
    customerId,
    range: { from: start, to: end },
    sql: `
      SELECT sum(started) AS instances, countIf(started > 0) AS alarms,
        countIf(chattered > 0) AS chatteringAlarms, sum(chattered) AS chatteringInstances,
        ${greatest(worstAlarmsListed, 'chattered')} AS chatteringWorst,
        countIf(fleeted > 0) AS fleetingAlarms, sum(fleeted) AS fleetingInstances,
        ${greatest(worstAlarmsListed, 'fleeted')} AS fleetingWorst,
        countIf(stale_for > 0) AS staleAlarms, ${greatest(worstAlarmsListed, 'stale_for')} AS staleWorst,
        countIf(standing_for > 0) AS standingAlarms, ${greatest(worstAlarmsListed, 'standing_for')} AS standingWorst,
        ${greatest(most, 'started')} AS mostFrequent,
        sumMap([priority], [started]) AS priorities,
        sumMap(stale_changes.1, stale_changes.2) AS staleChanges
      FROM (${byAlarm}) AS i INNER JOIN ${alarmsOf(condition?.sql)} AS a USING (alarm_id)
      HAVING instances + staleAlarms + standingAlarms > 0`,
    params: {
      ...condition?.params,
      timezone,
      chatterCount,
      chatterWindowMs,
      chatterFrom: asDateTime64(start - chatterWindowMs),
      fleetingMaxMs: fleetingMaxSeconds * 1_000,
      unrealEnds: [...unrealEnds],
      fromMs: start,
      staleMs: staleAfterHours * 3_600_000,
    },
    row,
  });
  return behaviour ?? null;
}
