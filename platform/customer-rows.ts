/**
 * Returns SQL of rows that a statement receives for one customer, as `n` with their `customer_id`, for a join by key. `offset 0` hides
 * the customer from the planner: of one that is newer than the statistics it expects a single row, and then reads all of that
 * customer's rows, by whichever index, for each of these.
 * @param rows rows as `n`, e.g. `unnest(?::bigint[]) as n (id)`
 * @param customer binding of the customer, ahead of those of the rows
 */
export const customerRows = (rows: string, customer: '?' | ':customerId' = '?'): string =>
  `(select ${customer}::int as customer_id, n.* from ${rows} offset 0) n`;

/**
 * Returns SQL of the rows of a customer with a key, for each row before it in `from`. From a recursion the planner expects billions
 * of rows, and would read all rows of the customer to join them: `offset 0` leaves it no other way than the index.
 * @param key condition on a row `x`, of an index that begins with the customer
 * @param customer binding of the customer
 */
export const rowsByKey = (
  columns: string,
  table: string,
  key: string,
  customer: '?' | ':customerId' = ':customerId',
): string => `lateral (select ${columns} from ${table} x where x.customer_id = ${customer} and ${key} offset 0)`;
