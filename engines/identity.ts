import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that cannot be mistaken for a later one with the same number. */
export type Identity = { pid: number; born: string };

/**
 * When the process was born, as text that no other process with that number shares; undefined when there is none or it
 * has ended and only waits to be reaped.
 */
export function bornAt(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is the name in brackets and may hold spaces: count from behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
    }
    const [state = '', ...born] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return state === '' || state.startsWith('Z') ? undefined : born.join(' ');
  } catch {
    return undefined;
  }
}

/** Who the process is now. Throws when it does not run. */
export function identify(pid: number): Identity {
  const born = bornAt(pid);
  if (born === undefined) throw new Error(`process ${pid} does not run`);
  return { pid, born };
}

/** Whether the very process that was identified still runs. */
export function alive(identity: Identity): boolean {
  return bornAt(identity.pid) === identity.born;
}

/** Parses what was stored as JSON; undefined when it is not an identity (half written, or another format). */
export function parseIdentity(text: string): Identity | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('born' in value)) return undefined;
    const { pid, born } = value;
    return typeof pid === 'number' && typeof born === 'string' ? { pid, born } : undefined;
  } catch {
    return undefined;
  }
}
