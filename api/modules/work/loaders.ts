import DataLoader from 'dataloader';
import { alarmsOfTickets } from '../../../domain/work/alarms-of-tickets.ts';
import { ticketsOfAlarms } from '../../../domain/work/list-tickets.ts';
import type { Ticket } from '../../../domain/work/model/ticket.ts';
import { type Reoccurrence, reoccurrenceOf } from '../../../domain/work/reoccurrence.ts';
import { repeatCountsOf } from '../../../domain/work/repeat-work.ts';
import { standingsOf, type TicketStanding } from '../../../domain/work/ticket-verbs.ts';
import { isAutoDispatch } from '../../../domain/work/work-of-alarms.ts';
import { listWorkSystems } from '../../../domain/work/work-systems.ts';
import { forCustomer } from '../../../platform/database.ts';
import type { LoaderDeps } from '../../request/context.ts';
import { loadByKey } from '../load-by-key.ts';

export const createLoaders = ({ ctx }: LoaderDeps) => ({
  /** Maintenance systems, active or not. */
  workSystems: loadByKey(
    async (_ids: readonly number[]) => new Map((await listWorkSystems(ctx)).map((system) => [system.id, system])),
  ),
  ticketAlarms: loadByKey(
    (ids: readonly number[]) => alarmsOfTickets(ctx, ids),
    () => [],
  ),
  /** Tickets by the alarms that they have or had. */
  alarmTickets: loadByKey(
    (ids: readonly number[]) => ticketsOfAlarms(ctx, ids),
    () => [],
  ),
  /** True for alarms whose latest ticket a rule created. */
  autoDispatched: new DataLoader<number, boolean>(async (ids) => {
    const found = await forCustomer(ctx.db, ctx.customer.id, (trx) => isAutoDispatch(trx, ctx.customer.id, ids));
    return ids.map((id) => found.has(id));
  }),
  ticketStandings: new DataLoader<Ticket, TicketStanding>((tickets) => standingsOf(ctx, tickets)),
  reoccurrences: new DataLoader<Ticket, Reoccurrence>((tickets) =>
    oneByOne(tickets, (ticket) => reoccurrenceOf(ctx, ticket)),
  ),
  repeats: new DataLoader<Ticket, number>(async (tickets) => {
    const counts = await forCustomer(ctx.db, ctx.customer.id, (trx) => repeatCountsOf(trx, ctx.customer.id, tickets));
    return tickets.map(({ id }) => counts.get(id) ?? 0);
  }),
});

/** Loads fields of the page of one ticket one by one, so that a request for many delays only its caller. */
async function oneByOne<Row, Answer>(rows: readonly Row[], ask: (row: Row) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const row of rows) answers.push(await ask(row));
  return answers;
}
