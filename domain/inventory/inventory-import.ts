import { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { inventoryTexts } from '../../texts/server/inventory.ts';
import type { ImportType, Target } from './columns.ts';

export const importStatuses = [
  ...(['READING', 'CHECKING', 'CHECKED', 'APPLYING', 'COMPLETE', 'UNDOING', 'UNDONE', 'FAILED'] as const),
] as const;
export type ImportStatus = (typeof importStatuses)[number];
/** While one of them lasts, no other import of the customer runs. */
export const busyStatuses = ['READING', 'CHECKING', 'APPLYING', 'UNDOING'] as const satisfies ImportStatus[];

export interface ImportKey {
  customerId: number;
  id: string;
}
/** A phase of an import, which a workflow runs. */
export interface ImportRun extends ImportKey {
  run: number;
}
/** Runs imports to the end of their phase, even if processes die in the meantime. */
export interface ImportJobs {
  start(run: ImportRun): Promise<void>;
}

/** A file with places and assets, and how far it is (AST.10). Times in milliseconds since the epoch. */
export interface InventoryImport extends ImportRun {
  type: ImportType;
  fileName: string;
  /** The maintenance system that its ids and fields are of. */
  externalSystemId: number | null;
  status: ImportStatus;
  encoding: string | null;
  leftOut: number;
  columns: string[];
  mapping: Target[];
  total: number;
  /** Rows of the running phase that are done. */
  done: number;
  created: number;
  updated: number;
  same: number;
  failed: number;
  /** Rows that could not be undone. */
  kept: number;
  error: string | null;
  createdBy: string;
  createdByName: string;
  createdAt: number;
  updatedAt: number;
}

const time = (column: string): string => `(extract(epoch from i.${column}) * 1000)::bigint`;
const columns = `i.customer_id as "customerId", i.id::text, i.type, i.file_name as "fileName",
  i.external_system_id as "externalSystemId", i.status, i.run, i.encoding, i.left_out as "leftOut", i.columns, i.mapping,
  i.total, i.done, i.created, i.updated, i.same, i.failed, i.kept, i.error, i.created_by as "createdBy",
  i.created_by_name as "createdByName", ${time('created_at')} as "createdAt", ${time('updated_at')} as "updatedAt"`;

/** Reads imports of a customer by a further condition. */
export async function readImports(
  trx: Transaction,
  customerId: number,
  more: string,
  params: Record<string, unknown> = {},
): Promise<InventoryImport[]> {
  const { rows } = await trx.raw<{ rows: InventoryImport[] }>(
    `select ${columns} from inventory_imports i where i.customer_id = :customerId ${more}`,
    { customerId, ...params },
  );
  return rows;
}

/** Reads an import, locked if asked to. @throws AppError NOT_FOUND. */
export async function findImport(
  trx: Transaction,
  { customerId, id }: ImportKey,
  { lock = false }: { lock?: boolean } = {},
): Promise<InventoryImport> {
  const [found] = z.uuid().safeParse(id).success
    ? await readImports(trx, customerId, `and i.id = :id ${lock ? 'for update' : ''}`, { id })
    : [];
  if (!found) throw notFound(inventoryTexts.notFound);
  return found;
}

/** Writes how far an import is. @returns false if its phase is no longer the running one. */
export async function moveImport(
  trx: Transaction,
  { customerId, id, run }: ImportRun,
  changes: Record<string, unknown>,
  at: Date,
): Promise<boolean> {
  const moved = await trx('inventory_imports')
    .where({ customer_id: customerId, id, run })
    .whereIn('status', busyStatuses)
    .update({ ...changes, updated_at: at });
  return moved > 0;
}
