import type { AlarmKey } from '../../domain/alarms/ingest/list-for-recount.ts';
import { reportProgress } from '../report-progress.ts';
import { keepPage } from './keep-page.ts';
import { defineSweep, nightlyAt, progressOf } from './sweep.ts';

/** Where the keeping of payloads stands: alarms that hold their newest payload themselves from now on. */
interface KeepProgress {
  kept: number;
  after: AlarmKey;
}

/** Lets alarms hold the payloads that the archive of raw messages will forget (SYS.8). */
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
