import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { pivotTexts } from '../../../texts/server/pivots.ts';
import { auditedRow } from '../../audit/audited.ts';
import { viewMailRecipientsMax } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { findView } from '../../lenses/saved-views/change-saved-views.ts';
import { pivotViewType, type SavedView } from '../../lenses/saved-views/saved-view.ts';
import { mailFormats, mailFrequencies } from '../../lenses/saved-views/view-mail.ts';
import { listNames } from '../../people/list-names.ts';
import { timezoneSchema } from '../../timezone-schema.ts';
import { assertAdvanced } from '../read-pivot.ts';
import { nextOccurrence } from './next-occurrence.ts';
import { readMailRecipients } from './recipients.ts';

const texts = pivotTexts.mail;
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);
const inputSchema = z
  .object({
    frequency: z.enum(mailFrequencies),
    weekday: orNull(z.int().min(1).max(7)),
    monthday: orNull(z.int().min(1).max(31)),
    minute: z.int().min(0).max(1_439),
    timezone: timezoneSchema,
    format: z.enum(mailFormats),
    recipients: z
      .array(z.uuid())
      .min(1, texts.recipients(viewMailRecipientsMax))
      .max(viewMailRecipientsMax, texts.recipients(viewMailRecipientsMax))
      .transform((ids) => [...new Set(ids)]),
  })
  .refine(({ frequency, weekday }) => frequency !== 'WEEKLY' || weekday !== null, {
    path: ['weekday'],
    error: texts.weekday,
  })
  .refine(({ frequency, monthday }) => frequency !== 'MONTHLY' || monthday !== null, {
    path: ['monthday'],
    error: texts.monthday,
  });
const idSchema = z.object({ viewId: z.uuid(texts.notFound) });
type Input = z.input<typeof inputSchema>;

function assertMayMail(ctx: Ctx): void {
  assertAdvanced(ctx);
  assertPermission(ctx, 'savedViews', 'EDIT');
}

/**
 * Has a view of the caller's mailed at local times (ANA.7), to people of the customer who may look at advanced
 * analytics; replaces what was set before.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for wrong times, and for recipients who may not look at it.
 */
export async function scheduleViewMail(
  ctx: Ctx,
  { viewId: given, input }: { viewId: string; input: Input },
): Promise<SavedView> {
  assertMayMail(ctx);
  const { viewId } = idSchema.parse({ viewId: given });
  const { recipients, ...times } = inputSchema.parse(input);
  const unknown = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const known = await readMailRecipients(trx, ctx, recipients);
    return recipients.filter((id) => !known.has(id));
  });
  if (unknown.length > 0) await refuse(ctx, unknown);
  const row = {
    ...{ customer_id: ctx.customer.id, view_id: viewId, user_id: ctx.person.id, ...times, recipients },
    next_at: new Date(nextOccurrence(times, ctx.clock.now().getTime())),
    last_error: null,
  };
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await ownPivot(ctx, trx, viewId);
    await auditedRow(trx, ctx, { action: 'scheduleSavedViewMail', table: 'view_mails', key: { view_id: viewId } }, () =>
      trx('view_mails').insert(row).onConflict(['customer_id', 'view_id']).merge(),
    );
    return findView(ctx, trx, viewId);
  });
}

async function refuse(ctx: Ctx, ids: readonly string[]): Promise<never> {
  const names = await listNames(ctx, ids);
  const message = texts.noAccess(ids.map((id) => names.get(id)?.displayName ?? id).join(', '));
  throw invalid(message, [{ path: 'input.recipients', message }]);
}

/** Stops mailing a view of the caller's. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function stopViewMail(ctx: Ctx, input: { viewId: string }): Promise<SavedView> {
  assertMayMail(ctx);
  const { viewId } = idSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await ownPivot(ctx, trx, viewId);
    const key = { view_id: viewId };
    await auditedRow(trx, ctx, { action: 'stopSavedViewMail', table: 'view_mails', key }, () =>
      trx('view_mails')
        .where({ customer_id: ctx.customer.id, ...key })
        .delete(),
    );
    return findView(ctx, trx, viewId);
  });
}

async function ownPivot(ctx: Ctx, trx: Transaction, viewId: string): Promise<void> {
  const { viewType } = await findView(ctx, trx, viewId);
  if (viewType !== pivotViewType) throw invalid(texts.onlyPivots);
}

/**
 * Takes the caller off the recipients of a view, whoever keeps it; the last one stops it.
 * @throws AppError NOT_FOUND for a view that is not mailed to them.
 */
export async function leaveViewMail(ctx: Ctx, input: { viewId: string }): Promise<{ viewId: string }> {
  const { viewId } = idSchema.parse(input);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const key = { customer_id: ctx.customer.id, view_id: viewId };
    const left = await trx('view_mails')
      .where(key)
      .whereRaw('? = any(recipients)', [ctx.person.id])
      .update({ recipients: trx.raw('array_remove(recipients, ?::uuid)', [ctx.person.id]) })
      .returning('recipients');
    if (left.length === 0) throw notFound(texts.notFound);
    if (left[0].recipients.length === 0) await trx('view_mails').where(key).delete();
  });
  return { viewId };
}
