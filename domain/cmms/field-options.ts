import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { pageSizes } from '../constants.ts';
import { assertMayRead } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import { offsetSchema } from '../paging.ts';
import type { ExternalCmmsField } from './cmms.ts';
import { findField } from './field-rows.ts';
import { type CmmsEntries, entriesSchema, fieldIdSchema, searchSchema } from './inputs.ts';
import { optionLabel } from './option-label.ts';
import { countRows, readValues } from './value-rows.ts';

const schema = z.object({
  externalCmmsFieldId: fieldIdSchema,
  search: searchSchema,
  externalDetails: entriesSchema,
  useValueSort: z.boolean().nullish(),
  offset: offsetSchema,
});

export interface CmmsFieldOption {
  /** Key that a form stores. */
  value: string;
  label: string;
}

/**
 * Lists the options of a List field, fifty from `offset` (CMMS-002, CMMS-069): values that contain the typed text,
 * under the form's value of the field it follows.
 * @param input.externalDetails values of the form, by field id
 * @param input.useValueSort sorts by label instead of key
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for the field.
 */
export async function fieldOptions(
  ctx: Ctx,
  input: z.input<typeof schema>,
): Promise<{ options: CmmsFieldOption[]; count: number }> {
  assertMayRead(ctx);
  const { externalCmmsFieldId, search, externalDetails, useValueSort, offset } = schema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const field = await findField(trx, ctx.customer.id, externalCmmsFieldId);
    const bindings = {
      fieldId: field.id,
      like: search,
      under: await parentIds(trx, ctx.customer.id, field, externalDetails),
    };
    const order = useValueSort ? 'v.value_key, v.name_key' : 'v.name_key, v.value_key';
    const [values, count] = [
      await readValues(trx, ctx.customer.id, `${condition} order by ${order}, v.id limit :limit offset :offset`, {
        ...bindings,
        limit: pageSizes.picker,
        offset,
      }),
      await countRows(trx, ctx.customer.id, condition, bindings),
    ];
    const options = values.map((value) => ({ value: value.name, label: optionLabel(field.displayTemplate, value) }));
    return { options, count };
  });
}

const condition = `and v.field_id = :fieldId and not v.is_deleted
  and (:like::text is null or v.name_key like :like or v.value_key like :like)
  and (:under::text[] is null or v.parent_external_id is null or v.parent_external_id = any(:under::text[]))`;

/** Returns the parent values that limit the options of a field; null for no limit, as it has no parent field. */
async function parentIds(
  trx: Transaction,
  customerId: number,
  { relatedParentFieldId: parentId }: ExternalCmmsField,
  entries: CmmsEntries,
): Promise<string[] | null> {
  if (parentId === null) return null;
  const name = entries.get(parentId);
  if (!name) return [];
  const parents = await readValues(
    trx,
    customerId,
    'and v.field_id = :parentId and v.name = :name and not v.is_deleted',
    {
      parentId,
      name,
    },
  );
  return parents.map(({ externalId }) => externalId ?? name);
}
