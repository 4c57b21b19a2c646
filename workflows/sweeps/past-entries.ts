import { backfillEntries } from '../../domain/alarms/ingest/backfill-entries.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, everySeconds, progressOf } from './sweep.ts';

/** Publishes the entries into statuses of before they were recorded (ALM.13); once for each customer. */
export const pastEntries = defineSweep({
  name: 'past-entries',
  spec: everySeconds(600),
  plan: 'long',
  async run(deps) {
    let alarms = progressOf<{ alarms: number }>()?.alarms ?? 0;
    for (;;) {
      const done = await backfillEntries(deps, deps.chunk);
      if (done === null) return { alarms };
      alarms += done;
      reportProgress({ alarms });
    }
  },
});
