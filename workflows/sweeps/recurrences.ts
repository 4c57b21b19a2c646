import { recurrenceSweepSeconds } from '../../domain/constants.ts';
import { judgeRecurrences } from '../../domain/work/judge-recurrences.ts';
import { findRecurredTickets } from '../../warehouse/queries/recurred-tickets.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Judges whether alarms of closed tickets occurred again (ANA.5). */
export const recurrences = defineSweep({
  name: 'recurrences',
  spec: everySeconds(recurrenceSweepSeconds),
  plan: 'brief',
  run: async ({ db, clock, warehouse }) => ({
    judged: await judgeRecurrences(
      {
        db,
        clock,
        recurredAmong: async (of) =>
          new Set((await findRecurredTickets(warehouse, of)).map(({ ticketId }) => ticketId)),
      },
      reportProgress,
    ),
  }),
});
