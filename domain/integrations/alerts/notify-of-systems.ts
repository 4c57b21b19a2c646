import type { Transaction } from '../../../platform/database.ts';
import { publishIntegrations } from '../publish-integrations.ts';

/** Notifies the screens of every customer of integrations to re-read. */
export async function notifyOfSystems(
  trx: Transaction,
  systems: ReadonlyArray<{ customerId: number; systemId: number }>,
  now: Date,
): Promise<void> {
  const byCustomer = new Map<number, Set<number>>();
  for (const { customerId, systemId } of systems)
    byCustomer.set(customerId, (byCustomer.get(customerId) ?? new Set()).add(systemId));
  for (const [customerId, own] of byCustomer) await publishIntegrations(trx, customerId, [...own], now);
}
