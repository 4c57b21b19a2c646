import { setTimeout as sleep } from 'node:timers/promises';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { readAwake } from '../alarms/decisions/end-snoozes.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import { lensCountMax } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { criteriaOf, type Lens } from '../lenses/lens.ts';
import { listLenses } from '../lenses/list-lenses.ts';
import { readers } from '../list-readers/generated/readers.ts';
import { alarmExpressionOf, parseAlarmCriteria } from '../lists/alarms/alarm-criteria.ts';
import { toPostgres } from '../lists/criteria/to-postgres.ts';
import { listKindNames } from '../lists/list-kinds.ts';
import type { Moment } from '../timezone.ts';
import { countCached } from './count-cache.ts';

export interface LensCount {
  lensId: string;
  /** Exact for standard lenses; for others at most `lensCountMax` + 1, which means more. */
  count: number;
}

/**
 * Counts the rows of each lens at a moment, by the list's own predicate (LENS.5).
 * @param mayBeOld accepts counts that are some seconds old where counting takes long.
 */
export async function countLenses(
  { db, trx }: Pick<Ctx, 'db'> & { trx: Transaction },
  customerId: number,
  lenses: readonly Lens[],
  { mayBeOld, ...moment }: Moment & { mayBeOld: boolean },
): Promise<LensCount[]> {
  const rows = alarmRowsOf(trx, customerId);
  const counts: LensCount[] = [];
  for (const lens of lenses) {
    const criteria = criteriaOf(lens);
    const key = JSON.stringify([customerId, lens.category, criteria, moment.timezone]);
    const condition = toPostgres(alarmExpressionOf(parseAlarmCriteria(criteria), '', moment));
    // lenses of people may match every alarm
    const upTo = lens.category === null ? null : lensCountMax + 1;
    const count = await countCached({ db, key, mayBeOld }, async () => {
      // on one processor: nobody waits for an expensive count, but it would slow down everybody
      await trx.raw('set local max_parallel_workers_per_gather = 0');
      return rows.count(condition, upTo);
    });
    counts.push({ lensId: lens.id, count });
  }
  return counts;
}

/**
 * Longest wait for badges of a customer that has more alarms than this: slower counts are published once they are
 * known.
 */
const patience = { ms: 40, alarms: 20_000 } as const;

/**
 * Counts the requested lenses, or all; lenses that are not open to the caller are left out.
 * @returns in no order; a count is null while many alarms are still being counted: badges publish it later, or the
 * caller asks again.
 */
export async function lensEntityCounts(
  ctx: Ctx,
  ids: readonly string[] | null,
): Promise<Array<{ lensId: string; count: number | null }>> {
  const { lenses, counts, counting } = await beginCounting(ctx, ids);
  counting.catch((error: unknown) => ctx.log.warn({ err: error }, 'lenses were not counted'));
  const enough = async (): Promise<void> => {
    const customerId = ctx.customer.id;
    const hasMany = await forCustomer(ctx.db, customerId, (trx) =>
      alarmRowsOf(trx, customerId).hasIdsFrom(patience.alarms),
    );
    await (hasMany ? sleep(patience.ms) : counting);
  };
  await Promise.race([counting, enough()]);
  return lenses.map(({ id }) => ({ lensId: id, count: counts.get(id) ?? null }));
}

/** The same, once all are counted. */
export async function allLensCounts(ctx: Ctx, ids: readonly string[] | null): Promise<ReadonlyMap<string, number>> {
  const { counts, counting } = await beginCounting(ctx, ids);
  await counting;
  return counts;
}

/** `counts` fills as they come, until `counting` ends. */
async function beginCounting(ctx: Ctx, ids: readonly string[] | null) {
  assertPermission(ctx, 'alarms', 'VIEW');
  const moment = { now: ctx.clock.now().getTime(), timezone: ctx.customer.defaultTimezone };
  const lenses = await listLenses(ctx, { ids });
  const counts = new Map<string, number>();
  const ofAlarms = readAwake(ctx, ctx.customer.id, async (trx) => {
    for (const lens of inParts(lenses.filter(({ type }) => type === 'alarm')).flat()) {
      const [counted] = await countLenses({ db: ctx.db, trx }, ctx.customer.id, [lens], { ...moment, mayBeOld: true });
      if (counted) counts.set(lens.id, counted.count);
    }
  });
  const ofOthers = listKindNames.map(async (kind) => {
    const { counter } = readers[kind];
    for (const { id, type } of lenses) if (counter && type === kind) counts.set(id, await counter.count(ctx, id));
  });
  const counting: Promise<unknown> = Promise.all([ofAlarms, ...ofOthers]);
  return { lenses, counts, counting };
}

/**
 * Splits lenses into parts: standard ones first, which indexes count; then people's own, each alone, so that none waits
 * for an expensive one.
 */
export const inParts = (lenses: readonly Lens[]): Lens[][] => {
  const standard = lenses.filter(({ category }) => category === null);
  const made = lenses.filter(({ category }) => category !== null).map((lens) => [lens]);
  return standard.length > 0 ? [standard, ...made] : made;
};
