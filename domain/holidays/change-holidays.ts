import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, limitReached, notFound } from '../../platform/errors.ts';
import { ruleTexts } from '../../texts/server/rules.ts';
import { auditedRow } from '../audit/audited.ts';
import { holidaysMax } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { nameSchema } from '../name-schema.ts';
import type { Holiday } from './holiday.ts';

const idSchema = z.uuid(ruleTexts.holidayNotFound);
const inputSchema = z.object({
  date: z.iso.date(ruleTexts.date),
  name: nameSchema(ruleTexts.holiday, 100),
  isYearly: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
type HolidayInput = z.input<typeof inputSchema>;

/** Reads a customer's holidays by date. */
export async function readHolidays(trx: Transaction, customerId: number): Promise<Holiday[]> {
  const { rows } = await trx.raw(
    `select id, to_char(date, 'YYYY-MM-DD') as date, name, is_yearly as "isYearly" from holidays
     where customer_id = ? order by date, lower(name)`,
    [customerId],
  );
  return rows;
}

/** Lists the customer's holidays by date. @throws AppError FORBIDDEN. */
export async function listHolidays(ctx: Ctx): Promise<Holiday[]> {
  assertPermission(ctx, 'automation', 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, (trx) => readHolidays(trx, ctx.customer.id));
}

/** Adds a holiday. @throws AppError FORBIDDEN, INVALID, CONFLICT for one that is there, LIMIT. */
export async function createHoliday(ctx: Ctx, { input }: { input: HolidayInput }): Promise<Holiday> {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  const holiday = { id: randomUUID(), ...inputSchema.parse(input) };
  await change(ctx, 'createHoliday', holiday.id, async (trx) => {
    const known = await readHolidays(trx, ctx.customer.id);
    if (known.length >= holidaysMax) throw limitReached(ruleTexts.tooManyHolidays(holidaysMax), 0);
    assertFree(known, holiday);
    const { date, name, isYearly, id } = holiday;
    const made = { created_at: ctx.clock.now(), created_by: ctx.person.id };
    return () => trx('holidays').insert({ customer_id: ctx.customer.id, id, date, name, is_yearly: isYearly, ...made });
  });
  return holiday;
}

/** Changes a holiday. @throws AppError FORBIDDEN, INVALID, NOT_FOUND, CONFLICT for one that is there. */
export async function updateHoliday(ctx: Ctx, given: { id: string; input: HolidayInput }): Promise<Holiday> {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  const holiday = { id: idSchema.parse(given.id), ...inputSchema.parse(given.input) };
  await change(ctx, 'updateHoliday', holiday.id, async (trx) => {
    const known = await readHolidays(trx, ctx.customer.id);
    if (!known.some(({ id }) => id === holiday.id)) throw notFound(ruleTexts.holidayNotFound);
    assertFree(known, holiday);
    const { date, name, isYearly, id } = holiday;
    return () =>
      trx('holidays').where({ customer_id: ctx.customer.id, id }).update({ date, name, is_yearly: isYearly });
  });
  return holiday;
}

/** Removes a holiday. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function deleteHoliday(ctx: Ctx, given: { id: string }): Promise<{ id: string }> {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  const id = idSchema.parse(given.id);
  await change(ctx, 'deleteHoliday', id, async (trx) => {
    if (!(await readHolidays(trx, ctx.customer.id)).some((one) => one.id === id))
      throw notFound(ruleTexts.holidayNotFound);
    return () => trx('holidays').where({ customer_id: ctx.customer.id, id }).delete();
  });
  return { id };
}

/** Changes one holiday, one change of the customer's at a time. @param decide checks, and returns the change. */
function change(
  ctx: Ctx,
  action: string,
  id: string,
  decide: (trx: Transaction) => Promise<() => PromiseLike<unknown>>,
): Promise<void> {
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(?, hashtext('holidays'))`, [ctx.customer.id]);
    const apply = await decide(trx);
    await auditedRow(trx, ctx, { action, table: 'holidays', key: { id } }, apply);
  });
}

function assertFree(known: readonly Holiday[], { id, date, name }: Holiday): void {
  if (known.some((one) => one.id !== id && one.date === date && one.name.toLowerCase() === name.toLowerCase()))
    throw conflict(ruleTexts.holidayExists(name));
}
