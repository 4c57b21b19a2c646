/**
 * Subquery of a customer's instances that overlap the range from `from` to `to`: `alarm_id`, `started_at`, `ended_at`.
 * Those that began more than a week before it have lasted for longer than a week, so the months before are not read.
 * @param where condition on `alarm_id`.
 * @param kept condition on the instance.
 */
export const activeInstances = (where = 'true', kept = 'true'): string => `(
  ${startedIn('instances', `started_at >= ${weekBefore} AND started_at < ${to}`, where, kept)}
  UNION ALL ${startedIn('lasting_instances', `started_at < ${weekBefore}`, where, kept)})`;

/** Condition on an instance: somebody could act on it in time (KPI.15). */
export const receivedInTime = 'is_replayed = 0';

const from = `{from:DateTime64(3, 'UTC')}`;
const to = `{to:DateTime64(3, 'UTC')}`;
/** Start of the range, less the time that instances last at most that `lasting_instances` leaves out. */
export const weekBefore = `${from} - INTERVAL 7 DAY`;
const startedIn = (table: string, started: string, where: string, kept: string): string => `
  SELECT alarm_id, started_at, ended_at FROM ${table} FINAL
  PREWHERE customer_id = {customerId:UInt32} AND ${started} AND ${where}
  WHERE (isNull(ended_at) OR ended_at > ${from}) AND ${kept}`;
