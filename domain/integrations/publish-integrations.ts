import type { Transaction } from '../../platform/database.ts';
import { noChanges } from '../changes/changes-message.ts';
import { writeOutbox } from '../changes/outbox.ts';

/** Notifies the screens of a customer, in the caller's transaction, to re-read integrations. */
export const publishIntegrations = (
  trx: Transaction,
  customerId: number,
  systemIds: readonly number[],
  now: Date,
): Promise<void> =>
  writeOutbox(trx, {
    ...noChanges(customerId, now.getTime()),
    access: systemIds.map((id) => ({
      event: 'external_system_updated',
      userId: null,
      teamId: null,
      systemId: String(id),
    })),
  });
