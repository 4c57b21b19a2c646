import type { Transaction } from '../../../platform/database.ts';
import type { EntityRow } from './entity.ts';

/** Source of a criticality (AST.7): its own, its space type's or its building's. */
type CriticalitySource = 'OWN' | 'SPACE_TYPE' | 'BUILDING';

/** A step on the way to an effective criticality, from the entity itself to what says it. */
export interface CriticalityStep {
  /** Entity whose result it is; itself first, then a space that it serves. */
  entityId: number;
  name: string;
  source: CriticalitySource;
  /** Name of the space type or the building; null for its own. */
  sourceName: string | null;
  criticality: number;
}

/**
 * Reads where an entity's effective criticality comes from: one step, whose entity is a served space where that is higher
 * than its own result. Empty where nothing says any.
 */
export async function readCriticalityPath(trx: Transaction, entity: EntityRow): Promise<CriticalityStep[]> {
  const { rows } = await trx.raw<{
    rows: Array<{
      id: number;
      name: string;
      own: number | null;
      type_name: string | null;
      type_criticality: number | null;
      building_name: string | null;
      building_criticality: number | null;
    }>;
  }>(
    `with judged as (
       select :id::bigint as id, 0 as distance
       union all
       select r.target_id, 1 from entity_relations r
         join entities s on s.customer_id = r.customer_id and s.id = r.target_id and s.kind = 'space'
       where r.customer_id = :customerId and r.source_id = :id and r.kind = 'feeds' and r.status = 'CONFIRMED'
         and :isAsset)
     select e.id, e.name, e.criticality as own, t.name as type_name, t.criticality as type_criticality,
       b.name as building_name, b.criticality as building_criticality
     from judged j join entities e on e.customer_id = :customerId and e.id = j.id
       left join entities r on r.customer_id = e.customer_id and r.id = e.room_id and e.kind <> 'space'
       left join space_types t on t.customer_id = e.customer_id and t.id = coalesce(e.space_type_id, r.space_type_id)
       left join entities b on b.customer_id = e.customer_id and b.id = e.building_id
     order by j.distance, coalesce(e.criticality, t.criticality, b.criticality) desc nulls last, e.id
     limit 1000`,
    { customerId: entity.customerId, id: entity.id, isAsset: entity.kind !== 'space' },
  );
  const steps = rows.flatMap((row): CriticalityStep[] => {
    const of = { entityId: row.id, name: row.name };
    if (row.own !== null) return [{ ...of, source: 'OWN', sourceName: null, criticality: row.own }];
    if (row.type_criticality !== null)
      return [{ ...of, source: 'SPACE_TYPE', sourceName: row.type_name, criticality: row.type_criticality }];
    if (row.building_criticality !== null)
      return [{ ...of, source: 'BUILDING', sourceName: row.building_name, criticality: row.building_criticality }];
    return [];
  });
  const [highest] = steps.toSorted((a, b) => b.criticality - a.criticality);
  return highest ? [highest] : [];
}
