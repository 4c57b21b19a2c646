import { listWorkSystems } from '../../domain/cmms-sync/read-work-system.ts';
import { findStrandedTickets } from '../../domain/cmms-sync/stranded-tickets.ts';
import { keepPollSchedules } from '../cmms-poll/client.ts';
import { resumeSync } from '../cmms-sync/client.ts';
import { defineSweep, everySeconds } from './sweep.ts';

/** Time within which a requested sync normally starts, in ms; after it, the sweep starts it. */
const takenUpWithinMs = 60_000;

/** Creates the schedule of each active maintenance system, deletes others, and resumes stranded syncs of tickets. */
export const maintenanceSystems = defineSweep({
  name: 'maintenance-systems',
  spec: everySeconds(60),
  plan: 'brief',
  async run({ db, clock, temporal }) {
    const systems = await db.transaction((trx) => listWorkSystems(trx));
    await keepPollSchedules(temporal, systems);
    const before = new Date(clock.now().getTime() - takenUpWithinMs);
    const stranded = await db.transaction((trx) => findStrandedTickets(trx, before));
    await resumeSync(temporal, stranded);
    return { polled: systems.length, resumed: stranded.length };
  },
});
