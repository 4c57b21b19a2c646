import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createRelations, type RelationResult } from '../../../domain/assets/relations/create-relations.ts';
import type { DeclaredRelation, RelationKind } from '../../../domain/assets/relations/kinds.ts';
import { removeRelations } from '../../../domain/assets/relations/remove-relations.ts';
import { readUpstream } from '../../../domain/assets/relations/upstream.ts';
import { upstreamMaxDepth, upstreamShown } from '../../../domain/constants.ts';
import { forCustomer } from '../../../platform/database.ts';
import { ctxOf } from '../../../tests/support/ctx-of.ts';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import { storeEntities } from '../../../tests/support/relation-scene.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';

const scene = customerScene();
let reader: TestPerson;
let ids: Record<string, number>;
const features = ['assetRelationships' as const];
const plant = [
  ...[
    { name: 'Hall', class: 'Building' },
    { name: 'Floor 1', class: 'Floor', in: 'Hall' },
  ],
  ...['101', '102'].map((name) => ({ name: `Room ${name}`, class: 'Room', in: 'Floor 1' })),
  ...['CH-1', 'CH-2', 'AHU-1', 'AHU-1 Fan', 'VAV-1-1', 'VAV-1-2', 'VAV-101'].map((name) => ({ name, in: 'Floor 1' })),
  { name: 'CHW', kind: 'system', class: 'Chilled water system', in: 'Hall' },
];
beforeAll(async () => {
  await scene.api.db('customers').where({ id: scene.customerId }).update({ features });
  reader = await scene.api.newPerson(scene.customerId, 'STANDARD');
  ids = await storeEntities(scene.api.db, scene.customerId, plant);
});

const idOf = (name: string): number => ids[name] as number;

const create = `mutation ($entityId: ID!, $relationshipType: String!, $relatedEntityId: ID!) { created: createRelation(
  entityId: $entityId, relationshipType: $relationshipType, relatedEntityId: $relatedEntityId) { relationshipId warnings } }`;
type Created = { created: { relationshipId: string; warnings: string[] } };
const related = (from: string, relationshipType: string, to: string) => ({
  ...{ entityId: String(idOf(from)), relationshipType, relatedEntityId: String(idOf(to)) },
});
const relate = async (from: string, type: string, to: string, by = scene.ada) =>
  (await scene.api.read<Created>(create, by, related(from, type, to))).created;
const refusal = async (from: string, type: string, to: string, by = scene.ada): Promise<string> => {
  const { errors } = await scene.api.gql(create, by, related(from, type, to));
  return errors?.map(({ extensions, message }) => `${extensions.code}: ${message}`).join() ?? 'created';
};
const change = async (verb: string, relationshipId: string, by = scene.ada): Promise<string> => {
  const { errors } = await scene.api.gql(
    `mutation ($id: ID!) { ${verb}(relationshipId: $id) { relationshipId } }`,
    by,
    { id: relationshipId },
  );
  return errors?.map(({ extensions }) => extensions.code).join() ?? 'done';
};

interface Listed {
  relationshipId: string;
  relationshipType: RelationKind;
  status: string;
  direction: string;
  isReadOnly: boolean;
  type: string;
  building: string | null;
  floor: string | null;
  entity: { name: string };
}
interface Page {
  relationships: Listed[];
  relationshipCount: number;
  upstream: Array<{
    depth: number;
    entity: { name: string };
    path: Array<{ name: string; relationshipType: string }>;
  }> | null;
}
async function listed(name: string, more: Record<string, unknown> = {}, by = reader): Promise<Page> {
  const query = `query ($entityId: ID!, $includeUpstream: Boolean, $search: String, $limit: Int, $offset: Int) {
    page: relationships(entityId: $entityId, includeUpstream: $includeUpstream, search: $search, limit: $limit,
      offset: $offset) {
      relationships { relationshipId relationshipType status direction isReadOnly type building floor entity { name } }
      relationshipCount upstream { depth entity { name } path { name relationshipType } } } }`;
  return (await scene.api.read<{ page: Page }>(query, by, { entityId: String(idOf(name)), ...more })).page;
}
const said = async (name: string): Promise<string[]> =>
  (await listed(name)).relationships.map(({ relationshipType, entity }) => `${relationshipType} ${entity.name}`);

async function imported(
  declared: DeclaredRelation[],
  origin: 'IMPORT' | 'NAMES' = 'IMPORT',
): Promise<RelationResult[]> {
  const ctx = await ctxOf(scene.api, scene.ada);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => createRelations(trx, ctx, declared, { origin }));
}
const auditOf = async (id: string): Promise<string[]> =>
  scene.api.db('audit_log').where({ customer_id: scene.customerId, subject_id: id }).orderBy('id').pluck('action');

test('AST-024 AST-042 AST-043 a relation declared at one end is seen from both, with what each is to the other', async () => {
  const { relationshipId, warnings } = await relate('AHU-1', 'is fed by', 'CH-1');
  expect(warnings).toEqual([]);
  const rest = { relationshipId, status: 'CONFIRMED', isReadOnly: false, type: 'equipment' };
  const place = { building: 'Hall', floor: 'Floor 1' };
  expect((await listed('AHU-1')).relationships).toContainEqual({
    ...{ ...rest, ...place, relationshipType: 'is fed by', direction: 'UPSTREAM', entity: { name: 'CH-1' } },
  });
  expect((await listed('CH-1')).relationships).toContainEqual({
    ...{ ...rest, ...place, relationshipType: 'feeds', direction: 'DOWNSTREAM', entity: { name: 'AHU-1' } },
  });
  await relate('CH-1', 'is part of', 'CHW');
  expect((await listed('CHW')).relationships).toContainEqual(expect.objectContaining({ relationshipType: 'has part' }));
  expect((await listed('CH-1')).relationships).toContainEqual(
    expect.objectContaining({ relationshipType: 'is part of', type: 'system', floor: null }),
  );
  // what serves a space has its criticality
  await scene.api
    .db('entities')
    .where({ customer_id: scene.customerId, id: idOf('Room 101') })
    .update({ criticality: 4 });
  const { relationshipId: served } = await relate('VAV-101', 'feeds', 'Room 101');
  const criticality = () =>
    scene.api
      .db('entities')
      .where({ customer_id: scene.customerId, id: idOf('VAV-101') })
      .pluck('effective_criticality');
  expect(await criticality()).toEqual([4]);
  expect(await change('deleteRelation', served)).toBe('done');
  expect(await criticality()).toEqual([null]);
  await relate('VAV-101', 'feeds', 'Room 101');
  expect((await listed('VAV-101')).relationships).toContainEqual(
    expect.objectContaining({ relationshipType: 'feeds', type: 'space', entity: { name: 'Room 101' } }),
  );
  expect(await auditOf(relationshipId)).toEqual(['createRelation']);
});

test('AST-024 relations with itself, that exist, or that make something part of itself are refused', async () => {
  expect(await refusal('CH-2', 'feeds', 'CH-2')).toBe('INVALID: An asset cannot have a relation with itself');
  expect(await refusal('CH-1', 'feeds', 'AHU-1')).toBe('CONFLICT: This relation already exists');
  expect(await refusal('AHU-1', 'is fed by', 'CH-1')).toBe('CONFLICT: This relation already exists');
  expect(await refusal('AHU-1', 'is part of', 'Floor 1')).toBe('CONFLICT: This relation already exists');
  expect(await refusal('CH-1', 'has part', 'CHW')).toBe('CONFLICT: An asset cannot be part of one of its own parts');
  expect(await refusal('CH-1', 'has part', 'Hall')).toBe('CONFLICT: An asset cannot be part of one of its own parts');
  expect(await refusal('CH-1', 'likes', 'AHU-1')).toMatch(/^INVALID/);
  expect(await refusal('CH-2', 'feeds', 'AHU-1', reader)).toMatch(/^FORBIDDEN/);
});

test('AST-024 loops of feeds and relations that skip a connected level are created with a warning', async () => {
  await relate('AHU-1', 'feeds', 'VAV-1-1');
  expect((await relate('CH-1', 'feeds', 'VAV-1-1')).warnings).toEqual([
    'This skips a level: CH-1 is already connected to VAV-1-1 through AHU-1',
  ]);
  expect((await relate('VAV-1-1', 'feeds', 'CH-1')).warnings).toEqual([
    'This closes a loop: CH-1 already feeds VAV-1-1, directly or through others',
  ]);
  for (const id of [`${idOf('CH-1')}-feeds-${idOf('VAV-1-1')}`, `${idOf('VAV-1-1')}-feeds-${idOf('CH-1')}`])
    expect(await change('deleteRelation', id)).toBe('done');
});

test('AST-025 a deleted relation is gone from both ends; that of a place or an import is read-only', async () => {
  const { relationshipId } = await relate('CH-2', 'feeds', 'AHU-1');
  expect(await change('deleteRelation', relationshipId, reader)).toBe('FORBIDDEN');
  expect(await change('deleteRelation', relationshipId)).toBe('done');
  expect(await change('deleteRelation', relationshipId)).toBe('NOT_FOUND');
  expect([...(await said('CH-2')), ...(await said('AHU-1'))].filter((one) => one === 'feeds AHU-1')).toEqual([]);
  expect(await said('AHU-1')).not.toContain('is fed by CH-2');
  expect(await auditOf(relationshipId)).toEqual(['createRelation', 'deleteRelation']);
  const activity = scene.api.db('entity_activity').where({ customer_id: scene.customerId, field: 'relationship' });
  expect(
    await activity
      .where({ entity_id: idOf('CH-2') })
      .orderBy('created_at')
      .pluck('rev_value'),
  ).toEqual([...['feeds AHU-1', null]]);

  const [result] = await imported([{ entityId: idOf('CH-2'), kind: 'feeds', otherId: idOf('VAV-1-2') }]);
  const importedId = result && 'relationshipId' in result ? result.relationshipId : '';
  const { relationships } = await listed('VAV-1-2');
  expect(relationships.map(({ isReadOnly, entity: { name } }) => ({ isReadOnly, name }))).toEqual([
    ...[
      { isReadOnly: true, name: 'CH-2' },
      { isReadOnly: true, name: 'Floor 1' },
    ],
  ]);
  for (const { relationshipId } of relationships)
    expect(await change('deleteRelation', relationshipId)).toBe('FORBIDDEN');
  const ctx = await ctxOf(scene.api, scene.ada);
  await forCustomer(ctx.db, ctx.customer.id, (trx) => removeRelations(trx, ctx, [importedId]));
  expect(await said('VAV-1-2')).toEqual(['is part of Floor 1']);
});

test('two that together would make an asset part of itself are not both created', async () => {
  const ctx = await ctxOf(scene.api, scene.ada);
  const part = (whole: string, of: string): DeclaredRelation => ({
    entityId: idOf(whole),
    kind: 'has part',
    otherId: idOf(of),
  });
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let began: ((pid: number) => void) | undefined;
  const firstPid = new Promise<number>((resolve) => {
    began = resolve;
  });
  const first = forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const results = await createRelations(trx, ctx, [part('CH-2', 'VAV-1-2')], { origin: 'PERSON' });
    const { rows } = await trx.raw('select pg_backend_pid() as pid');
    began?.(rows[0].pid);
    await held;
    return results;
  });
  const pid = await firstPid;
  const second = refusal('VAV-1-2', 'has part', 'CH-2');
  // the second one has to wait for the first, or it would be done by now
  const isDone = await Promise.race([second.then(() => true), waitsFor(pid).then(() => false)]);
  release?.();
  expect(isDone).toBe(false);
  expect((await first).map(({ outcome }) => outcome)).toEqual(['CREATED']);
  expect(await second).toBe('CONFLICT: An asset cannot be part of one of its own parts');
  expect(await change('deleteRelation', `${idOf('CH-2')}-has-${idOf('VAV-1-2')}`)).toBe('done');
});

/** Resolves once somebody waits for what another connection holds. */
async function waitsFor(pid: number): Promise<void> {
  for (;;) {
    const { rows } = await scene.api.db.raw('select from pg_stat_activity where ? = any(pg_blocking_pids(pid))', [pid]);
    if (rows.length > 0) return;
  }
}

test('AST-002 upstream is what an asset is fed by or part of, through others too, each with the way to it', async () => {
  expect((await listed('VAV-1-1', { includeUpstream: false })).upstream).toBeNull();
  const upstream = (await listed('VAV-1-1', { includeUpstream: true })).upstream ?? [];
  expect(upstream.map(({ depth, entity }) => `${depth} ${entity.name}`)).toEqual([
    ...['1 AHU-1', '1 Floor 1', '2 CH-1', '2 Hall', '3 CHW'],
  ]);
  expect(upstream.at(-1)?.path.map(({ name, relationshipType }) => [relationshipType, name])).toEqual([
    ...[
      [null, 'VAV-1-1'],
      ['is fed by', 'AHU-1'],
      ['is fed by', 'CH-1'],
      ['is part of', 'CHW'],
    ],
  ]);
});

test('AST-002 the walk upstream finds what a plain search of the graph finds, however it is knotted', async () => {
  const { api } = scene;
  const customerId = await api.newCustomer({ features });
  const size = 3_000;
  const names = Array.from({ length: size }, (_, index) => ({ name: `N${index + 1}` }));
  await storeEntities(api.db, customerId, names);
  const node = fc.integer({ min: 1, max: size });
  // a knot, and the rest hanging together loosely
  const knotted = fc.integer({ min: 1, max: 30 });
  const edge = (end: fc.Arbitrary<number>) =>
    fc.record({ entityId: end, kind: fc.constant('feeds' as const), otherId: end });
  const edges = [
    ...fc.sample(edge(knotted), { numRuns: 150, seed: 25 }),
    ...fc.sample(edge(node), { numRuns: 2_000, seed: 26 }),
  ];
  const results = await api.db.transaction((trx) =>
    createRelations(trx, { customer: { id: customerId }, person: null, clock: api.clock }, edges, { origin: 'IMPORT' }),
  );
  const above = new Map<number, number[]>();
  for (const [index, { entityId, otherId }] of edges.entries())
    if (results[index]?.outcome === 'CREATED') above.set(otherId, [...(above.get(otherId) ?? []), entityId]);
  for (const start of [1, 2, 3, ...fc.sample(node, { numRuns: 22, seed: 27 })]) {
    const depths = new Map([[start, 0]]);
    for (let depth = 1; depth <= upstreamMaxDepth; depth += 1)
      for (const [id, at] of [...depths])
        if (at === depth - 1) for (const next of above.get(id) ?? []) if (!depths.has(next)) depths.set(next, depth);
    const found = await api.db.transaction((trx) => readUpstream(trx, customerId, start));
    depths.delete(start);
    expect(found).toHaveLength(Math.min(depths.size, upstreamShown));
    expect(found.filter(({ entity, depth }) => depths.get(entity.id) !== depth)).toEqual([]);
    for (const { entity, depth, path } of found) {
      expect(path.map(({ id }) => id)).toHaveLength(depth + 1);
      expect([path[0]?.id, path.at(-1)?.id]).toEqual([start, entity.id]);
      for (const [index, { id }] of path.entries())
        if (index > 0) expect(above.get(path[index - 1]?.id as number)).toContain(id);
    }
  }
});

test('suggestions count for nothing until they are confirmed, and are not made again once dismissed', async () => {
  const suggest = async (name: string): Promise<number> => {
    const mutation = 'mutation ($id: ID!) { result: suggestRelations(entityId: $id) { suggested } }';
    type Suggested = { result: { suggested: number } };
    return (await scene.api.read<Suggested>(mutation, scene.ada, { id: String(idOf(name)) })).result.suggested;
  };
  // the fan of AHU-1, its second box, and the room of VAV-101, which is related already
  expect(await suggest('Hall')).toBe(2);
  expect(await suggest('Hall')).toBe(0);
  const suggested = (await listed('AHU-1')).relationships.filter(({ status }) => status === 'SUGGESTED');
  expect(suggested.map(({ relationshipType, entity }) => `${relationshipType} ${entity.name}`)).toEqual([
    ...['feeds VAV-1-2', 'has part AHU-1 Fan'],
  ]);
  const [box, fan] = suggested.map(({ relationshipId }) => relationshipId) as [string, string];
  const upstreamOf = async (name: string) =>
    (await listed(name, { includeUpstream: true })).upstream?.map(({ entity }) => entity.name);
  expect(await upstreamOf('VAV-1-2')).not.toContain('AHU-1');
  expect(await change('confirmRelation', box, reader)).toBe('FORBIDDEN');
  expect(await change('confirmRelation', box)).toBe('done');
  expect(await change('confirmRelation', box)).toBe('CONFLICT');
  expect(await upstreamOf('VAV-1-2')).toContain('AHU-1');
  expect(await change('dismissRelation', fan)).toBe('done');
  expect(await change('dismissRelation', fan)).toBe('NOT_FOUND');
  expect(await suggest('AHU-1')).toBe(0);
  expect(await said('AHU-1 Fan')).toEqual(['is part of Floor 1']);
  // a person may say it nevertheless
  await relate('AHU-1 Fan', 'is part of', 'AHU-1');
  expect(await auditOf(fan)).toEqual(['dismissRelation', 'createRelation']);
});

test('what an import says against a person is a suggestion', async () => {
  const backwards = { entityId: idOf('AHU-1'), kind: 'feeds' as const, otherId: idOf('CH-1') };
  const twice = { entityId: idOf('CH-1'), kind: 'is fed by' as const, otherId: idOf('AHU-1') };
  const nobody = { entityId: idOf('AHU-1'), kind: 'feeds' as const, otherId: 999_999 };
  const results = await imported([backwards, twice, nobody]);
  expect(results.map((result) => ('refusal' in result ? result.refusal : result.outcome))).toEqual([
    ...['SUGGESTED', 'EXISTS', 'NOT_FOUND'],
  ]);
  expect(await said('CH-1')).toContain('is fed by AHU-1');
  const id = `${idOf('AHU-1')}-feeds-${idOf('CH-1')}`;
  expect(await change('dismissRelation', id)).toBe('done');
});

test('a list is paged and searched; what is deleted is related to nothing', async () => {
  const all = await listed('Floor 1');
  expect(all.relationshipCount).toBe(10);
  const first = await listed('Floor 1', { limit: 4 });
  const rest = await listed('Floor 1', { limit: 100, offset: 4 });
  expect([...first.relationships, ...rest.relationships]).toEqual(all.relationships);
  expect((await listed('Floor 1', { search: 'ROOM' })).relationshipCount).toBe(2);

  const { relationshipId } = await relate('CH-2', 'feeds', 'Room 102');
  await scene.api
    .db('entities')
    .where({ customer_id: scene.customerId, id: idOf('CH-2') })
    .update({ deleted_at: new Date() });
  expect(await said('Room 102')).toEqual(['is part of Floor 1']);
  expect(await change('deleteRelation', relationshipId)).toBe('NOT_FOUND');
});

test('AST-018 AST-030 an admin says which relations count as related, and the neighborhood follows', async () => {
  const read = `{ config: relatedEntityConfig { relationshipTypes maxDepth includeUpstream } }`;
  const write = `mutation ($kinds: [String!]!, $depth: Int!) { config: updateRelatedEntityConfig(
    relationshipTypes: $kinds, maxDepth: $depth, includeUpstream: true) { relationshipTypes maxDepth includeUpstream } }`;
  const around = async () => {
    const query = `query ($id: ID!) { around: relationshipNeighborhood(entityId: $id) {
      neighbors { depth entity { name } } edges { kind } more { depth count } } }`;
    type Around = {
      around: { neighbors: Array<{ depth: number; entity: { name: string } }>; edges: Array<{ kind: string }> };
    };
    const { around } = await scene.api.read<Around>(query, reader, { id: String(idOf('VAV-1-1')) });
    return around.neighbors.map(({ depth, entity }) => `${depth} ${entity.name}`).sort();
  };
  const kinds = ['is fed by', 'feeds', 'is part of', 'has part'];
  expect(await scene.api.read(read, reader)).toEqual({
    config: { relationshipTypes: kinds, maxDepth: 3, includeUpstream: false },
  });
  expect(await around()).toEqual(['-1 AHU-1', '-2 CH-1', '-3 CHW', '0 VAV-1-1']);

  const manager = await scene.api.newPerson(scene.customerId, 'MANAGER');
  for (const by of [manager, reader]) {
    const { errors } = await scene.api.gql(write, by, { kinds, depth: 2 });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  for (const wrong of [
    { kinds: [], depth: 2 },
    { kinds: ['likes'], depth: 2 },
    { kinds, depth: 6 },
    { kinds, depth: 0 },
  ]) {
    const { errors } = await scene.api.gql(write, scene.ada, wrong);
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
  }
  await scene.api.read(write, scene.ada, { kinds: ['is part of', 'is fed by'], depth: 2 });
  const config = { relationshipTypes: ['is fed by', 'is part of'], maxDepth: 2, includeUpstream: true };
  expect(await scene.api.read(read, reader)).toEqual({ config });
  expect(await around()).toEqual(['-1 AHU-1', '-2 CH-1', '0 VAV-1-1']);
  expect((await listed('VAV-1-1')).upstream).not.toBeNull();
  expect(await auditOf(String(scene.customerId))).toContain('updateRelatedEntityConfig');
});
