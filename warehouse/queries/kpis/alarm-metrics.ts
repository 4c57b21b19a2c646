import { intakeGraceMinutes } from '../../../domain/constants.ts';
import type { Measured } from '../../../domain/kpis/kpi-facts.ts';
import { highFrom, prioritizedFrom } from '../../../domain/kpis/levels.ts';
import { corrections } from '../../../domain/origin/cause.ts';
import type { WarehouseClient } from '../../client.ts';
import { activeInstances, receivedInTime } from '../active-instances.ts';
import {
  currentBits,
  endOf,
  type Facts,
  from,
  levelCount,
  ms,
  now,
  partsAt,
  partsOver,
  previousBit,
  readMeasured,
  type Sources,
  sharing,
  start,
  to,
} from './measured.ts';

const minuteMs = 60_000;

/** KPI.3. */
export const prioritizedAlarms: Facts = {
  name: 'kpi-prioritized-alarms',
  sql: ({ alarms }) => `
  SELECT arrayJoin(bitPositionsToArray(parts)) AS part, alarm_id AS id, priority >= ${prioritizedFrom} AS isCounted, at
  FROM (
    SELECT alarm_id, max(${ms('started_at')}) AS at,
      groupBitOr(${partsOver(ms('started_at'), endOf('ended_at'))}) AS parts
    FROM ${activeInstances()} GROUP BY alarm_id
  ) AS i INNER JOIN ${alarms} AS a USING (alarm_id)`,
};
export const findPrioritizedAlarms = sharing(prioritizedAlarms);

const started = ({ alarms }: Sources): string => `
  (
    SELECT alarm_id, started_at, ${partsAt('started_at')} AS part FROM instances FINAL
    WHERE customer_id = {customerId:UInt32} AND started_at >= ${from} AND started_at < ${to} AND started_at <= ${now}
  ) AS i INNER JOIN ${alarms} AS a USING (alarm_id)`;

/** KPI.4. */
export const startedInstances: Facts = {
  name: 'kpi-started-instances',
  sql: (of) => `SELECT part, alarm_id AS id, 1 AS isCounted, ${ms('started_at')} AS at FROM ${started(of)}`,
};

/** KPI.6. */
export const prioritizedInstances: Facts = {
  name: 'kpi-prioritized-instances',
  sql: (of) => `SELECT part, alarm_id AS id, priority >= ${highFrom} AS isCounted, ${ms('started_at')} AS at
    FROM ${started(of)} WHERE priority >= ${prioritizedFrom}`,
};

/** KPI.4 and KPI.6, by priority. */
export const findStartedInstances = (warehouse: WarehouseClient, given: Measured) =>
  readMeasured(warehouse, given, {
    name: startedInstances.name,
    row: levelCount,
    sql: (of) => `SELECT part, priority, count() AS instances FROM ${started(of)} GROUP BY part, priority`,
  });

/**
 * KPI.5. Entries by a reparse, an undo or a merge are none of the source's; one that clears itself within minutes needs
 * nobody.
 */
export const leftIntakeEntries: Facts = {
  name: 'kpi-left-intake-entries',
  sql: ({ alarms, byPeople }) => `
  SELECT part, id, isCounted, at
  FROM (
    SELECT ${partsAt('entered_at')} AS part, alarm_id AS id, ${ms('entered_at')} AS at,
      isNotNull(triage_action) AND ${byPeople('left_automation_rule_id')} AS isCounted,
      is_self_cleared AND dateDiff('millisecond', entered_at, left_at) < ${intakeGraceMinutes * minuteMs} AS isShort
    FROM status_entries FINAL
    PREWHERE customer_id = {customerId:UInt32} AND status = 'Intake'
    WHERE entered_at >= ${from} AND entered_at < ${to} AND left_at >= ${from}
      AND (isNull(cause) OR cause NOT IN (${corrections.map((cause) => `'${cause}'`).join(', ')}))
      AND alarm_id IN (SELECT alarm_id FROM ${alarms})
  )
  WHERE isCounted OR NOT isShort`,
};
export const findLeftIntakeEntries = sharing(leftIntakeEntries);

/** True where an alarm was declined in a period and never had a ticket before its end: the ones of `Before` are of the period before. */
const isDeclined = (
  of: '' | 'Before',
  start: string,
): string => `NOT hadWork${of} AND declinedAt${of} > toDateTime64(0, 3)
    AND (declinedAt${of} >= ${start} OR undeclinedAt${of} < declinedAt${of} OR undeclinedAt${of} > ${start})`;

/**
 * KPI.7. An alarm needs work with a high priority or an impact on service, unless somebody declined it and it never had
 * a ticket. Declined: the last decision to decline it lies within the period, or it had not left Declined before; one
 * that was undone is none.
 */
export const workCoverage: Facts = {
  name: 'kpi-work-coverage',
  sql: ({ alarms, tickets, ticketAlarms, byPeople }) => `
  SELECT arrayJoin(bitPositionsToArray(bitAnd(parts, bitOr(
      if(${isDeclined('', start)}, 0, ${currentBits}), if(${isDeclined('Before', from)}, 0, ${previousBit}))))) AS part,
    alarm_id AS id, at, bitTest(covered, part) AS isCounted
  FROM (
    SELECT alarm_id, max(since) AS at, groupBitOr(${partsOver('since', 'until')}) AS parts,
      any(worked) AS hadWork, any(workedBefore) AS hadWorkBefore,
      groupBitOr(arrayReduce('groupBitOr', arrayMap(work -> if(work.1 < until AND work.2 > since,
        ${partsOver('greatest(work.1, since)', 'least(work.2, until)')}, 0), works))) AS covered
    FROM (
      SELECT alarm_id, ${ms('started_at')} AS since, ${endOf('ended_at')} AS until
      FROM ${activeInstances(`alarm_id IN (SELECT alarm_id FROM ${alarms} WHERE priority >= 3 OR is_service_impacting)`, receivedInTime)}
    ) AS i
    LEFT JOIN (
      SELECT alarm_id, true AS worked, min(created_at) < ${start} AS workedBefore,
        groupArrayIf((${ms('created_at')}, workEnd), workEnd > ${ms(from)}) AS works
      FROM ${ticketAlarms} AS ta
      INNER JOIN (SELECT *, ${endOf('closed_at')} + 1 AS workEnd FROM ${tickets}) AS t USING (ticket_id)
      WHERE created_at < ${to} AND ${byPeople('automation_rule_id')}
      GROUP BY alarm_id
    ) AS w USING (alarm_id)
    GROUP BY alarm_id
  ) AS c
  LEFT JOIN (
    SELECT alarm_id, arrayMax(arrayFilter(at -> at < ${to}, declines)) AS declinedAt,
      arrayMax(arrayFilter(at -> at < ${start}, declines)) AS declinedAtBefore
    FROM (
      SELECT alarm_id, arraySort(groupUniqArray((created_at, version, isDecline))) AS steps,
        arrayShiftLeft(arrayMap(step -> step.3, steps), 1, 1) AS isFollowedByDecline,
        arrayMap(step -> step.1, arrayFilter((step, isLeft) -> step.3 AND isLeft, steps, isFollowedByDecline)) AS declines
      FROM (
        SELECT alarm_id, created_at, version, ifNull(cause, '') != 'UNDO' AS isDecline FROM activity
        WHERE customer_id = {customerId:UInt32} AND field = 'status'
          AND if(isDecline, rev_value, prev_value) = 'Declined'
      )
      GROUP BY alarm_id
    )
  ) AS d USING (alarm_id)
  LEFT JOIN (
    SELECT alarm_id, max(left_at) AS undeclinedAt, maxIf(left_at, left_at < ${start}) AS undeclinedAtBefore
    FROM status_entries FINAL
    PREWHERE customer_id = {customerId:UInt32} AND status = 'Declined' WHERE left_at < ${to}
    GROUP BY alarm_id
  ) AS l USING (alarm_id)`,
};
export const findWorkCoverage = sharing(workCoverage);
