import { resolutionSweepSeconds } from '../../domain/constants.ts';
import { inferResolutions } from '../../domain/work/infer-resolution.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Decides if tickets closed by maintenance systems count as resolved (WORK.10). */
export const resolutions = defineSweep({
  name: 'resolutions',
  spec: everySeconds(resolutionSweepSeconds),
  plan: 'brief',
  run: async (deps) => ({ inferred: await inferResolutions(deps, reportProgress) }),
});
