import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rename, rm, truncate } from 'node:fs/promises';
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
      await setAside(checkout, pair);
      runs.push(await runBench(checkout, arguments_));
    }
  }
  for (const checkout of [other, fromRoot()])
    for (let pair = 1; pair <= pairs; pair += 1) await rm(asideOf(checkout, pair), { recursive: true, force: true });
  return compared(before, now);
}

const storeOf = (checkout: string): string => join(checkout, '.data/bench');
const asideOf = (checkout: string, pair: number): string => `${storeOf(checkout)}-before-${pair}`;

/**
 * Empties the files of an earlier store, and leaves them until the last run is over: for minutes after thousands of files are
 * deleted, ext4 takes so long to create one that ClickHouse needs a third more CPU.
 */
async function setAside(checkout: string, pair: number): Promise<void> {
  const aside = asideOf(checkout, pair);
  // of a comparison that was ended before its last run
  await rm(aside, { recursive: true, force: true });
  try {
    await rename(storeOf(checkout), aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  for (const entry of await readdir(aside, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await truncate(join(entry.parentPath, entry.name));
}

async function runBench(checkout: string, arguments_: readonly string[]): Promise<Figures> {
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
