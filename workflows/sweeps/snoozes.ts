import { customersWithDueSnoozes } from '../../domain/alarms/decisions/customers-with-due-snoozes.ts';
import { endSnoozes } from '../../domain/alarms/decisions/end-snoozes.ts';
import { snoozeSweepSeconds } from '../../domain/constants.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Ends expired snoozes (SNZ.2). */
export const snoozes = defineSweep({
  name: 'snoozes',
  spec: everySeconds(snoozeSweepSeconds),
  plan: 'brief',
  async run(deps) {
    let ended = 0;
    for (const customerId of await customersWithDueSnoozes(deps.db, deps.clock.now().getTime())) {
      for (let more = true; more; ) {
        const some = await endSnoozes(deps, customerId, deps.chunk);
        ended += some;
        more = some === deps.chunk;
        reportProgress({ ended });
      }
    }
    return { ended };
  },
});
