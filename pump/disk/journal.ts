import { type FileHandle, open, readFile, truncate } from 'node:fs/promises';
import { replaceFile, writeAll } from './durable-file.ts';

const compactAbove = 1_000;

/**
 * Keeps values by key on the disk: changes are appended as lines and flushed, and the file is rewritten when most of
 * its lines are outdated. A line that was being written when the process died is dropped.
 */
export class Journal {
  readonly #path: string;
  readonly #values: Map<string, unknown>;
  #file: FileHandle | null = null;
  #size: number;
  #lines: number;
  #turn: Promise<void> = Promise.resolve();

  private constructor(path: string, values: Map<string, unknown>, size: number, lines: number) {
    this.#path = path;
    this.#values = values;
    this.#size = size;
    this.#lines = lines;
  }

  static async open(path: string): Promise<Journal> {
    const text = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return Buffer.alloc(0);
      throw error;
    });
    const values = new Map<string, unknown>();
    let size = 0;
    let lines = 0;
    for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, size)) {
      const entry = entryOf(text.toString('utf8', size, end));
      if (!entry) break;
      const [key, value] = entry;
      if (value === null) values.delete(key);
      else values.set(key, value);
      size = end + 1;
      lines += 1;
    }
    if (size < text.length) await truncate(path, size);
    return new Journal(path, values, size, lines);
  }

  get(key: string): unknown {
    return this.#values.get(key);
  }

  keys(): string[] {
    return [...this.#values.keys()];
  }

  /** Stores values; null removes one. Resolves once they are on the disk. */
  set(changes: Iterable<readonly [key: string, value: unknown]>): Promise<void> {
    const list = [...changes];
    for (const [key, value] of list) {
      if (value === null) this.#values.delete(key);
      else this.#values.set(key, value);
    }
    const done = this.#turn.then(() => this.#write(list));
    this.#turn = done.catch(() => {});
    return done;
  }

  async #write(list: ReadonlyArray<readonly [string, unknown]>): Promise<void> {
    if (list.length === 0) return;
    if (this.#lines > compactAbove && this.#lines > 2 * this.#values.size) return this.#compact();
    const file = this.#file ?? (await openForWriting(this.#path));
    this.#file = file;
    const bytes = Buffer.from(list.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    await writeAll(file, bytes, this.#size);
    await file.datasync();
    this.#size += bytes.length;
    this.#lines += list.length;
  }

  async #compact(): Promise<void> {
    const text = [...this.#values].map((entry) => `${JSON.stringify(entry)}\n`).join('');
    await this.close();
    await replaceFile(this.#path, text);
    this.#size = Buffer.byteLength(text);
    this.#lines = this.#values.size;
  }

  async close(): Promise<void> {
    await this.#file?.close();
    this.#file = null;
  }
}

/** Opens a file for writing at positions; makes it if there is none. */
async function openForWriting(path: string): Promise<FileHandle> {
  await (await open(path, 'a', 0o600)).close();
  return open(path, 'r+');
}

function entryOf(line: string): [string, unknown] | null {
  try {
    const entry: unknown = JSON.parse(line);
    return Array.isArray(entry) && typeof entry[0] === 'string' ? [entry[0], entry[1] ?? null] : null;
  } catch {
    return null;
  }
}
