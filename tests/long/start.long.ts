import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../../platform/root.ts';
import { until } from '../support/until.ts';

let folder: string;
let started: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annunciator-start-'));
});
afterEach(async () => {
  if (started && started.exitCode === null) {
    started.kill('SIGTERM');
    await until('it to stop', () => started?.exitCode !== null);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs npm start's command on a folder of its own until it reports that it is running. */
async function start(): Promise<{ seconds: number; said: number; text: string }> {
  const begunAt = performance.now();
  let text = '';
  const child = spawn(process.execPath, [fromRoot('start', 'bootstrap.mjs'), 'start', join(folder, 'demo')], {
    // without the test runner's own variables
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started = child;
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const said = await until('it to run', () => {
    if (child.exitCode !== null) throw new Error(text);
    return /is running\D* after (\d+) s/.exec(text)?.[1];
  });
  return { seconds: (performance.now() - begunAt) / 1_000, said: Number(said), text };
}

/** Resident memory of the supervisor, MB. */
async function residentMb(): Promise<number> {
  const status = await readFile(`/proc/${started?.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

test('npm start says how long it took since its command, and what built and prepared is gone when it runs', async () => {
  const { seconds, said } = await start();
  expect(Math.abs(seconds - said)).toBeLessThan(2);
  expect(await residentMb()).toBeLessThan(120);
});

test('started again it goes on where it left off: nothing is built or migrated', async () => {
  const { text } = await start();
  expect(text).toMatch(/^Built: nothing has changed/m);
  expect(text).toMatch(/^Migrated: 0 new/m);
});
