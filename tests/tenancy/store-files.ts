import { randomUUID } from 'node:crypto';
import { createReader } from '../../warehouse/ports/analyst-readers.ts';
import type { TestApi } from '../support/test-api.ts';
import { activeAt } from './moments.ts';

/** Ids of what a side exports and imports. @param of makes the names of readers unique. */
export const newFileIds = (of: number) => ({
  /** An export of the admin, which has a file. */
  exportId: randomUUID(),
  /** Imports: one that is checked, one that is complete. */
  importId: randomUUID(),
  doneImportId: randomUUID(),
  /** Readers of the analyst views; the spare one is consumed by the operation that revokes it. */
  readerName: `reader-${of}`,
  spareReaderName: `spare-${of}`,
});
export type FileIds = ReturnType<typeof newFileIds>;

/** Stores an export and imports of a person, and readers of the analyst views. */
export async function storeFiles(
  api: TestApi,
  { customerId, marker, userId }: { customerId: number; marker: string; userId: string },
): Promise<FileIds> {
  const ids = newFileIds(customerId);
  for (const name of [ids.readerName, ids.spareReaderName])
    await createReader(api.warehouse, { name, customerId, now: new Date(activeAt) });
  await api.db('report_exports').insert({
    ...{ customer_id: customerId, id: ids.exportId, list: 'work-history', format: 'csv', input: '{"input":{}}' },
    ...{ request_hash: Buffer.from(marker), status: 'COMPLETE', file_name: `${marker}.csv`, created_by: userId },
    ...{ created_at: new Date(activeAt), completed_at: new Date(activeAt), expires_at: new Date('2100-01-01') },
  });
  for (const id of [ids.importId, ids.doneImportId]) {
    await api.db('inventory_imports').insert({
      ...{ customer_id: customerId, id, type: 'building', file_name: `${marker}.csv`, total: 1, created: 1 },
      ...{ status: id === ids.importId ? 'CHECKED' : 'COMPLETE', columns: '["Name"]', mapping: '["name"]' },
      ...{ created_by: userId, created_by_name: marker, created_at: new Date(), updated_at: new Date() },
    });
    await api.db('inventory_import_rows').insert({
      ...{ customer_id: customerId, import_id: id, row: 2, cells: JSON.stringify([marker]), outcome: 'CREATE' },
    });
  }
  return ids;
}
