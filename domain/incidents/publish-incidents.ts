import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { type IncidentChange, noChanges } from '../changes/changes-message.ts';
import { writeOutbox } from '../changes/outbox.ts';

/** Tells open screens that incidents have changed, in the transaction that changed them. */
export const publishIncidents = (
  trx: Transaction,
  { customer, clock }: { customer: { id: number }; clock: Clock },
  incidents: IncidentChange[],
): Promise<void> => writeOutbox(trx, { ...noChanges(customer.id, clock.now().getTime()), incidents });
