import { appendFile, mkdir, mkdtemp, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pumpSourceSchema, type SourceOf } from '../../domain/integrations/pump-config.ts';
import { Journal } from '../disk/journal.ts';
import { createFolderSource } from './folder.ts';
import type { Sink, Source } from './source.ts';

let root: string;
let journal: Journal | undefined;
let folder: string;
let payloads: string[];
/** Progress that a replay has reported. */
let shares: number[];
const reached = (share: number): number => shares.push(share);
const signal = new AbortController().signal;
const sink: Sink = {
  put: async (more) => void payloads.push(...more),
  tryPut: async () => true,
};
beforeEach(async () => {
  // only the time of day: files are real
  vi.useFakeTimers({ toFake: ['Date'] });
  root = await mkdtemp(join(tmpdir(), 'folder-'));
  folder = join(root, 'alarms');
  await mkdir(folder);
  payloads = [];
  shares = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await journal?.close();
  journal = undefined;
  await rm(root, { recursive: true, force: true });
});

/** A source as after a start of the pump: it knows what is on the disk. */
async function source(given: Partial<SourceOf<'FOLDER'>>, folders = [root], aheadMs = 0): Promise<Source> {
  const config = pumpSourceSchema.parse({
    kind: 'FOLDER',
    name: 'Files',
    path: folder,
    ...given,
  }) as SourceOf<'FOLDER'>;
  await journal?.close();
  journal = await Journal.open(join(root, 'read.log'));
  const settings = { folders, origins: [], secrets: {} };
  return createFolderSource({ config, settings, journal, clockAheadMs: () => aheadMs });
}
const path = (name: string): string => join(folder, name);
const later = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1_000);
/** Reads, and once more when files have settled. */
async function readAll(one: Source): Promise<string[]> {
  payloads = [];
  await one.read(sink, signal);
  later(10);
  await one.read(sink, signal);
  return payloads;
}

test('each JSON file is read once, also after a restart and under another name', async () => {
  await writeFile(path('a.json'), '[{"n":1}, {"n": 2}]');
  await writeFile(path('b.json'), '{"n":3}\n{"n":4}\n');
  await writeFile(path('c.txt'), 'not mine');
  const json = { format: 'JSON', pattern: '*.json' } as const;
  const first = await source(json);
  expect(await readAll(first)).toEqual(['{"n":1}', '{"n": 2}', '{"n":3}', '{"n":4}']);
  expect(await readAll(first)).toEqual([]);
  await rename(path('a.json'), path('renamed.json'));
  expect(await readAll(await source(json))).toEqual([]);
});

test('a file is read when it is complete, not while it is written', async () => {
  const json = await source({ format: 'JSON' });
  await writeFile(path('a.json'), '[{"n":1},');
  await json.read(sink, signal);
  later(4);
  await appendFile(path('a.json'), '{"n":2}');
  await json.read(sink, signal);
  later(4);
  await json.read(sink, signal);
  expect(payloads).toEqual([]);
  await appendFile(path('a.json'), ']');
  expect(await readAll(json)).toEqual(['{"n":1}', '{"n":2}']);
});

test('a file that cannot be read as JSON is one text, which a person finds among the dead letters', async () => {
  await writeFile(path('broken.json'), '[{"n":1}');
  await writeFile(path('fine.json'), '[{"n":2}, oops]');
  expect(await readAll(await source({ format: 'JSON' }))).toEqual(
    expect.arrayContaining([JSON.stringify('[{"n":1}'), '{"n":2}', '"oops"']),
  );
});

test('a growing file is read line by line, half a line only when it is whole, through rotation and emptying', async () => {
  let lines = await source({ format: 'LINES' });
  await writeFile(path('alarms.log'), 'one\r\ntwo\nthr');
  expect(await readAll(lines)).toEqual(['"one"', '"two"']);
  await appendFile(path('alarms.log'), 'ee\nfour\n');
  // rotated: what the old one got last is read under its new name, the new one from its beginning
  await rename(path('alarms.log'), path('alarms.log.1'));
  await writeFile(path('alarms.log'), 'five\n');
  expect((await readAll(lines)).sort()).toEqual(['"five"', '"four"', '"three"']);
  // emptied and written anew, as copytruncate does
  await truncate(path('alarms.log'), 0);
  await appendFile(path('alarms.log'), 'six is longer than all before it\n');
  lines = await source({ format: 'LINES' });
  expect(await readAll(lines)).toEqual(['"six is longer than all before it"']);
  // a last line without an end counts once its writer is silent
  await appendFile(path('alarms.log'), 'seven');
  expect(await readAll(lines)).toEqual([]);
  later(120);
  expect(await readAll(lines)).toEqual(['"seven"']);
});

test('rows of CSV are objects by the columns of the header, a cell may span lines', async () => {
  const csv = await source({ format: 'CSV', delimiter: ';' });
  await writeFile(path('alarms.csv'), '\uFEFFTime;Point;Text\n12:00;AHU-1;"too\nwarm; very"\n12:01;AHU-2;half');
  expect((await readAll(csv)).map((one) => JSON.parse(one))).toEqual([
    { Time: '12:00', Point: 'AHU-1', Text: 'too\nwarm; very' },
  ]);
  await appendFile(path('alarms.csv'), ' a row\n12:02;short\n');
  expect((await readAll(await source({ format: 'CSV', delimiter: ';' }))).map((one) => JSON.parse(one))).toEqual([
    { Time: '12:01', Point: 'AHU-2', Text: 'half a row' },
    '12:02;short',
  ]);
});

test('a crash between storing and noting repeats a part, and loses none', async () => {
  await writeFile(path('a.log'), 'one\ntwo\n');
  const dying: Sink = {
    ...sink,
    async put(more) {
      payloads.push(...more);
      throw new Error('the process dies');
    },
  };
  await (await source({ format: 'LINES' })).read(dying, signal);
  expect(payloads).toEqual(['"one"', '"two"']);
  expect(await readAll(await source({ format: 'LINES' }))).toEqual(['"one"', '"two"']);
});

test('only folders that the machine allows are read, whatever a link says', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'outside-'));
  await writeFile(join(outside, 'secret.json'), '{"secret":1}');
  await symlink(outside, path('link'));
  await symlink(join(outside, 'secret.json'), path('link.json'));
  for (const given of [outside, path('link'), join(folder, '..', '..')])
    await expect((await source({ format: 'JSON', path: given })).read(sink, signal)).rejects.toThrow(
      'is not among the folders that this machine allows',
    );
  expect(await readAll(await source({ format: 'JSON' }))).toEqual([]);
  await expect((await source({ format: 'JSON' }, [`${folder}-other`])).read(sink, signal)).rejects.toThrow('allows');
  await expect((await source({ format: 'JSON', path: path('missing') })).read(sink, signal)).rejects.toThrow('ENOENT');
  await rm(outside, { recursive: true });
});

test('a replay reads files of its range from the beginning, and the next read is as if it had not been', async () => {
  await writeFile(path('old.log'), 'old\n');
  await writeFile(path('new.log'), 'new\n');
  const lines = await source({ format: 'LINES' });
  await readAll(lines);
  const day = new Date('2020-01-02T00:00:00Z');
  await utimes(path('old.log'), day, day);
  payloads = [];
  await lines.replay({ from: day.getTime() + 1, to: Date.now() }, sink, signal, reached);
  expect(payloads).toEqual(['"new"']);
  await lines.replay({ from: null, to: Date.now() }, sink, signal, reached);
  expect(payloads.slice(1).sort()).toEqual(['"new"', '"old"']);
  expect(await readAll(lines)).toEqual([]);
});

test('a replay says what share of its files it has read, whatever their number and size', async () => {
  const chunk = 1_048_576;
  await writeFile(path('a.log'), `${'a'.repeat(1_023)}\n`.repeat(1_024));
  await writeFile(path('b.log'), `${'b'.repeat(1_023)}\n`.repeat(3 * 1_024));
  await writeFile(path('other.log'), 'not in the range\n');
  await utimes(path('a.log'), new Date('2020-01-02T01:00:00Z'), new Date('2020-01-02T01:00:00Z'));
  await utimes(path('other.log'), new Date('2019-01-02T00:00:00Z'), new Date('2019-01-02T00:00:00Z'));
  const lines = await source({ format: 'LINES' });
  await lines.replay({ from: Date.parse('2020-01-02T00:00:00Z'), to: Date.now() + 60_000 }, sink, signal, reached);
  expect(payloads).toHaveLength((4 * chunk) / 1_024);
  expect([...new Set(shares)]).toEqual([0.25, 0.5, 0.75, 1]);
  shares = [];
  const whole = await source({ format: 'TEXT' });
  await whole.replay({ from: Date.parse('2020-01-02T00:00:00Z'), to: Date.now() + 60_000 }, sink, signal, reached);
  expect(shares).toEqual([0.25, 1]);
});

test('a replay on a machine whose clock is wrong finds the files of its range all the same', async () => {
  const hour = 3_600_000;
  await writeFile(path('a.log'), 'just now\n');
  // by the machine's clock: an hour ahead, then an hour behind
  const ahead = await source({ format: 'LINES' }, [root], hour);
  await ahead.replay({ from: Date.now() - 1.5 * hour, to: Date.now() - hour + 60_000 }, sink, signal, reached);
  expect(payloads).toEqual(['"just now"']);
  const behind = await source({ format: 'LINES' }, [root], -hour);
  await behind.replay({ from: Date.now() + hour - 60_000, to: Date.now() + 2 * hour }, sink, signal, reached);
  expect(payloads).toEqual(['"just now"', '"just now"']);
  await behind.replay({ from: Date.now() - 60_000, to: Date.now() }, sink, signal, reached);
  expect(payloads).toHaveLength(2);
});
