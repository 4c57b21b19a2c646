import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';

/** Thrown when the directory belongs to another running daemon. */
export class DirectoryTaken extends Error {}

/** Returns the start time of a process, since pids are reused, in the system's format; undefined if it is not alive. */
function startedAt(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may contain spaces and brackets: count fields from its end. Field 22 is the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    if (process.platform === 'linux') return undefined;
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function holder(path: string): number | undefined {
  try {
    const [pid, started] = readFileSync(path, 'utf8').trim().split(' | ');
    const alive = startedAt(Number(pid));
    return alive !== undefined && alive === started ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock file for this process and returns a function that releases it.
 * A file left by a dead process is replaced. Throws DirectoryTaken when its process is alive.
 */
export function takeLock(path: string): () => void {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, `${process.pid} | ${startedAt(process.pid) ?? ''}\n`);
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        // A link appears with its content or not at all, so that no half-written lock is read.
        linkSync(mine, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const pid = holder(path);
      if (pid !== undefined) throw new DirectoryTaken(`the directory is in use by process ${pid}`);
      rmSync(path, { force: true });
    }
    throw new DirectoryTaken('the directory is being taken by other processes');
  } finally {
    unlinkSync(mine);
  }
}
