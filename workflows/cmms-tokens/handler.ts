import { decodeChanges } from '../../domain/changes/encode-changes.ts';
import { customersWithPlaces, recomputeChanged } from '../../domain/cmms/tokens/recompute-tokens.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { ChangesHandler } from '../changes/handler.ts';

/**
 * Recomputes the values to send to maintenance systems for alarms that are new or whose texts have changed, by
 * `changes`. Its own changes come back here once, as such a message.
 */
export const createTokensHandler = (deps: { db: Database; clock: Clock }): ChangesHandler => ({
  reads: ['attributes'],
  customersOf: (ids) => customersWithPlaces(deps.db, ids),
  async handle(customerId, payloads) {
    const alarmIds = payloads.flatMap((payload) => decodeChanges(payload).attributes.map(({ alarmId }) => alarmId));
    await recomputeChanged(deps, customerId, [...new Set(alarmIds)]);
  },
});
