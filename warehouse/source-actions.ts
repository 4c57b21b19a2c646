/**
 * Returns SQL of what sources did to alarms, read from the instances that match `where`: alarm_id, instance, field,
 * happened_at (never null in the result) and value. An end that a person set is a decision, and is listed with these.
 */
export const sourceActionsSql = (where: string): string => `
  SELECT alarm_id, toString(instance_id) AS instance, deed.1 AS field, deed.2 AS happened_at, deed.3 AS value
  FROM (
    SELECT alarm_id, instance_id, arrayJoin([
      ('started', toNullable(started_at), if(isNull(value), NULL, trimRight(concat(ifNull(value, ''), ' ', ifNull(toString(unit), ''))))),
      ('ended', if(ifNull(end_source, '') = 'USER', NULL, ended_at), CAST(end_source AS Nullable(String))),
      ('acknowledged', acked_at, acked_by)
    ]) AS deed
    FROM instances FINAL
    WHERE ${where}
  )
  WHERE isNotNull(deed.2)`;
