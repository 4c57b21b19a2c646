import type { Transaction } from '../../../platform/database.ts';
import type { ExternalSystemRow } from '../../integrations/external-system-row.ts';
import { externalReferenceOf, type Ticket } from '../../work/ticket.ts';
import type { Order } from '../connectors/connector.ts';
import type { ClosingStatus } from './see-order.ts';

/** What a ticket says to its maintenance system. */
export async function orderOf(_trx: Transaction, ticket: Ticket, _system: ExternalSystemRow): Promise<Order> {
  return {
    reference: externalReferenceOf(ticket),
    description: ticket.objective,
    details: ticket.problemDetails ?? '',
    dueAt: new Date(ticket.dueAt),
    values: ticket.additionalDetails,
  };
}

/** What the statuses of a maintenance system mean by the site's own mapping (CMMS.11). */
export async function closingOf(
  _trx: Transaction,
  _customerId: number,
  _system: ExternalSystemRow,
): Promise<ClosingStatus> {
  return () => undefined;
}
