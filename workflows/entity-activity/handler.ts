import { customersWithEntities, recomputeActivity } from '../../domain/asset-management/recompute-activity.ts';
import { decodeMovedAlarms } from '../../domain/changes/encode-changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { ChangesHandler } from '../changes/handler.ts';

/**
 * Counts active alarms of places and assets, by `changes`: of alarms that are new, begin, end or are deleted, and of
 * those that name something else.
 */
export const createActivityHandler = (deps: { db: Database; clock: Clock }): ChangesHandler => ({
  reads: ['alarms', 'attributes'],
  customersOf: (ids) => customersWithEntities(deps.db, ids),
  async handle(id, payloads) {
    const alarmIds = new Set(payloads.flatMap(decodeMovedAlarms));
    if (alarmIds.size > 0) await recomputeActivity({ ...deps, customer: { id } }, [...alarmIds]);
  },
});
