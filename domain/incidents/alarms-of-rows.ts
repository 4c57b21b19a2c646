import { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { readAwake } from '../alarms/decisions/end-snoozes.ts';
import { tooManySelected } from '../alarms/decisions/selection.ts';
import { conditionOf, searchOf, whereSchema } from '../alarms/rows/alarm-query.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import { rowKeys } from '../alarms/rows/row-keys.ts';
import { bulkSelectMax, listLimits } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { incidentIdSchema } from './find-incident.ts';

const schema = z.object({
  where: whereSchema.omit({ ids: true }),
  incidentIds: z.array(incidentIdSchema).max(listLimits.limit),
});

/** An alarm that the row of an incident stands for, with the version that the caller sees. */
export interface AlarmOfRow {
  incidentId: number;
  alarmId: number;
  version: number;
}

/**
 * Returns the alarms that a list has of some incidents (BEY.1): those that a verb on their rows acts on, lowest number first.
 * @throws AppError FORBIDDEN without alarm access, INVALID, NOT_FOUND for the lens, LIMIT for incidents of more alarms than may be
 *   selected.
 */
export async function alarmsOfRows(ctx: Ctx, input: z.input<typeof schema>): Promise<AlarmOfRow[]> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { where, incidentIds } = schema.parse(input);
  const search = await searchOf(ctx, where);
  const customerId = ctx.customer.id;
  return readAwake(ctx, customerId, async (trx) => {
    const members = await readPresent(trx, customerId, incidentIds);
    if (members.size === 0) return [];
    const listed = await alarmRowsOf(trx, customerId).ids(conditionOf(search, [...members.keys()]), [], bulkSelectMax);
    return readVersions(trx, customerId, listed, members);
  });
}

/** Reads the alarms that are in some incidents now. @returns their incidents, by alarm. */
async function readPresent(
  trx: Transaction,
  customerId: number,
  incidentIds: readonly number[],
): Promise<Map<number, number>> {
  const present = 'customer_id = ? and incident_id = any(?::bigint[]) and is_latest';
  const bindings = [customerId, pgArray('bigint', incidentIds)];
  const { rows } = await trx.raw<{ rows: Array<{ alarmId: number; incidentId: number }> }>(
    `select alarm_id as "alarmId", incident_id as "incidentId" from incident_starts where ${present} limit ?`,
    [...bindings, bulkSelectMax + 1],
  );
  if (rows.length > bulkSelectMax) {
    const counted = await trx.raw(`select count(*) from incident_starts where ${present}`, bindings);
    throw tooManySelected(counted.rows[0].count);
  }
  return new Map(rows.map(({ alarmId, incidentId }) => [alarmId, incidentId]));
}

async function readVersions(
  trx: Transaction,
  customerId: number,
  alarmIds: readonly number[],
  members: ReadonlyMap<number, number>,
): Promise<AlarmOfRow[]> {
  const { rows } = await trx.raw<{ rows: Array<{ alarmId: number; version: number }> }>(
    `select s.id as "alarmId", s.version from ${rowKeys}
     cross join lateral (select id, version from alarm_state s where s.customer_id = n.customer_id and s.id = n.id offset 0) s
     order by s.id`,
    [customerId, pgArray('bigint', alarmIds)],
  );
  return rows.map((row) => ({ ...row, incidentId: members.get(row.alarmId) as number }));
}
