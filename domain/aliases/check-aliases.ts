import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { assetTexts } from '../../texts/server/assets.ts';
import { isShortAlias } from '../assets/aliases/alias-scope.ts';
import { readClassFinder } from '../assets/classes/classes.ts';
import { readEntityRows } from '../assets/entities/entity.ts';
import { entityIdSchema, entityNameSchema } from '../assets/entity-input.ts';
import { keyOf } from '../assets/similarity.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type AliasConflict, type AliasOwner, findAliasConflicts } from './alias-conflicts.ts';

/** Most aliases of an entity. */
export const aliasesMax = 200;
export const aliasesSchema = z.array(entityNameSchema).min(1).max(50);
const checked = z.object({
  /** An entity that exists; else the class and the place of a new one. */
  entityId: entityIdSchema.nullish(),
  class: entityNameSchema.nullish(),
  parentId: entityIdSchema.nullish(),
  aliases: aliasesSchema,
});

export interface CheckedAlias {
  alias: string;
  isUnique: boolean;
  /** So short that it may be found where something else is meant (AST.6). */
  isShort: boolean;
  conflict: AliasConflict | null;
}

/**
 * Checks whether aliases are unique where they have to be (AST.6), regardless of case, space and punctuation, among
 * themselves too.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for the entity, the class or the place.
 */
export async function checkAliases(ctx: Ctx, given: z.input<typeof checked>): Promise<CheckedAlias[]> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { aliases, ...of } = checked.parse(given);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const owner = await ownerOf(trx, ctx.customer.id, of);
    return judge(aliases, await findAliasConflicts(trx, ctx.customer.id, owner, aliases.map(keyOf)));
  });
}

async function ownerOf(
  trx: Transaction,
  customerId: number,
  { entityId, class: className, parentId }: Omit<z.output<typeof checked>, 'aliases'>,
): Promise<AliasOwner> {
  if (entityId != null) return findOwner(trx, customerId, entityId);
  const found = className == null ? null : (await readClassFinder(trx, customerId))(className);
  if (!found) throw notFound(assetTexts.unknownClass(className ?? ''));
  const parent = parentId == null ? null : await findOwner(trx, customerId, parentId);
  return { id: null, class: found.class, kind: found.kind, buildingId: parent?.buildingId ?? null };
}

/** @throws AppError NOT_FOUND. */
export async function findOwner(
  trx: Transaction,
  customerId: number,
  id: number,
): Promise<AliasOwner & { id: number; name: string }> {
  const found = (await readEntityRows(trx, customerId, [id])).get(id);
  if (!found) throw notFound(assetTexts.notFound);
  return found;
}

export function judge(aliases: readonly string[], conflicts: readonly AliasConflict[]): CheckedAlias[] {
  const seen = new Set<string>();
  return aliases.map((alias) => {
    const key = keyOf(alias);
    const conflict = conflicts.find(({ aliasKey }) => aliasKey === key) ?? null;
    const isUnique = conflict === null && !seen.has(key);
    seen.add(key);
    return { alias, isUnique, isShort: isShortAlias(alias), conflict };
  });
}
