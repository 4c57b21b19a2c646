import type { Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { type AliasKind, aliasKindOf, isBuildingScoped } from '../assets/aliases/alias-scope.ts';

/** An entity whose name or alias stands in the way of an alias. */
export interface AliasConflict {
  aliasKey: string;
  id: number;
  name: string;
  class: string;
}

/** The entity that aliases are for: a new one has no id yet. */
export interface AliasOwner {
  id: number | null;
  class: string;
  kind: string;
  buildingId: number | null;
}

/**
 * Finds entities that have one of the aliases as their name or alias where it has to be unique (AST.6): of the same kind,
 * in the building of rooms, floors and equipment, in the customer for buildings and systems.
 */
export async function findAliasConflicts(
  trx: Transaction,
  customerId: number,
  owner: AliasOwner,
  aliasKeys: readonly string[],
): Promise<AliasConflict[]> {
  const kind = aliasKindOf(owner);
  const { rows } = await trx.raw<{ rows: Array<AliasConflict & { kind: string; buildingId: number | null }> }>(
    `select k.key as "aliasKey", e.id, e.name, e.class, e.kind, e.building_id as "buildingId"
     from unnest(:keys::text[]) as k (key) cross join lateral (
       select n.id from entities n where n.customer_id = :customerId and n.name_key = k.key and n.deleted_at is null
       union
       select a.entity_id from entity_aliases a where a.customer_id = :customerId and a.alias_key = k.key) found
     join entities e on e.customer_id = :customerId and e.id = found.id and e.deleted_at is null
     where e.id is distinct from :ownId::bigint order by e.id`,
    { customerId, keys: pgArray('text', aliasKeys), ownId: owner.id },
  );
  const isNear = (buildingId: number | null): boolean => !isBuildingScoped(kind) || buildingId === owner.buildingId;
  return rows
    .filter((row) => aliasKindOf(row) === (kind satisfies AliasKind) && isNear(row.buildingId))
    .map(({ aliasKey, id, name, class: className }) => ({ aliasKey, id, name, class: className }));
}
