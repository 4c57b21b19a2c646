import { forCustomer } from '../../../platform/database.ts';
import type { CanonicalEvent } from '../../alarms/model/canonical-event.ts';
import { pageSizes } from '../../constants.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { MappableField } from '../../integrations/field-map.ts';
import { externalSystemId } from '../../integrations/list-external-systems.ts';
import type { ParserPorts, PayloadReading, StoredPayload } from '../parser/payload-reader.ts';
import { checkMapping } from '../parser/read-payload.ts';
import { type SourceMappingInput, sourceMappingSchema } from './change-source-mapping.ts';
import { readMap } from './list-source-mappings.ts';
import { assertMappings, withSource } from './source-mapping.ts';

/** Result of reading one payload with another source mapping. */
export interface SourceMappingPreview {
  payloadId: string;
  receivedAt: number;
  /** Value of the field in the first event, as it is read now and as it would be; null: none. */
  before: string | null;
  after: string | null;
  /** Why the payload would not be applied. */
  problem: string | null;
}

/** Fields of an event under another name than the mapping's. */
const otherNames: Partial<Record<MappableField, keyof CanonicalEvent>> = {
  event: 'kind',
  value: 'valueText',
  priority: 'priorityRaw',
  updatedAt: 'occurredAt',
};

/**
 * Reads the newest payloads of an integration with another source for one field, without storing anything. Super users
 * only. @throws AppError FORBIDDEN, NOT_FOUND, INVALID for a source that the map cannot have.
 */
export async function previewSourceMapping(
  ctx: Ctx,
  ports: ParserPorts,
  input: SourceMappingInput,
): Promise<SourceMappingPreview[]> {
  assertSuper(ctx);
  const { externalSystemId: id, field, source } = sourceMappingSchema.parse(input);
  const of = { customerId: ctx.customer.id, systemId: externalSystemId(id) };
  const now = ctx.clock.now().getTime();
  const mapping = await forCustomer(ctx.db, of.customerId, async (trx) => {
    const { etl_normalize_version: version, field_map: map } = await readMap(trx, ctx, of.systemId);
    assertMappings(version, map);
    return checkMapping(version, withSource(version, map, field, source ?? null));
  });
  const payloads = await ports.newest({ ...of, limit: pageSizes.preview });
  return forCustomer(ctx.db, of.customerId, async (trx) => {
    const previews: SourceMappingPreview[] = [];
    for (const { payload, ...stored } of payloads) {
      const before = await ports.read(trx, { ...of, payload, now });
      const after = await ports.read(trx, { ...of, payload, mapping, now });
      if (before && after) previews.push(previewOf(stored, field, before, after));
    }
    return previews;
  });
}

const previewOf = (
  { payloadId, receivedAt }: Omit<StoredPayload, 'payload'>,
  field: MappableField,
  before: PayloadReading,
  after: PayloadReading,
): SourceMappingPreview => ({
  payloadId,
  receivedAt,
  before: textOf(before, field),
  after: textOf(after, field),
  problem: after.outcome === 'applied' ? null : after.reason,
});

function textOf({ events }: PayloadReading, field: MappableField): string | null {
  const value = events[0]?.[otherNames[field] ?? (field as keyof CanonicalEvent)];
  return value == null ? null : String(value);
}
