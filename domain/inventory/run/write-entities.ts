import { customerRows } from '../../../platform/customer-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { keyOf } from '../../assets/similarity.ts';
import { takeIds } from '../../take-ids.ts';
import type { InventoryImport } from '../inventory-import.ts';
import type { Item } from '../plan/item.ts';
import type { PlannedRow } from '../plan/planned-row.ts';
import { type Change, type EntityState, idOf } from './change.ts';
import type { ImportCtx } from './run-deps.ts';

const spaceTypeOf = ({ spaceType }: Item, spaceTypes: ReadonlyMap<string, string>): string | null =>
  spaceType === null ? null : (spaceTypes.get(keyOf(spaceType)) ?? null);

/** Creates entities of rows. @returns rows whose entity could not be created: another of its name has been meanwhile. */
export async function insertEntities(
  trx: Transaction,
  ctx: ImportCtx,
  { customerId, externalSystemId }: InventoryImport,
  changes: readonly Change[],
  spaceTypes: ReadonlyMap<string, string>,
): Promise<PlannedRow[]> {
  if (changes.length === 0) return [];
  const first = await takeIds(trx, customerId, 'entity', { count: changes.length });
  const inserted = await trx('entities')
    .insert(
      changes.map(({ item, node }, index) => ({
        ...{ customer_id: customerId, id: first + index, class: item.class.class, class_id: item.class.classId },
        ...{ raw_class: item.class.rawClass, kind: item.class.kind, name: item.name, name_key: keyOf(item.name) },
        ...{ parent_id: node.parent?.entity?.id ?? null, criticality: item.criticality, shop: item.shop },
        ...{ space_type_id: spaceTypeOf(item, spaceTypes), external_id: item.externalId },
        external_system_id: item.externalId === null ? null : externalSystemId,
        ...{ is_paid: true, created_by: ctx.person.id, created_at: ctx.clock.now() },
      })),
    )
    .onConflict()
    .ignore()
    .returning(['id', 'version']);
  const versions = new Map(inserted.map(({ id, version }) => [Number(id), version]));
  return changes.flatMap((change, index) => {
    const { item, node, planned } = change;
    const id = first + index;
    const version = versions.get(id);
    if (version === undefined) return [planned];
    node.entity = {
      ...{ id, kind: item.class.kind, class: item.class.class, classId: item.class.classId, name: item.name },
      ...{ parentId: node.parent?.entity?.id ?? null, buildingId: node.building?.entity?.id ?? null },
      ...{ externalId: item.externalId, criticality: item.criticality, spaceType: item.spaceType, shop: item.shop },
      aliases: [],
    };
    change.after.version = version;
    return [];
  });
}

/** Changes entities as rows say; what rows do not say stays. @returns rows whose entity is gone. */
export async function updateEntities(
  trx: Transaction,
  { customerId, externalSystemId }: InventoryImport,
  changes: readonly Change[],
  spaceTypes: ReadonlyMap<string, string>,
): Promise<PlannedRow[]> {
  if (changes.length === 0) return [];
  const ids = changes.map(({ node }) => idOf(node));
  const stored = await trx('entities')
    .where({ customer_id: customerId, deleted_at: null })
    .whereIn('id', ids)
    .select('*');
  const byId = new Map(stored.map((row) => [Number(row.id), row]));
  const kept: Array<{ id: number; state: EntityState }> = [];
  const lost: PlannedRow[] = [];
  for (const change of changes) {
    const { item, node, planned } = change;
    const row = byId.get(idOf(node));
    if (!row) {
      lost.push(planned);
      continue;
    }
    const before: EntityState = {
      ...{ name: row.name, class: row.class, classId: row.class_id, kind: row.kind },
      ...{ parentId: row.parent_id === null ? null : Number(row.parent_id), externalId: row.external_id },
      ...{ criticality: row.criticality, spaceTypeId: row.space_type_id, shop: row.shop },
    };
    const state: EntityState = {
      ...before,
      name: item.name,
      ...(item.class.kind === 'space'
        ? {}
        : { class: item.class.class, classId: item.class.classId, kind: item.class.kind }),
      parentId: node.parent?.entity?.id ?? before.parentId,
      externalId: item.externalId ?? before.externalId,
      criticality: item.criticality ?? before.criticality,
      spaceTypeId: spaceTypeOf(item, spaceTypes) ?? before.spaceTypeId,
      shop: item.shop ?? before.shop,
    };
    change.before = { entity: before };
    change.after = { entity: state, version: row.version + 1 };
    kept.push({ id: idOf(node), state });
  }
  await writeStates(trx, customerId, kept, externalSystemId);
  return lost;
}

/**
 * Writes states of entities, one statement for all.
 * @param systemId the system that external ids are of which change; absent: whatever they were of.
 */
export async function writeStates(
  trx: Transaction,
  customerId: number,
  states: ReadonlyArray<{ id: number; state: EntityState }>,
  systemId?: number | null,
): Promise<void> {
  if (states.length === 0) return;
  const of = (type: string, value: (state: EntityState) => unknown) =>
    pgArray(
      type,
      states.map(({ state }) => value(state)),
    );
  await trx.raw(
    `update entities e set name = n.name, name_key = n.name_key, class = n.class, class_id = n.class_id, kind = n.kind,
       parent_id = n.parent_id, criticality = n.criticality, space_type_id = n.space_type_id, shop = n.shop,
       external_system_id = case when :takesSystem and n.external_id is distinct from e.external_id then :systemId::int
         else e.external_system_id end,
       external_id = n.external_id, version = e.version + 1
     from ${customerRows(
       `unnest(:ids::bigint[], :names::text[], :keys::text[], :classes::text[], :classIds::text[], :kinds::text[],
         :parents::bigint[], :criticalities::smallint[], :spaceTypes::uuid[], :shops::text[], :externals::text[])
         as n (id, name, name_key, class, class_id, kind, parent_id, criticality, space_type_id, shop, external_id)`,
       ':customerId',
     )}
     where e.customer_id = n.customer_id and e.id = n.id`,
    {
      ...{
        customerId,
        takesSystem: systemId !== undefined,
        systemId: systemId ?? null,
        ids: pgArray(
          'bigint',
          states.map(({ id }) => id),
        ),
      },
      ...{ names: of('text', ({ name }) => name), keys: of('text', ({ name }) => keyOf(name)) },
      ...{ classes: of('text', (one) => one.class), classIds: of('text', ({ classId }) => classId) },
      ...{ kinds: of('text', ({ kind }) => kind), parents: of('bigint', ({ parentId }) => parentId) },
      ...{ criticalities: of('smallint', ({ criticality }) => criticality), shops: of('text', ({ shop }) => shop) },
      ...{
        spaceTypes: of('uuid', ({ spaceTypeId }) => spaceTypeId),
        externals: of('text', ({ externalId }) => externalId),
      },
    },
  );
}
