import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files in one folder, which several processes may share. A file is either whole or not there. */
export interface KeptFiles {
  /** Writes a draft, which nobody reads. @returns its size in bytes. */
  write(draft: string, content: Readable, signal: AbortSignal): Promise<number>;
  /** Makes a draft the file of a name, in place of one that may be there. */
  keep(draft: string, name: string): Promise<void>;
  /** Opens a file; null if there is none. The caller closes it. */
  open(name: string): Promise<{ file: FileHandle; bytes: number } | null>;
  /** Deletes a file or a draft; does nothing if there is none. */
  remove(name: string): Promise<void>;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** @param folder made when the first file is written, for this user only. Names are relative to it. */
export function createKeptFiles(folder: string): KeptFiles {
  const pathOf = (name: string): string => join(folder, name);
  return {
    async write(draft, content, signal) {
      const path = pathOf(draft);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = createWriteStream(path, { mode: 0o600, flush: true });
      await pipeline(content, file, { signal });
      return file.bytesWritten;
    },
    keep: (draft, name) => rename(pathOf(draft), pathOf(name)),
    async open(name) {
      try {
        const file = await open(pathOf(name));
        return { file, bytes: (await file.stat()).size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
