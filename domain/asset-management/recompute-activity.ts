import { customerRows, rowsByKey } from '../../platform/customer-rows.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { activeEntitiesOf } from '../alarms/rows/alarm-property-rows.ts';
import { publishEntities, type RecomputingCtx } from '../assets/entities/recompute-entities.ts';

/** Alarms that are recomputed in one transaction. */
const alarmsAtOnce = 500;

/**
 * Counts active alarms of the assets and places that some alarms are, or no longer are, on or in (AST.15), and tells
 * open lists of those that changed. Doing it again changes nothing.
 */
export async function recomputeActivity(
  { db, ...ctx }: RecomputingCtx & { db: Database },
  alarmIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(alarmIds)].sort((a, b) => a - b);
  for (let at = 0; at < ids.length; at += alarmsAtOnce) {
    const some = ids.slice(at, at + alarmsAtOnce);
    await forCustomer(db, ctx.customer.id, (trx) => recomputeActivityOf(trx, ctx, some));
  }
}

/** Does so for a few hundred alarms, in the transaction that has written them. */
export async function recomputeActivityOf(
  trx: Transaction,
  ctx: RecomputingCtx,
  alarmIds: readonly number[],
): Promise<void> {
  // two recomputations of one alarm would each count what the other has not committed
  await trx.raw(`select pg_advisory_xact_lock(hashtext('entity-activity'), ?)`, [ctx.customer.id]);
  const named = (await activeEntitiesOf(trx, ctx.customer.id, alarmIds)).flatMap(({ alarmId, entityIds }) =>
    entityIds.map((entityId) => [alarmId, entityId] as const),
  );
  const { rows } = await trx.raw<{ rows: Array<{ id: number }> }>(recomputing, {
    customerId: ctx.customer.id,
    now: ctx.clock.now().toISOString(),
    all: pgArray('bigint', alarmIds),
    alarms: pgArray(
      'bigint',
      named.map(([alarmId]) => alarmId),
    ),
    entities: pgArray(
      'bigint',
      named.map(([, entityId]) => entityId),
    ),
  });
  await publishEntities(
    trx,
    ctx,
    rows.map(({ id }) => id),
  );
}

/** Recomputes alarms of entities that were moved, once they are: counts of what they moved out of and into follow. */
export async function recomputeMoved(
  ctx: RecomputingCtx & { db: Database },
  entityIds: readonly number[],
): Promise<void> {
  if (entityIds.length === 0) return;
  const alarmIds: unknown[] = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx('entity_alarms').where({ customer_id: ctx.customer.id }).whereIn('entity_id', entityIds).pluck('alarm_id'),
  );
  await recomputeActivity(ctx, alarmIds.map(Number));
}

/** Returns those of some customers that have places or assets, on the pipeline's connection. */
export async function customersWithEntities(db: Database, customerIds: readonly number[]): Promise<Set<number>> {
  if (customerIds.length === 0) return new Set();
  const { rows } = await db.raw<{ rows: Array<{ id: number }> }>(
    // the first of each by an index: a mere condition reads the entities of all customers, as most rows look like a hit
    `select c.id from unnest(?::int[]) as c (id)
     cross join lateral (select from entities e where e.customer_id = c.id order by e.id limit 1) e`,
    [pgArray('int', [...new Set(customerIds)])],
  );
  return new Set(rows.map(({ id }) => id));
}

const recomputing = `
  with recursive up as (
    select n.alarm_id, e.id, e.parent_id from unnest(:alarms::bigint[], :entities::bigint[]) as n (alarm_id, entity_id)
      cross join ${rowsByKey('x.id, x.parent_id', 'entities', 'x.id = n.entity_id and x.deleted_at is null')} e
    union
    select u.alarm_id, e.id, e.parent_id from up u
      cross join ${rowsByKey('x.id, x.parent_id', 'entities', 'x.id = u.parent_id and x.deleted_at is null')} e),
  gone as (
    delete from entity_alarms x where x.customer_id = :customerId and x.alarm_id = any(:all::bigint[])
      and not exists (select from up u where u.alarm_id = x.alarm_id and u.id = x.entity_id)
    returning x.entity_id),
  added as (
    insert into entity_alarms (customer_id, alarm_id, entity_id)
    select distinct :customerId::int, u.alarm_id, u.id from up u
    on conflict do nothing returning entity_id),
  delta as (
    select entity_id, sum(n) as n from (select entity_id, 1 as n from added union all select entity_id, -1 from gone) d
    group by entity_id having sum(n) <> 0)
  update entities e set active_alarm_count = e.active_alarm_count + n.n, state_version = e.state_version + 1,
    state_changed_at = case when (e.active_alarm_count > 0) = (e.active_alarm_count + n.n > 0) then e.state_changed_at
      else :now::timestamptz end
  from ${customerRows(
    'unnest(array(select entity_id from delta), array(select n from delta)) as n (entity_id, n)',
    ':customerId',
  )} where e.customer_id = n.customer_id and e.id = n.entity_id
  returning e.id`;
