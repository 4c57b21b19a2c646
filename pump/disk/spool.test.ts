import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromRoot } from '../../platform/root.ts';
import { Spool } from './spool.ts';

const mb = 1_048_576;
let folder: string;
let damaged: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'));
  damaged = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (maxBytes = 100 * mb): Promise<Spool> => Spool.open(folder, maxBytes, (file) => damaged.push(file));
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, i) => `{"n":${from + i}}`);

async function takeAll(spool: Spool, atOnce = 7): Promise<string[]> {
  const all: string[] = [];
  for (let batch = await spool.peek(atOnce, mb); batch; batch = await spool.peek(atOnce, mb)) {
    all.push(...batch.items);
    await spool.advance(batch);
  }
  return all;
}

async function takeSome(spool: Spool): Promise<string[]> {
  const batch = await spool.peek(7, mb);
  if (batch) await spool.advance(batch);
  return batch?.items ?? [];
}
async function bytesOnDisk(): Promise<number> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.seg'));
  return (await Promise.all(files.map((name) => stat(join(folder, name))))).reduce((sum, { size }) => sum + size, 0);
}

test('payloads come back in the order in which they were stored, across restarts and files', async () => {
  const large = 'x'.repeat(100_000);
  const items = numbers(0, 200).map((item) => `[${item},"${large}"]`);
  let spool = await open();
  for (let at = 0; at < items.length; at += 20) await spool.append(items.slice(at, at + 20), 1);
  expect(spool.state()).toMatchObject({ items: 200, isFull: false, oldestAt: 1 });
  expect((await readdir(folder)).filter((name) => name.endsWith('.seg')).length).toBeGreaterThan(1);
  const first = await spool.peek(30, 100 * mb);
  expect(first?.items).toEqual(items.slice(0, 30));
  await spool.advance(first as NonNullable<typeof first>);
  await spool.close();
  spool = await open();
  expect(spool.state().items).toBe(170);
  expect(await takeAll(spool)).toEqual(items.slice(30));
  expect(spool.state()).toMatchObject({ items: 0, oldestAt: null });
  // what is delivered takes no room
  expect((await readdir(folder)).filter((name) => name.endsWith('.seg'))).toHaveLength(1);
  await spool.close();
});

test('a batch that was delivered but not noted comes again; nothing is left out', async () => {
  let spool = await open();
  await spool.append(numbers(0, 10), 1);
  const batch = await spool.peek(4, mb);
  await spool.close();
  spool = await open();
  expect((await spool.peek(4, mb))?.items).toEqual(batch?.items);
  await spool.close();
});

test.each([1, 5, 12, 20])(
  'a record that was being written when the process died is dropped: %i bytes short',
  async (cut) => {
    let spool = await open();
    await spool.append(numbers(0, 10), 1);
    await spool.close();
    const [name] = (await readdir(folder)).filter((one) => one.endsWith('.seg'));
    const path = join(folder, name as string);
    await truncate(path, (await stat(path)).size - cut);
    spool = await open();
    // nobody was told that it is stored; those before it were
    expect(await takeAll(spool)).toEqual(numbers(0, 9));
    expect(damaged).toEqual([]);
    await spool.close();
  },
);

test('a damaged file is said and kept aside; what is whole of it and later files are delivered', async () => {
  let spool = await open();
  await spool.append(numbers(0, 10), 1);
  await spool.close();
  spool = await open();
  await spool.append(numbers(10, 20), 1);
  await spool.close();
  const [first] = (await readdir(folder)).filter((one) => one.endsWith('.seg')).sort();
  const bytes = await readFile(join(folder, first as string));
  bytes[bytes.length - 3] = 0;
  await writeFile(join(folder, first as string), bytes);
  spool = await open();
  expect(damaged).toEqual([first]);
  expect(await readFile(join(folder, 'damaged', first as string))).toEqual(bytes);
  expect(await takeAll(spool)).toEqual([...numbers(0, 9), ...numbers(10, 20)]);
  await spool.close();
});

test('beyond its bound nothing is taken, and said; once something is delivered there is room again', async () => {
  const spool = await open(2_000);
  expect(await spool.append([`"${'x'.repeat(1_500)}"`], 1)).toBe(true);
  expect(await spool.append([`"${'y'.repeat(600)}"`, '"never alone"'], 2)).toBe(false);
  expect(spool.state()).toMatchObject({ items: 1, isFull: true });
  // smaller ones beside it in one flush are taken
  expect(await Promise.all([spool.append([`"${'y'.repeat(600)}"`], 2), spool.append(['"small"'], 2)])).toEqual([
    false,
    true,
  ]);
  expect(await takeAll(spool)).toEqual([`"${'x'.repeat(1_500)}"`, '"small"']);
  expect(await spool.append([`"${'z'.repeat(1_900)}"`], 3)).toBe(true);
  expect(spool.state().isFull).toBe(false);
  await spool.close();
});

/** Fills a spool on a disk that takes no file larger than half a megabyte. @returns what it says at the end. */
async function onFullDisk(andThen = ''): Promise<{ taken: number; items: number; isFull: boolean }> {
  const program = `
    import { Spool } from ${JSON.stringify(fromRoot('pump', 'disk', 'spool.ts'))};
    const spool = await Spool.open(${JSON.stringify(folder)}, ${100 * mb}, () => {});
    let taken = 0;
    for (let n = 0; n < 1000; n += 1)
      if (await spool.append([JSON.stringify({ n, text: 'x'.repeat(1000) })], n + 1)) taken += 1;
    ${andThen}
    console.log(JSON.stringify({ taken, ...spool.state() }));
    await spool.close();`;
  const { stdout } = await promisify(execFile)('bash', [
    ...['-c', 'ulimit -f 512; exec "$0" --import tsx --input-type=module -e "$1"'],
    ...[process.execPath, program],
  ]);
  return JSON.parse(stdout);
}

test('a full disk takes nothing more, and says so; what it took is delivered in order, and it goes on once there is room', async () => {
  const full = await onFullDisk();
  expect(full).toMatchObject({ isFull: true, items: full.taken });
  expect(full.taken).toBeGreaterThan(400);
  expect(full.taken).toBeLessThan(600);
  const spool = await open();
  expect(damaged).toEqual([]);
  expect(await spool.append(['"room again"'], 2_000)).toBe(true);
  expect(spool.state().isFull).toBe(false);
  const all = await takeAll(spool);
  expect(all.map((item) => JSON.parse(item).n)).toEqual([...Array(full.taken).keys(), undefined]);
  await spool.close();
});

test('on a full disk, what is delivered gives its room back without a restart', async () => {
  const full = await onFullDisk(`
    for (let batch; (batch = await spool.peek(100, 1e6)); ) await spool.advance(batch);
    if (await spool.append(['"after"'], 2_000)) taken += 1;`);
  expect(full).toMatchObject({ items: 1, isFull: false });
  const spool = await open();
  expect(await takeAll(spool)).toEqual(['"after"']);
  await spool.close();
});

test('a spool that is always full delivers everything in order, with files that never take more than its bound', async () => {
  const spool = await open(20_000);
  const items = numbers(0, 600).map((item) => `[${item},"${'x'.repeat(300)}"]`);
  const taken: string[] = [];
  for (let at = 0; at < items.length; ) {
    if (await spool.append(items.slice(at, at + 5), at)) at += 5;
    else taken.push(...(await takeSome(spool)));
    expect(await bytesOnDisk()).toBeLessThanOrEqual(20_000);
  }
  expect([...taken, ...(await takeAll(spool))]).toEqual(items);
  await spool.close();
});

test('payloads that are stored and taken at the same time are each there once', async () => {
  const spool = await open();
  const storing = Promise.all(
    Array.from({ length: 50 }, (_, part) => spool.append(numbers(part * 10, part * 10 + 10), part)),
  );
  const taken = await takeAll(spool);
  await storing;
  taken.push(...(await takeAll(spool)));
  expect(taken).toEqual(numbers(0, 500));
  await spool.close();
});

test('what a replay has read keeps its mark across restarts, and a request holds one kind only', async () => {
  const [first, second] = ['0b1c2d3e-4f50-4a61-8b72-9c83ad94beaf', 'ffffffff-ffff-4fff-bfff-ffffffffffff'];
  let spool = await open();
  await spool.append(['1', '2'], 1);
  await spool.append(['3', '4'], 2, first);
  await spool.append(['5'], 3, second);
  await spool.append(['6'], 4);
  await spool.close();
  spool = await open();
  expect(damaged).toEqual([]);
  const batches: Array<[string[], string | null]> = [];
  for (let batch = await spool.peek(7, mb); batch; batch = await spool.peek(7, mb)) {
    batches.push([batch.items, batch.replay]);
    await spool.advance(batch);
  }
  expect(batches).toEqual([
    [['1', '2'], null],
    [['3', '4'], first],
    [['5'], second],
    [['6'], null],
  ]);
  await spool.close();
});
