import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { until } from '../tests/support/until.ts';
import { productRoot } from './root.ts';

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

/** Starts a command that is to lower its priority by 7, in the same way as supervisors do. */
function start(afterSeconds: number, env: NodeJS.ProcessEnv = {}): void {
  const script = join(productRoot(), 'engines', 'low-priority.sh');
  const threads = 'new (require("worker_threads").Worker)("setInterval(() => {}, 1e3)", { eval: true })';
  child = spawn(script, ['7', String(afterSeconds), process.execPath, '-e', threads], {
    env: { PATH: process.env.PATH, ...env },
    detached: true,
    stdio: 'ignore',
  });
}

/** Returns the distinct nice values of all threads. */
function niceness(): number[] {
  const lines = execFileSync('ps', ['-L', '-o', 'ni=', '-p', String(child?.pid)], { encoding: 'utf8' });
  return [...new Set(lines.trim().split('\n').map(Number))];
}

test('what is started begins as everything else, and steps back with all its threads a while later', async () => {
  const usual = Number(execFileSync('ps', ['-o', 'ni=', '-p', String(process.pid)], { encoding: 'utf8' }));
  start(2);
  await until('its threads', () => readFileSync(`/proc/${child?.pid}/status`, 'utf8').includes('node'));
  expect(niceness()).toEqual([usual]);
  await until('it to have a lower priority', () => niceness().every((value) => value === 7));
});

test('at once where it says so', async () => {
  start(0);
  await until('it to have a lower priority', () => niceness().every((value) => value === 7));
});
