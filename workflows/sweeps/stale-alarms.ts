import { markStale, type StalePosition } from '../../domain/alarms/ingest/mark-stale.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, hourlyAt, progressOf } from './sweep.ts';

/** Progress of a sweep for stale alarms. */
export interface StaleProgress {
  marked: number;
  next: StalePosition;
}

/** Marks alarms that have been active for too long as stale (NUIS.6). */
export const staleAlarms = defineSweep({
  name: 'stale-alarms',
  spec: hourlyAt(5),
  plan: 'long',
  async run(deps) {
    let done = progressOf<StaleProgress>();
    for (;;) {
      const { marked, next } = await markStale(deps, { after: done?.next ?? null, limit: deps.chunk });
      const total = (done?.marked ?? 0) + marked;
      if (!next) return { marked: total };
      done = { marked: total, next };
      reportProgress(done);
    }
  },
});
