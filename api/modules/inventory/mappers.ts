import type { InventoryImport } from '../../../domain/inventory/inventory-import.ts';
import type { ImportRow } from '../../../domain/inventory/list-imports.ts';

export type InventoryImportMapper = InventoryImport;
export type InventoryImportRowMapper = ImportRow;
