import type { FileHandle } from 'node:fs/promises';
import type { Journal } from '../disk/journal.ts';
import { readPart } from './folder-files.ts';
import { fingerprint } from './payloads.ts';

const headBytes = 1_024;
/** Stores at most this often that a file is still there. */
const seenEveryMs = 86_400_000;
/** Keeps a file that is gone for at least seven days: what is stored of it may be older than the last look at it. */
const knownMs = 7 * 86_400_000 + seenEveryMs;

/** Part of a file that has been read. */
interface Position {
  /** Bytes that were read. */
  offset: number;
  /** Length and fingerprint of its beginning: another file may get the number of a deleted one. */
  head: number;
  mark: string;
  columns: string[] | null;
  /** Time at which it was seen, at most `seenEveryMs` before the last look, milliseconds since the epoch. */
  seenAt: number;
}

/**
 * Keeps how far files have been read. A file is known by its number in the file system, its key here, and its beginning, so
 * that one that is renamed, as rotation does, is not read again, and one that is emptied and written anew is.
 */
export function createFilePositions(journal: Journal) {
  return {
    /** Returns what was read of a file; null for one that is new, or new under an old number. */
    async of(file: FileHandle, key: string, size: number): Promise<Position | null> {
      const known = journal.get(key) as Position | undefined;
      if (!known || size < known.offset) return null;
      const head = await readPart(file, 0, known.head);
      return fingerprint(head) === known.mark ? known : null;
    },

    async store(file: FileHandle, key: string, read: Pick<Position, 'offset' | 'columns'>): Promise<void> {
      const head = Math.min(headBytes, read.offset);
      const mark = fingerprint(await readPart(file, 0, head));
      await journal.set([[key, { ...read, head, mark, seenAt: Date.now() } satisfies Position]]);
    },

    /** Forgets files that have been gone for long, and updates when the others were last seen. */
    async forget(there: ReadonlySet<string>, now: number): Promise<void> {
      const changes: Array<[string, unknown]> = [];
      for (const key of journal.keys()) {
        const known = journal.get(key) as Position;
        if (there.has(key)) {
          if (Math.abs(now - known.seenAt) > seenEveryMs) changes.push([key, { ...known, seenAt: now }]);
        } else if (now - known.seenAt > knownMs) changes.push([key, null]);
      }
      await journal.set(changes);
    },
  };
}
