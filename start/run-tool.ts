import { spawn } from 'node:child_process';
import { fromRoot } from '../platform/root.ts';

/** Runs an installed tool in this terminal. @returns its exit code. */
export function runTool(name: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(fromRoot('node_modules', '.bin', name), args, {
    cwd: fromRoot(),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
