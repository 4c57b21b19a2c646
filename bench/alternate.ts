import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fromRoot } from '../platform/root.ts';
import { compared, type Figures } from './compare.ts';

/**
 * Runs the bench of another checkout and that of this one in turns, each on an empty store: a machine's speed drifts,
 * and what runs a little later meets another one.
 * @param arguments_ of each run.
 * @returns the figures of both beside each other. @throws Error if a run fails.
 */
export async function alternate(
  other: string,
  { pairs, arguments_, say }: { pairs: number; arguments_: readonly string[]; say: (line: string) => void },
): Promise<string[]> {
  const [before, now]: [Figures[], Figures[]] = [[], []];
  for (let pair = 1; pair <= pairs; pair += 1) {
    for (const [checkout, runs] of [
      [other, before],
      [fromRoot(), now],
    ] as const) {
      say(`\nPair ${pair} of ${pairs}: ${checkout}`);
      runs.push(await runBench(checkout, arguments_));
    }
  }
  return compared(before, now);
}

async function runBench(checkout: string, arguments_: readonly string[]): Promise<Figures> {
  await rm(join(checkout, '.data/bench'), { recursive: true, force: true });
  // with the Node that the checkout brings or, like releases that bring none, the installed one
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(fromRoot('node_modules')))
    .join(delimiter);
  const options = { cwd: checkout, stdio: 'inherit', env: { ...process.env, PATH } } as const;
  const bench = spawn('npm', ['run', '--silent', 'bench', '--', ...arguments_], options);
  const [code] = await once(bench, 'exit');
  if (code !== 0) throw new Error(`the bench of ${checkout} ended with ${code}`);
  return JSON.parse(await readFile(join(checkout, '.data/reports/bench.json'), 'utf8')) as Figures;
}
