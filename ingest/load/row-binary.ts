/** Value of a column: a time as milliseconds since the epoch, a UInt64 as a number or as digits. */
export type Cell = string | number | boolean | null | undefined | Buffer | readonly string[] | readonly number[];
type Write = (cell: Cell) => void;

/** Rows of one table as RowBinary, ClickHouse's own form: it costs both sides a fraction of what JSON does. */
export interface EncodedRows {
  /** Names and types of the columns, once before the rows of an insert: ClickHouse refuses types that it does not have. */
  header: Buffer;
  bytes: Buffer;
  /** End of each row in `bytes`; a refused row is empty. */
  ends: Uint32Array;
  refused: Array<{ row: number; error: Error }>;
}

/** A column with its type in the warehouse, and what reads its cell of a row. */
export interface EncodedColumn<Row> {
  name: string;
  type: string;
  read(row: Row, customerId: number): Cell;
}

const scratchBytes = 256 * 1024;
/** Rows are written here one after the other, and copied at the end: objects that wait for their insert would cost a third of the loader's time. */
let scratch = Buffer.allocUnsafe(scratchBytes);
let at = 0;

function makeRoom(bytes: number): void {
  if (at + bytes <= scratch.length) return;
  const larger = Buffer.allocUnsafe(Math.max(scratch.length * 2, at + bytes));
  scratch.copy(larger, 0, 0, at);
  scratch = larger;
}

/**
 * Creates what encodes rows of a table, all of one customer. A row with a cell that its column cannot have is refused alone.
 * @throws TypeError for a type that it cannot write.
 */
export function createRowEncoder<Row>(
  columns: ReadonlyArray<EncodedColumn<Row>>,
): (customerId: number, rows: readonly Row[]) => EncodedRows {
  const cells = columns.map(({ type, read }) => ({ read, write: writerOf(type) }));
  const header = headerOf(columns);
  return (customerId, rows) => {
    const ends = new Uint32Array(rows.length);
    const refused: EncodedRows['refused'] = [];
    at = 0;
    rows.forEach((row, index) => {
      const start = at;
      try {
        for (const { read, write } of cells) write(read(row, customerId));
      } catch (error) {
        at = start;
        refused.push({ row: index, error: error as Error });
      }
      ends[index] = at;
    });
    const bytes = written();
    if (scratch.length > 16 * scratchBytes) scratch = Buffer.allocUnsafe(scratchBytes);
    return { header, bytes, ends, refused };
  };
}

const written = (): Buffer => Buffer.from(scratch.subarray(0, at));

function headerOf(columns: ReadonlyArray<EncodedColumn<never>>): Buffer {
  at = 0;
  writeLength(columns.length);
  for (const { name } of columns) writeString(name);
  for (const { type } of columns) writeString(type);
  return written();
}

/** Returns the bytes of one row. */
export const bytesOfRow = ({ bytes, ends }: EncodedRows, row: number): Buffer =>
  bytes.subarray(row === 0 ? 0 : ends[row - 1], ends[row]);

const wrapped = /^(Nullable|LowCardinality|Array)\((.*)\)$/;

function writerOf(type: string): Write {
  const [, wrapper, inner = ''] = wrapped.exec(type) ?? [];
  if (wrapper === 'LowCardinality') return writerOf(inner);
  if (wrapper === 'Nullable') return nullable(writerOf(inner));
  if (wrapper === 'Array') return array(writerOf(inner));
  const write = writers[type];
  if (!write) throw new TypeError(`The warehouse has a column of type ${type}, which the loader cannot write`);
  return write;
}

const nullable =
  (write: Write): Write =>
  (cell) => {
    makeRoom(1);
    scratch[at++] = cell == null ? 1 : 0;
    if (cell != null) write(cell);
  };

const array =
  (write: Write): Write =>
  (cell) => {
    const items = (cell ?? []) as readonly Cell[];
    writeLength(items.length);
    for (const item of items) write(item);
  };

function writeLength(length: number): void {
  makeRoom(5);
  let rest = length;
  for (; rest >= 0x80; rest >>>= 7) scratch[at++] = (rest & 0x7f) | 0x80;
  scratch[at++] = rest;
}

/** @throws RangeError for what is no whole number within the range. */
function wholeOf(cell: Cell, least: number, most: number): number {
  const value = Number(cell ?? 0);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(`${String(cell).slice(0, 80)} is no whole number from ${least} to ${most}`);
}

const whole =
  (bytes: 1 | 2 | 4, least: number, most: number): Write =>
  (cell) => {
    const value = wholeOf(cell, least, most);
    makeRoom(bytes);
    for (let shift = 0; shift < bytes * 8; shift += 8) scratch[at++] = value >> shift;
  };

/** Writes a number below 2^53 as two halves: a BigInt takes several times as long. */
function writeWhole64(value: number): void {
  makeRoom(8);
  const high = Math.floor(value / 2 ** 32);
  at = scratch.writeUInt32LE(value - high * 2 ** 32, at);
  at = scratch.writeInt32LE(high, at);
}

function writeUInt64(cell: Cell): void {
  const value = Number(cell ?? 0);
  if (Number.isSafeInteger(value) && value >= 0) {
    writeWhole64(value);
    return;
  }
  const digits = typeof cell === 'string' && /^\d{1,20}$/.test(cell) ? BigInt(cell) : -1n;
  if (digits < 0n || digits >= 2n ** 64n) throw new RangeError(`${String(cell).slice(0, 80)} is no UInt64`);
  makeRoom(8);
  at = scratch.writeBigUInt64LE(digits, at);
}

function writeFloat64(cell: Cell): void {
  const value = Number(cell ?? 0);
  if (!Number.isFinite(value)) throw new RangeError(`${String(cell).slice(0, 80)} is no number`);
  makeRoom(8);
  at = scratch.writeDoubleLE(value, at);
}

/** The times that DateTime64 has. */
const [earliest, latest] = [Date.UTC(1900, 0, 1), Date.UTC(2300, 0, 1) - 1];

/** Text up to which a loop over its characters is faster than a call into Node. */
const shortText = 40;

function writeString(cell: Cell): void {
  if (Buffer.isBuffer(cell)) {
    writeLength(cell.length);
    makeRoom(cell.length);
    at += cell.copy(scratch, at);
    return;
  }
  const text = typeof cell === 'string' ? cell : String(cell ?? '');
  if (text.length <= shortText && writeAscii(text)) return;
  const length = Buffer.byteLength(text);
  writeLength(length);
  makeRoom(length);
  at += scratch.write(text, at);
}

/** @returns false, with nothing written, for text with other characters. */
function writeAscii(text: string): boolean {
  const { length } = text;
  makeRoom(length + 1);
  const start = at + 1;
  for (let index = 0; index < length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) return false;
    scratch[start + index] = code;
  }
  scratch[at] = length;
  at = start + length;
  return true;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Positions of the digits of a UUID's bytes: two halves, each with its last byte first. */
const uuidDigits = [16, 14, 11, 9, 6, 4, 2, 0, 34, 32, 30, 28, 26, 24, 21, 19];
const noUuid = '00000000-0000-0000-0000-000000000000';
const digitOf = (code: number): number => (code <= 0x39 ? code - 0x30 : (code | 0x20) - 0x57);

function writeUuid(cell: Cell): void {
  const text = String(cell ?? noUuid);
  // a shorter one would shift all that follows
  if (!uuid.test(text)) throw new RangeError(`${text.slice(0, 80)} is no UUID`);
  makeRoom(16);
  for (const digit of uuidDigits)
    scratch[at++] = (digitOf(text.charCodeAt(digit)) << 4) | digitOf(text.charCodeAt(digit + 1));
}

const writers: Readonly<Record<string, Write>> = {
  UInt8: whole(1, 0, 2 ** 8 - 1),
  UInt16: whole(2, 0, 2 ** 16 - 1),
  UInt32: whole(4, 0, 2 ** 32 - 1),
  Int32: whole(4, -(2 ** 31), 2 ** 31 - 1),
  UInt64: writeUInt64,
  Int64: (cell) => writeWhole64(wholeOf(cell, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  Float64: writeFloat64,
  "DateTime64(3, 'UTC')": (cell) => writeWhole64(wholeOf(Math.floor(Number(cell ?? 0)), earliest, latest)),
  String: writeString,
  UUID: writeUuid,
};
