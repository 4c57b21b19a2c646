import type { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { prefetchFrom } from '../../platform/prefetch.ts';
import { exportTexts } from '../../texts/server/exports.ts';
import { exportInlineRows } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { Criterion } from '../lists/criteria/criteria.ts';
import { listTeams } from '../teams/list-teams.ts';
import { ticketRowsOf } from '../work/ticket-rows.ts';
import { readTickets, type TicketSelection } from '../work-resolution/read-tickets.ts';
import type { ExportedList } from './exported-list.ts';
import { readAtOnce } from './read-at-once.ts';
import { ticketCells, ticketColumns } from './ticket-cells.ts';

type TicketInput = { input: { criteria?: readonly Criterion[] | null | undefined } };

/**
 * A list of tickets with everything that a report has of each (ANA-019).
 * @param of.select tickets of the page's query. Errors as in it; NOT_FOUND also for a filter by a team that is gone.
 */
export function ticketList<Input extends TicketInput>(of: {
  name: string;
  schema: z.ZodType<Input>;
  select(ctx: Ctx, input: Input): Promise<TicketSelection>;
}): ExportedList<Input> {
  const select = async (ctx: Ctx, input: Input): Promise<TicketSelection> => {
    const selection = await of.select(ctx, input);
    await assertTeams(ctx, input.input.criteria ?? []);
    return selection;
  };
  const countUpTo = (ctx: Ctx, { condition }: TicketSelection, limit: number): Promise<number> =>
    forCustomer(ctx.db, ctx.customer.id, (trx) => ticketRowsOf(trx, ctx.customer.id).count(condition, limit));
  return {
    name: of.name,
    schema: of.schema,
    columns: () => ticketColumns,
    count: async (ctx, input, limit) => countUpTo(ctx, await select(ctx, input), limit),
    async *read(ctx, input, signal) {
      const selection = await select(ctx, input);
      const isShort = (await countUpTo(ctx, selection, exportInlineRows + 1)) <= exportInlineRows;
      const tickets = readAtOnce(ctx, isShort, (trx) => readTickets(trx, ctx.customer.id, selection, signal));
      for await (const batches of prefetchFrom(tickets, await ticketCells(ctx))) yield* batches;
    },
  };
}

/** A page shows no tickets of a team that is gone; a file without any would be taken for its answer. */
async function assertTeams(ctx: Ctx, criteria: readonly Criterion[]): Promise<void> {
  const ids = criteria
    .filter(({ field }) => field === 'team')
    .flatMap(({ values }) => values.flatMap((id) => id ?? []));
  if (ids.length === 0) return;
  const found = new Set((await listTeams(ctx, { ids })).map(({ id }) => String(id)));
  if (ids.some((id) => !found.has(id))) throw notFound(exportTexts.teamGone);
}
