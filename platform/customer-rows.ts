/**
 * Returns SQL of rows that a statement receives for one customer, as `n` with their `customer_id`, for a join by key. `offset 0` hides
 * the customer from the planner: of one that is newer than the statistics it expects a single row, and then reads all of that
 * customer's rows, by whichever index, for each of these.
 * @param rows rows as `n`, e.g. `unnest(?::bigint[]) as n (id)`
 * @param customer binding of the customer, ahead of those of the rows
 */
export const customerRows = (rows: string, customer: '?' | ':customerId' = '?'): string =>
  `(select ${customer}::int as customer_id, n.* from ${rows} offset 0) n`;
