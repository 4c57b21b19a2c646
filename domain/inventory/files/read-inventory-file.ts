import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { invalid } from '../../../platform/errors.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { type ImportType, isModel } from '../columns.ts';
import type { InventoryTable } from './inventory-table.ts';
import { readBrick } from './read-brick.ts';
import { readCsv } from './read-csv.ts';
import { readHaystack } from './read-haystack.ts';
import { readXlsx } from './read-xlsx.ts';

/** Bytes that a file in gzip, such as an export, unpacks to at most. */
const unpackedMax = 100 * 1024 * 1024;
const unpack = promisify(gunzip);

/**
 * Reads a file of any format that a type of inventory comes in, by its first bytes: CSV, a workbook, a Brick model or a
 * Haystack grid, also in gzip.
 * @throws AppError INVALID with what is wrong with the file.
 */
export async function readInventoryFile(type: ImportType, file: Buffer): Promise<InventoryTable> {
  const bytes = startsWith(file, gzip) ? await unpacked(file) : file;
  const isWorkbook = startsWith(bytes, zip);
  if (!isModel(type)) return isWorkbook ? readXlsx(bytes) : readCsv(bytes);
  if (isWorkbook) throw invalid(inventoryTexts.noText);
  return type === 'brick' ? readBrick(bytes) : readHaystack(bytes);
}

const gzip = [0x1f, 0x8b];
const zip = [0x50, 0x4b, 0x03, 0x04];
const startsWith = (bytes: Buffer, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

async function unpacked(file: Buffer): Promise<Buffer> {
  try {
    return await unpack(file, { maxOutputLength: unpackedMax });
  } catch {
    throw invalid(inventoryTexts.badArchive);
  }
}
