import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pumpTexts } from '../texts/pump.ts';

/**
 * Keeps a folder to one process. The lock of a process that was killed is taken over.
 * @returns what gives it back. @throws Error while another process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'pump.lock');
  for (let isRetry = false; ; isRetry = true) {
    try {
      const file = await open(path, 'wx', 0o600);
      // a full disk takes no number: it is the pump that makes room on it
      await file.writeFile(String(process.pid)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error;
      });
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(await readFile(path, 'utf8').catch(() => ''));
      if (isRetry || (pid !== process.pid && isAlive(pid))) throw new Error(pumpTexts.inUse(folder, pid));
      await rm(path, { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
