import { copyForAnalysts } from '../../domain/analyst/copy-for-analysts.ts';
import { analystCopies as copiesIn } from '../../warehouse/ports/analyst-copies.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Copies people, teams and daily numbers for analysts, whose views read the warehouse alone. */
export const analystCopies = defineSweep({
  name: 'analyst-copies',
  spec: everySeconds(600),
  plan: 'brief',
  run: async ({ db, clock, warehouse }) => ({
    copied: await copyForAnalysts({ db, clock, copies: copiesIn(warehouse) }, reportProgress),
  }),
});
