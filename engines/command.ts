import { type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const LINE = 300;

export type Finished = { code: number | null; signal: NodeJS.Signals | null; output: string };

/** Returns the path of a program on PATH, or undefined. */
export async function onPath(program: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program);
    if (folder && (await isExecutable(path))) return path;
  }
  return undefined;
}

/** Returns true if this process may execute the file. */
export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Runs a program to its end and returns its output (standard output and error together, the last 64 kB) and how it
 * ended; code 127 when it does not exist. With `timeoutMs` it is killed when it takes longer.
 */
export function run(
  program: string,
  args: string[],
  options: SpawnOptions & { timeoutMs?: number } = {},
): Promise<Finished> {
  const { timeoutMs, ...rest } = options;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { ...rest, stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const finish = (code: number | null, signal: NodeJS.Signals | null) => {
      clearTimeout(timer);
      resolve({ code, signal, output });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString('utf8')).slice(-65_536);
      });
    }
    child.once('error', (error) => {
      output += error.message;
      finish(127, null);
    });
    child.once('close', finish);
  });
}

/** Returns the last lines of a text, each indented and truncated, for a message. */
export function lastLines(text: string, count: number): string {
  const lines = text.trimEnd().split('\n').slice(-count);
  return lines.map((line) => `    ${line.slice(0, LINE)}`).join('\n');
}
