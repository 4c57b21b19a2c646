import type { TestApi } from '../support/test-api.ts';
import { activeAt } from './moments.ts';

/** Ids of a side's assets, and of their relations by purpose: each is consumed by the operation that settles it. */
export const relationsFrom = (entityId: number) => ({
  assetId: String(entityId + 10),
  otherAssetId: String(entityId + 13),
  deleted: `${entityId + 11}-feeds-${entityId + 13}`,
  confirmed: `${entityId + 10}-feeds-${entityId + 12}`,
  dismissed: `${entityId + 10}-has-${entityId + 12}`,
});
export type RelationIds = ReturnType<typeof relationsFrom>;

/** Stores assets of a customer with their relations, and which of them count as related. */
export async function storeRelations(
  api: TestApi,
  { customerId, marker, entityId }: { customerId: number; marker: string; entityId: number },
): Promise<RelationIds> {
  const own = { customer_id: customerId, created_at: new Date(activeAt) };
  // the first two by names that speak of a relation
  const names = [`AHU ${marker}`, `AHU ${marker} fan`, `Pump a ${marker}`, `Pump b ${marker}`];
  await api.db('entities').insert(
    names.map((name, index) => ({
      ...{ ...own, id: entityId + 10 + index, class: 'Equipment', name, name_key: name.replaceAll(' ', '') },
      ...{ parent_id: entityId, building_id: entityId },
    })),
  );
  const by = { ...own, origin: 'PERSON' };
  await api.db('entity_relations').insert([
    { ...by, source_id: entityId + 11, kind: 'feeds', target_id: entityId + 13, status: 'CONFIRMED' },
    { ...by, source_id: entityId + 10, kind: 'feeds', target_id: entityId + 12, status: 'SUGGESTED' },
    { ...by, source_id: entityId + 10, kind: 'has part', target_id: entityId + 12, status: 'SUGGESTED' },
    { ...by, source_id: entityId + 12, kind: 'feeds', target_id: entityId + 13, status: 'CONFIRMED' },
  ]);
  const hops = entityId > 102_000 ? 4 : 2;
  await api
    .db('related_entity_configs')
    .insert({ customer_id: customerId, kinds: ['is fed by', 'feeds'], hops, is_upstream_included: true });
  return relationsFrom(entityId);
}
