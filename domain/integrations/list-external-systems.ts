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

export interface ListedExternalSystems {
  /** A page of those found. */
  externalSystems: ExternalSystemRow[];
  /** Number of all that are found. */
  count: number;
  /** Their numbers by health; states without any are left out. */
  countByHealth: Array<{ state: HealthState; count: number }>;
}

/**
 * Finds integrations of the customer, by name unless it is asked for otherwise. A customer has tens of them, so that
 * narrowing them by text and health needs no index. Super users only.
 */
export async function listExternalSystems(ctx: Ctx, input: ListExternalSystemsInput): Promise<ListedExternalSystems> {
  assertSuper(ctx);
  const { where, orderBy, limit, offset } = schema.parse(input);
  const order = `${orderSql[orderBy?.field ?? 'DISPLAY_NAME']} ${orderBy?.direction ?? 'ASC'} nulls last`;
  const systems = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    readExternalSystems(trx, ctx.customer.id, `order by ${order}, e.id`),
  );
  const term = searchTermSchema.parse(where?.searchTerm);
  const now = ctx.clock.now();
  const stateOf = (system: ExternalSystemRow): HealthState => integrationHealth(system, now).state;
  const isWanted = (system: ExternalSystemRow): boolean =>
    (!where?.ids || where.ids.includes(String(system.id))) &&
    (!where?.direction || system.direction === where.direction) &&
    (where?.isActive == null || system.isActive === where.isActive) &&
    (!where?.health || where.health.includes(stateOf(system))) &&
    foldText(`${system.displayName} ${system.name} ${system.schema}`).includes(term);
  const found = systems.filter(isWanted);
  if (orderBy?.field === 'NEED') {
    const sign = orderBy.direction === 'ASC' ? 1 : -1;
    found.sort((a, b) => sign * (needOf(a, now) - needOf(b, now)));
  }
  const byHealth = groupBy(found, stateOf);
  const start = offset ?? 0;
  return {
    externalSystems: found.slice(start, start + (limit ?? pageSizes.cmms)),
    count: found.length,
    countByHealth: healthStates.flatMap((state) => {
      const count = byHealth.get(state)?.length ?? 0;
      return count === 0 ? [] : [{ state, count }];
    }),
  };
}

/** Parses the id of an integration. @throws AppError NOT_FOUND for an invalid one. */
export function externalSystemId(id: string): number {
  if (/^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647) return Number(id);
  throw missing();
}

export const missing = () => notFound(integrationTexts.doesNotExist);
