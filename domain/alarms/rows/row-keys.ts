import { customerRows } from '../../../platform/customer-rows.ts';

/** Keys of one customer's rows as `n`; binds the customer and the ids. */
export const rowKeys = customerRows('unnest(?::bigint[]) as n (id)');
