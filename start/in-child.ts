import { fork } from 'node:child_process';
import { fromRoot } from '../platform/root.ts';

type Said = { value: unknown } | { error: string };

/**
 * Runs a script of `start/` that ends with `answer`, in a child process, so that its memory is freed when it ends.
 * @returns its answer.
 * @throws Error with the child's error message.
 */
export function inChild<T>(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<T> {
  const child = fork(fromRoot('start', script), args, {
    execArgv: ['--import', 'tsx'],
    cwd: fromRoot(),
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    let said: Said | undefined;
    child.once('error', reject);
    child.on('message', (message) => {
      said = message as Said;
    });
    child.once('exit', (code, signal) => {
      if (!said) reject(new Error(`${script} ended with ${signal ?? code}`));
      else if ('error' in said) reject(new Error(said.error));
      else resolve(said.value as T);
    });
  });
}

/** Does the work of a child, sends the result to the parent and ends this process. */
export async function answer(work: () => Promise<unknown>): Promise<void> {
  const said: Said = await work().then(
    (value) => ({ value }),
    (error: Error) => ({ error: error.message }),
  );
  process.send?.(said, () => process.exit(0));
}
