/** Keys of one customer's rows as a table `k`, for a join by key, as `customerRows`; binds the customer and the ids. */
export const rowKeys = '(select ?::int as customer_id, unnest(?::bigint[]) as id offset 0) k';
