import type { Transaction } from '../../platform/database.ts';
import type { ExternalCmmsField } from '../cmms/cmms.ts';
import type { Order } from '../cmms/connectors/connector.ts';
import { entriesOf } from '../cmms/inputs.ts';
import { closesTicket, readStateMapping } from '../cmms/mappings.ts';
import { type ExternalValues, externalValuesOfAll } from '../cmms/resolve/external-values-of.ts';
import type { ExternalSystemRow } from '../integrations/external-system-row.ts';
import { externalReferenceOf, type Ticket } from '../work/model/ticket.ts';
import { alarmIdsOf } from '../work/ticket-alarms.ts';
import type { ClosingStatus } from './apply-remote-order.ts';

/** The order that a ticket becomes in its maintenance system, and titles of required fields that have no value. */
export interface TicketOrder {
  order: Order;
  missing: string[];
}

/** Makes the orders of one customer's tickets for a maintenance system. @returns one a ticket, in their order. */
export async function ordersOf(
  trx: Transaction,
  customerId: number,
  systemId: number,
  tickets: readonly Ticket[],
): Promise<TicketOrder[]> {
  const withAlarms = tickets.filter(({ alarmCount }) => alarmCount > 0).map(({ id }) => id);
  const alarms = withAlarms.length === 0 ? new Map() : await alarmIdsOf(trx, customerId, withAlarms);
  const all = await externalValuesOfAll(
    trx,
    customerId,
    systemId,
    tickets.map(({ id, additionalDetails }) => ({
      alarmIds: alarms.get(id) ?? [],
      entries: entriesOf(additionalDetails),
    })),
  );
  return tickets.map((ticket, index) => orderOf(ticket, all[index] as ExternalValues));
}

function orderOf(ticket: Ticket, { values, missing }: ExternalValues): TicketOrder {
  const set = values.filter(({ value }) => value !== null);
  return {
    order: {
      reference: externalReferenceOf(ticket),
      description: ticket.objective,
      details: ticket.problemDetails ?? '',
      dueAt: new Date(ticket.dueAt),
      values: Object.fromEntries(set.map(({ field, value }) => [field.name, typed(field, value as string)])),
      maxLengths: Object.fromEntries(
        values.flatMap(({ field }) => (field.maxLength === null ? [] : [[field.name, field.maxLength]])),
      ),
    },
    missing: missing.map(({ title }) => title),
  };
}

/** Values are kept as text; systems want numbers as numbers. */
function typed({ dataType }: ExternalCmmsField, value: string): unknown {
  if (dataType === 'Number') return Number(value);
  return dataType === 'Boolean' ? value === 'true' : value;
}

/**
 * Statuses of a maintenance system that close tickets, by the site's own mapping (CMMS.11); empty where it has none.
 */
export async function closingOf(
  trx: Transaction,
  customerId: number,
  system: ExternalSystemRow,
): Promise<ClosingStatus> {
  const { mappings, translations } = await readStateMapping(trx, customerId, system.id);
  return (status) => (translations.length === 0 ? undefined : closesTicket(status, mappings, translations));
}
