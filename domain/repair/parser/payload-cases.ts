import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { invalid, limitReached, notFound } from '../../../platform/errors.ts';
import { isStorable } from '../../../platform/storable.ts';
import { commonTexts } from '../../../texts/server/common.ts';
import { repairTexts } from '../../../texts/server/repair.ts';
import type { CanonicalEvent } from '../../alarms/model/canonical-event.ts';
import { auditedRow } from '../../audit/audited.ts';
import { itemMaxKb } from '../../constants.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { externalSystemId, missing } from '../../integrations/list-external-systems.ts';
import { differenceOf } from './case-difference.ts';
import type { ParserPorts, PayloadReading } from './payload-reader.ts';
import { byGiven, type ReadBy } from './read-payload.ts';

/** Kept of one integration at most. */
const casesMost = 100;

/** A payload that is kept with the events it is to be read as, and whether it still is. */
export interface PayloadCase {
  id: string;
  name: string;
  payload: string;
  /** Expected reading. */
  expected: readonly CanonicalEvent[];
  createdAt: Date;
  passes: boolean;
  /** Difference from the expected reading, for a person; null where it passes. */
  difference: string | null;
}

const storable = (text: z.ZodString) => text.refine(isStorable, commonTexts.invalidCharacters);
const keeping = z.object({
  externalSystemId: z.string(),
  name: storable(z.string().trim().min(1, repairTexts.nameRequired).max(255)),
  payload: storable(
    z
      .string()
      .min(1)
      .max(itemMaxKb * 1_024),
  ),
  etlNormalizeVersion: z.string().max(100).nullish(),
  mapping: z.unknown().optional(),
});

/**
 * Stores a payload with its present reading, or that by the given version and map. Super users only.
 * @throws AppError NOT_FOUND, INVALID where version or map cannot be used or nothing is read from it, LIMIT when there
 *   are too many.
 */
export async function keepPayloadCase(
  ctx: Ctx,
  ports: ParserPorts,
  input: z.input<typeof keeping>,
): Promise<PayloadCase> {
  assertSuper(ctx);
  const { externalSystemId: id, name, payload, etlNormalizeVersion, mapping } = keeping.parse(input);
  const by = byGiven(etlNormalizeVersion, mapping);
  const systemId = externalSystemId(id);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    const reading = await read(ctx, ports, trx, systemId, payload, by);
    if (reading.outcome !== 'applied')
      throw invalid(repairTexts.onlyReadable, [{ path: 'payload', message: reading.reason ?? '' }]);
    const [kept] = await trx('payload_cases')
      .where({ customer_id: customerId, system_id: systemId })
      .count({ count: '*' });
    if (Number(kept?.count ?? 0) >= casesMost) throw limitReached(repairTexts.caseLimit(casesMost), 0);
    const row = {
      customer_id: customerId,
      id: randomUUID(),
      system_id: systemId,
      name,
      payload,
      expected: JSON.stringify(reading.events),
      created_by: ctx.person.id,
      created_at: ctx.clock.now(),
    };
    await auditedRow(trx, ctx, { action: 'keepPayloadCase', table: 'payload_cases', key: { id: row.id } }, () =>
      trx('payload_cases').insert(row),
    );
    return {
      id: row.id,
      name,
      payload,
      expected: reading.events,
      createdAt: row.created_at,
      passes: true,
      difference: null,
    };
  });
}

/** The cases of an integration, each read again as the integration reads now. Super users only. */
export async function listPayloadCases(
  ctx: Ctx,
  ports: ParserPorts,
  input: { externalSystemId: string },
): Promise<PayloadCase[]> {
  assertSuper(ctx);
  const systemId = externalSystemId(input.externalSystemId);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const rows = await trx('payload_cases')
      .where({ customer_id: ctx.customer.id, system_id: systemId })
      .orderBy('created_at')
      .limit(casesMost);
    const cases: PayloadCase[] = [];
    for (const row of rows) {
      const difference = differenceOf(row.expected, await read(ctx, ports, trx, systemId, row.payload));
      const { id, name, payload, expected, created_at: createdAt } = row;
      cases.push({ id, name, payload, expected, createdAt, passes: difference === null, difference });
    }
    return cases;
  });
}

/** Super users only. @throws AppError NOT_FOUND. */
export async function deletePayloadCase(ctx: Ctx, { id }: { id: string }): Promise<string> {
  assertSuper(ctx);
  const deleted = z.uuid().safeParse(id).success
    ? await forCustomer(ctx.db, ctx.customer.id, (trx) =>
        auditedRow(trx, ctx, { action: 'deletePayloadCase', table: 'payload_cases', key: { id } }, () =>
          trx('payload_cases').where({ customer_id: ctx.customer.id, id }).delete(),
        ),
      )
    : 0;
  if (deleted === 0) throw notFound(repairTexts.caseNotFound);
  return id;
}

async function read(
  ctx: Ctx,
  ports: ParserPorts,
  trx: Transaction,
  systemId: number,
  payload: string,
  by: ReadBy = {},
): Promise<PayloadReading> {
  const now = ctx.clock.now().getTime();
  const reading = await ports.read(trx, { customerId: ctx.customer.id, systemId, payload, now, ...by });
  if (!reading) throw missing();
  return reading;
}
