import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { cmmsTexts } from '../../../texts/server/cmms.ts';
import { alarmRowsOf } from '../../alarms/rows/alarm-rows.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import { assertMayRead } from '../../identity/cmms-access.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { entriesSchema, systemIdSchema } from '../inputs.ts';
import { findCmmsSystem } from '../systems.ts';
import { type ExternalValue, externalValuesOf } from './external-values-of.ts';

const schema = z.object({
  externalSystemId: systemIdSchema,
  alarmIds: z
    .array(
      z
        .string()
        .regex(/^\d{1,15}$/, cmmsTexts.alarmNotFound)
        .transform(Number),
    )
    .max(200)
    .nullish(),
  externalDetails: entriesSchema,
});

/**
 * Fills the fields of new work for some alarms: values of their asset, building and attributes, translated, under the
 * values that the form has already.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for the system or an alarm.
 */
export async function translateInternalToExternalCmmsValues(
  ctx: Ctx,
  input: z.input<typeof schema>,
): Promise<ExternalValue[]> {
  assertMayRead(ctx);
  const { externalSystemId: systemId, alarmIds, externalDetails } = schema.parse(input);
  const ids = [...new Set(alarmIds ?? [])];
  if (ids.length > 0) assertPermission(ctx, 'alarms', 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await findCmmsSystem(trx, ctx.customer.id, systemId);
    const rows = await alarmRowsOf(trx, ctx.customer.id).byIds(ids);
    const missing = ids.find((id) => !rows.some((row) => row.id === id));
    if (missing !== undefined) throw notFound(cmmsTexts.noSuchAlarm(missing));
    const { values } = await externalValuesOf(trx, ctx.customer.id, {
      systemId,
      alarmIds: ids,
      entries: externalDetails,
    });
    return values;
  });
}
