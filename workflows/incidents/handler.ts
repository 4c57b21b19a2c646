import { decodeStartedAlarms } from '../../domain/changes/encode-changes.ts';
import { customersWithFeeds } from '../../domain/incidents/customers-with-feeds.ts';
import { findStarts } from '../../domain/incidents/find-starts.ts';
import { groupChanges } from '../../domain/incidents/group-changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { ChangesHandler } from '../changes/handler.ts';

/** Groups alarms into incidents, by `changes`: the road of an alarm does not wait for it. */
export const createIncidentHandler = (deps: { db: Database; clock: Clock }): ChangesHandler => ({
  reads: ['alarms'],
  customersOf: (ids) => customersWithFeeds(deps.db, ids),
  handle: (id, payloads) =>
    groupChanges({ ...deps, customer: { id } }, findStarts(payloads.flatMap(decodeStartedAlarms))),
});
