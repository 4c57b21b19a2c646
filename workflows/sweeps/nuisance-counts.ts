import { type AlarmKey, listForRecount, type RecountScope } from '../../domain/alarms/ingest/list-for-recount.ts';
import { reportProgress } from '../report-progress.ts';
import { createRecount } from './recount.ts';
import { defineSweep, hourlyAt, nightlyAt, progressOf, type SweepDeps } from './sweep.ts';

/** Progress of a recount: number of alarms checked, and of those whose counts were wrong. */
export interface RecountProgress {
  checked: number;
  changed: number;
  after: AlarmKey;
}

/** Recounts nuisances (NUIS.1): hourly those above 0, because the window moves. */
export const recountCounted = defineSweep({
  name: 'recount-counted',
  spec: hourlyAt(5),
  plan: 'long',
  run: (deps) => recountNuisances(deps, 'counted'),
});

/** Recounts nuisances (NUIS.1): nightly all. */
export const recountAll = defineSweep({
  name: 'recount-all',
  spec: nightlyAt(2, 15),
  plan: 'long',
  run: (deps) => recountNuisances(deps, 'all'),
});

async function recountNuisances(deps: SweepDeps, scope: RecountScope) {
  const recount = createRecount(deps);
  let done = progressOf<RecountProgress>() ?? { checked: 0, changed: 0, after: { customerId: 0, id: 0 } };
  for (;;) {
    const due = await listForRecount(deps.db, { scope, after: done.after, limit: deps.chunk });
    const last = due.at(-1);
    if (!last) return { checked: done.checked, changed: done.changed };
    if (!(await deps.arrived())) throw new Error('The warehouse is behind: counts would miss what it lacks');
    let changed = 0;
    for (const customerId of new Set(due.map((key) => key.customerId))) {
      const alarms = due.filter((one) => one.customerId === customerId);
      changed += (await recount(customerId, alarms)).length;
    }
    done = {
      checked: done.checked + due.length,
      changed: done.changed + changed,
      after: { customerId: last.customerId, id: last.id },
    };
    reportProgress(done);
  }
}
