import { forCustomer } from '../../platform/database.ts';
import { followUpCountMax } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type FollowUpInput, type FollowUpSearch, followUpSchema, followUpSearchOf, ofReason } from './follow-up.ts';
import { type FollowUpReason, followUpReasonNames } from './follow-up-reasons.ts';

/** Tickets of each reason, and with any; none is counted further than `followUpCountMax`, and one. */
export interface FollowUpCounts {
  total: number;
  byReason: Array<{ reason: FollowUpReason; count: number }>;
}

/** Counts follow-ups by reason, whichever reason is given, and in total for the given one. Errors as in the list. */
export async function countFollowUps(ctx: Ctx, input: FollowUpInput): Promise<FollowUpCounts> {
  const search = await followUpSearchOf(ctx, followUpSchema.parse(input));
  const { total, byReason } = await countFound(ctx, search, followUpCountMax + 1);
  return { total, byReason: followUpReasonNames.map((reason) => ({ reason, count: byReason.get(reason) ?? 0 })) };
}

/** Counts the tickets that a search finds, and those of every reason; each no further than `limit`. */
export async function countFound(
  ctx: Ctx,
  search: FollowUpSearch,
  limit: number,
): Promise<{ total: number; byReason: Map<FollowUpReason, number> }> {
  const parts = followUpReasonNames.map((reason) => {
    const { sql, bindings } = ofReason(ctx.customer.id, search, reason);
    return { sql: `(select '${reason}' as reason, t.id ${sql} limit ?)`, bindings: [...bindings, limit] };
  });
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { rows } = await trx.raw<{ rows: Array<{ reason: FollowUpReason | null; count: number }> }>(
      `with found as materialized (${parts.map(({ sql }) => sql).join(' union all ')})
       select null as reason, count(distinct id) from found where reason = any(?::text[])
       union all select reason, count(*) from found group by reason`,
      [...parts.flatMap(({ bindings }) => bindings), [...search.reasons]],
    );
    const found = rows;
    return {
      total: Math.min(found.find(({ reason }) => reason === null)?.count ?? 0, limit),
      byReason: new Map(found.flatMap(({ reason, count }) => (reason === null ? [] : [[reason, count] as const]))),
    };
  });
}
