import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, limitReached, notFound } from '../../platform/errors.ts';
import { aliasTexts } from '../../texts/server/aliases.ts';
import { isShortAlias } from '../assets/aliases/alias-scope.ts';
import { recomputeEntities } from '../assets/entities/recompute-entities.ts';
import { writeEntityActivity } from '../assets/entities/write-entity-activity.ts';
import { entityIdSchema, entityNameSchema } from '../assets/entity-input.ts';
import { lockDirectory } from '../assets/lock-directory.ts';
import { keyOf } from '../assets/similarity.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { findAliasConflicts } from './alias-conflicts.ts';
import { aliasesMax, aliasesSchema, findOwner, judge } from './check-aliases.ts';

/** Another name by which alarms call an entity. */
export interface EntityAlias {
  alias: string;
  isShort: boolean;
}

/** Lists the aliases of an entity, by name. @throws AppError FORBIDDEN, INVALID, NOT_FOUND. */
export async function listAliases(ctx: Ctx, entityId: string): Promise<EntityAlias[]> {
  assertPermission(ctx, 'assets', 'VIEW');
  const id = entityIdSchema.parse(entityId);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await findOwner(trx, ctx.customer.id, id);
    return readAliases(trx, ctx.customer.id, id);
  });
}

async function readAliases(trx: Transaction, customerId: number, id: number): Promise<EntityAlias[]> {
  const rows: Array<{ alias: string }> = await trx('entity_aliases')
    .where({ customer_id: customerId, entity_id: id })
    .orderByRaw('lower(alias), alias')
    .select('alias');
  return rows.map(({ alias }) => ({ alias, isShort: isShortAlias(alias) }));
}

const added = z.object({ entityId: entityIdSchema, aliases: aliasesSchema });

/**
 * Gives an entity further names. They act on texts that are read from then on; alarms that exist change only by
 * `applyEntityAlias` (AST.6). Those that it has already are left as they are.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND, CONFLICT where another of its kind and scope has one, LIMIT.
 */
export async function addAliases(ctx: Ctx, given: z.input<typeof added>): Promise<EntityAlias[]> {
  assertPermission(ctx, 'assets', 'EDIT');
  const { entityId, aliases } = added.parse(given);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    await lockDirectory(trx, customerId);
    const owner = await findOwner(trx, customerId, entityId);
    const before = await readAliases(trx, customerId, entityId);
    const own = new Set([owner.name, ...before.map(({ alias }) => alias)].map(keyOf));
    const fresh = [...new Map(aliases.map((alias) => [keyOf(alias), alias])).values()].filter(
      (alias) => !own.has(keyOf(alias)),
    );
    if (fresh.length === 0) return before;
    if (before.length + fresh.length > aliasesMax) throw limitReached(aliasTexts.tooMany(aliasesMax), 0);
    const conflicts = await findAliasConflicts(trx, customerId, owner, fresh.map(keyOf));
    const taken = judge(fresh, conflicts).find(({ isUnique }) => !isUnique);
    if (taken) throw conflict(aliasTexts.taken(taken.alias, taken.conflict?.name ?? ''));
    await trx('entity_aliases').insert(
      fresh.map((alias) => ({ customer_id: customerId, entity_id: entityId, alias, alias_key: keyOf(alias) })),
    );
    return finishChange(trx, ctx, 'addEntityAliases', { entityId, before, lines: fresh.map((alias) => [null, alias]) });
  });
}

const removed = z.object({ entityId: entityIdSchema, alias: entityNameSchema });

/**
 * Takes a name away from an entity. Alarms that were found by it stay as they are.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function removeAlias(ctx: Ctx, given: z.input<typeof removed>): Promise<EntityAlias[]> {
  assertPermission(ctx, 'assets', 'EDIT');
  const { entityId, alias } = removed.parse(given);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    await lockDirectory(trx, customerId);
    await findOwner(trx, customerId, entityId);
    const before = await readAliases(trx, customerId, entityId);
    const key = { customer_id: customerId, entity_id: entityId, alias_key: keyOf(alias) };
    if ((await trx('entity_aliases').where(key).delete()) === 0) throw notFound(aliasTexts.notFound);
    return finishChange(trx, ctx, 'removeEntityAlias', { entityId, before, lines: [[alias, null]] });
  });
}

async function finishChange(
  trx: Transaction,
  ctx: Ctx,
  action: string,
  {
    entityId,
    before,
    lines,
  }: { entityId: number; before: EntityAlias[]; lines: Array<[prev: string | null, rev: string | null]> },
): Promise<EntityAlias[]> {
  await recomputeEntities(trx, ctx, [entityId], { withContents: false });
  await writeEntityActivity(
    trx,
    ctx,
    lines.map(([prevValue, revValue]) => ({ entityId, field: 'alias', prevValue, revValue })),
  );
  const after = await readAliases(trx, ctx.customer.id, entityId);
  const names = (aliases: EntityAlias[]) => ({ aliases: aliases.map(({ alias }) => alias) });
  const subject = { kind: 'entity', id: entityId };
  await writeAudit(trx, ctx, { action, subject, before: names(before), after: names(after) });
  return after;
}
