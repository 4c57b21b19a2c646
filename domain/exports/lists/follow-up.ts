import type { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { followUpTexts, ticketTexts } from '../../../texts/work.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { listNames } from '../../people/list-names.ts';
import type { Cell } from '../../sheets/cells.ts';
import { countFound } from '../../work/count-follow-ups.ts';
import { type FollowUp, followUpSchema, followUpSearchOf, readFollowUps } from '../../work/follow-up.ts';
import { displayIdOf } from '../../work/model/ticket.ts';
import type { ExportedList } from '../exported-list.ts';

type Input = z.output<typeof followUpSchema>;

const batch = 1_000;
const { columns, reasons: reasonTexts, states } = followUpTexts;

/** Tickets that need another look (ANA.5), each with all its reasons. */
const followUp: ExportedList<Input> = {
  name: 'follow-up',
  schema: followUpSchema,
  columns: () => [
    ...[columns.ticket, columns.objective, columns.reasons, columns.state],
    ...[columns.assignedTo, columns.due, columns.created, columns.closed, columns.sync],
  ],
  count: async (ctx, input, limit) => (await countFound(ctx, await followUpSearchOf(ctx, input), limit)).total,
  async *read(ctx, input, signal) {
    // the same moment for all pages
    const search = await followUpSearchOf(ctx, input);
    for (let after: string | null = null; !signal.aborted; ) {
      const page: FollowUp[] = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
        readFollowUps(trx, ctx.customer.id, search, { limit: batch, after }),
      );
      if (page.length > 0) yield await cellsOf(ctx, page);
      if (page.length < batch) return;
      after = page.at(-1)?.cursor ?? null;
    }
  },
};
export default followUp;

async function cellsOf(ctx: Ctx, page: readonly FollowUp[]): Promise<Cell[][]> {
  const names = await listNames(ctx, [...new Set(page.flatMap(({ ticket }) => ticket.assigneeId ?? []))]);
  const nameOf = (id: string | null): string =>
    id === null ? ticketTexts.unassigned : (names.get(id)?.displayName ?? '');
  return page.map(({ ticket, reasons }) => [
    displayIdOf(ticket),
    ticket.objective,
    reasons.map((reason) => reasonTexts[reason]).join('; '),
    states[ticket.state],
    nameOf(ticket.assigneeId),
    new Date(ticket.dueAt),
    new Date(ticket.createdAt),
    ticket.closedAt === null ? null : new Date(ticket.closedAt),
    ticket.cmmsSyncStatus,
  ]);
}
