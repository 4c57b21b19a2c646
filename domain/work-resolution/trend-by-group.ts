import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { isStorable } from '../../platform/storable.ts';
import { commonTexts } from '../../texts/server/common.ts';
import type { Ctx } from '../identity/ctx.ts';
import { boundsOf } from '../period.ts';
import { closedWork } from './closed-work.ts';
import { groupingOf, resolutionGroups } from './groups.ts';
import { assertResolution, resolutionSchema, resolutionSearchOf } from './resolution-search.ts';
import { type CountedRow, counted, type ResolutionTrend, trendOf } from './trend.ts';

const groupsMax = 50;
const schema = z.object({
  input: resolutionSchema,
  groupBy: z.enum(resolutionGroups),
  groupByAlarmAttribute: z.string().max(50).refine(isStorable, commonTexts.invalidCharacters).nullish(),
  limit: z
    .int()
    .min(1)
    .max(groupsMax)
    .nullish()
    .transform((limit) => limit ?? 10),
});

/** Closed work of one value. */
export interface ResolutionGroupTrend extends ResolutionTrend {
  /** Null for tickets without any. */
  value: string | null;
  /** As people say it; null where that is the value itself. */
  label: string | null;
}

export interface ResolutionByGroup {
  /** Those with the most closed tickets first. */
  groups: ResolutionGroupTrend[];
  /** Groups that there are, beyond those listed too. */
  groupCount: number;
  /** Every ticket once, whatever groups it counts in. */
  total: ResolutionTrend;
}

interface Row extends CountedRow {
  value: string | null;
  /** Position among the groups from 1; 0 for the total. */
  rank: number;
  group_count: number;
}

/**
 * Counts the tickets closed in a period by its parts and by a value of theirs (ANA.2): a ticket with several values
 * counts once in each group and once in the total. Errors as in `resolutionSearchOf`.
 * @throws AppError INVALID also for an unknown alarm attribute.
 */
export async function workResolutionTrendByGroup(ctx: Ctx, given: z.input<typeof schema>): Promise<ResolutionByGroup> {
  assertResolution(ctx);
  const { input, groupBy, groupByAlarmAttribute = null, limit } = schema.parse(given);
  const { period, timezone, condition } = await resolutionSearchOf(ctx, input);
  const { values, labels } = await groupingOf(ctx, groupBy, groupByAlarmAttribute);
  const bounds = boundsOf(period, timezone);
  const facts = closedWork(ctx.customer.id, condition, bounds);
  const result = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `with ${facts.sql}, named as (select distinct ticket_id, value from (${values.sql}) n where value is not null),
       grouped as (select f.*, n.value from facts f left join named n on n.ticket_id = f.id),
       ranked as (
         select value, row_number() over (order by count(*) desc, value is null, value) as rank,
           count(*) over () as group_count
         from grouped group by value
       )
       select r.value, r.rank, r.group_count, g.part, ${counted}
       from ranked r join grouped g on g.value is not distinct from r.value
       where r.rank <= ? group by r.value, r.rank, r.group_count, g.part
       union all select null, 0, 0, part, ${counted} from facts group by part`,
      [...facts.bindings, ...values.bindings, limit],
    ),
  );
  const rows: Row[] = result.rows;
  const byRank = new Map<number, Row[]>();
  for (const row of rows) byRank.set(row.rank, [...(byRank.get(row.rank) ?? []), row]);
  const total = trendOf(bounds, byRank.get(0) ?? []);
  byRank.delete(0);
  const ranked = [...byRank].toSorted(([a], [b]) => a - b).map(([, ofGroup]) => ofGroup as [Row, ...Row[]]);
  const names = await labels(ranked.flatMap(([{ value }]) => value ?? []));
  return {
    total,
    groupCount: ranked[0]?.[0].group_count ?? 0,
    groups: ranked.map((ofGroup) => {
      const [{ value }] = ofGroup;
      return { value, label: value === null ? null : (names.get(value) ?? null), ...trendOf(bounds, ofGroup) };
    }),
  };
}
