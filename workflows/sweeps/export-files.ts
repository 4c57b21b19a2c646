import { deleteOldExports, evictExport, findDueExports } from '../../domain/exports/evict-exports.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, hourlyAt } from './sweep.ts';

const filesAtOnce = 100;
const rowsAtOnce = 1_000;

/** Deletes the files of exports that have been kept for their time, and exports without one that are long over (ANA.8). */
export const exportFiles = defineSweep({
  name: 'export-files',
  spec: hourlyAt(35),
  plan: 'brief',
  async run({ db, clock, exportFiles: files }) {
    let [evicted, deleted] = [0, 0];
    for (;;) {
      const due = await findDueExports(db, clock.now(), filesAtOnce);
      if (due.length === 0) break;
      for (const key of due) await evictExport({ db, exportFiles: files }, key);
      evicted += due.length;
      reportProgress({ evicted, deleted });
    }
    for (let last = rowsAtOnce; last === rowsAtOnce; ) {
      last = await deleteOldExports(db, clock.now(), rowsAtOnce);
      deleted += last;
      reportProgress({ evicted, deleted });
    }
    return { evicted, deleted };
  },
});
