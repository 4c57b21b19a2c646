import { copyFile, type FileHandle, mkdir, open, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { replaceFile, syncFolder, writeAll } from './durable-file.ts';

/** Bytes before each payload: its length, a checksum of what follows, and when it was read. */
const headBytes = 16;
/** Bit of the length of a record that has the id of a replay between its head and its payload, and the bytes of that. */
const replayedBit = 0x80_00_00_00;
const replayBytes = 16;
const segmentMaxBytes = 8 * 1_024 * 1_024;
/** Files that a full spool has at least, so that room is given back while it is delivered. */
const segmentsMin = 4;
/** The longest payload that a record can be: longer lengths mean a damaged file. */
const payloadMaxBytes = 16 * 1_024 * 1_024;
const extension = '.seg';

interface Segment {
  number: number;
  /** Bytes of whole records. */
  bytes: number;
  items: number;
}

interface Position {
  segment: number;
  offset: number;
}

/** Oldest undelivered payloads, in the order in which they were read. */
export interface SpoolBatch {
  items: string[];
  /** The replay that has read all of them; null: they are new. */
  replay: string | null;
  end: Position;
}

export interface SpoolState {
  items: number;
  /** Undelivered bytes on the disk. */
  bytes: number;
  maxBytes: number;
  /** Time at which the oldest undelivered payload was read, milliseconds since the epoch. */
  oldestAt: number | null;
  isFull: boolean;
}

interface Waiting {
  bytes: Buffer;
  items: number;
  readAt: number;
  end(isStored: boolean): void;
}

/**
 * The undelivered payloads on the disk, in segments of 8 MB that are only appended to and deleted once delivered. A
 * payload is stored when it has been flushed; several that arrive together share one flush. Beyond `maxBytes`, or when
 * the disk is full, nothing is taken and the caller keeps what it has. After a crash the delivered position may be a
 * batch behind: doors know payloads again.
 */
export class Spool {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #segments: Segment[];
  readonly #segmentBytes: number;
  #writer: FileHandle | null = null;
  #reader: { number: number; file: FileHandle } | null = null;
  #cursor: Position;
  /** Items of the first segment that are delivered. */
  #delivered = 0;
  #oldestAt: number | null = null;
  #isFull = false;
  #queue: Waiting[] = [];
  #isWriting = false;
  #listeners = new Set<() => void>();

  private constructor(folder: string, maxBytes: number, segments: Segment[], cursor: Position, delivered: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#segmentBytes = Math.min(segmentMaxBytes, maxBytes / segmentsMin);
    this.#segments = segments;
    this.#cursor = cursor;
    this.#delivered = delivered;
  }

  /** @param damaged receives the names of damaged files, which are copied to the folder `damaged`. */
  static async open(folder: string, maxBytes: number, damaged: (file: string) => void): Promise<Spool> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const cursor = await readCursor(folder);
    const numbers = (await readdir(folder))
      .filter((name) => name.endsWith(extension))
      .map((name) => Number.parseInt(name, 10))
      .sort((a, b) => a - b);
    const segments: Segment[] = [];
    let delivered = 0;
    for (const number of numbers) {
      const path = join(folder, nameOf(number));
      if (number < cursor.segment) {
        await rm(path, { force: true });
        continue;
      }
      const content = await readFile(path);
      const records = [...recordsOf(content)];
      const bytes = records.at(-1)?.end ?? 0;
      if (bytes < content.length) {
        // the end of the last one was being written when the process died; elsewhere the disk has failed
        if (number !== numbers.at(-1)) {
          await mkdir(join(folder, 'damaged'), { recursive: true });
          await copyFile(path, join(folder, 'damaged', nameOf(number)));
          damaged(nameOf(number));
        }
        await truncate(path, bytes);
      }
      segments.push({ number, bytes, items: records.length });
      if (number === cursor.segment) delivered = records.filter(({ end }) => end <= cursor.offset).length;
    }
    const first = segments[0];
    const isKnown = first !== undefined && first.number === cursor.segment;
    const at = isKnown
      ? { segment: first.number, offset: Math.min(cursor.offset, first.bytes) }
      : { segment: first?.number ?? cursor.segment, offset: 0 };
    const spool = new Spool(folder, maxBytes, segments, at, delivered);
    await spool.#begin(Math.max(cursor.segment, segments.at(-1)?.number ?? 0) + 1);
    await spool.peek(1, 1);
    return spool;
  }

  /**
   * Stores payloads in their order, all or none.
   * @param replay id of the replay that has read them.
   * @returns false if there is no room: nothing of it was stored.
   */
  append(items: readonly string[], readAt: number, replay: string | null = null): Promise<boolean> {
    if (items.length === 0) return Promise.resolve(true);
    const bytes = Buffer.concat(items.map((item) => recordOf(item, readAt, replay)));
    return new Promise((resolve, reject) => {
      this.#queue.push({ bytes, items: items.length, readAt, end: resolve });
      if (!this.#isWriting) this.#drain().catch(reject);
    });
  }

  async #drain(): Promise<void> {
    this.#isWriting = true;
    try {
      while (this.#queue.length > 0) await this.#write(this.#queue.splice(0));
    } finally {
      this.#isWriting = false;
    }
  }

  async #write(batch: Waiting[]): Promise<void> {
    const wanted = Buffer.concat(batch.map(({ bytes }) => bytes));
    let isStored = await this.#store(wanted);
    if (!isStored && this.#items() === 0) {
      await this.#dropDelivered();
      isStored = await this.#store(wanted);
    }
    // one may fit where all together do not
    if (!isStored && batch.length > 1) {
      for (const one of batch) await this.#write([one]);
      return;
    }
    this.#isFull = !isStored;
    if (isStored && this.#items() === 0) this.#oldestAt = batch[0]?.readAt ?? null;
    if (isStored) this.#tail().items += batch.reduce((sum, { items }) => sum + items, 0);
    for (const { end } of batch) end(isStored);
    if (isStored) for (const listener of this.#listeners) listener();
  }

  /** Gives back the room of the last file, once all of it is delivered. */
  async #dropDelivered(): Promise<void> {
    const { number, bytes } = this.#tail();
    if (bytes === 0) return;
    // without room even for an empty file, the next attempt does it
    await this.#begin(number + 1).catch(() => {});
    if (this.#segments.length > 1 && this.#segments[0]?.number === number) await this.#dropFirst();
  }

  /** @returns false if it is beyond the bound, or the disk does not take it. */
  async #store(bytes: Buffer): Promise<boolean> {
    if (this.#bytes() + bytes.length > this.#maxBytes) return false;
    try {
      if (this.#tail().bytes >= this.#segmentBytes) await this.#begin(this.#tail().number + 1);
      const tail = this.#tail();
      const file = this.#writer as FileHandle;
      await writeAll(file, bytes, tail.bytes);
      await file.datasync();
      tail.bytes += bytes.length;
      return true;
    } catch {
      // what was written of it lies behind the end and is written over
      await this.#writer?.truncate(this.#tail().bytes).catch(() => {});
      return false;
    }
  }

  async #begin(number: number): Promise<void> {
    const file = await open(join(this.#folder, nameOf(number)), 'w', 0o600);
    await syncFolder(this.#folder);
    await this.#writer?.close();
    this.#writer = file;
    this.#segments.push({ number, bytes: 0, items: 0 });
    if (this.#segments.length === 1) this.#cursor = { segment: number, offset: 0 };
  }

  /** The oldest undelivered payloads, at least one; null if there are none. */
  async peek(maxItems: number, maxBytes: number): Promise<SpoolBatch | null> {
    for (;;) {
      const [first, next] = this.#segments;
      if (!first) return null;
      const left = first.bytes - this.#cursor.offset;
      if (left > 0) return this.#read(first, left, maxItems, maxBytes);
      if (!next) {
        this.#oldestAt = null;
        return null;
      }
      await this.#dropFirst();
    }
  }

  async #read(segment: Segment, left: number, maxItems: number, maxBytes: number): Promise<SpoolBatch> {
    if (this.#reader?.number !== segment.number) {
      await this.#reader?.file.close();
      this.#reader = { number: segment.number, file: await open(join(this.#folder, nameOf(segment.number)), 'r') };
    }
    const { offset } = this.#cursor;
    let chunk = await readAt(this.#reader.file, offset, Math.min(left, maxBytes + headBytes));
    const needed = endOf(chunk, 0);
    if (needed > chunk.length) chunk = await readAt(this.#reader.file, offset, needed);
    const items: string[] = [];
    let replay: string | null = null;
    let end = 0;
    for (const record of recordsOf(chunk)) {
      if (items.length === 0) {
        this.#oldestAt = record.readAt;
        replay = record.replay;
      }
      // one request has one mark
      if (items.length === maxItems || record.replay !== replay) break;
      items.push(record.payload.toString());
      end = record.end;
    }
    if (items.length === 0) throw new Error(`${nameOf(segment.number)} cannot be read at ${offset}`);
    return { items, replay, end: { segment: segment.number, offset: offset + end } };
  }

  /** Notes that a batch is delivered; files without anything undelivered are deleted. */
  async advance(batch: SpoolBatch): Promise<void> {
    this.#cursor = batch.end;
    this.#delivered += batch.items.length;
    if (this.#items() === 0) this.#oldestAt = null;
    // on a full disk it is stored later; until then a crash only repeats
    await replaceFile(cursorFile(this.#folder), JSON.stringify(this.#cursor)).catch(() => {});
    const first = this.#segments[0];
    if (first && this.#segments.length > 1 && this.#cursor.offset >= first.bytes) await this.#dropFirst();
  }

  async #dropFirst(): Promise<void> {
    const [dropped] = this.#segments.splice(0, 1);
    const first = this.#segments[0];
    if (!dropped || !first) return;
    this.#cursor = { segment: first.number, offset: 0 };
    this.#delivered = 0;
    if (this.#reader?.number === dropped.number) {
      await this.#reader.file.close();
      this.#reader = null;
    }
    await rm(join(this.#folder, nameOf(dropped.number)), { force: true });
  }

  #tail(): Segment {
    return this.#segments.at(-1) as Segment;
  }

  #bytes(): number {
    return this.#segments.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #items(): number {
    return this.#segments.reduce((sum, { items }) => sum + items, 0) - this.#delivered;
  }

  /** Returns a function that says if everything stored up to now is delivered. */
  watch(): () => boolean {
    const { number, bytes } = this.#tail();
    return () =>
      this.#cursor.segment > number ||
      (this.#cursor.segment === number && this.#cursor.offset >= bytes) ||
      this.#items() === 0;
  }

  state(): SpoolState {
    const bytes = this.#bytes() - this.#cursor.offset;
    return { items: this.#items(), bytes, maxBytes: this.#maxBytes, oldestAt: this.#oldestAt, isFull: this.#isFull };
  }

  /** Calls a function whenever something was stored. @returns what ends that. */
  onStored(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    await this.#writer?.close();
    await this.#reader?.file.close();
  }
}

const nameOf = (number: number): string => `${String(number).padStart(12, '0')}${extension}`;
const cursorFile = (folder: string): string => join(folder, 'cursor.json');

async function readCursor(folder: string): Promise<Position> {
  try {
    const { segment, offset } = JSON.parse(await readFile(cursorFile(folder), 'utf8'));
    if (Number.isSafeInteger(segment) && Number.isSafeInteger(offset)) return { segment, offset };
  } catch {
    // none yet, or damaged: everything is delivered once more
  }
  return { segment: 0, offset: 0 };
}

function recordOf(item: string, readAt: number, replay: string | null): Buffer {
  const length = Buffer.byteLength(item);
  const start = headBytes + (replay === null ? 0 : replayBytes);
  const record = Buffer.allocUnsafe(start + length);
  record.writeUInt32LE(length + (replay === null ? 0 : replayedBit), 0);
  record.writeDoubleLE(readAt, 8);
  if (replay !== null) record.write(replay.replaceAll('-', ''), headBytes, 'hex');
  record.write(item, start);
  record.writeUInt32LE(crc32(record.subarray(8)), 4);
  return record;
}

/** Bytes of a record between its beginning and its payload, and of its payload. */
function sizeOf(bytes: Buffer, at: number): { start: number; length: number } {
  const field = bytes.readUInt32LE(at);
  return field < replayedBit
    ? { start: headBytes, length: field }
    : { start: headBytes + replayBytes, length: field - replayedBit };
}

/** End of the record that begins at a position. */
function endOf(bytes: Buffer, at: number): number {
  const { start, length } = sizeOf(bytes, at);
  return at + start + length;
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The whole records at the beginning of a buffer. */
function* recordsOf(bytes: Buffer): Generator<{ payload: Buffer; readAt: number; replay: string | null; end: number }> {
  for (let at = 0; at + headBytes <= bytes.length; ) {
    const { start, length } = sizeOf(bytes, at);
    const end = at + start + length;
    if (length > payloadMaxBytes || end > bytes.length) return;
    if (crc32(bytes.subarray(at + 8, end)) !== bytes.readUInt32LE(at + 4)) return;
    const replay = start === headBytes ? null : uuidOf(bytes.subarray(at + headBytes, at + start));
    yield { payload: bytes.subarray(at + start, end), readAt: bytes.readDoubleLE(at + 8), replay, end };
    at = end;
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
