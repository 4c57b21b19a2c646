import type { z } from 'zod';
import type { WarehouseClient } from '../client.ts';

const binding = 'customer_id = {customerId:UInt32}';

/**
 * Makes a query of the warehouse: checked parameters in, checked rows out, the customer bound in every part of it.
 * @param query.sql one SELECT with typed parameters; each table it reads FINAL is narrowed by the customer.
 * @throws Error at once for SQL that reads more tables than it binds the customer for.
 */
export function boundQuery<P extends z.ZodRawShape, R extends z.ZodType>(query: {
  sql: string;
  params: z.ZodObject<P>;
  row: R;
}): (client: WarehouseClient, customerId: number, params: z.input<z.ZodObject<P>>) => Promise<Array<z.output<R>>> {
  const reads = query.sql.match(/\bfrom\s+[a-z_]+/gi)?.length ?? 0;
  if (reads === 0 || query.sql.split(binding).length - 1 < reads) throw new Error('a query must bind the customer');
  return async (client, customerId, params) => {
    const answer = await client.query({
      query: query.sql,
      query_params: { ...query.params.parse(params), customerId },
      format: 'JSONEachRow',
    });
    return query.row.array().parse(await answer.json());
  };
}
