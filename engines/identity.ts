import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process, also against a later one with the same pid. */
export type Identity = { pid: number; born: string };

/**
 * Returns the start time of a process, as text that differs for every process with that pid; undefined when there is
 * none or it has ended and only waits to be reaped.
 */
export function bornAt(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is the name in brackets and may contain spaces: count fields after it.
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

/** Returns the identity of a running process. Throws when it does not run. */
export function identify(pid: number): Identity {
  const born = bornAt(pid);
  if (born === undefined) throw new Error(`process ${pid} does not run`);
  return { pid, born };
}

/** Returns true if the identified process itself still runs. */
export function alive(identity: Identity): boolean {
  return bornAt(identity.pid) === identity.born;
}

/** Parses an identity stored as JSON; undefined when it is none (half written, or another format). */
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
