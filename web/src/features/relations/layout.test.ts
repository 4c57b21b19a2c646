import fc from 'fast-check';
import { expect, test } from 'vitest';
import { box, layOut, walked } from './layout.ts';

const entity = (id: string) => ({ id });
const feeds = (sourceId: string, targetId: string) => ({
  relationshipId: `${sourceId}-feeds-${targetId}`,
  ...{ sourceId, targetId, kind: 'feeds' },
});
const plant = {
  neighbors: [
    ...[
      { depth: 0, entity: entity('ahu') },
      { depth: -1, entity: entity('ch') },
    ],
    ...['a', 'b', 'c'].map((id) => ({ depth: 1, entity: entity(id) })),
    ...['room b', 'room a'].map((id) => ({ depth: 2, entity: entity(id) })),
  ],
  edges: [
    feeds('ch', 'ahu'),
    ...['a', 'b', 'c'].map((id) => feeds('ahu', id)),
    feeds('a', 'room a'),
    feeds('b', 'room b'),
  ],
  more: [{ depth: 2, count: 7 }],
};

test('what is upstream stands at the left, and each near what it is connected with', () => {
  const { nodes, edges, more } = layOut(plant);
  expect(nodes.map((node) => node.entity.id)).toEqual(['ch', 'ahu', 'a', 'b', 'c', 'room a', 'room b']);
  const xOf = (id: string) => nodes.find((node) => node.entity.id === id)?.x ?? Number.NaN;
  expect(xOf('ch')).toBeLessThan(xOf('ahu'));
  expect(xOf('ahu')).toBeLessThan(xOf('a'));
  expect(edges).toHaveLength(6);
  expect(more).toEqual([expect.objectContaining({ depth: 2, count: 7, x: xOf('room a') })]);
});

test('arrow keys walk along relations, and stop at the edges', () => {
  const layout = layOut(plant);
  const walk = (from: string, ...keys: string[]) => keys.reduce((at, key) => walked(layout, at, key) ?? at, from);
  expect(walk('ch', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight')).toBe('room b');
  expect(walk('room b', 'ArrowLeft')).toBe('b');
  expect(walk('room a', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toBe('ch');
  expect(walked(layout, 'ch', 'ArrowLeft')).toBeNull();
  expect(walked(layout, 'a', 'ArrowUp')).toBeNull();
  expect(walked(layout, 'ch', 'Enter')).toBeNull();
});

const drawn = fc
  .record({
    depths: fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 40 }),
    pairs: fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 80 }),
  })
  .map(({ depths, pairs }) => {
    const ids = ['0', ...depths.map((_, index) => String(index + 1))];
    const known = pairs.flatMap(([from, to]) =>
      from !== to && from < ids.length && to < ids.length ? [feeds(String(from), String(to))] : [],
    );
    const edges = [...new Map(known.map((edge) => [edge.relationshipId, edge])).values()];
    const neighbors = ids.map((id, index) => ({
      depth: index === 0 ? 0 : (depths[index - 1] ?? 0),
      entity: entity(id),
    }));
    return { neighbors, edges, more: [] };
  });

test('whatever is related, all is drawn once, nothing overlaps, and all can be walked to', () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const layout = layOut(given);
      expect(layout.nodes.map((node) => node.entity.id).sort()).toEqual(
        given.neighbors.map((one) => one.entity.id).sort(),
      );
      expect(layout.edges).toHaveLength(given.edges.length);
      for (const [index, one] of layout.nodes.entries()) {
        expect(one.x >= 0 && one.y >= 0).toBe(true);
        expect(one.x + box.width <= layout.width && one.y + box.height <= layout.height).toBe(true);
        for (const other of layout.nodes.slice(index + 1))
          expect(Math.abs(one.x - other.x) >= box.width || Math.abs(one.y - other.y) >= box.height).toBe(true);
      }
      const reached = new Set(['0']);
      for (const id of reached)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const next = walked(layout, id, key);
          if (next !== null) reached.add(next);
        }
      expect(reached.size).toBe(layout.nodes.length);
    }),
  );
});
