import { afterAll, beforeAll, expect, test } from 'vitest';
import { forCustomer } from '../../platform/database.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { allOf } from '../lists/criteria/expression.ts';
import { toPostgres } from '../lists/criteria/to-postgres.ts';
import { defaultTicketOrder, ticketKeysetOf } from '../lists/tickets/ticket-order.ts';
import { type FollowUpSearch, followUpPageQuery } from './follow-up.ts';
import { type FollowUpReason, followUpReasonNames } from './follow-up-reasons.ts';

/** A customer with many tickets, of which a few need another look: pages must not read all of them. */
const tickets = 120_000;
const limit = 50;
const now = '2026-05-08T12:00:00.000Z';
let own: Awaited<ReturnType<typeof ownDatabase>>;
let customerId: number;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
  customerId = newCustomerId();
  await createCustomer(own.db, { id: customerId, name: 'Test' });
  // one of twenty is open; of the closed ones a few are unresolved, recurred or were never sent
  await own.db.raw(
    `insert into work_tickets (customer_id, id, state, objective, created_at, due_at, closed_at, is_resolved,
       has_recurred, cmms_sync_status, search_text, changed_at, version)
     select ?, n, case when n % 20 = 0 then 'OPEN' else 'CLOSED' end, 'Inspect',
       ?::timestamptz - (${tickets} - n) * interval '1 minute', ?::timestamptz + (n % 7 - 3) * interval '1 hour',
       case when n % 20 = 0 then null else ?::timestamptz end, case when n % 20 = 0 then null else n % 97 <> 0 end,
       case when n % 20 = 0 then null else n % 89 = 0 end, case when n % 503 = 0 then 'Failed' end, '', ?::timestamptz, 1
     from generate_series(1, ${tickets}) n`,
    [customerId, now, now, now, now],
  );
  await own.db.raw('analyze work_tickets');
});
afterAll(() => own?.drop());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function explained(reasons: readonly FollowUpReason[], after: number[] | null): Promise<Plan[]> {
  const search: FollowUpSearch = { reasons, condition: toPostgres(allOf()), now };
  const keyset = ticketKeysetOf(defaultTicketOrder, after);
  const page = followUpPageQuery(customerId, search, keyset, limit);
  const { rows } = await forCustomer(own.db, customerId, (trx) =>
    trx.raw(`explain (analyze, format json) ${page.sql}`, page.bindings),
  );
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
}

/** Rows of tickets that a plan touched. */
const touched = (nodes: readonly Plan[]): number =>
  nodes
    .filter((node) => node['Relation Name'] === 'work_tickets' || node['Node Type'].startsWith('Bitmap'))
    .reduce(
      (sum, node) => sum + node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
      0,
    );

const middle = [0, Date.parse(now) - (tickets / 2) * 60_000, tickets / 2];
test.each([
  ['the first page of all', followUpReasonNames, null],
  ['a page in the middle of all', followUpReasonNames, middle],
  ...followUpReasonNames.map((reason): [string, FollowUpReason[], null] => [reason, [reason], null]),
  ...followUpReasonNames.map((reason): [string, FollowUpReason[], number[]] => [
    `${reason} in the middle`,
    [reason],
    middle,
  ]),
])('ANA.5: %s is read by indexes in their order, without sorting or reading all tickets', async (_, reasons, after) => {
  const nodes = await explained(reasons, after);
  const types = nodes.map((node) => node['Node Type']);
  expect(types).not.toContain('Seq Scan');
  // only what the pages of the reasons found together is sorted
  for (const node of nodes.filter((one) => /Sort/.test(one['Node Type'])))
    expect(node['Actual Rows']).toBeLessThanOrEqual(reasons.length * limit);
  // of INACTIVE_ALARMS there is none here, and all open tickets are asked
  const most = (reasons as readonly string[]).includes('INACTIVE_ALARMS') ? tickets / 20 : 0;
  expect(touched(nodes)).toBeLessThanOrEqual(most + reasons.length * limit * 10);
});
