import type { FileHandle } from 'node:fs/promises';
import type { SourceOf } from '../../domain/integrations/pump-config.ts';
import { chunkBytes, type filesOf, noteOf, opened, readPart, wholeMaxBytes } from './folder-files.ts';
import { columnsOf, payloadOf, wholeRecords } from './lines.ts';
import { isReadWhole, wholePayloads } from './payloads.ts';
import type { Reached, ReplayRange, Sink } from './source.ts';

type Config = SourceOf<'FOLDER'>;

/**
 * Reads the files of a folder that were changed in a range from their beginning, and leaves what is known of them as it is.
 * @returns what a person should know of it.
 */
export async function replayFiles(
  { files, problems }: Awaited<ReturnType<typeof filesOf>>,
  { config, clockAheadMs }: { config: Config; clockAheadMs: number },
  { from, to }: ReplayRange,
  { sink, signal, reached }: { sink: Sink; signal: AbortSignal; reached: Reached },
): Promise<string | null> {
  const within = files.filter(
    ({ stats: { mtimeMs, birthtimeMs } }) =>
      (from === null || Number(mtimeMs) - clockAheadMs >= from) && Number(birthtimeMs) - clockAheadMs <= to,
  );
  const total = within.reduce((sum, { stats }) => sum + Number(stats.size), 0);
  let before = 0;
  for (const found of within) {
    if (signal.aborted) return null;
    const size = Number(found.stats.size);
    const passed = (bytes: number): void => reached((before + bytes) / Math.max(1, total));
    await opened(found, (file) => replayFile(file, size, config, { sink, signal, passed })).catch((error: Error) => {
      if (signal.aborted) throw error;
      problems.push(`${found.name} ${error.message}`);
    });
    before += size;
    passed(0);
  }
  return noteOf(problems);
}

async function replayFile(
  file: FileHandle,
  size: number,
  config: Config,
  { sink, signal, passed }: { sink: Sink; signal: AbortSignal; passed(bytes: number): void },
): Promise<void> {
  if (isReadWhole(config.format))
    return sink.put(wholePayloads(config.format, await readPart(file, 0, Math.min(size, wholeMaxBytes))));
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
