import { randomUUID } from 'node:crypto';
import { customerRows } from '../../platform/customer-rows.ts';
import type { Transaction } from '../../platform/database.ts';
import { theSystem } from '../origin/actor.ts';
import type { Ticket } from './model/ticket.ts';
import { factOf, type TicketActivityRow, type TicketActivityType } from './model/ticket-activity.ts';
import type { TicketOrigin } from './ticket-origin.ts';

/** One entry in a ticket's activity, before it is written. */
export interface TicketActivityDraft {
  eventType: TicketActivityType;
  /** For STATE: the name of the changed field. */
  field?: string;
  prevValue?: string | null;
  revValue?: string | null;
  comment?: string;
  /** Name of the author on the external side. */
  externalAuthor?: string | null;
  /** Id of a comment there: each is written once. */
  externalId?: string;
  metadata?: Record<string, unknown>;
  /** Time when it happened there, in milliseconds since the epoch; else now. */
  at?: number;
  /** True if the system did it as a consequence of the person's action. */
  bySystem?: true;
}

/**
 * Writes activity of tickets in their new versions; skips comments of the external side that are stored already.
 * Entries of one call have one time: descending ids keep their order in lists, which are newest first.
 * @returns what it has written, as facts.
 */
export async function insertTicketActivity(
  trx: Transaction,
  activity: ReadonlyArray<{ ticket: Ticket; drafts: readonly TicketActivityDraft[] }>,
  { now, ...origin }: TicketOrigin,
): Promise<TicketActivityRow[]> {
  const all = activity.flatMap(({ ticket, drafts }) => drafts.map((draft) => ({ ticket, draft })));
  if (all.length === 0) return [];
  const ids = all.map(() => randomUUID()).sort((a, b) => (a < b ? 1 : -1));
  const entries = all.map(({ ticket, draft }, index) => ({
    customerId: ticket.customerId,
    draft,
    stored: {
      id: ids[index] as string,
      ticketId: ticket.id,
      createdAt: draft.at ?? now,
      eventType: draft.eventType,
      field: draft.field ?? null,
      prevValue: draft.prevValue ?? null,
      revValue: draft.revValue ?? null,
      cause: origin.cause,
      ...(draft.bySystem ? theSystem : { userId: origin.userId, automationRuleId: origin.automationRuleId }),
      metadata: draft.metadata ?? null,
      version: ticket.version,
      isDeleted: false,
    },
  }));
  const row = '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::timestamptz, ?)';
  const { rows } = await trx.raw(
    `insert into work_ticket_activity (customer_id, id, ticket_id, event_type, field, prev_value, rev_value, comment,
       cause, user_id, automation_rule_id, external_author, external_id, metadata, created_at, version)
     values ${all.map(() => row).join(', ')}
     on conflict (customer_id, ticket_id, external_id) where external_id is not null do nothing
     returning id`,
    entries.flatMap(({ customerId, draft, stored }) => [
      customerId,
      stored.id,
      stored.ticketId,
      stored.eventType,
      stored.field,
      stored.prevValue,
      stored.revValue,
      draft.comment ?? null,
      stored.cause,
      stored.userId,
      stored.automationRuleId,
      draft.externalAuthor ?? null,
      draft.externalId ?? null,
      stored.metadata && JSON.stringify(stored.metadata),
      new Date(stored.createdAt).toISOString(),
      stored.version,
    ]),
  );
  const written = new Set(rows.map(({ id }: { id: string }) => id));
  return entries.flatMap(({ stored }) => (written.has(stored.id) ? [factOf(stored)] : []));
}

/** Types of activity that are decisions about a ticket; comments and data from its maintenance system are not. */
const decisions: readonly TicketActivityType[] = ['STATE', 'ASSIGNEE', 'REISSUE'];

/** Returns the locked tickets that were decided about since a person saw them; `seen`: by id, the version seen. */
export async function decidedSince(
  trx: Transaction,
  tickets: readonly Ticket[],
  seen: ReadonlyMap<number, number>,
): Promise<Set<number>> {
  const moved = tickets.filter(({ id, version }) => (seen.get(id) ?? version) !== version);
  if (moved.length === 0) return new Set();
  const { rows } = await trx.raw(
    `select distinct a.ticket_id as id from ${customerRows('unnest(?::bigint[], ?::bigint[]) as n (id, version)')}
     join work_ticket_activity a on a.customer_id = n.customer_id and a.ticket_id = n.id and a.version > n.version
     where a.event_type = any(?::text[])`,
    [
      moved[0]?.customerId as number,
      moved.map(({ id }) => id),
      moved.map(({ id }) => seen.get(id) as number),
      [...decisions],
    ],
  );
  const found = new Set<number>(rows.map((row: { id: number }) => row.id));
  // a version that does not exist yet cannot have been seen
  for (const { id, version } of moved) if ((seen.get(id) as number) > version) found.add(id);
  return found;
}

/** Returns true if a comment of the external side is stored already. */
export async function hasExternalComment(
  trx: Transaction,
  { customerId, id }: Pick<Ticket, 'customerId' | 'id'>,
  externalId: string,
): Promise<boolean> {
  const row = await trx('work_ticket_activity')
    .where({ customer_id: customerId, ticket_id: id, external_id: externalId })
    .first('id');
  return row !== undefined;
}
