import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { incidentTexts as texts } from '../../texts/server/incidents.ts';
import { alarmIdsSchema } from '../alarms/rows/alarm-query.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { takeIds } from '../take-ids.ts';
import { incidentIdSchema, readIncident } from './find-incident.ts';
import { type Incident, readIncidents } from './incident-rows.ts';
import { publishIncidents } from './publish-incidents.ts';
import { insertIncidents, lockGrouping, readStartsIn } from './start-rows.ts';

const schema = z.object({ id: incidentIdSchema, alarmIds: alarmIdsSchema });

/** Result of a split. */
export interface Split {
  /** Null: what stayed is one alarm, which is alone now. */
  incident: Incident | null;
  /** The split-off alarms as an incident of their own; null: it was one, which is alone now. */
  splitOff: Incident | null;
}

/**
 * Takes alarms out of an incident (BEY.1): one alone, several as an incident of their own. Grouping takes none of them back, nor
 * moves what stayed. A person's decision about an incident is published to open screens.
 * @throws AppError FORBIDDEN without the right to edit alarms, INVALID for none or all of its alarms, NOT_FOUND.
 */
export async function splitFromIncident(ctx: Ctx, input: z.input<typeof schema>): Promise<Split> {
  assertPermission(ctx, 'alarms', 'EDIT');
  const { id, alarmIds } = schema.parse(input);
  const chosen = new Set(alarmIds);
  if (chosen.size === 0) throw invalid(texts.nothingToSplit, [{ path: 'alarmIds', message: texts.nothingToSplit }]);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    await lockGrouping(trx, customerId);
    const incident = await readIncident(trx, customerId, id);
    const members = new Set((await readStartsIn(trx, customerId, [incident.id])).map(({ alarmId }) => alarmId));
    const stranger = [...chosen].find((alarmId) => !members.has(alarmId));
    if (stranger !== undefined) throw invalid(texts.notInIt(stranger));
    const staying = [...members].filter((alarmId) => !chosen.has(alarmId));
    if (staying.length === 0) throw invalid(texts.allSplit, [{ path: 'alarmIds', message: texts.allSplit }]);
    const now = ctx.clock.now().getTime();
    const place = async (ids: readonly number[], incidentId: number | null): Promise<void> => {
      await trx.raw(
        `update incident_starts set incident_id = ?, is_placed = true, split_from_id = incident_id
         where customer_id = ? and incident_id = ? and alarm_id = any(?::bigint[])`,
        [incidentId, customerId, incident.id, pgArray('bigint', ids)],
      );
    };
    const own = chosen.size > 1 ? await takeIds(trx, customerId, 'incident') : null;
    if (own !== null) await insertIncidents(trx, customerId, [own], { now, isByHand: true });
    await place([...chosen], own);
    await trx('incidents').where({ customer_id: customerId, id: incident.id }).update({ is_by_hand: true });
    // one alarm is no incident
    if (staying.length === 1) await place(staying, null);
    await publishIncidents(trx, ctx, [
      { id: incident.id, alarmIds: [...chosen, ...(staying.length === 1 ? staying : [])] },
      ...(own === null ? [] : [{ id: own, alarmIds: [...chosen] }]),
    ]);
    const read = await readIncidents(trx, customerId, [incident.id, ...(own === null ? [] : [own])]);
    return {
      incident: read.get(incident.id) ?? null,
      splitOff: own === null ? null : (read.get(own) ?? null),
    };
  });
}
