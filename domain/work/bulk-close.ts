import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { forbidden } from '../../platform/errors.ts';
import { workTexts } from '../../texts/server/work.ts';
import { beginBulkJob } from '../alarms/decisions/begin-bulk-job.ts';
import { type Target, targetFrom, targetSchema } from '../alarms/decisions/selection.ts';
import { bulkJobThreshold, bulkSelectMax, workTextMaxLength } from '../constants.ts';
import { assertPermission, may } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { assertWork, originOf, type PersonAtWork, readTeammates, rightsOn } from '../identity/ticket-rights.ts';
import type { BulkJobs } from '../jobs/bulk-job.ts';
import type { BulkResult } from '../jobs/bulk-result.ts';
import { ticketNumberOf } from '../lists/tickets/ticket-filters.ts';
import { textOf } from '../texts.ts';
import { closedBy, type Survey } from './close-rules.ts';
import { hasChanged, noSuchTicket } from './find-ticket.ts';
import type { Ticket } from './model/ticket.ts';
import { syncAlarmsToTicket } from './sync-alarms-to-ticket.ts';
import { decidedSince } from './ticket-activity.ts';
import { alarmsOn } from './ticket-alarms.ts';
import { ticketConditionOf, ticketSearchOf, ticketWhereSchema } from './ticket-query.ts';
import { ticketRowsOf } from './ticket-rows.ts';
import { refusalOf } from './ticket-verbs.ts';
import { workSystemOf } from './work-systems.ts';
import { writeTickets } from './write-tickets.ts';

/** Work states of the contract that a ticket can be closed with (WORK.8, WORK-030). */
export const closeStatuses = ['COMPLETE', 'INCOMPLETE'] as const;

const inputSchema = z.object({
  status: z.enum(closeStatuses),
  completedWorkDetails: textOf(workTexts.completedWork, workTextMaxLength).refine(
    (text) => text !== null,
    workTexts.completedWorkRequired,
  ),
});
const callSchema = targetSchema.extend({
  selection: ticketWhereSchema
    .omit({ ids: true })
    .extend({
      excludedIds: z.array(z.string().max(50)).max(bulkSelectMax).nullish(),
      asOf: z.coerce.date(),
    })
    .nullish(),
});
export type BulkCloseInput = z.input<typeof inputSchema> & z.input<typeof callSchema>;

export const bulkCloseName = 'bulkCloseWorkTickets';
type BulkCtx = PersonAtWork & Pick<Ctx, 'clock'>;

/** Verb that a bulk job runs, a hundred tickets at a time; `assert` throws FORBIDDEN without the right to close. */
export const bulkClose = {
  name: bulkCloseName,
  input: inputSchema,
  assert: (ctx: PersonAtWork) => {
    assertWork(ctx);
    if (!may(ctx, 'work.teamWork', 'CLOSE')) assertPermission(ctx, 'work.myWork', 'CLOSE');
  },
  run: closeAll,
};

/**
 * Closes tickets with one status and one text for all (WORK.8): up to a hundred at once, more as a job. Tickets that
 * are closed in a maintenance system, or that wait for a review, are reported as failures.
 * @throws AppError FORBIDDEN, INVALID, LIMIT.
 */
export async function bulkCloseTickets(ctx: Ctx, jobs: BulkJobs, call: BulkCloseInput): Promise<BulkResult> {
  const input = inputSchema.parse(call);
  bulkClose.assert(ctx);
  const { selection, ...given } = callSchema.parse(call);
  const target = await targetFrom(
    { ...given, selection },
    async (wanted) => {
      const search = await ticketSearchOf(ctx, wanted);
      const condition = ticketConditionOf(search, null);
      const excluded = (wanted.excludedIds ?? []).flatMap((id) => ticketNumberOf(id) ?? []);
      return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
        const rows = ticketRowsOf(trx, ctx.customer.id);
        const ids = await rows.ids(condition, excluded, bulkSelectMax + 1);
        return { ids, count: ids.length > bulkSelectMax ? await rows.count(condition) : ids.length };
      });
    },
    'tickets',
  );
  if (target.ids.length > bulkJobThreshold) return beginBulkJob(ctx, jobs, bulkCloseName, input, target);
  const done = await forCustomer(ctx.db, ctx.customer.id, (trx) => closeAll(trx, ctx, input, target));
  return { taskId: null, undoId: null, ...done };
}

/** Closes tickets in the caller's transaction; skips those already closed. */
export async function closeAll(
  trx: Transaction,
  ctx: BulkCtx,
  { status, completedWorkDetails }: z.output<typeof inputSchema>,
  { ids, expected, asOf }: Target,
): Promise<Pick<BulkResult, 'affected' | 'skipped' | 'failures'>> {
  const rows = ticketRowsOf(trx, ctx.customer.id);
  const numbers = ids.flatMap((id) => ticketNumberOf(id) ?? []);
  const tickets = new Map((await rows.lock(numbers)).map((ticket) => [ticket.id, ticket]));
  const teammates = await readTeammates(trx, ctx);
  const seen = new Map([...expected].map(([id, version]) => [ticketNumberOf(id) ?? 0, version]));
  const moved = await decidedSince(trx, [...tickets.values()], seen);
  const now = ctx.clock.now().getTime();
  const origin = { ...originOf(ctx), now };
  const failures: BulkResult['failures'] = [];
  const closed: Array<{ before: Ticket; system: boolean }> = [];
  let skipped = 0;
  for (const id of ids) {
    const before = tickets.get(ticketNumberOf(id) ?? 0);
    const rights = before && rightsOn(ctx, before, teammates);
    if (!before || !rights?.sees) failures.push({ id, code: 'NOT_FOUND', reason: noSuchTicket(id).message });
    else if (!rights.may('CLOSE')) failures.push({ id, code: 'FORBIDDEN', reason: forbidden().message });
    else if (moved.has(before.id)) failures.push({ id, code: 'CONFLICT', reason: hasChanged(before) });
    else if (before.state === 'CLOSED' || (asOf !== null && before.changedAt > asOf)) skipped += 1;
    else {
      const refused = await refusalOf('CLOSE', { viewer: ctx, ticket: before, rights, trx });
      if (refused) failures.push({ id, code: refused.code, reason: refused.message });
      else closed.push({ before, system: (await workSystemOf(trx, ctx.customer, before)) !== null });
    }
  }
  const survey: Survey = {
    ...{ cause: null, action: null, alarmWasUseful: null, isActiveAccepted: true, activeNote: null },
    isResolved: status === 'COMPLETE',
    completedWorkDetails,
  };
  for (const { before } of closed)
    await syncAlarmsToTicket(trx, ctx.customer.id, await alarmsOn(trx, before), 'closed', origin);
  await writeTickets(
    trx,
    ctx.customer.id,
    closed.map(({ before, system }) => ({
      before,
      decision: {
        change: closedBy(survey, ctx.person.id, now),
        activity: [
          {
            eventType: 'STATE',
            field: 'state',
            prevValue: 'OPEN',
            revValue: 'CLOSED',
            comment: completedWorkDetails ?? '',
            metadata: { isResolved: survey.isResolved, isBulk: true },
          },
        ],
        sync: system ? 'CLOSE' : null,
      },
    })),
    origin,
  );
  return { affected: closed.length, skipped, failures };
}
