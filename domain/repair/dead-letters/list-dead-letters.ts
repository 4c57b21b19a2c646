import { z } from 'zod';
import { listLimits, pageSizes } from '../../constants.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { externalSystemId } from '../../integrations/list-external-systems.ts';
import type { DeadLetter, DeadLetterCount, DeadLetterFilter, DeadLetterPorts } from './dead-letter.ts';

const where = z
  .object({
    externalSystemId: z.string().nullish(),
    ids: z.array(z.uuid()).max(listLimits.limit).nullish(),
    kind: z.string().max(50).nullish(),
    searchTerm: z.string().max(255).nullish(),
  })
  .nullish();
const page = z.object({
  limit: z.int().min(0).max(listLimits.limit).nullish(),
  offset: z.int().min(0).max(listLimits.offset).nullish(),
});
export type DeadLettersWhere = z.input<typeof where>;

function filterOf(ctx: Ctx, given: DeadLettersWhere): DeadLetterFilter {
  assertSuper(ctx);
  const { externalSystemId: id, ids, kind, searchTerm } = where.parse(given) ?? {};
  return {
    customerId: ctx.customer.id,
    systemId: id == null ? null : externalSystemId(id),
    ids: ids ?? null,
    kind: kind ?? null,
    text: searchTerm ?? null,
  };
}

/** A page of what waits, newest first. Super users only. */
export async function listDeadLetters(
  ctx: Ctx,
  ports: DeadLetterPorts,
  given: z.input<typeof page> & { where?: DeadLettersWhere },
): Promise<DeadLetter[]> {
  const { limit, offset } = page.parse(given);
  return ports.list({ ...filterOf(ctx, given.where), limit: limit ?? pageSizes.list, offset: offset ?? 0 });
}

/** Counts waiting letters, by integration and kind. Super users only. */
export const countDeadLetters = async (
  ctx: Ctx,
  ports: DeadLetterPorts,
  given: DeadLettersWhere,
): Promise<DeadLetterCount[]> => ports.counts(filterOf(ctx, given));
