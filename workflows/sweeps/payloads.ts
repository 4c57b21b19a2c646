import type { AlarmKey } from '../../domain/alarms/ingest/list-for-recount.ts';
import { reportProgress } from '../report-progress.ts';
import { keepPage } from './keep-page.ts';
import { defineSweep, nightlyAt, progressOf } from './sweep.ts';

/** Progress of the sweep: number of alarms that now store their newest payload. */
interface KeepProgress {
  kept: number;
  after: AlarmKey;
}

/** Copies payloads to their alarms before the archive of raw messages deletes them (SYS.8). */
export const payloads = defineSweep({
  name: 'payloads',
  spec: nightlyAt(3, 45),
  plan: 'long',
  async run(deps) {
    let done = progressOf<KeepProgress>() ?? { kept: 0, after: { customerId: 0, id: 0 } };
    for (;;) {
      const { kept, next } = await keepPage(deps, done.after, deps.chunk);
      done = { kept: done.kept + kept, after: next ?? done.after };
      if (!next) return { kept: done.kept };
      reportProgress(done);
    }
  },
});
