import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import { integrationTexts } from '../../texts/server/integrations.ts';
import { listLimits, pageSizes } from '../constants.ts';
import { assertSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import { searchTermSchema } from '../lists/criteria/criteria.ts';
import { foldText } from '../lists/criteria/fold.ts';
import { type ExternalSystemRow, readExternalSystems } from './external-system-row.ts';
import { type HealthState, healthStates, integrationHealth, needOf } from './integration-health.ts';

const orders = ['DISPLAY_NAME', 'CREATED_AT', 'LAST_CONTACT', 'NEED'] as const;
const schema = z.object({
  where: z
    .object({
      ids: z.array(z.string()).max(listLimits.limit).nullish(),
      direction: z.enum(['INBOUND', 'OUTBOUND']).nullish(),
      isActive: z.boolean().nullish(),
      health: z.array(z.enum(healthStates)).nullish(),
      searchTerm: z.string().nullish(),
    })
    .nullish(),
  orderBy: z.object({ field: z.enum(orders), direction: z.enum(['ASC', 'DESC']) }).nullish(),
  limit: z.int().min(0).max(listLimits.limit).nullish(),
  offset: z.int().min(0).max(listLimits.offset).nullish(),
});
export type ListExternalSystemsInput = z.input<typeof schema>;

const byName = 'lower(e.display_name)';
const orderSql: Record<(typeof orders)[number], string> = {
  DISPLAY_NAME: byName,
  CREATED_AT: 'e.created_at',
  LAST_CONTACT: 'k.last_access_at',
  // among those of one rank
  NEED: byName,
};

/** A page of the customer's integrations, by name unless it is asked for otherwise. Super users only. */
export async function listExternalSystems(ctx: Ctx, input: ListExternalSystemsInput): Promise<ExternalSystemRow[]> {
  const { limit, offset } = schema.parse(input);
  const start = offset ?? 0;
  return (await findAll(ctx, input)).slice(start, start + (limit ?? pageSizes.cmms));
}

/** Counts the integrations that `listExternalSystems` finds. */
export const countExternalSystems = async (ctx: Ctx, where: ListExternalSystemsInput['where']): Promise<number> =>
  (await findAll(ctx, { where })).length;

/** Counts the integrations that `listExternalSystems` finds by their health; states without any are left out. */
export async function countByHealth(
  ctx: Ctx,
  where: ListExternalSystemsInput['where'],
): Promise<Array<{ state: HealthState; count: number }>> {
  const now = ctx.clock.now();
  const found = groupBy(await findAll(ctx, { where }), (system) => integrationHealth(system, now).state);
  return healthStates.flatMap((state) => {
    const count = found.get(state)?.length ?? 0;
    return count === 0 ? [] : [{ state, count }];
  });
}

/** A customer has tens of integrations, so that narrowing them by text and health needs no index. */
async function findAll(ctx: Ctx, input: ListExternalSystemsInput): Promise<ExternalSystemRow[]> {
  assertSuper(ctx);
  const { where, orderBy } = schema.parse(input);
  const order = `${orderSql[orderBy?.field ?? 'DISPLAY_NAME']} ${orderBy?.direction ?? 'ASC'} nulls last`;
  const systems = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    readExternalSystems(trx, ctx.customer.id, `order by ${order}, e.id`),
  );
  const term = searchTermSchema.parse(where?.searchTerm);
  const now = ctx.clock.now();
  const isWanted = (system: ExternalSystemRow, state: HealthState): boolean =>
    (!where?.ids || where.ids.includes(String(system.id))) &&
    (!where?.direction || system.direction === where.direction) &&
    (where?.isActive == null || system.isActive === where.isActive) &&
    (!where?.health || where.health.includes(state)) &&
    foldText(`${system.displayName} ${system.name} ${system.schema}`).includes(term);
  const found = systems.filter((system) => isWanted(system, integrationHealth(system, now).state));
  if (orderBy?.field !== 'NEED') return found;
  const sign = orderBy.direction === 'ASC' ? 1 : -1;
  return found.sort((a, b) => sign * (needOf(a, now) - needOf(b, now)));
}

/** Parses the id of an integration. @throws AppError NOT_FOUND for an invalid one. */
export function externalSystemId(id: string): number {
  if (/^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647) return Number(id);
  throw missing();
}

export const missing = () => notFound(integrationTexts.doesNotExist);
