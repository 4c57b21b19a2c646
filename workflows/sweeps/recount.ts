import { setNuisanceCounts } from '../../domain/alarms/ingest/set-nuisance-counts.ts';
import {
  type NuisanceCounts,
  type NuisanceLimits,
  noNuisance,
  nuisanceLimits,
  nuisanceWindowStart,
  unrealEnds,
} from '../../domain/alarms/rows/nuisance.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { findNuisanceCounts } from '../../warehouse/queries/nuisance-counts.ts';

export interface RecountDeps {
  db: Database;
  warehouse: WarehouseClient;
  clock: Clock;
}

/** Recounts alarms of one customer, at most about a thousand, that the warehouse holds in the given versions. */
export type Recount = (customerId: number, alarms: ReadonlyArray<{ id: number; version: number }>) => Promise<number[]>;

/** Creates a recount in the warehouse that stores differing counts and returns the ids of those alarms. */
export function createRecount({ db, warehouse, clock }: RecountDeps): Recount {
  return async (customerId, alarms) => {
    const ids = alarms.map((one) => one.id);
    const counts = await countInWarehouse(warehouse, customerId, ids, clock.now().getTime());
    const counted = alarms.map((one) => ({ ...one, ...(counts.get(one.id) ?? noNuisance) }));
    return setNuisanceCounts({ db, clock }, { customerId, counted });
  };
}

/** Returns the counts of one customer's alarms in the warehouse, without alarms that have none. */
export async function countInWarehouse(
  warehouse: WarehouseClient,
  customerId: number,
  alarmIds: readonly number[],
  now: number,
  limits: NuisanceLimits = nuisanceLimits,
): Promise<Map<number, NuisanceCounts>> {
  const rows = await findNuisanceCounts(warehouse, {
    customerId,
    alarmIds: [...alarmIds],
    windowStart: nuisanceWindowStart(now, limits),
    chatterCount: limits.chatterCount,
    chatterWindowMs: limits.chatterWindowSeconds * 1_000,
    fleetingMaxMs: limits.fleetingMaxSeconds * 1_000,
    unrealEnds: [...unrealEnds],
  });
  return new Map(rows.map(({ alarmId, ...counts }) => [alarmId, counts]));
}
