import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { assertMayConfigure, assertMayMap, assertMayRead } from '../../identity/cmms-access.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { readMappings } from '../mappings.ts';
import { readTranslations } from '../translations.ts';
import { readValues } from '../value-rows.ts';
import { type FileTarget, findTarget } from './import-files.ts';

/** A table on its way out: its columns and its lines, page by page. */
export interface ExportedTable {
  /** Name of the file, without its ending. */
  name: string;
  columns: readonly string[];
  pages: AsyncIterable<object[]>;
}

const nobody = '00000000-0000-0000-0000-000000000000';
const pageSize = 2_000;

/** All values that a field offers, as an import takes them. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function exportFieldValues(ctx: Ctx, target: FileTarget): Promise<ExportedTable> {
  assertMayRead(ctx);
  const field = await forCustomer(ctx.db, ctx.customer.id, (trx) => findTarget(trx, ctx, target));
  const pages = pagesOf((after) =>
    forCustomer(ctx.db, ctx.customer.id, (trx) =>
      readValues(
        trx,
        ctx.customer.id,
        'and v.field_id = :fieldId and not v.is_deleted and v.id > :after order by v.id limit :limit',
        { fieldId: field.id, after, limit: pageSize },
      ),
    ),
  );
  const columns = ['name', 'value', 'externalId', 'parentExternalId'];
  return { name: `${plainName(field.name)}-values`, columns, pages };
}

const kindSchema = z.enum(['translations', 'mappings']).default('translations');

/**
 * Exports what fills a field in the form that an import takes: translations of its values, or its mappings.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for another kind.
 */
export async function exportMappings(ctx: Ctx, target: FileTarget, asked: unknown): Promise<ExportedTable> {
  assertMayConfigure(ctx, 'VIEW');
  const kind = kindSchema.parse(asked);
  const field = await forCustomer(ctx.db, ctx.customer.id, (trx) => findTarget(trx, ctx, target));
  const name = `${plainName(field.name)}-${kind}`;
  const of = { fieldId: field.id };
  if (kind === 'mappings') {
    assertMayMap(ctx, 'VIEW');
    const mappings = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
      readMappings(trx, ctx.customer.id, 'and m.field_id = :fieldId', of),
    );
    return { name, columns: ['internalFieldType', 'internalFieldName'], pages: onePage(mappings) };
  }
  const pages = pagesOf((after) =>
    forCustomer(ctx.db, ctx.customer.id, (trx) =>
      readTranslations(trx, ctx.customer.id, 'and t.field_id = :fieldId and t.id > :after order by t.id limit :limit', {
        ...of,
        after,
        limit: pageSize,
      }),
    ),
  );
  const columns = ['internalValue', 'externalValue', 'internalValueSource', 'translationDirection'];
  return { name, columns, pages };
}

const plainName = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'field';

async function* onePage(lines: object[]): AsyncGenerator<object[]> {
  yield lines;
}

/** Rows by their ids, a page after the other. */
async function* pagesOf<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after = nobody; ; ) {
    const rows = await read(after);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}
