import { forCustomer } from '../../../platform/database.ts';
import type { Ctx } from '../../ctx.ts';
import { assertMayRead } from '../cmms-access.ts';
import { readValues } from '../value-rows.ts';
import { type FileTarget, findTarget } from './import-files.ts';

export const valueColumns = ['name', 'value', 'externalId', 'parentExternalId'] as const;
export type ValueLine = Record<(typeof valueColumns)[number], string | null>;

const pageSize = 2_000;

/**
 * All values that a field offers, page by page, as an import takes them.
 * @returns a name for the file, without its ending, beside the lines.
 * @throws AppError FORBIDDEN, NOT_FOUND.
 */
export async function exportFieldValues(
  ctx: Ctx,
  target: FileTarget,
): Promise<{ name: string; pages: AsyncIterable<ValueLine[]> }> {
  assertMayRead(ctx);
  const field = await forCustomer(ctx.db, ctx.customer.id, (trx) => findTarget(trx, ctx, target));
  const name =
    field.name
      .replace(/[^A-Za-z0-9_-]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'field';
  return { name: `${name}-values`, pages: pagesOf(ctx, field.id) };
}

async function* pagesOf(ctx: Ctx, fieldId: string): AsyncGenerator<ValueLine[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const values = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
      readValues(
        trx,
        ctx.customer.id,
        'and v.field_id = :fieldId and not v.is_deleted and v.id > :after order by v.id limit :limit',
        { fieldId, after, limit: pageSize },
      ),
    );
    if (values.length > 0)
      yield values.map((value) => ({
        name: value.name,
        value: value.value,
        externalId: value.externalId,
        parentExternalId: value.parentExternalId,
      }));
    const last = values.at(-1);
    if (!last || values.length < pageSize) return;
    after = last.id;
  }
}
