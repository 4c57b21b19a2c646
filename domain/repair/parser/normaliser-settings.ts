import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { auditedRow } from '../../audit/audited.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { externalSystemId, missing } from '../../integrations/list-external-systems.ts';
import { haveSameMap, mappingOf } from '../../integrations/normaliser-mapping.ts';
import { normaliserVersions } from '../../integrations/normaliser-versions.ts';
import { assertVersion, checkMapping } from './read-payload.ts';

/** Settings by which an integration is read, and the start of an editor. */
export interface NormaliserSettingsView {
  normaliser: string;
  versions: string[];
  /** Name of the map that people read; null for a version without a map. */
  mappingName: string | null;
  mapping: unknown;
  fallback: unknown;
}

/**
 * Reads the settings of an integration's version: its own, or another that is being considered, for which nothing is
 * stored. Super users only. @throws AppError NOT_FOUND, INVALID.
 */
export async function normaliserSettings(
  ctx: Ctx,
  input: { externalSystemId: string; etlNormalizeVersion?: string | null | undefined },
): Promise<NormaliserSettingsView> {
  assertSuper(ctx);
  const systemId = externalSystemId(input.externalSystemId);
  const row = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx('external_systems')
      .where({ customer_id: ctx.customer.id, id: systemId })
      .first('etl_normalize_version', 'field_map'),
  );
  if (!row) throw missing();
  const normaliser: string = input.etlNormalizeVersion ?? row.etl_normalize_version;
  assertVersion(normaliser);
  const mapping = mappingOf(normaliser);
  return {
    normaliser,
    versions: [...normaliserVersions],
    mappingName: mapping?.name ?? null,
    mapping: mapping && haveSameMap(normaliser, row.etl_normalize_version) ? row.field_map : null,
    fallback: mapping?.fallback ?? null,
  };
}

const schema = z.object({
  externalSystemId: z.string(),
  etlNormalizeVersion: z.string().max(100),
  mapping: z.unknown().optional(),
});

/**
 * Sets the version and map that the integration reads with from now on; earlier readings stay until reparsed (INT.11).
 * Super users only. @throws AppError NOT_FOUND, INVALID with the place of an error in the map.
 */
export async function saveNormaliserSettings(ctx: Ctx, input: z.input<typeof schema>): Promise<NormaliserSettingsView> {
  assertSuper(ctx);
  const { etlNormalizeVersion, mapping, externalSystemId: id } = schema.parse(input);
  const systemId = externalSystemId(id);
  assertVersion(etlNormalizeVersion);
  const checked = mapping == null ? null : checkMapping(etlNormalizeVersion, mapping);
  const audit = { action: 'saveNormaliserSettings', table: 'external_systems', key: { id: systemId } } as const;
  const changed = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    auditedRow(trx, ctx, audit, () =>
      trx('external_systems')
        .where({ customer_id: ctx.customer.id, id: systemId })
        .update({
          etl_normalize_version: etlNormalizeVersion,
          field_map: checked === null ? null : JSON.stringify(checked),
          updated_at: ctx.clock.now(),
        }),
    ),
  );
  if (changed === 0) throw missing();
  return normaliserSettings(ctx, { externalSystemId: id });
}
