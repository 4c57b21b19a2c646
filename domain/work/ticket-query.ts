import { z } from 'zod';
import { listTexts } from '../../texts/server/lists.ts';
import { listLimits } from '../constants.ts';
import type { Reader } from '../identity/ctx.ts';
import { assertWork, visibleTickets } from '../identity/ticket-rights.ts';
import { criteriaOf, type Lens } from '../lenses/lens.ts';
import { openLens } from '../lenses/list-lenses.ts';
import { type SearchFields, searchFields } from '../lenses/search-fields.ts';
import { type Criterion, expressionOf, type ParsedCriterion, parseCriteria } from '../lists/criteria/criteria.ts';
import { allOf, anyOf, contains, type Expression, isIn } from '../lists/criteria/expression.ts';
import { type Condition, toPostgres } from '../lists/criteria/to-postgres.ts';
import { ticketColumn } from '../lists/tickets/ticket-columns.ts';
import { nobody, ticketFilters, ticketNumberOf } from '../lists/tickets/ticket-filters.ts';
import { defaultTicketOrder, type TicketOrder, ticketOrderSchema } from '../lists/tickets/ticket-order.ts';
import { pageSchema } from '../paging.ts';
import { listTeamMembers } from '../teams/list-teams.ts';
import type { Moment } from '../timezone.ts';
import type { Ticket } from './model/ticket.ts';

/** Numbers of tickets as people or URLs write them, with or without their letter; invalid ones are ignored. */
export const ticketIdsSchema = z
  .array(z.string().max(50))
  .max(listLimits.limit, listTexts.tickets(listLimits.limit))
  .transform((ids) => ids.flatMap((id) => ticketNumberOf(id) ?? []));

export const ticketWhereSchema = z.object({
  ids: ticketIdsSchema.nullish(),
  ...searchFields,
});
export type TicketWhereInput = z.input<typeof ticketWhereSchema>;

export const ticketListSchema = pageSchema.extend({
  where: ticketWhereSchema.nullish().transform((where) => where ?? ticketWhereSchema.parse({})),
  orderBy: ticketOrderSchema.nullish(),
  after: z.string().max(1_000).nullish(),
});
export type TicketListInput = z.input<typeof ticketListSchema>;

/** A search of the tickets that the caller sees, by lens, filters and term together. */
export interface TicketSearch {
  lens: Pick<Lens, 'criteria' | 'scope' | 'sort'> | null;
  moment: Moment;
  /** Returns the condition at a time in ms: relative times and days depend on it. */
  expressionAt(now: number): Expression<Ticket>;
}

/** Value that stands for the caller in criteria. */
const me = 'me';
const withMe = (criteria: readonly Criterion[], id: string): Criterion[] =>
  criteria.map((criterion) =>
    ['assignee', 'creator'].includes(criterion.field)
      ? { ...criterion, values: criterion.values.map((value) => (value === me ? id : value)) }
      : criterion,
  );

/**
 * Replaces each criterion on teams by one on their members, in place: a ticket is a team's if its assignee is a member.
 * Teams that the caller may not see have no members.
 */
async function withMembers(ctx: Reader, criteria: readonly Criterion[]): Promise<Criterion[]> {
  const teamIds = [...new Set(criteria.filter(isOfTeams).flatMap(({ values }) => values.flatMap((id) => id ?? [])))];
  if (teamIds.length === 0) return [...criteria];
  const members = await listTeamMembers(ctx, teamIds);
  return criteria.map((criterion) => {
    if (!isOfTeams(criterion)) return criterion;
    const inThem = members.filter(({ teamId }) => criterion.values.includes(String(teamId)));
    return { ...criterion, field: 'assignee', values: [nobody, ...inThem.map(({ userId }) => userId)] };
  });
}
const isOfTeams = ({ field }: Criterion): boolean => field === 'team';

/** WORK-072: a number, with or without its letter, finds that ticket; any other term is searched for in texts. */
const termOf = (term: string): Array<Expression<Ticket>> => {
  if (term === '') return [];
  const number = ticketNumberOf(term);
  if (number === null) return [contains(ticketColumn.searchText, term)];
  // digits alone may also be the number of an order there, which is a line of the search text
  return [
    /^\d+$/.test(term)
      ? anyOf(isIn(ticketColumn.id, number), contains(ticketColumn.searchText, `\n${term}\n`))
      : isIn(ticketColumn.id, number),
  ];
};

/** @throws AppError FORBIDDEN without access to work, NOT_FOUND for the lens, INVALID for wrong filters. */
export async function ticketSearchOf(ctx: Reader, where: SearchFields): Promise<TicketSearch> {
  assertWork(ctx);
  const lens = where.lensId ? await openLens(ctx, where.lensId, 'work') : null;
  const parse = async (criteria: readonly Criterion[]): Promise<Array<ParsedCriterion<Ticket>>> => {
    // before teams are replaced by members, so that an id that is no team is refused
    parseCriteria(ticketFilters, criteria);
    return parseCriteria(ticketFilters, await withMembers(ctx, withMe(criteria, ctx.person.id)));
  };
  // the caller's first, so that the path of an invalid one is its index in the caller's input
  const own = await parse(where.criteria ?? []);
  const criteria = [...(await parse(lens ? criteriaOf(lens) : [])), ...own];
  const visible = await visibleTickets(ctx);
  const moment = { now: ctx.clock.now().getTime(), timezone: where.timezone ?? ctx.customer.defaultTimezone };
  return {
    lens,
    moment,
    expressionAt: (now) =>
      allOf(
        expressionOf(criteria, { ...moment, now }),
        ...termOf(where.searchTerm),
        ...(visible === null ? [] : [visible]),
      ),
  };
}

/** Returns the condition of a search, narrowed to the ids if given. */
export function ticketConditionOf(search: TicketSearch, ids: readonly number[] | null | undefined): Condition {
  const expression = search.expressionAt(search.moment.now);
  return toPostgres(ids ? allOf(isIn(ticketColumn.id, ...ids), expression) : expression);
}

/** Returns the requested order, else the lens's own, else newest first. */
export function ticketOrderOf({ lens }: TicketSearch, requested: TicketOrder | null | undefined): TicketOrder {
  if (requested) return requested;
  if (!lens) return defaultTicketOrder;
  const [field, direction] = lens.sort.split('.');
  return ticketOrderSchema.parse({ field, direction });
}
