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

/** A system of which a pass of a detector has opened or resolved an issue. */
export interface ChangedSystem {
  customerId: number;
  systemId: number;
  /** True if the issue was opened, false if it was resolved. */
  isNew: boolean;
}

/** Notifies screens of what a pass has changed. @returns the numbers of issues opened and resolved. */
export async function countChanges(
  trx: Transaction,
  changed: readonly ChangedSystem[],
  now: Date,
): Promise<{ opened: number; resolved: number }> {
  await notifyOfSystems(trx, changed, now);
  const opened = changed.filter(({ isNew }) => isNew).length;
  return { opened, resolved: changed.length - opened };
}
