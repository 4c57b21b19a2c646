import { posix } from 'node:path';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError, invalid } from '../../../platform/errors.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import { columnsOf, type FileRow, type InventoryTable, rowOf, tableLimits } from './inventory-table.ts';

/** Most parts of a workbook, bytes unpacked (a small file can unpack to gigabytes), and characters of its texts. */
const limits = { parts: 2_000, bytes: 200 * 1024 * 1024, characters: 60_000_000 };

/**
 * Reads the first sheet of a workbook: values of formulas as they were last computed, numbers as they are stored.
 * @throws AppError INVALID for what is no workbook, has no headings, or is larger unpacked than any inventory.
 */
export async function readXlsx(bytes: Buffer): Promise<InventoryTable> {
  const { zip, parts } = await opened(bytes);
  const rows = sheetRows(zip, await partOfSheet(zip, parts), await sharedTexts(zip, parts));
  const head = await rows.next();
  if (head.done) throw invalid(inventoryTexts.noHeadings);
  const columns = columnsOf(head.value.cells);
  return { columns, rows: batches(), encoding: null, leftOut: 0 };

  async function* batches(): AsyncGenerator<FileRow[]> {
    let batch: FileRow[] = [];
    for await (const { row, cells } of rows) {
      const read = rowOf(row, cells, columns.length);
      if (read) batch.push(read);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}

const batchSize = 500;

async function opened(bytes: Buffer): Promise<{ zip: ZipFile; parts: Map<string, Entry> }> {
  const parts = new Map<string, Entry>();
  let unpacked = 0;
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
    for await (const entry of zip.eachEntry()) {
      // a part that unpacks to more than it says is an error when it is read
      unpacked += entry.uncompressedSize;
      if (unpacked > limits.bytes || parts.size > limits.parts) throw invalid(inventoryTexts.workbookTooLarge);
      parts.set(entry.fileName, entry);
    }
    return { zip, parts };
  } catch (error) {
    throw error instanceof AppError ? error : invalid(inventoryTexts.noWorkbook);
  }
}

/** Path of the first sheet, by the workbook's relationships. */
async function partOfSheet(zip: ZipFile, parts: ReadonlyMap<string, Entry>): Promise<Entry> {
  const book = 'xl/workbook.xml';
  let id: string | undefined;
  for await (const { tag } of elements(zip, parts.get(book)))
    if (tag && nameOf(tag) === 'sheet') id ??= Object.entries(tag.attributes).find(([name]) => /:id$/.test(name))?.[1];
  const targets = new Map<string, string>();
  for await (const { tag } of elements(zip, parts.get('xl/_rels/workbook.xml.rels')))
    if (tag && nameOf(tag) === 'Relationship') targets.set(tag.attributes.Id ?? '', tag.attributes.Target ?? '');
  const target = targets.get(id ?? '') ?? 'worksheets/sheet1.xml';
  const sheet = parts.get(target.startsWith('/') ? target.slice(1) : posix.join('xl', target));
  if (!sheet) throw invalid(inventoryTexts.noWorkbook);
  return sheet;
}

/** Texts that cells refer to by number. */
async function sharedTexts(zip: ZipFile, parts: ReadonlyMap<string, Entry>): Promise<string[]> {
  const part = parts.get('xl/sharedStrings.xml');
  if (!part) return [];
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  let characters = 0;
  for await (const { tag, closed, characters: piece } of elements(zip, part)) {
    const name = tag ? nameOf(tag) : null;
    if (name === 'si') text = '';
    if (name === 'rPh' || closed === 'rPh') isPhonetic = name === 'rPh';
    if (name === 't' || closed === 't') isText = name === 't' && !isPhonetic;
    if (piece !== undefined && isText) text += piece;
    if (closed !== 'si') continue;
    characters += text.length;
    if (characters > limits.characters) throw invalid(inventoryTexts.workbookTooLarge);
    texts.push(text);
  }
  return texts;
}

async function* sheetRows(zip: ZipFile, part: Entry, texts: readonly string[]): AsyncGenerator<FileRow, void, void> {
  let row = 0;
  let cells: string[] = [];
  let at = 0;
  let type = '';
  let value = '';
  let isValue = false;
  for await (const { tag, closed, characters } of elements(zip, part)) {
    const name = tag ? nameOf(tag) : null;
    if (tag && name === 'row') {
      row = Number(tag.attributes.r) || row + 1;
      [cells, at] = [[], 0];
    }
    if (tag && name === 'c') {
      at = columnAt(tag.attributes.r ?? '') ?? at;
      [type, value] = [tag.attributes.t ?? 'n', ''];
    }
    if (name === 'v' || name === 't') isValue = true;
    if (characters !== undefined && isValue) value += characters;
    if (closed === 'v' || closed === 't') isValue = false;
    if (closed === 'c') {
      if (at < tableLimits.columns) cells[at] = textOf(type, value, texts);
      else if (value !== '') throw invalid(inventoryTexts.tooManyColumns(tableLimits.columns));
      at += 1;
    }
    if (closed === 'row' && cells.some((cell) => cell !== undefined && cell.trim() !== ''))
      yield { row, cells: Array.from(cells, (cell) => cell ?? '') };
  }
}

function textOf(type: string, value: string, texts: readonly string[]): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  // 1.0E2 is a hundred
  return type === 'n' && /[eE]/.test(value) && Number.isFinite(Number(value)) ? String(Number(value)) : value;
}

/** Column of a cell's address, counted from 0; null without one. */
function columnAt(address: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0];
  if (!letters) return null;
  return [...letters].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Part of XML: the begin or end of an element, or characters. */
interface Piece {
  tag?: SaxesTagPlain;
  closed?: string;
  characters?: string;
}
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const nameOf = ({ name }: SaxesTagPlain): string => localName(name);

/** @throws AppError INVALID for a part that is missing, is no XML or declares entities, which could multiply. */
async function* elements(zip: ZipFile, part: Entry | undefined): AsyncGenerator<Piece, void, void> {
  if (!part) throw invalid(inventoryTexts.noWorkbook);
  let pieces: Piece[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => pieces.push({ tag }));
  parser.on('closetag', ({ name }) => pieces.push({ closed: localName(name) }));
  parser.on('text', (characters) => pieces.push({ characters }));
  parser.on('cdata', (characters) => pieces.push({ characters }));
  parser.on('doctype', () => parser.fail('no entities'));
  parser.on('error', (error) => {
    throw error;
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of await zip.openReadStreamPromise(part)) {
      parser.write(decoder.decode(chunk as Buffer, { stream: true }));
      yield* pieces;
      pieces = [];
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw error instanceof AppError ? error : invalid(inventoryTexts.noWorkbook);
  }
  yield* pieces;
}
