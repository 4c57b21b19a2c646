import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';
import { repairTexts } from '../../../texts/server/repair.ts';
import { itemMaxKb } from '../../constants.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { externalSystemId, missing } from '../../integrations/list-external-systems.ts';
import { parseMapping } from '../../integrations/normaliser-mapping.ts';
import { normaliserVersions } from '../../integrations/normaliser-versions.ts';
import { findSources, type Source } from './find-sources.ts';
import type { ParserPorts, PayloadReading, StoredPayload } from './payload-reader.ts';

const schema = z.object({
  externalSystemId: z.string(),
  payload: z
    .string()
    .min(1, repairTexts.payloadRequired)
    .refine((text) => Buffer.byteLength(text) <= itemMaxKb * 1_024, repairTexts.payloadTooLarge(itemMaxKb)),
  etlNormalizeVersion: z.string().max(100).nullish(),
  mapping: z.unknown().optional(),
});
export type ReadPayloadInput = z.input<typeof schema>;

export interface ExplainedReading extends PayloadReading {
  /** For each event, the positions of its fields in the payload. */
  sources: Source[][];
}

/**
 * Reads a payload as an integration would, with the version and the map given instead of its own: nothing is stored.
 * Super users only. @throws AppError NOT_FOUND, INVALID where version or map cannot be used.
 */
export async function readPayload(ctx: Ctx, ports: ParserPorts, input: ReadPayloadInput): Promise<ExplainedReading> {
  assertSuper(ctx);
  const { payload, etlNormalizeVersion, mapping, ...which } = schema.parse(input);
  const systemId = externalSystemId(which.externalSystemId);
  const by = byGiven(etlNormalizeVersion, mapping);
  const customerId = ctx.customer.id;
  const reading = await forCustomer(ctx.db, customerId, (trx) =>
    ports.read(trx, {
      customerId,
      systemId,
      payload,
      ...by,
      now: ctx.clock.now().getTime(),
    }),
  );
  if (!reading) throw missing();
  return { ...reading, sources: reading.events.map((event) => findSources(payload, event)) };
}

/** Settings used in place of the integration's own. */
export interface ReadBy {
  version?: string;
  mapping?: unknown;
}

/** @throws AppError INVALID where version or map cannot be used. */
export function byGiven(version: string | null | undefined, mapping: unknown): ReadBy {
  if (version != null) assertVersion(version);
  if (version != null && mapping != null) checkMapping(version, mapping);
  return { ...(version == null ? {} : { version }), ...(mapping == null ? {} : { mapping }) };
}

const examplesMost = 20;

/** Lists the newest payloads that an integration's doors accepted, to choose from. Super users only. */
export async function rawDataExamples(
  ctx: Ctx,
  ports: ParserPorts,
  input: { externalSystemId: string },
): Promise<StoredPayload[]> {
  assertSuper(ctx);
  const systemId = externalSystemId(input.externalSystemId);
  return ports.newest({ customerId: ctx.customer.id, systemId, limit: examplesMost });
}

/** @throws AppError INVALID for a version that this release does not ship. */
export function assertVersion(version: string): void {
  if (!(normaliserVersions as readonly string[]).includes(version))
    throw invalid(repairTexts.normaliserNotFound(version), [
      { path: 'etlNormalizeVersion', message: repairTexts.chooseNormaliser },
    ]);
}

/** @throws AppError INVALID with the place of an error in the map. @returns the map as stored. */
export function checkMapping(version: string, mapping: unknown): unknown {
  const parsed = parseMapping(version, mapping);
  if ('problem' in parsed) throw invalid(parsed.problem, [{ path: 'mapping', message: parsed.problem }]);
  return parsed.map;
}
