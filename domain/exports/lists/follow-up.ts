import type { z } from 'zod';
import type { Transaction } from '../../../platform/database.ts';
import { sourceTexts } from '../../../texts/sources.ts';
import { followUpTexts, ticketTexts } from '../../../texts/work.ts';
import { exportInlineRows } from '../../constants.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { readUnhealthySources } from '../../integrations/unhealthy-sources.ts';
import { listNames } from '../../people/list-names.ts';
import type { Cell } from '../../sheets/cells.ts';
import { reportedAlarmsOf } from '../../work/alarms-of-tickets.ts';
import { countFound } from '../../work/count-follow-ups.ts';
import {
  type FollowUp,
  type FollowUpSearch,
  followUpSchema,
  followUpSearchOf,
  readFollowUps,
} from '../../work/follow-up.ts';
import { displayIdOf } from '../../work/model/ticket.ts';
import type { ExportedList } from '../exported-list.ts';
import { readAtOnce } from '../read-at-once.ts';

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
    sourceTexts.alarmsOutOfDate,
  ],
  count: async (ctx, input, limit) => (await countFound(ctx, await followUpSearchOf(ctx, input), limit)).total,
  async *read(ctx, input, signal) {
    const search = await followUpSearchOf(ctx, input);
    const isShort = (await countFound(ctx, search, exportInlineRows + 1)).total <= exportInlineRows;
    const unhealthy = await readUnhealthySources(ctx);
    for await (const page of readAtOnce(ctx, isShort, (trx) => pagesOf(trx, ctx.customer.id, search, signal)))
      yield await cellsOf(ctx, page, unhealthy);
  },
};
export default followUp;

async function* pagesOf(
  trx: Transaction,
  customerId: number,
  search: FollowUpSearch,
  signal: AbortSignal,
): AsyncGenerator<FollowUp[]> {
  for (let after: string | null = null; !signal.aborted; ) {
    const page: FollowUp[] = await readFollowUps(trx, customerId, search, { limit: batch, after });
    if (page.length > 0) yield page;
    if (page.length < batch) return;
    after = page.at(-1)?.cursor ?? null;
  }
}

async function cellsOf(ctx: Ctx, page: readonly FollowUp[], unhealthy: ReadonlySet<number>): Promise<Cell[][]> {
  const alarms = await reportedAlarmsOf(
    ctx,
    page.map(({ ticket }) => ticket.id),
  );
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
    (alarms.get(ticket.id) ?? []).some(({ systemId }) => unhealthy.has(systemId)),
  ]);
}
