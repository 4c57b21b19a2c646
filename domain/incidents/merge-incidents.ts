import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { incidentTexts as texts } from '../../texts/server/incidents.ts';
import { listLimits } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { incidentIdSchema, readIncident } from './find-incident.ts';
import type { Incident } from './incident-rows.ts';
import { publishIncidents } from './publish-incidents.ts';
import { lockGrouping, readStartsIn, writeMerges } from './start-rows.ts';

const schema = z.object({
  id: incidentIdSchema,
  others: z.array(incidentIdSchema).min(1, texts.nothingToMerge).max(listLimits.limit),
});

/**
 * Makes other incidents part of one (BEY.1). Their alarms stay in it; their addresses lead to it.
 * @throws AppError FORBIDDEN without the right to edit alarms, INVALID, NOT_FOUND.
 */
export async function mergeIncidents(ctx: Ctx, input: z.input<typeof schema>): Promise<Incident> {
  assertPermission(ctx, 'alarms', 'EDIT');
  const { id, others } = schema.parse(input);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    await lockGrouping(trx, customerId);
    const into = await readIncident(trx, customerId, id);
    const from = new Set<number>();
    for (const other of others) from.add((await readIncident(trx, customerId, other)).id);
    if (from.has(into.id)) throw invalid(texts.mergesItself, [{ path: 'others', message: texts.mergesItself }]);
    const moved = await readStartsIn(trx, customerId, [...from]);
    await writeMerges(
      trx,
      customerId,
      [...from].map((one) => ({ from: one, into: into.id })),
    );
    await trx('incidents').where({ customer_id: customerId, id: into.id }).update({ is_by_hand: true });
    await publishIncidents(trx, ctx, [
      { id: into.id, alarmIds: moved.map(({ alarmId }) => alarmId) },
      ...[...from].map((one) => ({ id: one, alarmIds: [] })),
    ]);
    return readIncident(trx, customerId, into.id);
  });
}
