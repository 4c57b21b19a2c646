import type { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { BulkJobs } from '../../jobs/bulk-job.ts';
import type { BulkResult } from '../../jobs/bulk-result.ts';
import { keepValues, spelledAsKnown } from '../../properties/property-values.ts';
import { runVerb, type VerbCall } from '../decisions/run-verb.ts';
import { updateAlarmDetails } from '../decisions/update-details.ts';

type Input = typeof updateAlarmDetails.input;

/**
 * Saves votes on alarms' properties. An existing value keeps its spelling, regardless of the case it was typed in; a
 * new one is offered to everybody from then on.
 * @throws AppError FORBIDDEN, INVALID, LIMIT.
 */
export async function saveAlarmDetails(ctx: Ctx, jobs: BulkJobs, call: VerbCall<Input>): Promise<BulkResult> {
  updateAlarmDetails.assert(ctx, { properties: [] });
  const { properties }: z.output<Input> = updateAlarmDetails.input.parse(call);
  if (new Set(properties.map(({ type }) => type)).size < properties.length)
    throw invalid(alarmTexts.property.listedTwice);
  const customerId = ctx.customer.id;
  const typed = properties.flatMap(({ type, value }) => (value ?? []).map((one) => ({ customerId, type, value: one })));
  const spelled = await forCustomer(ctx.db, customerId, (trx) => spelledAsKnown(trx, customerId, typed));
  let place = 0;
  const asKnown = properties.map((detail) => ({
    ...detail,
    value: detail.value?.map(() => spelled[place++] as string),
  }));
  const result = await runVerb(ctx, jobs, updateAlarmDetails, { ...call, properties: asKnown });
  if (result.affected > 0 || result.taskId) await forCustomer(ctx.db, customerId, (trx) => keepValues(trx, typed));
  return result;
}
