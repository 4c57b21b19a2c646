import { performance } from 'node:perf_hooks';
import { createRelations } from '../domain/assets/relations/create-relations.ts';
import { systemClock } from '../platform/clock.ts';
import { forCustomer } from '../platform/database.ts';
import { quantile } from './load.ts';
import type { Product } from './product.ts';
import { signIn } from './session.ts';

const times = 200;
const createdAtOnce = 5_000;
export const firstId = 50_000_000;
/** Entities of each level of the plant: chillers, air handlers, boxes; the others are rooms. */
const levels = [500, 9_500, 90_000] as const;

const questions: Array<[what: string, query: string]> = [
  [
    'upstream walk',
    `query($id: ID!) { relationships(entityId: $id, includeUpstream: true, limit: 1) { upstream { depth } } }`,
  ],
  [
    'list of relations',
    `query($id: ID!) { relationships(entityId: $id, includeUpstream: false) { relationshipCount
       relationships { relationshipId relationshipType status building floor entity { name } } } }`,
  ],
  [
    'neighborhood',
    `query($id: ID!) { relationshipNeighborhood(entityId: $id) { neighbors { depth entity { name activeAlarmCount } }
       edges { relationshipId } more { count } } }`,
  ],
];

interface Given {
  entities: number;
  relations: number;
  say(line: string): void;
}

/** Measures what relations cost in a customer of many: the walk upstream, lists, drawings, and creating some thousands. */
export async function benchRelations(product: Product, { entities, relations, say }: Given) {
  const { db, customerId } = product;
  await db('customers')
    .where({ id: customerId })
    .update({ features: ['assetRelationships'] });
  await storePlant(product, entities, relations);
  const session = await signIn(product);
  const figures: Record<string, { p50: number; p95: number }> = {};
  const among = `${entities.toLocaleString('en')} entities, ${relations.toLocaleString('en')} relations`;
  const timed = async (what: string, ask: (n: number) => Promise<unknown>, count = times): Promise<void> => {
    const took: number[] = [];
    for (let n = 0; n < count; n += 1) {
      const begin = performance.now();
      await ask(n);
      took.push(performance.now() - begin);
    }
    figures[what] = { p50: Math.round(quantile(took, 0.5)), p95: Math.round(quantile(took, 0.95)) };
    say(`${what} among ${among}: p50 ${figures[what].p50} ms, p95 ${figures[what].p95} ms`);
  };
  const idOf = (n: number): string => String(firstId + 1 + ((n * 7_919) % entities));
  for (const [what, query] of questions) await timed(what, (n) => session.graphql(query, { id: idOf(n) }));
  const ctx = { customer: { id: customerId }, person: null, clock: systemClock };
  await timed(
    `${createdAtOnce.toLocaleString('en')} relations created`,
    (n) =>
      forCustomer(db, customerId, (trx) => {
        const declared = Array.from({ length: createdAtOnce }, (_, at) => ({
          ...{ entityId: Number(idOf(at)), kind: 'feeds' as const, otherId: Number(idOf(at + 1 + n * 17)) },
        }));
        return createRelations(trx, ctx, declared, { origin: 'IMPORT' });
      }),
    5,
  );
  return figures;
}

/** Stores a plant in levels, each entity fed by several of the level above, by chance; once for all phases. */
export async function storePlant({ db, customerId }: Product, entities: number, relations: number): Promise<void> {
  if (await db('entity_relations').where({ customer_id: customerId }).first('source_id')) return;
  const [chillers, handlers, boxes] = [levels[0], levels[0] + levels[1], levels[0] + levels[1] + levels[2]];
  const classOf = `case when n <= ${chillers} then 'Chiller' when n <= ${handlers} then 'AHU' when n <= ${boxes} then 'VAV'
    else 'Room' end`;
  await db.raw(
    `insert into entities (customer_id, id, class, name, name_key, kind, created_at)
     select :customerId::int, ${firstId} + n, ${classOf}, 'Unit ' || n, 'unit' || n,
       case when n <= ${boxes} then 'equipment' else 'space' end, now() from generate_series(1, :entities::int) as n`,
    { customerId, entities },
  );
  // the level above: its first and last entity
  const low = `case when n <= ${handlers} then 0 when n <= ${boxes} then ${chillers} else ${handlers} end`;
  const high = `case when n <= ${handlers} then ${chillers} when n <= ${boxes} then ${handlers} else ${boxes} end`;
  await db.raw(
    `insert into entity_relations (customer_id, source_id, kind, target_id, status, origin, created_at)
     select :customerId::int, ${firstId} + 1 + ${low} + floor(random() * (${high} - ${low}))::int, 'feeds', ${firstId} + n,
       'CONFIRMED', 'IMPORT', now()
     from (select ${chillers} + 1 + i % (:entities::int - ${chillers}) as n
       from generate_series(1, :relations::int) as i) targets
     on conflict do nothing`,
    { customerId, entities, relations },
  );
  await db.raw('vacuum analyze entities, entity_relations');
}
