import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { externalSystemId, missing } from '../../integrations/list-external-systems.ts';
import { type SourceMapping, sourceMappings } from './source-mapping.ts';

/**
 * Lists where each field of a source's alarms is read from, by the map that its normalizer reads by; none for a source
 * whose version has no such map, or whose mail template has a text that decides it. Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND.
 */
export async function listSourceMappings(ctx: Ctx, input: { externalSystemId: string }): Promise<SourceMapping[]> {
  assertSuper(ctx);
  const systemId = externalSystemId(input.externalSystemId);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { etl_normalize_version: version, field_map: map } = await readMap(trx, ctx, systemId);
    return sourceMappings(systemId, version, map);
  });
}

/** Reads the version and map of an integration, locked for a change. @throws AppError NOT_FOUND. */
export async function readMap(
  trx: Transaction,
  ctx: Ctx,
  id: number,
): Promise<{ etl_normalize_version: string | null; field_map: Record<string, unknown> | null }> {
  const row = await trx('external_systems')
    .where({ customer_id: ctx.customer.id, id })
    .forNoKeyUpdate()
    .first('etl_normalize_version', 'field_map');
  if (!row) throw missing();
  return row;
}
