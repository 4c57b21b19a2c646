import type { Transaction } from '../../platform/database.ts';
import type { Ticket } from '../work/model/ticket.ts';

/** A comment made here that the maintenance system does not have yet. */
export interface UnsentComment {
  activityId: string;
  text: string;
}

/** Comments on tickets that are to be sent, by ticket, oldest first, each with its author's name before it. */
export async function unsentComments(
  trx: Transaction,
  customerId: number,
  ticketIds: readonly number[],
): Promise<Map<number, UnsentComment[]>> {
  const { rows } = await trx.raw<{ rows: Array<UnsentComment & { ticket_id: number }> }>(
    `select a.ticket_id, a.id as "activityId", coalesce(u.display_name || ': ', '') || a.comment as text
     from work_ticket_activity a left join users u on u.id = a.user_id
     where a.customer_id = ? and a.ticket_id = any(?::bigint[]) and a.event_type = 'COMMENT' and a.deleted_at is null
       and not exists (select 1 from work_ticket_order_comments c
         where c.customer_id = a.customer_id and c.ticket_id = a.ticket_id and c.activity_id = a.id)
     order by a.created_at, a.version, a.id`,
    [customerId, [...ticketIds]],
  );
  const comments = new Map<number, UnsentComment[]>();
  for (const { ticket_id: id, activityId, text } of rows)
    comments.set(id, [...(comments.get(id) ?? []), { activityId, text }]);
  return comments;
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

/** True for a text that came back as it was sent, shortened or not. */
export const isEcho = (text: string, sent: readonly string[]): boolean =>
  sent.some((one) => one === text || (text.endsWith('…') && one.startsWith(text.slice(0, -1))));
