import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { bulkJobThreshold } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { BulkJobs } from '../../jobs/bulk-job.ts';
import type { BulkResult } from '../../jobs/bulk-result.ts';
import { rewriteCriteria } from '../../lenses/rewrite-criteria.ts';
import { rewritePlaces } from '../../lenses/rewrite-places.ts';
import { filterOfProperty } from '../../lists/alarms/property-filters.ts';
import { foldText } from '../../lists/criteria/fold.ts';
import { readDefinitions } from '../../properties/definitions.ts';
import { keepValues } from '../../properties/property-values.ts';
import { nameOfType, typedValue } from '../../properties/schemas.ts';
import { beginBulkJob } from '../decisions/begin-bulk-job.ts';
import { rewriteValues } from '../decisions/rewrite-values.ts';
import { decideAll } from '../decisions/run-verb.ts';
import { decidingPerson } from '../decisions/verb.ts';
import { alarmsWithValue } from '../rows/alarm-property-rows.ts';

const type = nameOfType;
const value = typedValue.refine((text) => text !== '', alarmTexts.property.emptyValue);
const added = z.object({ type, values: z.array(value).min(1).max(200) });
const merged = z.object({ type, from: z.array(value).min(1).max(50), to: value });
const renamed = z.object({ type, value, newValue: value });

/** Alarms of one job: more than any building has. */
const mostAlarms = 500_000;

/**
 * Adds values to choose from. Existing ones, ignoring case, are silently skipped (ALM-094).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for a property that the customer does not have.
 */
export async function addAlarmProperties(ctx: Ctx, input: z.input<typeof added>): Promise<{ added: number }> {
  assertPermission(ctx, 'alarms', 'EDIT');
  const given = added.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const definitions = await readDefinitions(trx, ctx.customer.id);
    if (!definitions.some(({ name }) => name === given.type)) throw notFound(alarmTexts.property.notFound);
    const customerId = ctx.customer.id;
    const added = await keepValues(
      trx,
      given.values.map((one) => ({ customerId, type: given.type, value: one })),
    );
    if (added > 0) await writeAudit(trx, ctx, valueAudit('addAlarmProperties', given.type, { values: given.values }));
    return { added };
  });
}

/**
 * Puts one value in the place of others on every alarm that has them and in criteria that name them (PROP.6); texts
 * that say the others mean it from now on. More than a hundred alarms are a job. Nothing is fired.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for a value that the customer does not have.
 */
export async function mergeAlarmProperty(
  ctx: Ctx,
  jobs: BulkJobs,
  input: z.input<typeof merged>,
  action = 'mergeAlarmProperty',
): Promise<BulkResult> {
  const verb = rewriteValues;
  const given = merged.parse(input);
  const from = given.from.filter((one) => one !== given.to);
  verb.assert(ctx, { ...given, from });
  if (from.length === 0) throw invalid(alarmTexts.property.mergeIntoItself);
  const { customer } = ctx;
  const ids = await forCustomer(ctx.db, customer.id, async (trx) => {
    await keepValues(trx, [{ customerId: customer.id, type: given.type, value: given.to }]);
    const keyed = (key: string) => ({ customer_id: customer.id, type: given.type, value_key: key });
    // the target is no longer merged into another value
    await trx('alarm_property_values')
      .where(keyed(foldText(given.to)))
      .update({ value: given.to, stands_for: null });
    for (const one of from.filter((each) => foldText(each) !== foldText(given.to))) {
      const known = await trx('alarm_property_values')
        .where(keyed(foldText(one)))
        .update({ stands_for: given.to });
      if (known === 0) throw notFound(alarmTexts.property.valueNotFound);
    }
    await trx('alarm_property_values')
      .where({ customer_id: customer.id, type: given.type })
      .whereIn('stands_for', from)
      .update({ stands_for: given.to });
    const field = filterOfProperty(given.type);
    if (field) await rewriteCriteria(trx, ctx, { field, from, to: given.to });
    await rewritePlaces(trx, ctx, { type: given.type, from, to: given.to });
    const alarms = await alarmsWithValue(trx, customer.id, given.type, from, mostAlarms);
    await writeAudit(trx, ctx, valueAudit(action, given.type, { from, to: given.to, alarms: alarms.length }));
    return alarms;
  });
  const target = { ids: ids.map(String), expected: new Map<string, number>(), asOf: null };
  const change = { type: given.type, from, to: given.to };
  if (ids.length > bulkJobThreshold) return beginBulkJob(ctx, jobs, verb.name, change, target, { isAudited: true });
  const done = await forCustomer(ctx.db, customer.id, (trx) =>
    decideAll(trx, decidingPerson(ctx), verb, change, target, null),
  );
  return { taskId: null, undoId: null, ...done };
}

/** Renames a value on every alarm that has it: the same as merging it into an unused one. */
export function updateAlarmProperty(ctx: Ctx, jobs: BulkJobs, input: z.input<typeof renamed>): Promise<BulkResult> {
  const given = renamed.parse(input);
  const change = { type: given.type, from: [given.value], to: given.newValue };
  return mergeAlarmProperty(ctx, jobs, change, 'updateAlarmProperty');
}

const valueAudit = (action: string, type: string, after: Record<string, unknown>) => ({
  action,
  subject: { kind: 'alarmProperty', id: type },
  after,
});
