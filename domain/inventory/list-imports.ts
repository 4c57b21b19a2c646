import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { limitSchema, offsetSchema } from '../paging.ts';
import { targetsOf } from './change-import.ts';
import { findImport, type InventoryImport, readImports } from './inventory-import.ts';

const rowsOfPage = 50;
const listed = z.object({ limit: limitSchema(20), offset: offsetSchema });

/** Lists imports of the customer, newest first. @throws AppError FORBIDDEN, INVALID. */
export async function listImports(
  ctx: Ctx,
  given: z.input<typeof listed>,
): Promise<{ inventoryImports: InventoryImport[]; count: number }> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { limit, offset } = listed.parse(given);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const page = 'order by i.created_at desc, i.id limit :limit offset :offset';
    const inventoryImports = await readImports(trx, ctx.customer.id, page, { limit, offset });
    const [all] = await trx('inventory_imports').where({ customer_id: ctx.customer.id }).count();
    return { inventoryImports, count: Number(all?.count) };
  });
}

/** Reads an import. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function readImport(ctx: Ctx, id: string): Promise<InventoryImport> {
  assertPermission(ctx, 'assets', 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, (trx) => findImport(trx, { customerId: ctx.customer.id, id }));
}

/** Lists what the columns of an import can be read as. */
export const listTargets = (
  ctx: Ctx,
  found: InventoryImport,
): Promise<Array<{ value: string; label: string; isNeeded: boolean }>> =>
  forCustomer(ctx.db, ctx.customer.id, (trx) => targetsOf(trx, found));

export const rowOutcomes = ['CREATE', 'UPDATE', 'SAME', 'ERROR', 'WARNING', 'KEPT'] as const;
/** A row of an import, as its dry run or its result shows it. */
export interface ImportRow {
  row: number;
  cells: string[];
  outcome: 'CREATE' | 'UPDATE' | 'SAME' | 'ERROR' | null;
  /** Heading of the column of its error. */
  column: string | null;
  reason: string | null;
  warnings: string[];
  entityId: number | null;
  isApplied: boolean;
}

const rowsSchema = z.object({
  id: z.string(),
  /** WARNING: rows with warnings; KEPT: rows that were not undone. */
  outcome: z.enum(rowOutcomes).nullish(),
  offset: offsetSchema,
});

const conditions: Record<(typeof rowOutcomes)[number], string> = {
  CREATE: `and r.outcome = 'CREATE'`,
  UPDATE: `and r.outcome = 'UPDATE'`,
  SAME: `and r.outcome = 'SAME'`,
  ERROR: `and r.outcome = 'ERROR'`,
  WARNING: `and r.warnings <> '{}'`,
  KEPT: `and r.is_applied and r.reason is not null`,
};

/** Lists rows of an import, fifty at a time. @throws AppError FORBIDDEN, INVALID, NOT_FOUND. */
export async function listImportRows(
  ctx: Ctx,
  given: z.input<typeof rowsSchema>,
): Promise<{ rows: ImportRow[]; count: number }> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { id, outcome, offset } = rowsSchema.parse(given);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    await findImport(trx, { customerId, id });
    const from = `from inventory_import_rows r where r.customer_id = :customerId and r.import_id = :id ${outcome ? conditions[outcome] : ''}`;
    const { rows } = await trx.raw(
      `select r.row, r.cells, r.outcome, r.column_name as "column", r.reason, r.warnings, r.entity_id as "entityId",
         r.is_applied as "isApplied" ${from} order by r.row limit :rowsOfPage offset :offset`,
      { customerId, id, rowsOfPage, offset },
    );
    const { rows: counted } = await trx.raw(`select count(*)::int as count ${from}`, { customerId, id });
    return { rows, count: counted[0].count };
  });
}
