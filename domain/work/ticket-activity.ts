import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database.ts';
import type { Ticket } from './model/ticket.ts';

/** Types of ticket activity, as in the contract (WORK-025). */
export const activityTypes = [
  'STATE',
  'ASSIGNEE',
  'COMMENT',
  'CMMS_COMMENT',
  'REISSUE',
  'EXTERNAL_STATUS',
  'EXTERNAL_ASSIGNEE',
  'EXTERNAL_CREATION',
  'EXTERNAL_CLOSURE',
  'CMMS_SYNC_FAILURE',
  'CMMS_SYNC_SUCCESS',
  'DISMISS_CMMS_SYNC_FAILURE',
  'RETRY_SYNC',
] as const;
export type TicketActivityType = (typeof activityTypes)[number];

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
 */
export async function insertTicketActivity(
  trx: Transaction,
  activity: ReadonlyArray<{ ticket: Ticket; drafts: readonly TicketActivityDraft[] }>,
  { userId, now }: { userId: string | null; now: number },
): Promise<void> {
  const all = activity.flatMap(({ ticket, drafts }) => drafts.map((draft) => ({ ticket, draft })));
  if (all.length === 0) return;
  const ids = all.map(() => randomUUID()).sort((a, b) => (a < b ? 1 : -1));
  const row = '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::timestamptz, ?)';
  await trx.raw(
    `insert into work_ticket_activity (customer_id, id, ticket_id, event_type, field, prev_value, rev_value, comment,
       user_id, external_author, external_id, metadata, created_at, version)
     values ${all.map(() => row).join(', ')}
     on conflict (customer_id, ticket_id, external_id) where external_id is not null do nothing`,
    all.flatMap(({ ticket, draft }, index) => [
      ticket.customerId,
      ids[index],
      ticket.id,
      draft.eventType,
      draft.field ?? null,
      draft.prevValue ?? null,
      draft.revValue ?? null,
      draft.comment ?? null,
      draft.bySystem ? null : userId,
      draft.externalAuthor ?? null,
      draft.externalId ?? null,
      draft.metadata ? JSON.stringify(draft.metadata) : null,
      new Date(draft.at ?? now).toISOString(),
      ticket.version,
    ]),
  );
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
    `select distinct a.ticket_id as id from unnest(?::bigint[], ?::bigint[]) as n (id, version)
     join work_ticket_activity a on a.customer_id = ? and a.ticket_id = n.id and a.version > n.version
     where a.event_type = any(?::text[])`,
    [
      moved.map(({ id }) => id),
      moved.map(({ id }) => seen.get(id) as number),
      moved[0]?.customerId as number,
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
