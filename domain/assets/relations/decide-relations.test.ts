import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideRelation, type KnownRelations, type RelationOrigin } from './decide-relations.ts';
import { edgeOf, inverseOf, relationKinds } from './kinds.ts';

const size = 7;
const ids = Array.from({ length: size }, (_, index) => index + 1);

const nothing = (parents: ReadonlyMap<number, number> = new Map()): KnownRelations => ({
  entities: new Map(ids.map((id) => [id, { parentId: parents.get(id) ?? null }])),
  stored: new Map(),
  upward: {
    feeds: new Map(),
    'has part': new Map([...parents].map(([id, parent]) => [id, [parent]])),
  },
  steps: { left: Number.POSITIVE_INFINITY },
});

const entity = fc.integer({ min: 1, max: size });
const declared = fc.record({ entityId: entity, kind: fc.constantFrom(...relationKinds), otherId: entity });

/** Plain model: a square of who reaches whom, closed again after every edge. */
function modelOf(parents: ReadonlyMap<number, number>) {
  const confirmed = { feeds: new Set<string>(), 'has part': new Set([...parents].map(([id, of]) => `${of}>${id}`)) };
  const reaches = (kind: 'feeds' | 'has part', from: number, to: number): boolean => {
    const closed = new Set(confirmed[kind]);
    for (const via of ids)
      for (const a of ids)
        for (const b of ids) if (closed.has(`${a}>${via}`) && closed.has(`${via}>${b}`)) closed.add(`${a}>${b}`);
    return closed.has(`${from}>${to}`);
  };
  return { confirmed, reaches };
}

const places = fc
  .array(fc.boolean(), { minLength: size, maxLength: size })
  .map((inOne) => new Map(ids.filter((id) => id > 1 && inOne[id - 1]).map((id) => [id, Math.floor(id / 2)])));

test('AST-043 relations that people declare are refused, warned of or created as a plain model of the graph says', () => {
  fc.assert(
    fc.property(places, fc.array(declared, { maxLength: 30 }), (parents, relations) => {
      const known = nothing(parents);
      const model = modelOf(parents);
      for (const relation of relations) {
        const edge = edgeOf(relation);
        const { sourceId, kind, targetId } = edge;
        const arrow = `${sourceId}>${targetId}`;
        const decision = decideRelation(known, edge, 'PERSON');
        const isLoop = model.reaches(kind, targetId, sourceId);
        if (sourceId === targetId) expect(decision).toMatchObject({ refusal: 'SELF' });
        else if (model.confirmed[kind].has(arrow)) expect(decision).toMatchObject({ outcome: 'EXISTS', warnings: [] });
        else if (kind === 'has part' && isLoop) expect(decision).toMatchObject({ refusal: 'CYCLE' });
        else {
          const about = [...(isLoop ? ['LOOP'] : []), ...(model.reaches(kind, sourceId, targetId) ? ['SKIP'] : [])];
          expect(decision.outcome).toBe('CREATED');
          expect('warnings' in decision && decision.warnings.map((warning) => warning.about)).toEqual(about);
          model.confirmed[kind].add(arrow);
        }
      }
      for (const id of ids) expect(model.reaches('has part', id, id)).toBe(false);
    }),
  );
});

test('a relation is the same edge from both of its ends', () => {
  fc.assert(
    fc.property(declared, ({ entityId, kind, otherId }) => {
      const there = edgeOf({ entityId, kind, otherId });
      expect(edgeOf({ entityId: otherId, kind: inverseOf(kind), otherId: entityId })).toEqual(there);
      expect(inverseOf(inverseOf(kind))).toBe(kind);
    }),
  );
});

const feeds = { sourceId: 1, kind: 'feeds', targetId: 2 } as const;
const back = { sourceId: 2, kind: 'feeds', targetId: 1 } as const;
const outcomesOf = (steps: Array<[typeof feeds | typeof back, RelationOrigin]>): string[] => {
  const known = nothing();
  return steps.map(([edge, origin]) => decideRelation(known, edge, origin).outcome);
};

test('what names suggest waits until a person or an import says it', () => {
  expect(
    outcomesOf([
      [feeds, 'NAMES'],
      [feeds, 'NAMES'],
      [feeds, 'PERSON'],
      [feeds, 'IMPORT'],
    ]),
  ).toEqual([...['SUGGESTED', 'EXISTS', 'CONFIRMED', 'EXISTS']]);
  expect(
    outcomesOf([
      [feeds, 'NAMES'],
      [feeds, 'IMPORT'],
    ]),
  ).toEqual(['SUGGESTED', 'CONFIRMED']);
});

test('an import that contradicts a person only suggests, each time it is run', () => {
  expect(
    outcomesOf([
      [feeds, 'PERSON'],
      [back, 'IMPORT'],
      [back, 'IMPORT'],
      [back, 'PERSON'],
    ]),
  ).toEqual([...['CREATED', 'SUGGESTED', 'EXISTS', 'CONFIRMED']]);
  expect(
    outcomesOf([
      [feeds, 'IMPORT'],
      [back, 'IMPORT'],
    ]),
  ).toEqual(['CREATED', 'CREATED']);
});

test('what a person dismissed is suggested again by nobody, and created by a person', () => {
  const known = nothing();
  known.stored.set('1-feeds-2', { status: 'DISMISSED', origin: 'NAMES' });
  expect(decideRelation(known, feeds, 'NAMES').outcome).toBe('EXISTS');
  expect(decideRelation(known, feeds, 'IMPORT').outcome).toBe('EXISTS');
  expect(decideRelation(known, feeds, 'PERSON').outcome).toBe('CONFIRMED');
});

test('relations with what does not exist are refused', () => {
  expect(decideRelation(nothing(), { ...feeds, targetId: size + 1 }, 'PERSON')).toMatchObject({ refusal: 'NOT_FOUND' });
});

test('where walks have no steps left a loop of feeds goes without its warning, and a cycle of parts is refused still', () => {
  const declare = (known: KnownRelations, kind: 'feeds' | 'has part') =>
    [1, 2, 3].map((id) => decideRelation(known, edgeOf({ entityId: id, kind, otherId: (id % 3) + 1 }), 'PERSON'));
  const warnings = (left: number) =>
    declare({ ...nothing(), steps: { left } }, 'feeds').flatMap((decision) =>
      'warnings' in decision ? decision.warnings : [],
    );
  expect(warnings(100)).toEqual([{ about: 'LOOP', sourceId: 3, targetId: 1 }]);
  expect(warnings(0)).toEqual([]);
  expect(declare({ ...nothing(), steps: { left: 0 } }, 'has part').at(-1)).toMatchObject({ refusal: 'CYCLE' });
});
