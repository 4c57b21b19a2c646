import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { isStorable } from '../../platform/storable.ts';
import { inventoryTexts } from '../../texts/server/inventory.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { readSystemFields } from '../cmms/field-rows.ts';
import { readCmmsSystems } from '../cmms/systems.ts';
import { importMaxMb, inventoryUndoDays } from '../constants.ts';
import { assertPermission, may } from '../identity/assert-permission.ts';
import { assertMayFill } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import { columns, columnsOfType, importTypes, isModel, neededColumns } from './columns.ts';
import { findImport, type ImportJobs, type ImportStatus, type InventoryImport } from './inventory-import.ts';

/** @throws AppError FORBIDDEN, before anything of a file is read. */
export function assertMayImport(ctx: Ctx): void {
  assertPermission(ctx, 'assets', 'CREATE');
  assertPermission(ctx, 'assets', 'EDIT');
}

const begun = z.object({
  type: z.enum(importTypes),
  externalSystemId: z
    .string()
    .regex(/^\d{1,9}$/, inventoryTexts.unknownSystem)
    .transform(Number)
    .nullish()
    .transform((id) => id ?? null),
  fileName: z.string().transform((name) => (isStorable(name) ? name : '').slice(-200) || 'inventory'),
  file: z
    .instanceof(Buffer)
    .refine((file) => file.length <= importMaxMb * 1024 * 1024, inventoryTexts.fileTooLarge(importMaxMb)),
});

/**
 * Begins an import: keeps the file, has it read and checked; nothing is written before `applyImport` (AST.10).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for the maintenance system, CONFLICT while another import runs.
 */
export async function beginImport(ctx: Ctx, jobs: ImportJobs, input: z.input<typeof begun>): Promise<InventoryImport> {
  assertMayImport(ctx);
  const { type, externalSystemId, fileName, file } = begun.parse(input);
  if (externalSystemId !== null) assertMayFill(ctx);
  const customerId = ctx.customer.id;
  const id = randomUUID();
  const now = ctx.clock.now();
  const made = await forCustomer(ctx.db, customerId, async (trx) => {
    if (externalSystemId !== null) await assertSystem(trx, customerId, externalSystemId);
    const [row] = await trx('inventory_imports')
      .insert({
        ...{ customer_id: customerId, id, type, file_name: fileName, external_system_id: externalSystemId, file },
        ...{ status: 'READING', created_by: ctx.person.id, created_by_name: ctx.person.displayName },
        ...{ created_at: now, updated_at: now },
      })
      .onConflict(trx.raw(`(customer_id) where ${isBusy}`) as never)
      .ignore()
      .returning('id');
    if (!row) throw conflict(inventoryTexts.busy);
    const after = { type, fileName, externalSystemId, bytes: file.length };
    await writeAudit(trx, ctx, { action: 'importInventory', subject: { kind: 'inventoryImport', id }, after });
    return findImport(trx, { customerId, id });
  });
  await jobs.start(made);
  return made;
}

const isBusy = `status in ('READING', 'CHECKING', 'APPLYING', 'UNDOING')`;

async function assertSystem(trx: Transaction, customerId: number, id: number): Promise<void> {
  const systems = await readCmmsSystems(trx, customerId);
  if (!systems.some((system) => system.id === id)) throw notFound(inventoryTexts.unknownSystem);
}

const mapped = z.object({ id: z.string(), mapping: z.array(z.string().max(100).nullable()).max(500) });

/**
 * Says what the columns of a file are, and has its rows checked again.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for a column that is missing or chosen twice, CONFLICT.
 */
export async function mapImport(ctx: Ctx, jobs: ImportJobs, input: z.input<typeof mapped>): Promise<InventoryImport> {
  const { id, mapping } = mapped.parse(input);
  return move(ctx, jobs, id, 'CHECKING', async (trx, found) => {
    if (!['CHECKED', 'FAILED'].includes(found.status) || found.columns.length === 0)
      throw conflict(inventoryTexts.notChecked);
    await assertMapping(trx, found, mapping);
    await writeAudit(trx, ctx, {
      ...{ action: 'mapInventoryImport', subject: { kind: 'inventoryImport', id } },
      ...{ before: { mapping: found.mapping }, after: { mapping } },
    });
    return { mapping: JSON.stringify(mapping), error: null };
  });
}

/** @throws AppError INVALID. */
async function assertMapping(trx: Transaction, found: InventoryImport, mapping: Array<string | null>): Promise<void> {
  const fields =
    found.externalSystemId === null ? [] : await readSystemFields(trx, found.customerId, found.externalSystemId);
  const targets = new Map<string, string>([
    ...columnsOfType(found.type).map((key): [string, string] => [key, columns[key].label]),
    ...fields.map(({ id, title }): [string, string] => [`cmms:${id}`, title]),
  ]);
  const refuse = (message: string) => invalid(message, [{ path: 'mapping', message }]);
  if (mapping.length !== found.columns.length || isModel(found.type)) throw refuse(inventoryTexts.badMapping);
  const seen = new Set<string>();
  for (const target of mapping) {
    if (target === null) continue;
    const name = targets.get(target);
    if (name === undefined) throw refuse(inventoryTexts.badMapping);
    if (seen.has(target)) throw refuse(inventoryTexts.mappedTwice(name));
    seen.add(target);
  }
  for (const key of neededColumns(found.type))
    if (!seen.has(key)) throw refuse(inventoryTexts.neededColumn(columns[key].label));
}

/**
 * Writes the rows of a checked import that have no errors.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT before its check or while another import runs.
 */
export const applyImport = (ctx: Ctx, jobs: ImportJobs, id: string): Promise<InventoryImport> =>
  move(ctx, jobs, id, 'APPLYING', async (trx, found) => {
    if (found.status !== 'CHECKED') throw conflict(inventoryTexts.notChecked);
    if (found.created + found.updated === 0) throw conflict(inventoryTexts.nothingToApply);
    const after = { created: found.created, updated: found.updated, failed: found.failed };
    await writeAudit(trx, ctx, { action: 'applyInventoryImport', subject: { kind: 'inventoryImport', id }, after });
    return { created: 0, updated: 0 };
  });

const dayMs = 86_400_000;
const isUndoable = (ctx: Ctx, { createdAt }: InventoryImport): boolean =>
  ctx.clock.now().getTime() - createdAt <= inventoryUndoDays * dayMs;

/** True if the caller can undo an import now. */
export const canUndo = (ctx: Ctx, found: InventoryImport): boolean =>
  found.status === 'COMPLETE' &&
  isUndoable(ctx, found) &&
  (['CREATE', 'EDIT', 'DELETE'] as const).every((action) => may(ctx, 'assets', action));

/**
 * Undoes an import: what it created is deleted, what it changed is as before, but for what was changed since or is in use.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT unless it is complete, or after thirty days.
 */
export const undoImport = (ctx: Ctx, jobs: ImportJobs, id: string): Promise<InventoryImport> => {
  assertPermission(ctx, 'assets', 'DELETE');
  return move(ctx, jobs, id, 'UNDOING', async (trx, found) => {
    if (found.status !== 'COMPLETE') throw conflict(inventoryTexts.notComplete);
    if (!isUndoable(ctx, found)) throw conflict(inventoryTexts.isOver(inventoryUndoDays));
    await writeAudit(trx, ctx, { action: 'undoInventoryImport', subject: { kind: 'inventoryImport', id } });
    return { kept: 0 };
  });
};

async function move(
  ctx: Ctx,
  jobs: ImportJobs,
  id: string,
  status: ImportStatus,
  prepare: (trx: Transaction, found: InventoryImport) => Promise<Record<string, unknown>>,
): Promise<InventoryImport> {
  assertMayImport(ctx);
  const customerId = ctx.customer.id;
  const moved = await forCustomer(ctx.db, customerId, async (trx) => {
    const found = await findImport(trx, { customerId, id }, { lock: true });
    const changes = await prepare(trx, found);
    const busy = await trx('inventory_imports').where({ customer_id: customerId }).whereRaw(isBusy).first('id');
    if (busy) throw conflict(inventoryTexts.busy);
    await trx('inventory_imports')
      .where({ customer_id: customerId, id: found.id })
      .update({ ...changes, status, run: found.run + 1, done: 0, updated_at: ctx.clock.now() });
    return findImport(trx, { customerId, id });
  });
  await jobs.start(moved);
  return moved;
}

/** Targets that a file's columns can have, as a form offers them. */
export async function targetsOf(
  trx: Transaction,
  { type, customerId, externalSystemId }: InventoryImport,
): Promise<Array<{ value: string; label: string; isNeeded: boolean }>> {
  const needed = neededColumns(type);
  const own = columnsOfType(type).map((key) => ({
    value: key,
    label: columns[key].label,
    isNeeded: needed.includes(key),
  }));
  const fields = externalSystemId === null ? [] : await readSystemFields(trx, customerId, externalSystemId);
  return [...own, ...fields.map(({ id, title }) => ({ value: `cmms:${id}` as const, label: title, isNeeded: false }))];
}
