import { takeSnapshots } from '../../domain/kpis/take-snapshots.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep } from './sweep.ts';

/** Takes snapshots of what has no history (KPI.14), a minute after each time at which a day ends somewhere. */
export const dailySnapshots = defineSweep({
  name: 'daily-snapshots',
  spec: { calendars: [{ hour: '*', minute: [1, 16, 31, 46] }] },
  plan: 'brief',
  run: async (deps) => ({ taken: await takeSnapshots(deps, reportProgress) }),
});
