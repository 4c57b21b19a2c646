import { mkdirSync, rmSync } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Body } from './body.ts';
import { refuse } from './errors.ts';

/** Short-lived files that the engine reads or writes. */
export interface Spool {
  /** Returns a unique path; creates nothing. */
  path(): string;
  /** Writes the pieces to a file. */
  store(pieces: readonly Uint8Array[]): Promise<string>;
  /** Streams a whole body to a file. */
  fill(body: Body): Promise<string>;
  /** Deletes a file, if it exists. */
  drop(path: string): Promise<void>;
  remove(): void;
}

const noSpace = () => refuse(243, 'The data do not fit on the disk');

/** Creates a spool in `dir`, which is emptied first. */
export function createSpool(dir: string): Spool {
  let made = 0;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = () => join(dir, `s${made++}`);
  return {
    path,
    async store(pieces) {
      const name = path();
      const file = await open(name, 'wx', 0o600);
      try {
        const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
        const { bytesWritten } = await file.writev(pieces as Uint8Array[]);
        if (bytesWritten !== size) throw noSpace();
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? noSpace() : error;
      } finally {
        await file.close();
      }
      return name;
    },
    async fill(body) {
      const name = path();
      const file = await open(name, 'wx', 0o600);
      try {
        for (let piece = await body.next(); piece; piece = await body.next()) await file.writeFile(piece);
        return name;
      } catch (error) {
        await unlink(name);
        throw error;
      } finally {
        await file.close();
      }
    },
    async drop(name) {
      await unlink(name).catch(() => undefined);
    },
    remove() {
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
