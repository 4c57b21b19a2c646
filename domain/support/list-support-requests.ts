import { z } from 'zod';
import { forPerson } from '../../platform/database.ts';
import { pageSizes } from '../constants.ts';
import { assertSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import { limitSchema, offsetSchema } from '../paging.ts';

const schema = z.object({ limit: limitSchema(pageSizes.cmms), offset: offsetSchema });

/** A request for support, as the provider's people see it. */
export interface SupportRequest {
  id: string;
  customerId: number;
  customerName: string;
  personName: string;
  personEmail: string;
  subject: string;
  description: string;
  page: string | null;
  version: string;
  createdAt: Date;
}

/**
 * A page of the requests for support of all customers, newest first. It may cross customers because the provider's people
 * answer all of them; each row names its customer. One statement, by a function that reads for super users alone. Super
 * users only. @throws AppError FORBIDDEN.
 */
export async function listSupportRequests(ctx: Ctx, input: z.input<typeof schema>): Promise<SupportRequest[]> {
  assertSuper(ctx);
  const { limit, offset } = schema.parse(input);
  const { rows } = await forPerson(ctx.db, ctx.person.id, (trx) =>
    trx.raw(
      `select id, customer_id as "customerId", customer_name as "customerName", person_name as "personName",
         person_email as "personEmail", subject, description, page, version, created_at as "createdAt"
       from provider_support_requests(?::uuid, ?::int, ?::int)`,
      [ctx.person.id, limit, offset],
    ),
  );
  return rows;
}
