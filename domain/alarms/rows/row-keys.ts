/**
 * Keys of one customer's rows as a table `k`, for a join by key; binds the customer and the ids. `offset 0` hides the customer
 * from the planner: of one that is newer than the statistics it expects a single row, and then reads all of that customer's
 * rows, by whichever index, for each key.
 */
export const rowKeys = '(select ?::int as customer_id, unnest(?::bigint[]) as id offset 0) k';
