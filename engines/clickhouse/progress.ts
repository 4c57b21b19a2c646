import { setTimeout as wait } from 'node:timers/promises';
import { NOTHING, type Summary } from './answer.ts';
import { quoteText } from './engine.ts';
import type { Killer } from './killer.ts';

const FIGURES = 'read_rows, read_bytes, total_rows_approx, written_rows, written_bytes, elapsed';

/** Reports a statement's progress every `everyMs`. @returns a function that stops it. */
export function watchProgress(
  killer: Killer,
  queryId: string,
  everyMs: number,
  report: (figures: Summary) => void,
): () => void {
  const over = new AbortController();
  const sql = `SELECT ${FIGURES} FROM system.processes WHERE Settings['log_comment'] = ${quoteText(queryId)}`;
  const watch = async () => {
    while (!over.signal.aborted) {
      await wait(everyMs, undefined, { signal: over.signal });
      const { bytes } = await killer.run(sql, 'JSONCompactEachRow');
      const line = Buffer.from(bytes).toString('utf8').split('\n')[0];
      if (!line || over.signal.aborted) continue;
      const [readRows = 0, readBytes = 0, totalRowsToRead = 0, writtenRows = 0, writtenBytes = 0, seconds = 0] =
        JSON.parse(line) as number[];
      const elapsedNs = Math.round(seconds * 1e9);
      report({ ...NOTHING, readRows, readBytes, totalRowsToRead, writtenRows, writtenBytes, elapsedNs });
    }
  };
  // Stopped, or the engine has no figures: no reason for the statement to fail.
  watch().catch(() => undefined);
  return () => over.abort();
}
