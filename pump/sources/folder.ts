import type { BigIntStats } from 'node:fs';
import { type FileHandle, open, readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { itemMaxKb } from '../../domain/constants.ts';
import type { SourceOf } from '../../domain/integrations/pump-config.ts';
import { pumpTexts } from '../../texts/pump.ts';
import { columnsOf, payloadOf, wholeRecords } from './lines.ts';
import { namesLike } from './names-like.ts';
import { fingerprint, jsonPayloads, textPayload } from './payloads.ts';
import type { Reached, ReplayRange, Sink, Source, SourceDeps } from './source.ts';

const chunkBytes = 1_024 * 1_024;
const wholeMaxBytes = 64 * 1_024 * 1_024;
const headBytes = 1_024;
/** A last line without line end is read once its file has not changed for this long. */
const openLineMs = 60_000;
/** Stores at most this often that a file is still there. */
const seenEveryMs = 86_400_000;
/** Keeps a file that is gone for at least seven days: what is stored of it may be older than the last look at it. */
const knownMs = 7 * 86_400_000 + seenEveryMs;

/** Part of a file that has been read. */
interface Read {
  /** Bytes that were read. */
  offset: number;
  /** Length and fingerprint of its beginning: another file may get the number of a deleted one. */
  head: number;
  mark: string;
  columns: string[] | null;
  /** Time at which it was seen, at most `seenEveryMs` before the last look, milliseconds since the epoch. */
  seenAt: number;
}

interface Found {
  name: string;
  path: string;
  stats: BigIntStats;
}

/**
 * Files of a folder. A file is known by its number in the file system and its beginning, so that one that is renamed,
 * as rotation does, is not read again, and one that is emptied and written anew is.
 */
export function createFolderSource(deps: SourceDeps<SourceOf<'FOLDER'>>): Source {
  const { config, settings, journal, clockAheadMs = () => 0 } = deps;
  const isWhole = config.format === 'JSON' || config.format === 'TEXT';
  const matches = namesLike(config.pattern);
  /** Sizes and times of the previous look: a file is complete once they have stayed. */
  let before = new Map<string, { state: string; since: number }>();

  async function allowedFolder(): Promise<string> {
    const path = await realpath(config.path).catch((error: NodeJS.ErrnoException) => {
      throw new Error(pumpTexts.noFolder(config.path, error.code ?? error.message));
    });
    for (const folder of settings.folders) {
      const allowed = await realpath(folder).catch(() => null);
      if (allowed !== null && (path === allowed || path.startsWith(allowed.endsWith(sep) ? allowed : allowed + sep)))
        return path;
    }
    throw new Error(pumpTexts.notAllowed(config.path));
  }

  /** The files, longest unchanged first. Links are not followed: they may lead out of the folder. */
  async function filesOf(folder: string): Promise<{ files: Found[]; problems: string[] }> {
    const entries = await readdir(folder, { withFileTypes: true });
    const files: Found[] = [];
    const problems: string[] = [];
    for (const entry of entries) {
      if (!entry.isFile() || !matches(entry.name)) continue;
      const path = join(folder, entry.name);
      try {
        const file = await open(path, 'r');
        try {
          files.push({ name: entry.name, path, stats: await file.stat({ bigint: true }) });
        } finally {
          await file.close();
        }
      } catch (error) {
        // gone in the meantime, or locked by its writer
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          problems.push(`${entry.name} ${(error as Error).message}`);
      }
    }
    files.sort((a, b) => Number(a.stats.mtimeNs - b.stats.mtimeNs) || (a.name < b.name ? -1 : 1));
    return { files, problems };
  }

  async function read(sink: Sink, signal: AbortSignal): Promise<string | null> {
    const { files, problems } = await filesOf(await allowedFolder());
    const now = Date.now();
    const after: typeof before = new Map();
    for (const found of files) {
      if (signal.aborted) return null;
      const key = String(found.stats.ino);
      const state = `${found.stats.size} ${found.stats.mtimeNs}`;
      const known = before.get(key);
      const since = known?.state === state ? known.since : now;
      after.set(key, { state, since });
      const calm = Math.max(0, now - since);
      try {
        await (isWhole ? readWhole(found, calm, sink) : readGrowth(found, calm, sink, signal));
      } catch (error) {
        if (signal.aborted) throw error;
        problems.push(`${found.name} ${(error as Error).message}`);
      }
    }
    before = after;
    await forget(new Set(after.keys()), now);
    return problems[0] === undefined ? null : pumpTexts.someFiles(problems.length, problems[0]);
  }

  async function readWhole(found: Found, calm: number, sink: Sink): Promise<void> {
    if (calm < config.completeSeconds * 1_000) return;
    await opened(found, async (file) => {
      const size = Number(found.stats.size);
      const key = String(found.stats.ino);
      const known = await knownOf(file, key, size);
      if (known && known.offset === size) return;
      if (size > wholeMaxBytes) throw new Error(pumpTexts.tooLarge(wholeMaxBytes / 1_024));
      const bytes = await readPart(file, 0, size);
      await sink.put(wholePayloads(bytes));
      await remember(file, key, { offset: size, columns: null });
    });
  }

  const wholePayloads = (bytes: Buffer): string[] =>
    config.format === 'JSON' ? jsonPayloads(bytes) : bytes.length === 0 ? [] : [textPayload(bytes.toString())];

  async function readGrowth(found: Found, calm: number, sink: Sink, signal: AbortSignal): Promise<void> {
    const key = String(found.stats.ino);
    await opened(found, async (file) => {
      const size = Number(found.stats.size);
      const known = await knownOf(file, key, size);
      let { offset, columns } = known ?? { offset: 0, columns: null };
      const isEnd = calm >= openLineMs;
      while (offset < size && !signal.aborted) {
        const part = await readPart(file, offset, Math.min(chunkBytes, size - offset));
        const isLast = offset + part.length >= size;
        const records = wholeRecords(part, config, isLast && isEnd);
        // a line longer than a payload can be is taken in pieces, and refused where a person sees it
        const isEndless = records.bytes === 0 && part.length > itemMaxKb * 1_024;
        if (records.bytes === 0 && !isEndless) break;
        const taken = isEndless ? { texts: [part.toString()], bytes: part.length } : records;
        const payloads: string[] = [];
        for (const text of taken.texts) {
          if (config.format === 'CSV' && config.hasHeader && columns === null) {
            columns = columnsOf(text, config);
            continue;
          }
          const payload = payloadOf(text, config, columns);
          if (payload !== null) payloads.push(payload);
        }
        await sink.put(payloads);
        offset += taken.bytes;
        await remember(file, key, { offset, columns });
      }
    });
  }

  /** Returns what was read of a file; null for one that is new, or new under an old number. */
  async function knownOf(file: FileHandle, key: string, size: number): Promise<Read | null> {
    const known = journal.get(key) as Read | undefined;
    if (!known || size < known.offset) return null;
    const head = await readPart(file, 0, known.head);
    return fingerprint(head) === known.mark ? known : null;
  }

  async function remember(file: FileHandle, key: string, read: Pick<Read, 'offset' | 'columns'>): Promise<void> {
    const head = Math.min(headBytes, read.offset);
    const mark = fingerprint(await readPart(file, 0, head));
    await journal.set([[key, { ...read, head, mark, seenAt: Date.now() } satisfies Read]]);
  }

  /** Forgets files that have been gone for long, and updates when the others were last seen. */
  async function forget(there: ReadonlySet<string>, now: number): Promise<void> {
    const changes: Array<[string, unknown]> = [];
    for (const key of journal.keys()) {
      const known = journal.get(key) as Read;
      if (there.has(key)) {
        if (Math.abs(now - known.seenAt) > seenEveryMs) changes.push([key, { ...known, seenAt: now }]);
      } else if (now - known.seenAt > knownMs) changes.push([key, null]);
    }
    await journal.set(changes);
  }

  /** A replay reads the files that were changed in the range from their beginning, and leaves what is known as it is. */
  async function replay(
    { from, to }: ReplayRange,
    sink: Sink,
    signal: AbortSignal,
    reached: Reached,
  ): Promise<string | null> {
    const { files, problems } = await filesOf(await allowedFolder());
    const ahead = clockAheadMs();
    const within = files.filter(
      ({ stats: { mtimeMs, birthtimeMs } }) =>
        (from === null || Number(mtimeMs) - ahead >= from) && Number(birthtimeMs) - ahead <= to,
    );
    const total = within.reduce((sum, { stats }) => sum + Number(stats.size), 0);
    let before = 0;
    for (const found of within) {
      if (signal.aborted) return null;
      const size = Number(found.stats.size);
      const passed = (bytes: number): void => reached((before + bytes) / Math.max(1, total));
      await opened(found, (file) => replayFile(file, size, { sink, signal, passed })).catch((error: Error) => {
        if (signal.aborted) throw error;
        problems.push(`${found.name} ${error.message}`);
      });
      before += size;
      passed(0);
    }
    return problems[0] === undefined ? null : pumpTexts.someFiles(problems.length, problems[0]);
  }

  async function replayFile(
    file: FileHandle,
    size: number,
    { sink, signal, passed }: { sink: Sink; signal: AbortSignal; passed(bytes: number): void },
  ): Promise<void> {
    if (isWhole) return sink.put(wholePayloads(await readPart(file, 0, Math.min(size, wholeMaxBytes))));
    let columns: string[] | null = null;
    for (let offset = 0; offset < size && !signal.aborted; ) {
      const part = await readPart(file, offset, Math.min(chunkBytes, size - offset));
      const { texts, bytes } = wholeRecords(part, config, false);
      if (bytes === 0) return;
      const rows = config.format === 'CSV' && config.hasHeader && columns === null ? texts.slice(1) : texts;
      if (rows !== texts) columns = columnsOf(texts[0] ?? '', config);
      await sink.put(rows.map((text) => payloadOf(text, config, columns)).filter((one) => one !== null));
      offset += bytes;
      passed(offset);
    }
  }

  return { read, replay };
}

async function opened(found: Found, use: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(found.path, 'r');
  try {
    // renamed since the look: the next look finds it under its new name
    if ((await file.stat({ bigint: true })).ino === found.stats.ino) await use(file);
  } finally {
    await file.close();
  }
}

async function readPart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(buffer, done, length - done, position + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return buffer.subarray(0, done);
}
