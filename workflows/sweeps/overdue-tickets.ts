import { escalationSweepSeconds } from '../../domain/constants.ts';
import { escalateOverdue } from '../../domain/work/escalate-ticket.ts';
import { reportProgress } from '../report-progress.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Escalates open tickets whose due time has passed (WORK.14). */
export const overdueTickets = defineSweep({
  name: 'overdue-tickets',
  spec: everySeconds(escalationSweepSeconds),
  plan: 'brief',
  run: async (deps) => ({ escalated: await escalateOverdue(deps, reportProgress) }),
});
