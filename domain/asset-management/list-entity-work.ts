import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { alarmsOfEntity } from '../alarms/rows/alarm-property-rows.ts';
import { entityIdSchema } from '../assets/entity-input.ts';
import { pageSizes } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { visibleTickets } from '../identity/ticket-rights.ts';
import { toPredicate } from '../lists/criteria/to-predicate.ts';
import { limitSchema, offsetSchema } from '../paging.ts';
import type { Ticket } from '../work/model/ticket.ts';
import { ticketRowsOf } from '../work/ticket-rows.ts';

const schema = z.object({
  entityId: entityIdSchema,
  state: z.enum(['OPEN', 'CLOSED']).nullish(),
  limit: limitSchema(pageSizes.assetWork),
  offset: offsetSchema,
});

/** Alarms of an asset whose tickets are looked up. */
const mostAlarms = 10_000;

/**
 * Lists tickets with alarms on an asset or in a place that the caller sees, newest first, fifty at a time (WORK-084).
 * @throws AppError FORBIDDEN, INVALID.
 */
export async function listEntityWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Ticket[]> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { entityId, state, limit, offset } = schema.parse(input);
  const visible = await visibleTickets(ctx);
  const sees = visible === null ? () => true : toPredicate<Ticket>(visible);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const alarmIds = await alarmsOfEntity(trx, ctx.customer.id, entityId, mostAlarms);
    if (alarmIds.length === 0) return [];
    const tickets = await ticketRowsOf(trx, ctx.customer.id).ofAlarms(alarmIds, {
      state: state ?? null,
      limit,
      offset,
    });
    return tickets.filter(sees);
  });
}
