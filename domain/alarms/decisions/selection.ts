import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { bulkSelectMax } from '../../constants.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { alarmExpressionOf } from '../../lists/alarms/alarm-criteria.ts';
import { allOf } from '../../lists/criteria/expression.ts';
import { toPostgres } from '../../lists/criteria/to-postgres.ts';
import { searchOf, whereSchema } from '../rows/alarm-query.ts';
import { alarmRowsOf } from '../rows/alarm-rows.ts';

/** Refuses more rows than may be selected, with their exact number. */
export const tooManySelected = (count: number, what = 'alarms'): AppError =>
  new AppError('LIMIT', alarmTexts.tooManySelected(count, what, bulkSelectMax));

const ids = z.array(z.string().max(50));

/** Targets of a call: some ids, or all matches except some (SYS.3). */
export const targetSchema = z.object({
  ids: ids.nullish(),
  /** The versions that the caller has seen, in the order of `ids` (WIRE.12). */
  expectedVersions: z.array(z.int()).nullish(),
  selection: whereSchema
    .omit({ ids: true })
    .extend({ excludedIds: ids.max(bulkSelectMax).nullish(), asOf: z.coerce.date() })
    .nullish(),
});

export interface Target {
  /** As they were given, each once. */
  ids: string[];
  /** Versions that the caller has seen, by id. */
  expected: ReadonlyMap<string, number>;
  /** Alarms that have changed since are left alone: milliseconds since the epoch. */
  asOf: number | null;
}

/** @returns the number of an alarm as people or URLs write it; null for an invalid one. */
export const alarmNumber = (id: string): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null);

/**
 * The alarms of a call, a selection evaluated now.
 * @throws AppError INVALID for neither or both kinds, LIMIT for too many alarms, with their exact number.
 */
export function targetOf(ctx: Ctx, given: z.output<typeof targetSchema>): Promise<Target> {
  return targetFrom(given, async (selection) => {
    const search = await searchOf(ctx, selection);
    const asOf = selection.asOf.getTime();
    // alarms that time alone has added since the caller looked were not seen either
    const at = (now: number) => alarmExpressionOf(search.criteria, search.term, { ...search.moment, now });
    const condition = toPostgres(allOf(at(search.moment.now), at(asOf)));
    const excluded = (selection.excludedIds ?? []).flatMap((id) => alarmNumber(id) ?? []);
    return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
      const rows = alarmRowsOf(trx, ctx.customer.id);
      const ids = await rows.ids(condition, excluded, bulkSelectMax + 1);
      const bindings = [excluded, ...condition.bindings];
      const others = { ...condition, sql: `not (s.id = any(?::bigint[])) and ${condition.sql}`, bindings };
      return { ids, count: ids.length > bulkSelectMax ? await rows.count(others) : ids.length };
    });
  });
}

/** Targets of a call about alarms or tickets: its ids as given, or the ids that `find` yields for its selection now. */
interface Given<Selection extends { asOf: Date }> {
  ids?: string[] | null | undefined;
  expectedVersions?: number[] | null | undefined;
  selection?: Selection | null | undefined;
}

/**
 * The target of a call.
 * @param find answers at most one id more than may be selected, and how many there are in all.
 * @throws AppError INVALID for neither or both kinds, LIMIT for too many.
 */
export async function targetFrom<Selection extends { asOf: Date }>(
  given: Given<Selection>,
  find: (selection: Selection) => Promise<{ ids: number[]; count: number }>,
  what = 'alarms',
): Promise<Target> {
  const { selection, expectedVersions } = given;
  if (selection ? given.ids : !given.ids) throw invalid(alarmTexts.idsOrSelection);
  if (!selection) {
    const all = given.ids ?? [];
    if (expectedVersions && expectedVersions.length !== all.length) throw invalid(alarmTexts.oneVersionPerId);
    const unique = [...new Set(all)];
    if (unique.length > bulkSelectMax) throw tooManySelected(unique.length, what);
    return {
      ids: unique,
      expected: new Map(expectedVersions?.map((version, index) => [all[index] as string, version])),
      asOf: null,
    };
  }
  const { ids: found, count } = await find(selection);
  if (found.length > bulkSelectMax) throw tooManySelected(count, what);
  return { ids: found.map(String), expected: new Map(), asOf: selection.asOf.getTime() };
}
