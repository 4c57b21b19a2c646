import type { Measured } from '../../../domain/kpis/kpi-facts.ts';
import type { WarehouseClient } from '../../client.ts';
import { from, partsAt, readMeasured, to, writersOfPart } from './measured.ts';

const written = (table: string, at: string, person: string): string => `
  SELECT ${at} AS at, ${person} AS person FROM ${table} FINAL
  WHERE customer_id = {customerId:UInt32} AND ${at} >= ${from} AND ${at} < ${to} AND isNotNull(${person})`;

/** KPI.2: who changed an alarm, a note or a ticket. */
export const findWriters = (warehouse: WarehouseClient, given: Measured) =>
  readMeasured(warehouse, given, {
    name: 'kpi-writers',
    row: writersOfPart,
    sql: () => `
      SELECT part, groupUniqArray(assumeNotNull(person)) AS userIds
      FROM (
        SELECT ${partsAt('at')} AS part, person
        FROM (
          ${written('activity', 'created_at', 'user_id')}
          UNION ALL ${written('ticket_activity', 'created_at', 'user_id')}
          UNION ALL ${written('tickets', 'created_at', 'created_by')}
        )
      )
      GROUP BY part`,
  });
