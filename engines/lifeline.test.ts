import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../tests/support/until.ts';
import { bornAt, parseIdentity } from './identity.ts';
import { productRoot } from './root.ts';
import { startEngines } from './supervisor/index.ts';

const toolsDir = join(productRoot(), '.data', 'tools');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lifeline-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('the lifeline', () => {
  test('becomes the command and hands on how it ended', async () => {
    const child = onLifeline('TERM', 5, 'exit 7');
    expect(await ended(child)).toEqual([7, null]);
  });

  test('gives the command an empty standard input, not the pipe to its supervisor', async () => {
    const child = onLifeline('TERM', 5, 'read -r line; exit 3');
    expect(await ended(child)).toEqual([3, null]);
  });

  test('asks the command to end once the supervisor is gone, with the signal it was told', async () => {
    const child = onLifeline('INT', 5, 'trap "exit 42" INT; touch ready; while :; do sleep 0.05; done');
    await until('it to be ready', () => existsSync(join(dir, 'ready')));
    child.stdin?.destroy();
    expect(await ended(child)).toEqual([42, null]);
  });

  test('kills a command that does not listen when its time is over', async () => {
    const child = onLifeline('TERM', 1, 'trap "" TERM; touch ready; while :; do sleep 0.05; done');
    await until('it to be ready', () => existsSync(join(dir, 'ready')));
    const began = performance.now();
    child.stdin?.destroy();
    expect(await ended(child)).toEqual([null, 'SIGKILL']);
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  test('wakes a halted command so that it can end', async () => {
    const child = onLifeline('TERM', 20, 'trap "exit 42" TERM; touch ready; while :; do sleep 0.05; done');
    await until('it to be ready', () => existsSync(join(dir, 'ready')));
    child.kill('SIGSTOP');
    child.stdin?.destroy();
    expect(await ended(child)).toEqual([42, null]);
  });

  test('leaves no watcher behind when the command ends first', async () => {
    const child = onLifeline('TERM', 5, 'exit 0');
    await ended(child);
    await until('the watchers to be gone', () => watchersOf(child.pid ?? 0).length === 0);
  });
});

describe('a supervisor that is killed', () => {
  test('takes its engines with it', async () => {
    const supervisor = await supervise('postgres', 'clickhouse', 'kafka');
    const pids = await Promise.all(['postgres', 'clickhouse', 'kafka'].map(pidOf));
    for (const pid of pids) expect(bornAt(pid)).toBeDefined();
    supervisor.kill('SIGKILL');
    await until('all to be gone', () => pids.every((pid) => bornAt(pid) === undefined));
    const log = await readFile(join(dir, 'logs', 'postgres.log'), 'utf8');
    expect(log.trimEnd().split('\n').at(-1)).toContain('database system is shut down');
  });

  test('and whose lifeline is killed too leaves an engine that the next start stops', async () => {
    const supervisor = await supervise('postgres');
    const left = await pidOf('postgres');
    for (const watcher of watchersOf(left)) process.kill(watcher, 'SIGKILL');
    supervisor.kill('SIGKILL');
    await ended(supervisor);
    expect(bornAt(left)).toBeDefined();

    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const engines = await startEngines({
      ...{ dataDir: dir, toolsDir, choose: 'local', only: ['postgres'], say, env: process.env },
    });
    expect(said[0]).toBe(`Postgres: process ${left} of an earlier start still runs, stopping it`);
    expect(bornAt(left)).toBeUndefined();
    expect(engines.list[0]?.address).toBe(said[1]?.split(', ')[1]);
    await engines.stop();
  });

  test('in good order stops what it started and takes its list away', async () => {
    const supervisor = await supervise('postgres');
    const pid = await pidOf('postgres');
    supervisor.kill('SIGTERM');
    expect(await ended(supervisor)).toEqual([0, null]);
    expect(bornAt(pid)).toBeUndefined();
    expect(existsSync(join(dir, 'engines.json'))).toBe(false);
    expect(existsSync(join(dir, 'run', 'supervisor.pid'))).toBe(false);
  });
});

function onLifeline(signal: string, seconds: number, script: string): ChildProcess {
  const lifeline = join(productRoot(), 'engines', 'lifeline.sh');
  const args = [lifeline, signal, String(seconds), '/bin/sh', '-c', script];
  return spawn('/bin/sh', args, { cwd: dir, detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
}

/** Starts engines/supervisor/run.ts and waits until its engines serve. */
async function supervise(...names: string[]): Promise<ChildProcess> {
  const script = join(productRoot(), 'engines', 'supervisor', 'run.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dir, ...names], {
    cwd: productRoot(),
    env: { ...process.env, TOOLS_DIR: toolsDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until('the engines', () => existsSync(join(dir, 'engines.json')));
  return child;
}

async function pidOf(name: string): Promise<number> {
  return parseIdentity(await readFile(join(dir, 'run', `${name}.pid`), 'utf8'))?.pid ?? 0;
}

function ended(child: ChildProcess): Promise<[number | null, NodeJS.Signals | null]> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve([child.exitCode, child.signalCode]);
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve([code, signal])));
}

/** Returns the lifelines' watchers, which stay in the process group of their engine. */
function watchersOf(group: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return table
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([pid, pgid, ...args]) =>
        Number(pgid) === group && Number(pid) !== group && args.join(' ').includes('lifeline.sh'),
    )
    .map(([pid]) => Number(pid));
}
