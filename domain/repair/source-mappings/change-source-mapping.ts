import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { sourceMappingTexts } from '../../../texts/server/source-mappings.ts';
import { auditedRow } from '../../audit/audited.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { mappableFields } from '../../integrations/field-map.ts';
import { externalSystemId } from '../../integrations/list-external-systems.ts';
import { checkMapping } from '../parser/read-payload.ts';
import { readMap } from './list-source-mappings.ts';
import { assertMappings, type SourceMapping, sourceMappings, withSource } from './source-mapping.ts';

export const sourceMappingSchema = z.object({
  externalSystemId: z.string(),
  field: z.enum(mappableFields),
  /** Checked by the rules of the version's map. */
  source: z.unknown().optional(),
});
export type SourceMappingInput = z.input<typeof sourceMappingSchema>;

/**
 * Gives a field a source of its own in the map that the integration's normalizer reads by. What was read before stays
 * until it is reparsed (INT.11). Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for a source that the map cannot have, CONFLICT if the field has one.
 */
export const createSourceMapping = (ctx: Ctx, input: SourceMappingInput): Promise<SourceMapping> =>
  change(ctx, input, 'createExternalSystemBasSourceMapping', ({ isOwn }) => {
    if (isOwn) throw conflict(sourceMappingTexts.exists);
  });

/**
 * Changes the source of a field that has one of its own. Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND also for a field that has none, INVALID for a source that the map cannot have.
 */
export const updateSourceMapping = (ctx: Ctx, input: SourceMappingInput): Promise<SourceMapping> =>
  change(ctx, input, 'updateExternalSystemBasSourceMapping', ({ isOwn }) => {
    if (!isOwn) throw notFound(sourceMappingTexts.notFound);
  });

async function change(
  ctx: Ctx,
  input: SourceMappingInput,
  action: string,
  assert: (before: SourceMapping) => void,
): Promise<SourceMapping> {
  assertSuper(ctx);
  const { externalSystemId: id, field, source } = sourceMappingSchema.parse(input);
  const systemId = externalSystemId(id);
  const of = (mappings: readonly SourceMapping[]) => mappings.find((one) => one.field === field) as SourceMapping;
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { etl_normalize_version: version, field_map: map } = await readMap(trx, ctx, systemId);
    assertMappings(version, map);
    assert(of(sourceMappings(systemId, version, map)));
    const next = checkMapping(version, withSource(version, map, field, source ?? null)) as Record<string, unknown>;
    await auditedRow(trx, ctx, { action, table: 'external_systems', key: { id: systemId } }, () =>
      trx('external_systems')
        .where({ customer_id: ctx.customer.id, id: systemId })
        .update({ field_map: JSON.stringify(next), updated_at: ctx.clock.now() }),
    );
    return of(sourceMappings(systemId, version, next));
  });
}
