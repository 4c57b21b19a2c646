import { recomputeCustomers } from '../../domain/cmms/tokens/recompute-tokens.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Recomputes values of alarms to send to maintenance systems, for customers whose configuration has changed. */
export const cmmsAlarms = defineSweep({
  name: 'cmms-alarms',
  spec: everySeconds(60),
  plan: 'long',
  run: async (deps) => ({ recomputed: await recomputeCustomers(deps, reportProgress) }),
});
