import { backfillTickets } from '../../domain/work/backfill-tickets.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, everySeconds, progressOf } from './sweep.ts';

/** Tickets of one transaction: each may have hundreds of entries of activity. */
const ticketsAtOnce = 100;

/** Publishes the tickets of before facts of tickets were recorded; once for each customer. */
export const pastTickets = defineSweep({
  name: 'past-tickets',
  spec: everySeconds(600),
  plan: 'long',
  async run(deps) {
    let tickets = progressOf<{ tickets: number }>()?.tickets ?? 0;
    for (;;) {
      const done = await backfillTickets(deps, ticketsAtOnce);
      if (done === null) return { tickets };
      tickets += done;
      reportProgress({ tickets });
    }
  },
});
