import { forgetIncidents, type IncidentKey } from '../../domain/incidents/forget-incidents.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, nightlyAt, progressOf } from './sweep.ts';

/** Progress of the sweep: number of incidents forgotten, and the last one looked at. */
export interface ForgetProgress {
  forgotten: number;
  after: IncidentKey;
}

/** Incidents of one transaction: each may have hundreds of alarms, and grouping waits for it. */
const incidentsAtOnce = 25;

/** Forgets incidents that are long over (BEY.1). */
export const oldIncidents = defineSweep({
  name: 'old-incidents',
  spec: nightlyAt(3, 15),
  plan: 'long',
  async run(deps) {
    const limit = Math.min(deps.chunk, incidentsAtOnce);
    let done = progressOf<ForgetProgress>() ?? { forgotten: 0, after: { customerId: 0, id: 0 } };
    for (;;) {
      const { forgotten, next } = await forgetIncidents(deps, { after: done.after, limit });
      done = { forgotten: done.forgotten + forgotten, after: next ?? done.after };
      if (!next) return { forgotten: done.forgotten };
      reportProgress(done);
    }
  },
});
