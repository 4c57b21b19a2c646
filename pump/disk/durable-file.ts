import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file whole: whoever reads it, also after a power cut, finds the old text or the new one. Only its owner
 * can read it: that of the file before, or else of its folder, also when root replaces it.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.new`;
  await rm(draft, { force: true });
  // recreated: root follows no link that the folder's owner has put there
  const file = await open(draft, 'wx', 0o600);
  try {
    if (process.getuid?.() === 0) {
      const { uid, gid } = await stat(path).catch(() => stat(dirname(path)));
      await file.chown(uid, gid);
    }
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncFolder(dirname(path));
}

/** Makes names of new and renamed files last. Windows does so automatically and cannot open folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes all of a buffer at a position. @throws Error of the file system, e.g. ENOSPC; parts may be written. */
export async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
