import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { noChanges } from '../changes/changes-message.ts';
import type { AccessChange } from '../changes/lists/access.ts';
import { writeOutbox } from '../changes/outbox.ts';

/** Notifies screens, in the caller's transaction, of changes of people's access. */
export const publishAccess = (
  trx: Transaction,
  { customer, clock }: { customer: { id: number }; clock: Clock },
  access: AccessChange[],
) => writeOutbox(trx, { ...noChanges(customer.id, clock.now().getTime()), access });
