import { itemMaxKb } from '../../domain/constants.ts';
import type { SourceOf } from '../../domain/integrations/pump-config.ts';
import { pumpTexts } from '../../texts/pump.ts';
import { createFilePositions } from './file-positions.ts';
import {
  allowedFolder,
  chunkBytes,
  type Found,
  filesOf,
  noteOf,
  opened,
  readPart,
  wholeMaxBytes,
} from './folder-files.ts';
import { columnsOf, payloadOf, wholeRecords } from './lines.ts';
import { namesLike } from './names-like.ts';
import { isReadWhole, wholePayloads } from './payloads.ts';
import { replayFiles } from './replay-files.ts';
import type { Sink, Source, SourceDeps } from './source.ts';

/** A last line without line end is read once its file has not changed for this long. */
const openLineMs = 60_000;

/** Files of a folder, each read once as far as it goes, or once it is complete. */
export function createFolderSource(deps: SourceDeps<SourceOf<'FOLDER'>>): Source {
  const { config, settings, clockAheadMs = () => 0 } = deps;
  const positions = createFilePositions(deps.journal);
  const matches = namesLike(config.pattern);
  /** Sizes and times of the previous look: a file is complete once they have stayed. */
  let before = new Map<string, { state: string; since: number }>();

  const look = async () => filesOf(await allowedFolder(config.path, settings.folders), matches);

  async function read(sink: Sink, signal: AbortSignal): Promise<string | null> {
    const { files, problems } = await look();
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
        await (isReadWhole(config.format) ? readWhole(found, calm, sink) : readGrowth(found, calm, sink, signal));
      } catch (error) {
        if (signal.aborted) throw error;
        problems.push(`${found.name} ${(error as Error).message}`);
      }
    }
    before = after;
    await positions.forget(new Set(after.keys()), now);
    return noteOf(problems);
  }

  async function readWhole(found: Found, calm: number, sink: Sink): Promise<void> {
    if (calm < config.completeSeconds * 1_000) return;
    await opened(found, async (file) => {
      const size = Number(found.stats.size);
      const key = String(found.stats.ino);
      const known = await positions.of(file, key, size);
      if (known && known.offset === size) return;
      if (size > wholeMaxBytes) throw new Error(pumpTexts.tooLarge(wholeMaxBytes / 1_024));
      const bytes = await readPart(file, 0, size);
      await sink.put(wholePayloads(config.format, bytes));
      await positions.store(file, key, { offset: size, columns: null });
    });
  }

  async function readGrowth(found: Found, calm: number, sink: Sink, signal: AbortSignal): Promise<void> {
    const key = String(found.stats.ino);
    await opened(found, async (file) => {
      const size = Number(found.stats.size);
      const known = await positions.of(file, key, size);
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
        await positions.store(file, key, { offset, columns });
      }
    });
  }

  return {
    read,
    async replay(range, sink, signal, reached) {
      return replayFiles(await look(), { config, clockAheadMs: clockAheadMs() }, range, { sink, signal, reached });
    },
  };
}
