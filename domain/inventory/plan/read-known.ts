import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { keyOf } from '../../assets/similarity.ts';
import { readSystemFields } from '../../cmms/field-rows.ts';
import { loadSources } from '../../cmms/resolve/load-sources.ts';
import { byName, pickValue } from '../../cmms/resolve/pick-value.ts';
import { ownIdOf } from '../files/own-ids.ts';
import type { InventoryImport } from '../inventory-import.ts';
import { type Item, isError, type RowError } from './item.ts';
import type { Known, KnownEntity } from './known.ts';

/** Reads what an import is planned against: entities of the customer, relations, and fields of the maintenance system. */
export async function readKnown(
  trx: Transaction,
  { customerId, externalSystemId }: InventoryImport,
  items: ReadonlyArray<Item | RowError>,
): Promise<Known> {
  const { rows: entities } = await trx.raw<{ rows: KnownEntity[] }>(
    `select e.id, e.kind, e.class, e.class_id as "classId", e.name, e.parent_id as "parentId",
       e.building_id as "buildingId", e.criticality, e.shop, t.name as "spaceType",
       case when coalesce(e.external_system_id, 0) = :systemId then e.external_id end as "externalId",
       coalesce(a.aliases, '{}') as aliases
     from entities e
       left join space_types t on t.customer_id = e.customer_id and t.id = e.space_type_id
       left join (select entity_id, array_agg(alias order by alias) as aliases from entity_aliases
         where customer_id = :customerId group by entity_id) a on a.entity_id = e.id
     where e.customer_id = :customerId and e.deleted_at is null`,
    { customerId, systemId: externalSystemId ?? 0 },
  );
  const spaceTypes: Array<{ id: string; name: string; criticality: number | null }> = await trx('space_types')
    .where({ customer_id: customerId })
    .select('id', 'name', 'criticality');
  const edges = new Set<string>();
  if (items.some((item) => !isError(item) && item.feeds.length + item.partOf.length > 0)) {
    const { rows } = await trx.raw<{ rows: Array<{ edge: string }> }>(
      `select source_id || '/' || kind || '/' || target_id as edge from entity_relations
       where customer_id = ? and status <> 'SUGGESTED'`,
      [customerId],
    );
    for (const { edge } of rows) edges.add(edge);
  }
  return {
    entities,
    ownIdOf: (entityId) => ownIdOf(customerId, entityId),
    spaceTypes: new Map(spaceTypes.map((one) => [keyOf(one.name), one])),
    hasEdge: ({ sourceId, kind, targetId }) => edges.has(`${sourceId}/${kind}/${targetId}`),
    ...(await readCmms(trx, customerId, externalSystemId, items)),
  };
}

async function readCmms(
  trx: Transaction,
  customerId: number,
  systemId: number | null,
  items: ReadonlyArray<Item | RowError>,
): Promise<Pick<Known, 'cmmsValue' | 'cmmsProblem' | 'cmmsField'>> {
  const used = new Set(items.flatMap((item) => (isError(item) ? [] : [...item.cmms.keys()])));
  if (systemId === null || used.size === 0)
    return { cmmsValue: () => undefined, cmmsProblem: () => null, cmmsField: () => '' };
  const fields = (await readSystemFields(trx, customerId, systemId)).filter(({ id }) => used.has(id));
  const texts = [...new Set(items.flatMap((item) => (isError(item) ? [] : [...item.cmms.values()])))];
  const { values } = (await loadSources(trx, customerId, fields, { texts })).of([], new Map());
  const byId = new Map(fields.map((field) => [field.id, field]));
  const ids = pgArray('uuid', [...byId.keys()]);
  const { rows } = await trx.raw<{ rows: Array<{ key: string; value: string }> }>(
    `select target_id || '/' || field_id as key, value from cmms_configs
     where customer_id = ? and target_type = 'ENTITY' and field_id = any(?::uuid[])`,
    [customerId, ids],
  );
  const known = new Map(rows.map(({ key, value }) => [key, value]));
  const problems = new Map<string, string | null>();
  return {
    cmmsValue: (entityId, fieldId) => known.get(`${entityId}/${fieldId}`),
    cmmsField: (fieldId) => byId.get(fieldId)?.title ?? '',
    cmmsProblem(fieldId, value) {
      const field = byId.get(fieldId);
      if (!field) return null;
      const key = `${fieldId}/${value}`;
      const judged = problems.get(key);
      if (judged !== undefined) return judged;
      // a parent field may be set by another level: any of the list's values is allowed
      const offered = { values: values.filter((one) => one.fieldId === fieldId), under: null };
      const { problem } = pickValue(field, value, byName, offered);
      problems.set(key, problem);
      return problem;
    },
  };
}
