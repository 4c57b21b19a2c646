import { z } from 'zod';
import { invalid } from '../../../platform/errors.ts';
import { listTexts } from '../../../texts/server/lists.ts';
import { listLimits } from '../../constants.ts';
import { assertMayAsk } from '../../identity/cmms-access.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { criteriaOf, type Lens } from '../../lenses/lens.ts';
import { openLens } from '../../lenses/list-lenses.ts';
import { type SearchFields, searchFields } from '../../lenses/search-fields.ts';
import { type AlarmCriterion, alarmExpressionOf, parseAlarmCriteria } from '../../lists/alarms/alarm-criteria.ts';
import { type AlarmOrder, defaultOrder, orderSchema } from '../../lists/alarms/alarm-order.ts';
import { type Condition, toPostgres } from '../../lists/criteria/to-postgres.ts';
import { pageSchema } from '../../paging.ts';
import type { Moment } from '../../timezone.ts';

/** Numbers of alarms as people or URLs write them; an invalid one matches no alarm. */
export const alarmIdsUpTo = (max: number) =>
  z
    .array(z.string().max(50))
    .max(max, listTexts.alarms(max))
    .transform((ids) => ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number));
export const alarmIdsSchema = alarmIdsUpTo(listLimits.limit);

export const whereSchema = z.object({
  ids: alarmIdsSchema.nullish(),
  ...searchFields,
});
export type AlarmWhereInput = z.input<typeof whereSchema>;

export const listSchema = pageSchema.extend({
  where: whereSchema.nullish().transform((where) => where ?? whereSchema.parse({})),
  orderBy: z.array(orderSchema).max(4).nullish(),
  after: z.string().max(1_000).nullish(),
});
export type AlarmListInput = z.input<typeof listSchema>;

type OpenedLens = Pick<Lens, 'criteria' | 'scope' | 'sort'>;

/** A search in the criteria language: a lens, filters and a term together. */
export interface AlarmSearch {
  criteria: AlarmCriterion[];
  /** Folded. */
  term: string;
  /** When and where it is asked. */
  moment: Moment;
  lens: OpenedLens | null;
}

type Viewer = Parameters<typeof openLens>[0] & Pick<Ctx, 'clock'>;

/**
 * Puts a lens's own criteria before those given.
 * @throws AppError NOT_FOUND for a lens that is not open to the caller, FORBIDDEN for criteria by which they may not
 *   ask.
 */
export async function searchOf(viewer: Viewer, where: SearchFields): Promise<AlarmSearch> {
  assertMayAsk(viewer, where.criteria ?? []);
  const lens = where.lensId ? await openLens(viewer, where.lensId) : null;
  // the caller's first, so that the path of a wrong one is where the caller put it
  const own = parseAlarmCriteria(where.criteria ?? []);
  const moment = { now: viewer.clock.now().getTime(), timezone: where.timezone ?? viewer.customer.defaultTimezone };
  return {
    criteria: [...parseAlarmCriteria(lens ? criteriaOf(lens) : []), ...own],
    term: where.searchTerm,
    moment,
    lens,
  };
}

/** The condition of a search, narrowed to the ids where some are given. */
export function conditionOf(search: AlarmSearch, ids: readonly number[] | null | undefined): Condition {
  const condition = toPostgres(alarmExpressionOf(search.criteria, search.term, search.moment));
  if (!ids) return condition;
  return {
    ...condition,
    sql: `s.id = any(?::bigint[]) and ${condition.sql}`,
    bindings: [[...ids], ...condition.bindings],
  };
}

/** The order asked for, else the lens's own, else newest on top. @throws AppError INVALID for a field named twice. */
export function ordersOf(lens: OpenedLens | null, asked: readonly AlarmOrder[] | null | undefined): AlarmOrder[] {
  if (asked && asked.length > 0) {
    if (new Set(asked.map((order) => order.field)).size < asked.length) throw invalid(listTexts.sortedTwice);
    return [...asked];
  }
  if (!lens) return [defaultOrder];
  const [field, direction] = lens.sort.split('.');
  return [orderSchema.parse({ field, direction })];
}
