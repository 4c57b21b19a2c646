import type { BigIntStats } from 'node:fs';
import { type FileHandle, open, readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pumpTexts } from '../../texts/pump.ts';

export const chunkBytes = 1_024 * 1_024;
/** Largest file that is read at once. */
export const wholeMaxBytes = 64 * 1_024 * 1_024;

/** A file of a folder as a look at it has found it. */
export interface Found {
  name: string;
  path: string;
  stats: BigIntStats;
}

/** Finds the folder of a source, if it is within one that the machine allows. @throws Error */
export async function allowedFolder(path: string, allowedFolders: readonly string[]): Promise<string> {
  const real = await realpath(path).catch((error: NodeJS.ErrnoException) => {
    throw new Error(pumpTexts.noFolder(path, error.code ?? error.message));
  });
  for (const folder of allowedFolders) {
    const allowed = await realpath(folder).catch(() => null);
    if (allowed !== null && (real === allowed || real.startsWith(allowed.endsWith(sep) ? allowed : allowed + sep)))
      return real;
  }
  throw new Error(pumpTexts.notAllowed(path));
}

/** Lists the files of a folder, longest unchanged first. Links are not followed: they may lead out of the folder. */
export async function filesOf(
  folder: string,
  matches: (name: string) => boolean,
): Promise<{ files: Found[]; problems: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files: Found[] = [];
  const problems: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || !matches(entry.name)) continue;
    const path = join(folder, entry.name);
    try {
      const file = await open(path, 'r');
      try {
        files.push({ name: entry.name, path, stats: await file.stat({ bigint: true }) });
      } finally {
        await file.close();
      }
    } catch (error) {
      // gone in the meantime, or locked by its writer
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        problems.push(`${entry.name} ${(error as Error).message}`);
    }
  }
  files.sort((a, b) => Number(a.stats.mtimeNs - b.stats.mtimeNs) || (a.name < b.name ? -1 : 1));
  return { files, problems };
}

/** Opens a file for as long as it is used. */
export async function opened(found: Found, use: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(found.path, 'r');
  try {
    // renamed since the look: the next look finds it under its new name
    if ((await file.stat({ bigint: true })).ino === found.stats.ino) await use(file);
  } finally {
    await file.close();
  }
}

/** Reads a part of a file, as much of it as there is. */
export async function readPart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(buffer, done, length - done, position + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return buffer.subarray(0, done);
}

/** Says that some files could not be read; null if all could. */
export const noteOf = (problems: readonly string[]): string | null =>
  problems[0] === undefined ? null : pumpTexts.someFiles(problems.length, problems[0]);
