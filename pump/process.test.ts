import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, rm, utimes, watch, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PumpSource, pumpSourceSchema } from '../domain/integrations/pump-config.ts';
import type { PumpReport } from '../domain/integrations/pump-messages.ts';
import { randomOf } from '../simulators/bas/random.ts';
import { pumpBuild } from '../start/server-build.ts';
import { openPumpDoor, type PumpDoor } from '../tests/support/pump-door.ts';
import { until } from '../tests/support/until.ts';
import { fingerprint } from './sources/payloads.ts';

let program: string;
let folder: string;
let door: PumpDoor;
let child: ChildProcess | null = null;
const beside: ChildProcess[] = [];

beforeAll(async () => {
  program = join(await mkdtemp(join(tmpdir(), 'pump-program-')), 'annunciator-pump.cjs');
  await build({ ...pumpBuild(), outfile: program });
});
afterAll(() => rm(join(program, '..'), { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pump-process-'));
  await mkdir(join(folder, 'alarms'));
  door = await openPumpDoor();
  const source = { kind: 'FOLDER', name: 'Files', path: join(folder, 'alarms'), format: 'LINES', everySeconds: 1 };
  door.config.sources = [source];
  const settings = { url: door.url, integrations: [{ id: 8, key: 'key' }], folders: ['alarms'] };
  await writeFile(join(folder, 'pump.json'), JSON.stringify(settings));
});
afterEach(async () => {
  for (const one of beside.splice(0)) one.kill('SIGKILL');
  await end('SIGKILL');
  door.close();
  await rm(folder, { recursive: true, force: true });
});

function start(): void {
  child = spawn(process.env.npm_node_execpath ?? process.execPath, [program, 'run', join(folder, 'pump.json')], {
    stdio: 'ignore',
  });
}
async function end(signal: NodeJS.Signals): Promise<number | null> {
  const ending = child;
  child = null;
  if (!ending || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null;
  const ended = new Promise<number | null>((resolve) => ending.once('exit', resolve));
  ending.kill(signal);
  return ended;
}
/** Kills it as soon as a file of this name appears in a folder. */
async function killedAt(path: string, name: string): Promise<void> {
  for await (const { filename } of watch(path)) if (filename === name) break;
  await end('SIGKILL');
}
const write = (from: number, to: number): Promise<void> =>
  appendFile(
    join(folder, 'alarms', 'a.log'),
    Array.from({ length: to - from }, (_, n) => `line ${from + n}\n`).join(''),
  );
/** Lines in the order in which the door first got them. */
const first = (): string[] => [...new Set(door.delivered.flat())];
const lines = (count: number): string[] => Array.from({ length: count }, (_, n) => `line ${n}`);
const all = (count: number): Promise<boolean> => until(`${count} lines`, () => first().length >= count, 120_000);

test('killed at random steps while requests fail and answers are lost, it delivers every line, in order, without a gap', async () => {
  const random = randomOf(3);
  door.faults = 0.2;
  start();
  for (let round = 0; round < 12; round++) {
    await write(round * 400, round * 400 + 400);
    await sleep(150 + random.next() * 1_500);
    await end('SIGKILL');
    start();
  }
  door.faults = 0;
  await all(4_800);
  expect(first()).toEqual(lines(4_800));
}, 300_000);

test('INT.13 killed in the middle of a configuration it has the old one or the new one, whole, and the command ends once', async () => {
  const own = join(folder, 'pump-data', '8');
  const sourcesOf = (revision: number) =>
    Array.from({ length: 40 }, (_, n) => ({
      ...{ kind: 'FOLDER', name: `${revision}-${n}`, path: join(folder, 'alarms'), format: 'LINES', everySeconds: 60 },
    }));
  const namesOf = (sources: ReadonlyArray<{ name: string }>): string[] => sources.map(({ name }) => name);
  const results = () => door.reports.flatMap((report) => report.results);
  door.config = { revision: 1, sources: sourcesOf(1) };
  start();
  await until('the first configuration', () => door.reports.some(({ configRevision }) => configRevision === 1));
  for (let revision = 2; revision <= 9; revision += 1) {
    const id = randomUUID();
    // while it is written, and once it has replaced the one before
    const isKilled = killedAt(own, revision % 2 ? 'config.json.new' : 'config.json');
    door.command = { id, commandType: 'CONFIG', from: null, to: null };
    door.config = { revision, sources: sourcesOf(revision) };
    await isKilled;
    const kept = JSON.parse(await readFile(join(own, 'config.json'), 'utf8'));
    expect([revision - 1, revision]).toContain(kept.revision);
    expect(namesOf(kept.config.sources)).toEqual(namesOf(sourcesOf(kept.revision)));
    start();
    await until('the result', () => door.command === null);
    const ends = results().filter((result) => result.id === id);
    // reported until the cloud has it
    expect(new Set(ends.map(({ status, response }) => `${status} ${response}`))).toEqual(
      new Set([`COMPLETE Configuration ${revision}: 40 sources`]),
    );
    await until('the sources of the new one', () => {
      const { configRevision, sources } = door.reports.at(-1) as PumpReport;
      return configRevision === revision && namesOf(sources).join() === namesOf(sourcesOf(revision)).join();
    });
  }
}, 120_000);

test('INT.13 a configuration of which a part cannot be applied is refused, and it goes on with the one before', async () => {
  start();
  await write(0, 5);
  await all(5);
  const [files] = door.config.sources as [PumpSource];
  const broken = { ...files, name: 'Broken' };
  const { everySeconds: _, ...identity } = pumpSourceSchema.parse(broken);
  // what it has read of a source is kept in a file
  await mkdir(join(folder, 'pump-data', '8', `source-${fingerprint(JSON.stringify(identity))}.log`));
  const id = randomUUID();
  door.command = { id, commandType: 'CONFIG', from: null, to: null };
  door.config = { revision: 2, sources: [{ ...files, name: 'Other' }, broken] };
  const result = await until('the result', () =>
    door.reports.flatMap(({ results }) => results).find((one) => one.id === id),
  );
  expect(result).toMatchObject({
    status: 'FAILED',
    response: expect.stringMatching(/^Configuration 2 cannot be used: /),
  });
  await write(5, 10);
  await all(10);
  expect(door.reports.at(-1)?.sources.map(({ name }) => name)).toEqual(['Files']);
  expect(door.delivered.flat()).toEqual(lines(10));
}, 120_000);

test('stopped in order it ends at once, and the next start goes on where it was', async () => {
  start();
  await write(0, 10);
  await all(10);
  door.isAway = true;
  await write(10, 20);
  await until('the lines are on the disk', async () =>
    (await readFile(join(folder, 'pump-data', '8', 'spool', '000000000001.seg')).catch(() => '')).includes('line 19'),
  );
  const begun = performance.now();
  expect(await end('SIGTERM')).toBe(0);
  expect(performance.now() - begun).toBeLessThan(10_000);
  door.isAway = false;
  start();
  await all(20);
  expect(door.delivered.flat()).toEqual(lines(20));
}, 120_000);

/** Lock of the folder, and who is named in it. */
const lock = (): string => join(folder, 'pump-data', 'pump.lock');
const holder = async (): Promise<{ pid: number }> => JSON.parse(await readFile(lock(), 'utf8'));
/** Starts another one beside what runs. */
function startBeside(): ChildProcess {
  const running = child;
  start();
  const second = child as unknown as ChildProcess;
  child = running;
  beside.push(second);
  return second;
}
const endOf = (process: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => process.once('exit', (code) => resolve(code)));
const isHeldBy = (process: ChildProcess | null): Promise<boolean> =>
  until('it has the lock', async () => (await holder()).pid === process?.pid);

test('a second process does not touch the folder of a running one; the lock of a killed one is taken over at once', async () => {
  start();
  await until('a report', () => door.reports.length > 0);
  expect(await endOf(startBeside())).toBe(1);
  await end('SIGKILL');
  const begun = performance.now();
  start();
  await isHeldBy(child);
  expect(performance.now() - begun).toBeLessThan(4_000);
  await write(0, 5);
  await all(5);
}, 120_000);

test('of two that start at once after a kill, one runs', async () => {
  start();
  await until('a report', () => door.reports.length > 0);
  await end('SIGKILL');
  const both = [0, 1].map(() => {
    start();
    return child as unknown as ChildProcess;
  });
  const [code, at] = await Promise.race(both.map(async (one, index) => [await endOf(one), index] as const));
  expect(code).toBe(1);
  child = both[1 - at] ?? null;
  await isHeldBy(child);
  await write(0, 5);
  await all(5);
  expect(door.delivered.flat()).toEqual(lines(5));
}, 120_000);

test.each([
  ['of this boot', async () => (await holder()) as object],
  ['of a boot before', async () => ({ ...(await holder()), place: 'another boot' })],
])(
  'a lock %s whose number another process has by now is taken over',
  async (_, held) => {
    start();
    await until('a report', () => door.reports.length > 0);
    await end('SIGKILL');
    await writeFile(lock(), JSON.stringify({ ...(await held()), pid: process.pid }));
    start();
    await write(0, 5);
    await all(5);
  },
  120_000,
);

test('a lock that a process of the same number in another container touches is respected, also when its clock is set back', async () => {
  await mkdir(join(folder, 'pump-data'));
  let seconds = Date.now() / 1_000;
  const touching = setInterval(() => {
    seconds -= 3_600;
    utimes(lock(), seconds, seconds).catch(() => {});
  }, 500);
  try {
    for (const pid of [1, 4_000_000]) {
      await writeFile(lock(), JSON.stringify({ id: 'a', host: 'b', pid, place: 'another container' }));
      expect(await endOf(startBeside())).toBe(1);
      expect((await holder()).pid).toBe(pid);
    }
  } finally {
    clearInterval(touching);
  }
  start();
  await isHeldBy(child);
}, 120_000);

test('one that stood still while another took the folder over ends at once', async () => {
  start();
  await until('a report', () => door.reports.length > 0);
  const still = child as unknown as ChildProcess;
  still.kill('SIGSTOP');
  const second = startBeside();
  try {
    await isHeldBy(second);
    const ended = endOf(still);
    still.kill('SIGCONT');
    expect(await ended).toBe(1);
    child = second;
    await write(0, 5);
    await all(5);
    expect(door.delivered.flat()).toEqual(lines(5));
  } finally {
    still.kill('SIGKILL');
    second.kill('SIGKILL');
  }
}, 120_000);
