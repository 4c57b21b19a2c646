import { execFileSync, spawnSync } from 'node:child_process';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '../../platform/root.ts';
import { Spool } from '../../pump/disk/spool.ts';
import { newPumpMachine } from '../../simulators/pump/machine.ts';
import { openPumpDoor } from '../support/pump-door.ts';
import { until } from '../support/until.ts';

const disk = fromRoot('.data', 'faults-pump-disk');
const unmount = () => spawnSync('umount', ['--lazy', disk], { stdio: 'ignore' });
async function mount(size: string): Promise<void> {
  unmount();
  await rm(disk, { recursive: true, force: true });
  await mkdir(disk, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
}
afterEach(() => void unmount());

test('a pump whose disk is full takes nothing more and loses nothing, also over a restart; room makes it go on', async () => {
  await mount('1m');
  const open = () => Spool.open(join(disk, 'spool'), 1e9, (file) => expect.fail(`${file} is damaged`));
  const stored: string[] = [];
  let spool = await open();
  const append = async (item: string): Promise<boolean> => {
    const isStored = await spool.append([item], Date.now());
    if (isStored) stored.push(item);
    return isStored;
  };
  for (let n = 0; await append(`"${n} ${'x'.repeat(5_000)}"`); n++);
  expect(spool.state().isFull).toBe(true);
  const taken: string[] = [];
  const take = async (): Promise<boolean> => {
    const batch = await spool.peek(50, 1_048_576);
    if (!batch) return false;
    taken.push(...batch.items);
    await spool.advance(batch);
    return true;
  };
  await take();
  await append('"small enough for what is left"');
  await spool.close();
  spool = await open();
  while (await take());
  // the position could not be noted on the full disk: a part may come again, and nothing is left out
  expect([...new Set(taken)]).toEqual(stored);
  expect(await append('"after"')).toBe(true);
  expect(spool.state().isFull).toBe(false);
  await spool.close();
});

test('a pump that is started on a full disk takes its configuration, and delivers everything in order once the door takes it', async () => {
  await mount('2m');
  const door = await openPumpDoor();
  onTestFinished(() => door.close());
  const machine = await newPumpMachine({ url: door.url, systemId: 8, key: 'key' });
  onTestFinished(() => machine.remove());
  await machine.set({ data: disk });
  const source = (name: string): object => ({
    ...{ kind: 'FOLDER', name, path: machine.alarms, pattern: `${name}.log`, format: 'LINES', everySeconds: 1 },
  });
  door.config.sources = [source('a')];
  door.takesEvents = false;
  const lines = (name: string): string[] => Array.from({ length: 4_000 }, (_, n) => `${name} ${n} ${'x'.repeat(500)}`);
  for (const name of ['a', 'b']) await writeFile(join(machine.alarms, `${name}.log`), `${lines(name).join('\n')}\n`);
  machine.start();
  const isFull = () => until('it says that it is full', () => door.reports.at(-1)?.spool.isFull);
  await isFull();

  await machine.stop();
  await fill();
  door.reports.length = 0;
  machine.start();
  await isFull();
  door.config = { revision: 2, sources: [source('a'), source('b')] };
  const reads = () => until('it to read both', () => door.reports.at(-1)?.sources.length === 2);
  await reads();
  await machine.kill();
  door.reports.length = 0;
  machine.start();
  await reads();

  door.takesEvents = true;
  const first = (name: string): string[] => [...new Set(door.delivered.flat())].filter((line) => line.startsWith(name));
  for (const name of ['a', 'b']) {
    await until(`all of ${name}`, () => first(name).length >= lines(name).length, 120_000);
    expect(first(name)).toEqual(lines(name));
  }
});

/** Writes to the disk until there is no room for a byte. */
async function fill(): Promise<void> {
  for (const size of [65_536, 4_096, 1]) {
    for (;;) {
      const isWritten = await appendFile(join(disk, 'ballast'), Buffer.alloc(size)).then(
        () => true,
        (error: NodeJS.ErrnoException) => error.code !== 'ENOSPC',
      );
      if (!isWritten) break;
    }
  }
}
