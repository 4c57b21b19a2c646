import { copyForAnalysts } from '../../domain/analyst/copy-for-analysts.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Copies people, teams and daily numbers for analysts, whose views read the warehouse alone. */
export const analystCopies = defineSweep({
  name: 'analyst-copies',
  spec: everySeconds(600),
  plan: 'brief',
  run: async (deps) => ({ copied: await copyForAnalysts(deps, reportProgress) }),
});
