import type { Database, Transaction } from '../../../platform/database.ts';
import { externalReferenceOf, type Ticket } from '../../work/ticket.ts';

/** What was last sent of a ticket. */
export interface SentOrder {
  description: string;
  details: string;
  dueAt: number;
  values: Record<string, unknown>;
}

/** What is remembered of one order: a ticket has another after each reissue. */
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
    } as never,
  );
  return rows;
}

/** The order of a ticket as it is now, made where there is none yet. */
export async function currentOrder(trx: Transaction, ticket: Ticket, systemId: number, now: Date): Promise<OrderRow> {
  const { customerId, id: ticketId } = ticket;
  const reference = externalReferenceOf(ticket);
  const made = await trx.raw(
    `insert into work_ticket_orders as o (customer_id, ticket_id, reference, system_id, checked_at)
     values (?, ?, ?, ?, ?) on conflict do nothing returning ${selected}`,
    [customerId, ticketId, reference, systemId, now],
  );
  if (made.rows[0]) return made.rows[0];
  const [row] = await readOrders(trx, customerId, 'and o.ticket_id = :ticketId and o.reference = :reference', {
    ticketId,
    reference,
  });
  if (!row) throw new Error(`the order ${reference} cannot be read`);
  return row;
}

/** What has become known of an order. */
export type OrderChange = Partial<Omit<OrderRow, 'ticketId' | 'reference' | 'systemId'>> & { checkedAt?: Date };

export async function updateOrder(
  trx: Transaction,
  customerId: number,
  { ticketId, reference }: Pick<OrderRow, 'ticketId' | 'reference'>,
  change: OrderChange,
): Promise<void> {
  const { checkedAt, sent, ...rest } = change;
  const row = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [columns[name as keyof typeof rest], value]),
  );
  await trx('work_ticket_orders')
    .where({ customer_id: customerId, ticket_id: ticketId, reference })
    .update({
      ...row,
      ...(sent !== undefined && { sent: JSON.stringify(sent) }),
      ...(checkedAt && { checked_at: checkedAt }),
    });
}

/**
 * Marks an order's creation as sent: one statement, which needs no transaction around it.
 * @returns false where another attempt has, since the row was read.
 */
export async function beginCreation(
  db: Database,
  customerId: number,
  { ticketId, reference, unclearSince }: OrderRow,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.raw(
    `update work_ticket_orders set unclear_since = ? where customer_id = ? and ticket_id = ? and reference = ?
     and external_id is null and unclear_since is not distinct from ?::timestamptz`,
    [now, customerId, ticketId, reference, unclearSince] as never,
  );
  return rowCount === 1;
}

/** A comment made here that the maintenance system does not have yet. */
export interface UnsentComment {
  activityId: string;
  text: string;
}

/** Comments on a ticket that are to be sent, oldest first, each with its author's name before it. */
export async function unsentComments(trx: Transaction, { customerId, id }: Ticket): Promise<UnsentComment[]> {
  const { rows } = await trx.raw(
    `select a.id as "activityId", coalesce(u.display_name || ': ', '') || a.comment as text
     from work_ticket_activity a left join users u on u.id = a.user_id
     where a.customer_id = ? and a.ticket_id = ? and a.event_type = 'COMMENT' and a.deleted_at is null
       and not exists (select 1 from work_ticket_order_comments c
         where c.customer_id = a.customer_id and c.ticket_id = a.ticket_id and c.activity_id = a.id)
     order by a.created_at, a.version, a.id`,
    [customerId, id],
  );
  return rows;
}

export async function commentSent(
  trx: Transaction,
  { customerId, id }: Pick<Ticket, 'customerId' | 'id'>,
  { activityId, text }: UnsentComment,
  now: Date,
): Promise<void> {
  await trx.raw(
    `insert into work_ticket_order_comments (customer_id, ticket_id, activity_id, text, sent_at)
     values (?, ?, ?, ?, ?) on conflict do nothing`,
    [customerId, id, activityId, text, now],
  );
}

/** The texts of all comments on some tickets that were sent, by ticket. */
export async function sentTexts(
  trx: Transaction,
  customerId: number,
  ticketIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows: Array<{ ticket_id: number; text: string }> = await trx('work_ticket_order_comments')
    .where({ customer_id: customerId })
    .whereIn('ticket_id', [...ticketIds])
    .select('ticket_id', 'text');
  const texts = new Map<number, string[]>();
  for (const { ticket_id, text } of rows) texts.set(ticket_id, [...(texts.get(ticket_id) ?? []), text]);
  return texts;
}

/** Whether a text that came back is one that was sent, cut or not. */
export const isEcho = (text: string, sent: readonly string[]): boolean =>
  sent.some((one) => one === text || (text.endsWith('…') && one.startsWith(text.slice(0, -1))));
