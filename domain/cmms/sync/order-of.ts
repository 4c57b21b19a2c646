import type { Transaction } from '../../../platform/database.ts';
import type { ExternalSystemRow } from '../../integrations/external-system-row.ts';
import { externalReferenceOf, type Ticket } from '../../work/ticket.ts';
import { alarmsOn } from '../../work/ticket-alarms.ts';
import type { ExternalCmmsField } from '../cmms.ts';
import type { Order } from '../connectors/connector.ts';
import { entriesOf } from '../inputs.ts';
import { closesTicket, readStateMapping } from '../mappings.ts';
import { externalValuesOf } from '../resolve/external-values-of.ts';
import type { ClosingStatus } from './see-order.ts';

/** What a ticket says to its maintenance system, and what it would have to say and does not know. */
export async function orderOf(
  trx: Transaction,
  ticket: Ticket,
  system: ExternalSystemRow,
): Promise<{ order: Order; missing: string[] }> {
  const { customerId, additionalDetails } = ticket;
  const { values, missing } = await externalValuesOf(trx, customerId, {
    systemId: system.id,
    alarmIds: ticket.alarmCount === 0 ? [] : await alarmsOn(trx, ticket),
    entries: entriesOf(additionalDetails),
  });
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

/** What the statuses of a maintenance system mean by the site's own mapping (CMMS.11); nothing where it has none. */
export async function closingOf(
  trx: Transaction,
  customerId: number,
  system: ExternalSystemRow,
): Promise<ClosingStatus> {
  const { mappings, translations } = await readStateMapping(trx, customerId, system.id);
  return (status) => (translations.length === 0 ? undefined : closesTicket(status, mappings, translations));
}
