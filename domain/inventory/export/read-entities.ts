import { forCustomer } from '../../../platform/database.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { InventoryType } from '../columns.ts';

/** Reference to an entity: its external id, else its name. */
export interface Reference {
  id: number;
  externalId: string | null;
  ref: string;
}

/** A place or an asset as a file says it; what it refers to is by external id, else by name. */
export interface ExportedEntity {
  id: number;
  class: string;
  classId: string | null;
  kind: string;
  name: string;
  externalId: string | null;
  parent: Reference | null;
  building: string | null;
  floor: string | null;
  room: string | null;
  /** Entities that it is part of, and that it feeds. */
  partOf: Reference[];
  feeds: Reference[];
  spaceType: string | null;
  criticality: number | null;
  shop: string | null;
  aliases: string[];
}

const entitiesAtOnce = 1_000;

const conditions: Record<Exclude<InventoryType, 'space-type'>, string> = {
  building: `and e.class = 'Building'`,
  floor: `and e.class = 'Floor'`,
  room: `and e.kind = 'space' and e.class not in ('Building', 'Floor')`,
  equipment: `and e.kind = 'equipment'`,
  system: `and e.kind = 'system'`,
};

const refOf = (alias: string): string => `coalesce(${alias}.external_id, ${alias}.name)`;
const referenceTo = (alias: string): string =>
  `jsonb_build_object('id', ${alias}.id, 'externalId', ${alias}.external_id, 'ref', ${refOf(alias)})`;
const related = (from: string, to: string, kind: string): string => `coalesce((
    select jsonb_agg(${referenceTo('o')} order by o.id)
    from entity_relations r join entities o on o.customer_id = r.customer_id and o.id = r.${to}
    where r.customer_id = e.customer_id and r.${from} = e.id and r.kind = '${kind}' and r.status = 'CONFIRMED'
      and o.kind in ('equipment', 'system', 'space')), '[]')`;

/** Reads places and assets of a type, or all, by id, a thousand at a time. @throws AppError FORBIDDEN. */
export async function* readEntities(
  ctx: Ctx,
  type: Exclude<InventoryType, 'space-type'> | null,
): AsyncGenerator<ExportedEntity[]> {
  assertPermission(ctx, 'assets', 'VIEW');
  for (let after = 0; ; ) {
    const rows = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
      const found = await trx.raw<{ rows: ExportedEntity[] }>(
        `select e.id, e.class, e.class_id as "classId", e.kind, e.name, e.external_id as "externalId",
           case when p.id is not null then ${referenceTo('p')} end as parent, ${refOf('b')} as building, ${refOf('f')} as floor, ${refOf('m')} as room,
           ${related('target_id', 'source_id', 'has part')} as "partOf", ${related('source_id', 'target_id', 'feeds')} as feeds,
           t.name as "spaceType", e.criticality, e.shop,
           array(select a.alias from entity_aliases a where a.customer_id = e.customer_id and a.entity_id = e.id
             order by a.alias) as aliases
         from entities e
           left join entities p on p.customer_id = e.customer_id and p.id = e.parent_id
           left join entities b on b.customer_id = e.customer_id and b.id = e.building_id and b.id <> e.id
           left join entities f on f.customer_id = e.customer_id and f.id = e.floor_id and f.id <> e.id
           left join entities m on m.customer_id = e.customer_id and m.id = e.room_id and m.id <> e.id
           left join space_types t on t.customer_id = e.customer_id and t.id = e.space_type_id
         where e.customer_id = :customerId and e.id > :after and e.deleted_at is null ${type === null ? '' : conditions[type]}
         order by e.id limit :limit`,
        { customerId: ctx.customer.id, after, limit: entitiesAtOnce },
      );
      return found.rows;
    });
    if (rows.length > 0) yield rows;
    if (rows.length < entitiesAtOnce) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Counts places and assets of a type, no further than `limit`. @throws AppError FORBIDDEN. */
export async function countEntities(
  ctx: Ctx,
  type: Exclude<InventoryType, 'space-type'>,
  limit: number,
): Promise<number> {
  assertPermission(ctx, 'assets', 'VIEW');
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select count(*)::int as count from (select from entities e
         where e.customer_id = ? and e.deleted_at is null ${conditions[type]} limit ?) counted`,
      [ctx.customer.id, limit],
    ),
  );
  return rows[0].count;
}
