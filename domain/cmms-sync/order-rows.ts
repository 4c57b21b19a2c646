import { type BulkColumn, bindingsOf, setTo, unnestOf } from '../../platform/bulk-rows.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { externalReferenceOf, type Ticket } from '../work/model/ticket.ts';

/** Values that were last sent of a ticket. */
export interface SentOrder {
  description: string;
  details: string;
  dueAt: number;
  values: Record<string, unknown>;
}

/** Stored state of one order: a ticket has another after each reissue. */
export interface OrderRow {
  ticketId: number;
  reference: string;
  systemId: number;
  externalId: string | null;
  aliases: string[];
  unclearSince: Date | null;
  sent: SentOrder | null;
  isClosed: boolean;
  closingSent: boolean;
  goneAt: Date | null;
}

const columns = {
  ticketId: 'ticket_id',
  reference: 'reference',
  systemId: 'system_id',
  externalId: 'external_id',
  aliases: 'aliases',
  unclearSince: 'unclear_since',
  sent: 'sent',
  isClosed: 'is_closed',
  closingSent: 'closing_sent',
  goneAt: 'gone_at',
} as const satisfies Record<keyof OrderRow, string>;

const selected = Object.entries(columns)
  .map(([name, column]) => `o.${column} as "${name}"`)
  .join(', ');

/** Finds orders of a customer; `rest` narrows table `o`, with its bindings named. */
export async function readOrders(
  trx: Transaction,
  customerId: number,
  rest: string,
  bindings: Record<string, unknown> = {},
): Promise<OrderRow[]> {
  const { rows } = await trx.raw(
    `select ${selected} from work_ticket_orders o where o.customer_id = :customerId ${rest}`,
    {
      customerId,
      ...bindings,
    },
  );
  return rows;
}

/** The orders of tickets of a customer as they are now, made where there are none yet: one a ticket, in their order. */
export async function currentOrders(
  trx: Transaction,
  customerId: number,
  tickets: readonly Ticket[],
  { systemId, now }: { systemId: number; now: Date },
): Promise<OrderRow[]> {
  const references = tickets.map(externalReferenceOf);
  const made = await trx.raw(
    `insert into work_ticket_orders as o (customer_id, ticket_id, reference, system_id, checked_at)
     select ?::int, n.ticket_id, n.reference, ?::int, ?::timestamptz
     from unnest(?::bigint[], ?::text[]) as n (ticket_id, reference)
     on conflict do nothing returning ${selected}`,
    [customerId, systemId, now, tickets.map(({ id }) => id), references],
  );
  const rows = new Map<string, OrderRow>(made.rows.map((row: OrderRow) => [row.reference, row]));
  const known = references.filter((reference) => !rows.has(reference));
  if (known.length > 0) {
    const ticketIds = tickets.map(({ id }) => id);
    const some = 'and o.ticket_id = any(:ticketIds::bigint[]) and o.reference = any(:known::text[])';
    for (const row of await readOrders(trx, customerId, some, { ticketIds, known })) rows.set(row.reference, row);
  }
  return references.map((reference) => {
    const row = rows.get(reference);
    if (!row) throw new Error(`the order ${reference} cannot be read`);
    return row;
  });
}

/** New values of an order. */
export type OrderChange = Partial<Omit<OrderRow, 'ticketId' | 'reference' | 'systemId'>> & { checkedAt?: Date };

type OrderKey = Pick<OrderRow, 'ticketId' | 'reference'>;
type Changed = OrderKey & OrderChange;

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const time = (value: Date | null | undefined): string | null => value?.toISOString() ?? null;
const keys: ReadonlyArray<BulkColumn<Changed>> = [
  { column: 'ticket_id', type: 'bigint', value: ({ ticketId }) => ticketId },
  { column: 'reference', type: 'text', value: ({ reference }) => reference },
];
/** Columns of the values that may change. */
const changing: Record<keyof OrderChange, BulkColumn<Changed>> = {
  externalId: { column: 'external_id', type: 'text', value: ({ externalId }) => externalId },
  aliases: {
    column: 'aliases',
    type: 'jsonb',
    value: ({ aliases }) => json(aliases),
    from: (given) => `array(select jsonb_array_elements_text(${given}))`,
  },
  unclearSince: { column: 'unclear_since', type: 'timestamptz', value: ({ unclearSince }) => time(unclearSince) },
  sent: { column: 'sent', type: 'jsonb', value: ({ sent }) => json(sent) },
  isClosed: { column: 'is_closed', type: 'boolean', value: ({ isClosed }) => isClosed },
  closingSent: { column: 'closing_sent', type: 'boolean', value: ({ closingSent }) => closingSent },
  goneAt: { column: 'gone_at', type: 'timestamptz', value: ({ goneAt }) => time(goneAt) },
  checkedAt: { column: 'checked_at', type: 'timestamptz', value: ({ checkedAt }) => time(checkedAt) },
};

export const updateOrder = (
  trx: Transaction,
  customerId: number,
  { ticketId, reference }: OrderKey,
  change: OrderChange,
): Promise<void> => updateOrders(trx, customerId, [{ ...change, ticketId, reference }]);

/** Writes known values of orders of a customer: one statement for orders with the same columns. */
export async function updateOrders(trx: Transaction, customerId: number, changed: readonly Changed[]): Promise<void> {
  const alike = new Map<string, Changed[]>();
  for (const one of changed) {
    const names = Object.keys(changing).filter((name) => one[name as keyof OrderChange] !== undefined);
    if (names.length > 0) alike.set(names.join(), [...(alike.get(names.join()) ?? []), one]);
  }
  for (const [names, some] of alike) {
    const set = names.split(',').map((name) => changing[name as keyof OrderChange]);
    const sent = [...keys, ...set];
    await trx.raw(
      `update work_ticket_orders o set ${setTo(set)} from ${unnestOf(sent)}
       where o.customer_id = ? and o.ticket_id = n.ticket_id and o.reference = n.reference`,
      [...bindingsOf(sent, some), customerId],
    );
  }
}

/**
 * Marks the creation of orders as sent: one statement, which needs no transaction around it.
 * @returns one an order, in their order: false where another attempt has, since the row was read.
 */
export async function beginCreations(
  db: Database,
  customerId: number,
  orders: ReadonlyArray<OrderKey & Pick<OrderRow, 'unclearSince'>>,
  now: Date,
): Promise<boolean[]> {
  const sent = [...keys, changing.unclearSince];
  const { rows } = await db.raw(
    `update work_ticket_orders o set unclear_since = ? from ${unnestOf(sent)}
     where o.customer_id = ? and o.ticket_id = n.ticket_id and o.reference = n.reference
       and o.external_id is null and o.unclear_since is not distinct from n.unclear_since
     returning o.reference`,
    [now, ...bindingsOf(sent, orders), customerId],
  );
  const marked = new Set(rows.map(({ reference }: { reference: string }) => reference));
  // an order given twice is marked once
  return orders.map(({ reference }) => marked.delete(reference));
}
