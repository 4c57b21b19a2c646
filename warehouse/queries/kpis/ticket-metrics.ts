import { activeInstances, receivedInTime } from '../active-instances.ts';
import { averaging, type Facts, from, ms, now, partsAt, sharing, to } from './measured.ts';

const within = (column: string): string => `${column} >= ${from} AND ${column} < ${to}`;
const millisecondsLater = (column: string, parameter: string): string =>
  `${column} + toIntervalMillisecond({${parameter}:Int64})`;

/** KPI.8. */
export const timeToDispatch: Facts = {
  name: 'kpi-time-to-dispatch',
  isMean: true,
  sql: ({ alarms, tickets, ticketAlarms, byPeople }) => `
  SELECT ${partsAt('created_at')} AS part, ticket_id AS id, 1 AS isCounted, ${ms('created_at')} AS at, value, creator
  FROM (
    SELECT ticket_id, created_at, creator,
      least({capMs:Int64}, ${ms('created_at')} - ${ms('min(started_at)')}) AS value
    FROM ${activeInstances(`alarm_id IN (SELECT alarm_id FROM ${alarms})`, receivedInTime)} AS i
    INNER JOIN (
      SELECT ticket_id, created_at, creator, alarm_id
      FROM ${ticketAlarms} AS ta
      INNER JOIN (
        SELECT ticket_id, created_at, created_by AS creator FROM ${tickets}
        WHERE ${within('created_at')} AND ${byPeople('automation_rule_id')}
      ) AS t USING (ticket_id)
    ) AS w USING (alarm_id)
    WHERE started_at <= created_at AND (isNull(ended_at) OR ended_at > created_at)
    GROUP BY ticket_id, created_at, creator
  )`,
};
export const findTimeToDispatch = averaging(timeToDispatch);

/** KPI.9. */
export const timeToResolution: Facts = {
  name: 'kpi-time-to-resolution',
  isMean: true,
  sql: ({ tickets, isMeasuredTicket }) => `
  SELECT ${partsAt('assumeNotNull(closed_at)')} AS part, ticket_id AS id, 1 AS isCounted,
    ${ms('assumeNotNull(closed_at)')} AS at, at - ${ms('created_at')} AS value
  FROM ${tickets}
  WHERE state = 'CLOSED' AND isNotNull(closed_at) AND ${within('closed_at')} AND ${isMeasuredTicket}`,
};
export const findTimeToResolution = averaging(timeToResolution);

/** KPI.10. */
export const resolutionEffectiveness: Facts = {
  name: 'kpi-resolution-effectiveness',
  sql: ({ tickets, ticketAlarms, alarms, isMeasuredTicket }) => `
  SELECT part, ticket_id AS id, at, ifNull(is_resolved = 1, 0) AND NOT hasReoccurred AS isCounted
  FROM (
    SELECT ${partsAt('assumeNotNull(closed_at)')} AS part, ticket_id, ${ms('assumeNotNull(closed_at)')} AS at,
      is_resolved, ticket_id IN (
      SELECT ticket_id
      FROM (
        SELECT alarm_id, started_at FROM instances FINAL
        PREWHERE customer_id = {customerId:UInt32} AND started_at > ${from}
          AND started_at <= ${millisecondsLater(to, 'quietMs')} AND alarm_id IN (SELECT alarm_id FROM ${alarms})
      ) AS i
      INNER JOIN (
        SELECT ticket_id, alarm_id, closed_at
        FROM ${ticketAlarms} AS ta
        INNER JOIN (
          SELECT ticket_id, assumeNotNull(closed_at) AS closed_at FROM ${tickets}
          WHERE isNotNull(closed_at) AND ${within('closed_at')}
        ) AS t USING (ticket_id)
      ) AS w USING (alarm_id)
      WHERE started_at > closed_at AND started_at <= ${millisecondsLater('closed_at', 'quietMs')}
    ) AS hasReoccurred
    FROM ${tickets}
    WHERE state = 'CLOSED' AND isNotNull(closed_at) AND ${within('closed_at')}
      AND ${millisecondsLater('assumeNotNull(closed_at)', 'quietMs')} <= ${now} AND ${isMeasuredTicket}
  )`,
};
export const findResolutionEffectiveness = sharing(resolutionEffectiveness);

/** KPI.11. A ticket repeats another on one of its alarms that was closed shortly before it was created (WORK.12). */
export const repeatWork: Facts = {
  name: 'kpi-repeat-work',
  sql: ({ tickets, ticketAlarms, isMeasuredTicket }) => `
  SELECT part, ticket_id AS id, at, reissue_count > 0 OR isRepeat AS isCounted
  FROM (
    SELECT ${partsAt('created_at')} AS part, ticket_id, ${ms('created_at')} AS at, reissue_count, ticket_id IN (
      SELECT ticket_id
      FROM (SELECT ticket_id, created_at FROM ${tickets} WHERE ${within('created_at')}) AS t
      INNER JOIN ${ticketAlarms} AS ta USING (ticket_id)
      INNER JOIN (
        SELECT ticket_id AS other_id, alarm_id, closed_at
        FROM ${ticketAlarms} AS ea
        INNER JOIN (
          SELECT ticket_id, created_at AS closed_at FROM ticket_activity FINAL
          PREWHERE customer_id = {customerId:UInt32} AND created_at < ${to}
            AND created_at >= ${from} - toIntervalMillisecond({windowMs:Int64})
          WHERE event_type = 'STATE' AND field = 'state' AND rev_value = 'CLOSED'
        ) AS e USING (ticket_id)
      ) AS o USING (alarm_id)
      WHERE other_id != ticket_id AND closed_at < created_at
        AND ${millisecondsLater('closed_at', 'windowMs')} >= created_at
    ) AS isRepeat
    FROM ${tickets}
    WHERE ${within('created_at')} AND ${isMeasuredTicket}
  )`,
};
export const findRepeatWork = sharing(repeatWork);
