import { z } from 'zod';
import { forPerson } from '../../../platform/database.ts';
import { listLimits, pageSizes } from '../../constants.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { searchTermSchema } from '../../lists/criteria/criteria.ts';
import type { Feed, FeedCounts } from './feed.ts';

const schema = z.object({
  where: z.object({ isTroubled: z.boolean().nullish(), searchTerm: z.string().nullish() }).nullish(),
  limit: z.int().min(0).max(listLimits.limit).nullish(),
  offset: z.int().min(0).max(listLimits.offset).nullish(),
});
export type ListFeedsInput = z.input<typeof schema>;

/**
 * A page of the active integrations of all customers that are not disabled: those in most trouble first, of these the
 * ones that have been for longest. It may cross customers because the provider's people run the feeds of all of them
 * and may open each (USR.12); each row belongs to one customer and names it. One statement, by a function that reads
 * for super users alone. Super users only. @throws AppError FORBIDDEN.
 */
export async function listFeeds(ctx: Ctx, input: ListFeedsInput): Promise<Feed[]> {
  assertSuper(ctx);
  const { where, limit, offset } = schema.parse(input);
  const { rows } = await forPerson(ctx.db, ctx.person.id, (trx) =>
    trx.raw(
      `select customer_id as "customerId", customer_name as "customerName", system_id as "systemId",
         display_name as "displayName", schema, direction, connection_type as "connectionType",
         last_contact_at as "lastContactAt", open_issues as issues, since, dead_letters as "deadLetters",
         oldest_dead_letter_at as "oldestDeadLetterAt", jobs, behind_since as "behindSince", pump, tries
       from provider_feeds(:by::uuid, :term::text, :troubled::boolean, :limit::int, :offset::int, :tries::int,
         :now::timestamptz)`,
      {
        by: ctx.person.id,
        term: searchTermSchema.parse(where?.searchTerm),
        troubled: where?.isTroubled ?? false,
        limit: limit ?? pageSizes.cmms,
        offset: offset ?? 0,
        tries: pageSizes.preview,
        now: ctx.clock.now(),
      },
    ),
  );
  return rows;
}

/** Counts the feeds that `listFeeds` finds, and those in trouble; across customers for the same reason. Super users only. */
export async function countFeeds(ctx: Ctx, where: ListFeedsInput['where']): Promise<FeedCounts> {
  assertSuper(ctx);
  const { where: wanted } = schema.parse({ where });
  const { rows } = await forPerson(ctx.db, ctx.person.id, (trx) =>
    trx.raw(
      `select feeds, troubled, customers, troubled_customers as "troubledCustomers"
       from provider_feed_counts(?::uuid, ?::text, ?::timestamptz)`,
      [ctx.person.id, searchTermSchema.parse(wanted?.searchTerm), ctx.clock.now()],
    ),
  );
  return rows[0];
}
