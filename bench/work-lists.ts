import { performance } from 'node:perf_hooks';
import { quantile } from './load.ts';
import type { Product } from './product.ts';
import type { Session } from './session.ts';

const times = 60;

/** Measures reading lists of many tickets. */
export async function readLists(
  { product, session, userId, systemId, say }: Stored & { session: Session; say(line: string): void },
  stored: number,
) {
  await storeTickets({ product, userId, systemId }, { first: 2_000_000, count: stored });
  await product.db.raw('vacuum analyze work_tickets');
  const figures: Record<string, { p50: number; p95: number }> = {};
  const row = `id displayId objective state isResolved isEscalated pendingReview assignee { id displayName } alarmCount
    createdAt dueAt closedAt externalId externalStatus externalSystem { id displayName } cmmsSyncStatus version cursor`;
  const list = `query($lensId: ID!, $searchTerm: String) {
    workTicketsAndCount(criterion: { lensId: $lensId }, searchTerm: $searchTerm) { workTickets { ${row} } } }`;
  const queries: Array<[string, Record<string, unknown>]> = [
    ...['active-work', 'my-work', 'closed-work', 'all-work'].map((lensId): [string, Record<string, unknown>] => [
      `first page of ${lensId}`,
      { lensId },
    ]),
    ['tickets that a text finds', { lensId: 'all-work', searchTerm: 'chiller 4711' }],
    ["the ticket of an order's number", { lensId: 'all-work', searchTerm: '5004711' }],
  ];
  for (const [what, variables] of queries) {
    const took: number[] = [];
    const read = () => session.graphql(list, variables);
    await read();
    for (let n = 0; n < times; n += 1) {
      const begin = performance.now();
      await read();
      took.push(performance.now() - begin);
    }
    figures[what] = { p50: Math.round(quantile(took, 0.5)), p95: Math.round(quantile(took, 0.95)) };
    say(`${what} of ${stored.toLocaleString('en')}: p50 ${figures[what].p50} ms, p95 ${figures[what].p95} ms`);
  }
  return figures;
}

interface Stored {
  product: Product;
  userId: string;
  systemId: number;
}

/** Stores open and closed tickets alternately, as after a year; all open where a poll is to read them. */
export async function storeTickets(
  { product: { db, customerId }, userId, systemId }: Stored,
  of: { first: number; count: number; areOpen?: boolean },
): Promise<void> {
  await db.raw(
    `insert into work_tickets (customer_id, id, state, objective, assignee_id, created_by, created_at, due_at, closed_at,
       is_resolved, external_system_id, external_status, cmms_sync_status, search_text, changed_at, version)
     select :customerId::int, :first::bigint + n, case when is_open then 'OPEN' else 'CLOSED' end, 'Inspect chiller ' || n,
       :userId::uuid, :userId::uuid, now() - n * interval '30 seconds', now() + interval '30 days',
       case when is_open then null else now() - n * interval '20 seconds' end, case when is_open then null else n % 3 > 0 end,
       :systemId::int, 'WAPPR', 'Complete', 'w' || (:first::bigint + n) || E'\\ninspect chiller ' || n || E'\\n' || (5000000 + n) || E'\\n', now(), 1
     from (select n, n % 5 = 0 or :areOpen::boolean as is_open from generate_series(0, :count::int - 1) as n) as made`,
    { customerId, userId, systemId, areOpen: false, ...of },
  );
}
