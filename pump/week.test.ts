import { appendFile, mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pumpSourceSchema, type SourceOf } from '../domain/integrations/pump-config.ts';
import { Journal } from './disk/journal.ts';
import { Spool } from './disk/spool.ts';
import { createFolderSource } from './sources/folder.ts';
import { createHttpSource } from './sources/http.ts';
import type { Sink, Source } from './sources/source.ts';

/** A pump while the cloud is away for a week: its clock is moved, its disk is real. */

const mb = 1_048_576;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const signal = new AbortController().signal;
let root: string;
let folder: string;
let journal: Journal | undefined;
let spool: Spool | undefined;
beforeEach(async () => {
  // only the time of day: files are real
  vi.useFakeTimers({ toFake: ['Date'] });
  root = await mkdtemp(join(tmpdir(), 'week-'));
  folder = join(root, 'alarms');
  await mkdir(folder);
});
afterEach(async () => {
  vi.useRealTimers();
  await stop();
  await rm(root, { recursive: true, force: true });
});

async function stop(): Promise<void> {
  await Promise.all([journal?.close(), spool?.close()]);
  journal = spool = undefined;
}
const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
const path = (name: string): string => join(folder, name);

interface Pump {
  source: Source;
  spool: Spool;
  journal: Journal;
  /** Stores what a source hands over; refuses it as the pump does where there is no room. */
  sink: Sink;
}
/** Starts a pump that reads growing files, as after any end: it knows what is on the disk. */
async function start(maxBytes = 100 * mb): Promise<Pump> {
  await stop();
  journal = await Journal.open(join(root, 'read.log'));
  spool = await Spool.open(join(root, 'spool'), maxBytes, () => {});
  const of = spool;
  const config = pumpSourceSchema.parse({ kind: 'FOLDER', name: 'Files', path: folder, format: 'NDJSON' });
  const settings = { folders: [root], origins: [], secrets: {} };
  const source = createFolderSource({ config: config as SourceOf<'FOLDER'>, settings, journal });
  const tryPut = (items: readonly string[]) => of.append(items, Date.now());
  const put = async (items: readonly string[]) => {
    if (!(await tryPut(items))) throw new Error('the spool is full');
  };
  return { source, spool, journal, sink: { put, tryPut } };
}
async function drained(of: Spool): Promise<string[]> {
  const all: string[] = [];
  for (let batch = await of.peek(500, mb); batch; batch = await of.peek(500, mb)) {
    all.push(...batch.items);
    await of.advance(batch);
  }
  return all;
}
const record = (n: number): string => JSON.stringify({ n });

test('what is read in a week without the cloud is kept in its order, across restarts and rotated files', async () => {
  let pump = await start();
  const began = Date.now();
  const written: string[] = [];
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    if (hour % 24 === 0 && hour > 0) {
      // at midnight the log is rotated, what is older than two days is deleted, and the machine restarts
      const day = hour / 24;
      await rename(path('alarms.log'), path(`alarms.${day}.log`));
      await rm(path(`alarms.${day - 2}.log`), { force: true });
      pump = await start();
    }
    const lines = [0, 1, 2].map((n) => record(written.length + n));
    written.push(...lines);
    await appendFile(path('alarms.log'), `${lines.join('\n')}\n`);
    await pump.source.read(pump.sink, signal);
    later(hourMs);
  }
  expect(pump.spool.state()).toMatchObject({ items: written.length, oldestAt: began, isFull: false });
  expect(await drained(pump.spool)).toEqual(written);
  // nothing is read twice after it, and no room is left taken
  await pump.source.read(pump.sink, signal);
  expect(pump.spool.state()).toMatchObject({ items: 0, oldestAt: null });
  const files = (await readdir(join(root, 'spool'))).filter((name) => name.endsWith('.seg'));
  expect(files).toHaveLength(1);
});

test('a spool that is full within the week stops reading; once there is room, all that is left follows in order', async () => {
  const maxBytes = 64 * 1_024;
  let pump = await start(maxBytes);
  const written: string[] = [];
  const long = 'x'.repeat(400);
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const line = JSON.stringify({ n: hour, long });
    written.push(line);
    await appendFile(path('alarms.log'), `${line}\n`);
    await pump.source.read(pump.sink, signal).catch(() => {});
    if (hour % 48 === 47) pump = await start(maxBytes);
    expect(pump.spool.state().bytes).toBeLessThanOrEqual(maxBytes);
    later(hourMs);
  }
  const kept = pump.spool.state().items;
  expect(kept).toBeGreaterThan(100);
  expect(kept).toBeLessThan(written.length);
  const all: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    all.push(...(await drained(pump.spool)));
    await pump.source.read(pump.sink, signal);
  }
  expect(all).toEqual(written);
});

test('a file that stays is known for as long as it stays, and one that is gone for a week; after eight days it is forgotten', async () => {
  const { source, sink, spool: kept, journal: known } = await start();
  for (const name of ['stays.log', 'returns.log', 'gone.log']) {
    await writeFile(path(name), `${record(1)}\n`);
    // a time far in the past, as a file that nobody writes to has
    await utimes(path(name), new Date(0), new Date(0));
  }
  const readDays = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      later(dayMs);
      await source.read(sink, signal);
    }
  };
  await source.read(sink, signal);
  expect(await drained(kept)).toHaveLength(3);
  // that they are there is stored every other of these looks: not by the last one
  await readDays(31);
  expect([known.keys().length, await drained(kept)]).toEqual([3, []]);
  const away = join(root, 'away');
  await mkdir(away);
  for (const name of ['returns.log', 'gone.log']) await rename(path(name), join(away, name));
  await readDays(7);
  await rename(join(away, 'returns.log'), path('returns.log'));
  await source.read(sink, signal);
  expect([known.keys().length, await drained(kept)]).toEqual([3, []]);
  await readDays(2);
  expect(known.keys()).toHaveLength(2);
  // read once more rather than never: doors know what they have
  await rename(join(away, 'gone.log'), path('gone.log'));
  await readDays(1);
  expect(await drained(kept)).toEqual([record(1)]);
});

test('what an address answers in a week takes bounded room: the newest 50,000 are known, also after a restart', async () => {
  let body = '';
  const server = createServer((_, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = pumpSourceSchema.parse({ kind: 'HTTP', name: 'API', url: `${origin}/alarms` }) as SourceOf<'HTTP'>;
  const open = async () => {
    await journal?.close();
    journal = await Journal.open(join(root, 'sent.log'));
    return createHttpSource({ config, settings: { folders: [], origins: [origin], secrets: {} }, journal });
  };
  const taken: string[] = [];
  const sink: Sink = { put: async (items) => void taken.push(...items), tryPut: async () => true };
  const answer = async (source: Source, from: number, to: number): Promise<string[]> => {
    body = JSON.stringify(Array.from({ length: to - from }, (_, index) => ({ n: from + index })));
    taken.length = 0;
    await source.read(sink, signal);
    return [...taken];
  };
  try {
    let source = await open();
    // each answer repeats the half of the one before
    for (let day = 0; day < 7; day += 1) {
      const fresh = await answer(source, day * 9_000, day * 9_000 + 18_000);
      expect(fresh).toHaveLength(day === 0 ? 18_000 : 9_000);
      later(dayMs);
    }
    expect(journal?.keys()).toHaveLength(50_000);
    source = await open();
    expect(await answer(source, 72_000 - 50_000, 72_000)).toEqual([]);
    expect(await answer(source, 0, 2)).toEqual([record(0), record(1)]);
    expect(journal?.keys()).toHaveLength(50_000);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
