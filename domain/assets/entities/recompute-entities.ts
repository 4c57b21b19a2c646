import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import { customerRows, rowsByKey } from '../../../platform/customer-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { noChanges } from '../../changes/changes-message.ts';
import { writeOutbox } from '../../changes/outbox.ts';
import { foldText } from '../../lists/criteria/fold.ts';

/** The customer whose entities are recomputed. */
export interface RecomputingCtx {
  customer: { id: number };
  clock: Clock;
}

/** Entities whose texts are folded at once. */
const foldedAtOnce = 2_000;

/**
 * Writes what follows from entities that were created or changed, in the transaction that did: the places that they and
 * all in them are in, their criticality, the texts that they are found by, and that directories have changed. Whoever
 * writes entities, aliases, relations to spaces or space types calls it once.
 * @param withContents false if neither class, parent, criticality nor space type has changed: what is in them stays as
 *   it is.
 */
export async function recomputeEntities(
  trx: Transaction,
  ctx: RecomputingCtx,
  ids: readonly number[],
  { withContents = true }: { withContents?: boolean } = {},
): Promise<void> {
  if (ids.length === 0) return;
  const customerId = ctx.customer.id;
  const of = { customerId, ids: pgArray('bigint', [...new Set(ids)]) };
  if (withContents) {
    await trx.raw(placing, of);
    await trx.raw(weighing, of);
  }
  await trx.raw(
    `update entities set changed_in = pg_current_xact_id()::text::bigint
     where customer_id = :customerId and id = any(:ids::bigint[])`,
    of,
  );
  for (let at = 0; at < ids.length; at += foldedAtOnce)
    await writeSearchTexts(trx, customerId, ids.slice(at, at + foldedAtOnce));
  const stamp = randomUUID();
  await trx('entity_directories').insert({ customer_id: customerId, stamp }).onConflict('customer_id').merge({ stamp });
  await publishEntities(trx, ctx, ids);
}

/** Tells open lists that entities have changed, in the transaction that changed them. */
export const publishEntities = (
  trx: Transaction,
  { customer, clock }: RecomputingCtx,
  ids: readonly number[],
): Promise<void> =>
  writeOutbox(trx, { ...noChanges(customer.id, clock.now().getTime()), entities: ids.map((id) => ({ id })) });

/** The entities and all that is in them, each once, whatever cycles there are. */
const affected = `affected as (
    select n.id from unnest(:ids::bigint[]) as n (id)
    union
    select e.id from affected a cross join ${rowsByKey('x.id', 'entities', 'x.parent_id = a.id and x.deleted_at is null')} e)`;

/** Places of an entity `e` in `p`. */
const placesIn = `case when e.class = 'Building' then e.id else p.building_id end as building_id,
      case when e.class = 'Floor' then e.id when e.class = 'Building' then null else p.floor_id end as floor_id,
      case when e.class = 'Room' then e.id when e.class in ('Building', 'Floor') then null else p.room_id end as room_id`;

const placing = `
  with recursive ${affected}, placed as (
    select e.id, ${placesIn}
    from affected a cross join ${rowsByKey('x.id, x.class, x.parent_id', 'entities', 'x.id = a.id')} e
      left join ${rowsByKey('x.building_id, x.floor_id, x.room_id', 'entities', 'x.id = e.parent_id')} p on true
    where not exists (select from affected o where o.id = e.parent_id)
    union all
    select e.id, ${placesIn}
    from placed p cross join ${rowsByKey('x.id, x.class', 'entities', 'x.parent_id = p.id and x.deleted_at is null')} e),
  moved as materialized (
    select p.* from placed p cross join ${rowsByKey('x.building_id, x.floor_id, x.room_id', 'entities', 'x.id = p.id')} e
    where (e.building_id, e.floor_id, e.room_id) is distinct from (p.building_id, p.floor_id, p.room_id))
  update entities e set building_id = n.building_id, floor_id = n.floor_id, room_id = n.room_id
  from ${customerRows(
    `unnest(array(select id from moved), array(select building_id from moved), array(select floor_id from moved),
      array(select room_id from moved)) as n (id, building_id, floor_id, room_id)`,
    ':customerId',
  )} where e.customer_id = n.customer_id and e.id = n.id`;

/**
 * Policy effectiveCriticality (AST.7): its own, else that of its space type, else that of its building. What an asset
 * serves one relation away counts as well: the highest wins.
 */
const ownResult = (alias: string): string => `coalesce(${alias}.criticality,
    (select t.criticality from space_types t
     where t.customer_id = ${alias}.customer_id and t.id = coalesce(${alias}.space_type_id, (
       select r.space_type_id from entities r where r.customer_id = ${alias}.customer_id and r.id = ${alias}.room_id
         and ${alias}.kind <> 'space'))),
    (select b.criticality from entities b where b.customer_id = ${alias}.customer_id and b.id = ${alias}.building_id))`;

/** Entities whose criticality may have changed: those affected, and what serves a space among them. */
const weighing = `
  with recursive ${affected}, weighed as (
    select a.id from affected a
    union
    select r.source_id from affected a
      cross join ${rowsByKey('x.id', 'entities', "x.id = a.id and x.kind = 'space'")} s
      cross join ${rowsByKey('x.source_id', 'entity_relations', "x.target_id = s.id and x.kind = 'feeds' and x.status = 'CONFIRMED'")} r),
  changed as materialized (
    select e.id, e.value from weighed w cross join ${rowsByKey(
      `x.id, x.effective_criticality, greatest(${ownResult('x')}, case when x.kind <> 'space' then (
        select max(${ownResult('s')}) from entity_relations r
          join entities s on s.customer_id = r.customer_id and s.id = r.target_id and s.kind = 'space'
        where r.customer_id = x.customer_id and r.source_id = x.id and r.kind = 'feeds' and r.status = 'CONFIRMED') end) as value`,
      'entities',
      'x.id = w.id',
    )} e where e.effective_criticality is distinct from e.value)
  update entities e set effective_criticality = n.value
  from ${customerRows(
    'unnest(array(select id from changed), array(select value from changed)) as n (id, value)',
    ':customerId',
  )} where e.customer_id = n.customer_id and e.id = n.id`;

interface SearchedEntity {
  id: number;
  name: string;
  /** Aliases, and the external id. */
  more: string[];
  isSpace: boolean;
  isDeleted: boolean;
}

async function writeSearchTexts(trx: Transaction, customerId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await trx.raw<{ rows: SearchedEntity[] }>(
    `select e.id, e.name, e.kind = 'space' as "isSpace", e.deleted_at is not null as "isDeleted",
       array_remove(array(select a.alias from entity_aliases a
         where a.customer_id = e.customer_id and a.entity_id = e.id order by a.alias) || e.external_id, null) as more
     from entities e where e.customer_id = ? and e.id = any(?::bigint[])`,
    [customerId, pgArray('bigint', ids)],
  );
  const gone = rows.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
  const found = rows.filter(({ isDeleted }) => !isDeleted);
  if (gone.length > 0) await trx('entity_search_texts').where({ customer_id: customerId }).whereIn('id', gone).delete();
  if (found.length === 0) return;
  await trx.raw(
    `insert into entity_search_texts as f (customer_id, id, search_text, is_space)
     select ?, n.id, n.search_text, n.is_space from unnest(?::bigint[], ?::text[], ?::boolean[]) as n (id, search_text, is_space)
     on conflict (customer_id, id) do update set search_text = excluded.search_text, is_space = excluded.is_space
       where (f.search_text, f.is_space) is distinct from (excluded.search_text, excluded.is_space)`,
    [
      customerId,
      pgArray(
        'bigint',
        found.map(({ id }) => id),
      ),
      pgArray(
        'text',
        found.map(({ name, more }) => [name, ...more].map(foldText).join('\n')),
      ),
      pgArray(
        'boolean',
        found.map(({ isSpace }) => isSpace),
      ),
    ],
  );
}
