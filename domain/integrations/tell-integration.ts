import type { Transaction } from '../../platform/database.ts';
import { noChanges, writeOutbox } from '../alarms/outbox.ts';

/** Tells the screens of a customer, in the caller's transaction, that one of its integrations is to be read again. */
export const tellIntegration = (
  trx: Transaction,
  { customerId, systemId }: { customerId: number; systemId: number },
  now: Date,
): Promise<void> =>
  writeOutbox(trx, {
    ...noChanges(customerId, now.getTime()),
    access: [{ event: 'external_system_updated', userId: null, teamId: null, systemId: String(systemId) }],
  });
