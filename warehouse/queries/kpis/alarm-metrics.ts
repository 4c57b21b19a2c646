import { intakeGraceMinutes } from '../../../domain/constants.ts';
import { endOf, from, levelCount, measuring, ms, now, pair, partsAt, partsOver, to } from './measured.ts';

const minuteMs = 60_000;

/** KPI.3. */
export const findPrioritizedAlarms = measuring(
  'kpi-prioritized-alarms',
  pair,
  ({ alarms, activeInstances }) => `
  SELECT part, uniqExactIf(alarm_id, priority > 0) AS numerator, uniqExact(alarm_id) AS denominator
  FROM (
    SELECT alarm_id, ${partsOver('started_at', endOf('ended_at'))} AS part FROM ${activeInstances}
  ) AS i INNER JOIN ${alarms} AS a USING (alarm_id)
  GROUP BY part`,
);

/** KPI.4, KPI.6. */
export const findStartedInstances = measuring(
  'kpi-started-instances',
  levelCount,
  ({ alarms }) => `
  SELECT part, priority, count() AS instances
  FROM (
    SELECT alarm_id, ${partsAt('started_at')} AS part FROM instances FINAL
    WHERE customer_id = {customerId:UInt32} AND started_at >= ${from} AND started_at < ${to} AND started_at <= ${now}
  ) AS i INNER JOIN ${alarms} AS a USING (alarm_id)
  GROUP BY part, priority`,
);

/**
 * KPI.5. Entries by a reparse, an undo or a merge are none of the source's; one that clears itself within minutes needs
 * nobody.
 */
export const findLeftIntakeEntries = measuring(
  'kpi-left-intake-entries',
  pair,
  ({ alarms, byPeople }) => `
  SELECT part, countIf(isActed) AS numerator, countIf(isActed OR NOT isShort) AS denominator
  FROM (
    SELECT ${partsAt('entered_at')} AS part,
      isNotNull(triage_action) AND ${byPeople('left_automation_rule_id')} AS isActed,
      is_self_cleared AND dateDiff('millisecond', entered_at, left_at) < ${intakeGraceMinutes * minuteMs} AS isShort
    FROM status_entries FINAL
    WHERE customer_id = {customerId:UInt32} AND status = 'Intake' AND entered_at >= ${from} AND entered_at < ${to}
      AND (isNull(cause) OR cause NOT IN ('REPARSE', 'UNDO', 'MERGE'))
      AND alarm_id IN (SELECT alarm_id FROM ${alarms})
  )
  GROUP BY part`,
);

/**
 * KPI.7. An alarm needs work with a high priority or an impact on service, unless somebody declined it and it never had
 * a ticket. Declined: the last decision to decline it lies within the period, or it had not left Declined before.
 */
export const findWorkCoverage = measuring(
  'kpi-work-coverage',
  pair,
  ({ alarms, activeInstances, tickets, ticketAlarms, byPeople }) => `
  WITH if(part = 0, {bounds:Array(Int64)}[1], {bounds:Array(Int64)}[part]) AS since,
    if(part = 0, {bounds:Array(Int64)}[-1], {bounds:Array(Int64)}[part + 1]) AS until
  SELECT part, uniqExactIf(alarm_id, isCovered) AS numerator, uniqExact(alarm_id) AS denominator
  FROM (
    SELECT alarm_id, part, arrayExists(
      span -> span.1 < least(${ms('end')}, until) AND span.2 > greatest(${ms('start')}, since), spans) AS isCovered
    FROM (
      SELECT alarm_id, started_at AS start, ${endOf('ended_at')} AS end,
        ${partsOver('started_at', endOf('ended_at'))} AS part
      FROM ${activeInstances}
    ) AS i
    INNER JOIN (SELECT alarm_id FROM ${alarms} WHERE priority >= 3 OR is_service_impacting) AS a USING (alarm_id)
    LEFT JOIN (
      SELECT alarm_id, groupArray((${ms('created_at')}, ${ms(endOf('closed_at'))} + 1)) AS spans
      FROM ${ticketAlarms} AS ta INNER JOIN ${tickets} AS t USING (ticket_id)
      WHERE created_at < ${to} AND ${byPeople('automation_rule_id')}
      GROUP BY alarm_id
    ) AS w USING (alarm_id)
    LEFT JOIN (
      SELECT alarm_id, max(created_at) AS declinedAt FROM activity FINAL
      WHERE customer_id = {customerId:UInt32} AND field = 'status' AND rev_value = 'Declined' AND created_at < ${to}
      GROUP BY alarm_id
    ) AS d USING (alarm_id)
    LEFT JOIN (
      SELECT alarm_id, max(left_at) AS undeclinedAt FROM status_entries FINAL
      WHERE customer_id = {customerId:UInt32} AND status = 'Declined' AND left_at < ${to}
      GROUP BY alarm_id
    ) AS l USING (alarm_id)
    WHERE NOT (empty(spans) AND declinedAt > toDateTime64(0, 3)
      AND (declinedAt >= ${from} OR undeclinedAt < declinedAt OR undeclinedAt > ${from}))
  )
  GROUP BY part`,
);
