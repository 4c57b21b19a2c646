import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { forbidden, invalid, notFound } from '../../platform/errors.ts';
import { workTexts } from '../../texts/server/work.ts';
import { commentDeleteMinutes, workTextMaxLength } from '../constants.ts';
import { assertPermission, may } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { Cause } from '../origin/cause.ts';
import { pageSchema } from '../paging.ts';
import { textOf } from '../texts.ts';
import { changeTicket, findTicket, type TicketCtx } from './find-ticket.ts';
import { factOf, type TicketActivityType } from './model/ticket-activity.ts';
import { syncFor } from './work-systems.ts';

/** One entry in a ticket's activity, as people read it. A deleted comment is a placeholder (WORK.17). */
export interface TicketActivity {
  id: string;
  ticketId: number;
  eventType: TicketActivityType;
  field: string | null;
  prevValue: string | null;
  revValue: string | null;
  comment: string | null;
  isDeleted: boolean;
  /** True if the reader may delete the comment now. */
  canDelete: boolean;
  /** Null in entries of before causes were recorded. */
  cause: Cause | null;
  userId: string | null;
  automationRuleId: number | null;
  externalAuthor: string | null;
  metadata: Record<string, unknown> | null;
  createdAt: Date;
}

interface ActivityRecord {
  id: string;
  ticket_id: number;
  event_type: TicketActivityType;
  field: string | null;
  prev_value: string | null;
  rev_value: string | null;
  comment: string | null;
  cause: Cause | null;
  user_id: string | null;
  automation_rule_id: number | null;
  external_author: string | null;
  metadata: Record<string, unknown> | null;
  deleted_at: Date | null;
  created_at: Date;
  version: number;
}

const kinds = { all: null, comments: ['COMMENT', 'CMMS_COMMENT'] } as const;
const listSchema = pageSchema.extend({
  ticketId: z.string().max(50),
  kind: z.enum(['all', 'comments', 'sync']).nullish(),
});
export type TicketActivityInput = z.input<typeof listSchema>;
const syncKinds = `event_type like '%SYNC%' or event_type like 'EXTERNAL%' or event_type in ('CMMS_COMMENT', 'REISSUE')`;

const conditionOf = (kind: z.output<typeof listSchema>['kind']): string => {
  if (kind === 'sync') return `(${syncKinds})`;
  return kind === 'comments' ? `event_type in ('${kinds.comments.join(`', '`)}')` : 'true';
};

const mayDelete = (
  ctx: TicketCtx,
  row: Pick<ActivityRecord, 'user_id' | 'event_type' | 'created_at' | 'deleted_at'>,
) => {
  if (row.event_type !== 'COMMENT' || row.deleted_at !== null) return false;
  if (may(ctx, 'work.activity', 'DELETE')) return true;
  const age = ctx.clock.now().getTime() - row.created_at.getTime();
  return row.user_id === ctx.person?.id && age <= commentDeleteMinutes * 60_000;
};

const toActivity = (ctx: TicketCtx, row: ActivityRecord): TicketActivity => ({
  id: row.id,
  ticketId: row.ticket_id,
  eventType: row.event_type,
  field: row.field,
  prevValue: row.prev_value,
  revValue: row.rev_value,
  comment: row.deleted_at === null ? row.comment : null,
  isDeleted: row.deleted_at !== null,
  canDelete: mayDelete(ctx, row),
  cause: row.cause,
  userId: row.user_id,
  automationRuleId: row.automation_rule_id,
  externalAuthor: row.external_author,
  metadata: row.metadata,
  createdAt: row.created_at,
});

/** Lists the activity of a ticket, newest first. @throws AppError FORBIDDEN, NOT_FOUND for the ticket. */
export async function listTicketActivity(ctx: Ctx, input: TicketActivityInput): Promise<TicketActivity[]> {
  const { ticketId, kind, limit, offset } = listSchema.parse(input);
  assertPermission(ctx, 'work.activity', 'VIEW');
  const ticket = await findTicket(ctx, ticketId);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { rows } = await trx.raw(
      `select * from work_ticket_activity where customer_id = ? and ticket_id = ? and ${conditionOf(kind)}
       order by created_at desc, version desc, id limit ? offset ?`,
      [ctx.customer.id, ticket.id, limit, offset],
    );
    return rows.map((row: ActivityRecord) => toActivity(ctx, row));
  });
}

/** Counts the activity of a ticket. Errors as in `listTicketActivity`. */
export async function countTicketActivity(ctx: Ctx, input: TicketActivityInput): Promise<number> {
  const { ticketId, kind } = listSchema.parse(input);
  assertPermission(ctx, 'work.activity', 'VIEW');
  const ticket = await findTicket(ctx, ticketId);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { rows } = await trx.raw(
      `select count(*) from work_ticket_activity where customer_id = ? and ticket_id = ? and ${conditionOf(kind)}`,
      [ctx.customer.id, ticket.id],
    );
    return rows[0]?.count ?? 0;
  });
}

const commentSchema = z.object({
  ticketId: z.string().max(50),
  comment: textOf('A comment', workTextMaxLength),
  isDeleted: z.boolean().nullish(),
});

/**
 * Comments on a ticket, open or closed; the comment is sent to its maintenance system.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for an empty comment.
 */
export async function commentOnTicket(ctx: TicketCtx, input: z.input<typeof commentSchema>): Promise<TicketActivity> {
  const { ticketId: id, comment, isDeleted } = commentSchema.parse(input);
  const message = workTexts.commentRequired;
  if (!comment || isDeleted) throw invalid(message, [{ path: 'comment', message }]);
  const ticket = await changeTicket(ctx, { id }, async ({ before, trx, assertMay }) => {
    await assertMay('COMMENT');
    return {
      change: {},
      activity: [{ eventType: 'COMMENT', comment }],
      sync: await syncFor(trx, ctx.customer, before, 'COMMENT'),
    };
  });
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const row = await trx('work_ticket_activity')
      .where({ customer_id: ctx.customer.id, ticket_id: ticket.id, event_type: 'COMMENT', version: ticket.version })
      .first('*');
    return toActivity(ctx, row as ActivityRecord);
  });
}

/**
 * Deletes a comment and leaves a placeholder: Admins any, authors their own for a quarter of an hour (WORK.17).
 * @throws AppError FORBIDDEN, NOT_FOUND.
 */
export async function deleteComment(ctx: Ctx, { id }: { id: string }): Promise<TicketActivity> {
  assertPermission(ctx, 'work.activity', 'CREATE');
  const missing = () => notFound(workTexts.commentNotFound);
  if (!z.uuid().safeParse(id).success) throw missing();
  const read = () =>
    forCustomer(ctx.db, ctx.customer.id, async (trx) => {
      const found = await trx('work_ticket_activity').where({ customer_id: ctx.customer.id, id }).first('*');
      return found as ActivityRecord | undefined;
    });
  const row = await read();
  if (row?.event_type !== 'COMMENT') throw missing();
  if (row.deleted_at !== null) return toActivity(ctx, row);
  await changeTicket(ctx, { id: String(row.ticket_id) }, async ({ now, trx }) => {
    if (!mayDelete(ctx, row)) throw forbidden();
    await trx('work_ticket_activity')
      .where({ customer_id: ctx.customer.id, id, deleted_at: null })
      .update({ deleted_at: new Date(now), deleted_by: ctx.person.id });
    return {
      change: {},
      activity: [],
      deleted: factOf({ ...toActivity(ctx, row), createdAt: row.created_at.getTime(), version: row.version }),
    };
  });
  return toActivity(ctx, (await read()) ?? row);
}
