import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';
import { integrationHealth } from './integration-health.ts';
import { readSourceSystems } from './list-source-systems.ts';

/** Ids of the sources whose connection is lost: the states of their alarms may be out of date (INT.8). */
export async function readUnhealthySources({
  db,
  customer,
  clock,
}: Pick<Ctx, 'db' | 'customer' | 'clock'>): Promise<ReadonlySet<number>> {
  const systems = await forCustomer(db, customer.id, (trx) => readSourceSystems(trx, customer.id));
  const now = clock.now();
  const unhealthy = systems.filter((system) => integrationHealth(system, now).state === 'UNHEALTHY');
  return new Set(unhealthy.map(({ id }) => id));
}
