import { expect, test } from 'vitest';
import { readShape } from '#domain/maps/read-shape.ts';
import type { Position } from '#domain/maps/shape.ts';
import { type DraftAction, draw, drawingOf, nextCorner, shapeOf } from './draft.ts';
import { snapped } from './snap.ts';

const [a, b, c, d]: Position[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const after = (...actions: DraftAction[]) => actions.reduce(draw, drawingOf(null));
const add = (at: Position | undefined, index?: number): DraftAction => ({
  ...{ type: 'add', at: at ?? [9, 9] },
  ...(index !== undefined && { index }),
});

test('corners make a ring once there are three; one can be set between two, moved and removed', () => {
  expect(shapeOf(after(add(a), add(b)).now)).toBeNull();
  const three = after(add(a), add(c), add(d), add(b, 1));
  expect(shapeOf(three.now)).toEqual({ type: 'Polygon', coordinates: [[a, b, c, d, a]] });
  expect(draw(three, { type: 'move', index: 1, to: [2, 0] }).now.corners).toEqual([a, [2, 0], c, d]);
  expect(draw(three, { type: 'remove', index: 0 }).now.corners).toEqual([b, c, d]);
  expect(draw(three, { type: 'remove', index: 4 })).toBe(three);
});

test('each step is undone by itself, a movement as one, until nothing is left to undo', () => {
  let drawing = after(add(a), add(b), add(c));
  drawing = draw(drawing, { type: 'move', index: 0, to: [5, 5] });
  drawing = draw(drawing, { type: 'move', index: 0, to: [6, 6], isFurther: true });
  drawing = draw(drawing, { type: 'move', index: 0, to: [7, 7], isFurther: true });
  drawing = draw(drawing, { type: 'replace', draft: { kind: 'point', corners: [[8, 8]] } });
  const seen = [];
  for (let step = 0; step < 6; step += 1) {
    drawing = draw(drawing, { type: 'undo' });
    seen.push(drawing.now.corners);
  }
  expect(seen).toEqual([[[7, 7], b, c], [a, b, c], [a, b], [a], [], []]);
});

test('a point has one position, which a further press moves; a ring made of it keeps that corner', () => {
  const point = after({ type: 'kind', kind: 'point' }, add(a), add(b));
  expect(shapeOf(point.now)).toEqual({ type: 'Point', coordinates: b });
  expect(draw(point, { type: 'kind', kind: 'ring' }).now).toEqual({ kind: 'ring', corners: [b] });
});

test('a corner snaps to the nearest corner within reach, else to a side, else to nothing', () => {
  const project = ([longitude, latitude]: Position) => ({ x: longitude * 100, y: latitude * 100 });
  const ring = [a, b, c, d].flatMap((corner) => (corner ? [corner] : []));
  expect(snapped([1.04, 0.05], [ring], project)).toEqual(b);
  expect(snapped([0.5, 0.06], [ring], project)).toEqual([0.5, 0]);
  expect(snapped([0.5, 0.2], [ring], project)).toEqual([0.5, 0.2]);
  expect(snapped([0.5, 0.2], [], project)).toEqual([0.5, 0.2]);
});

test('corners that are added without a pointer make a ring that the server takes, however many', () => {
  let drawing = drawingOf(null);
  for (let count = 1; count <= 8; count += 1) {
    drawing = draw(drawing, { type: 'add', at: nextCorner(drawing.now.corners, [8.5, 49.9], 0.001) });
    expect(drawing.now.corners).toHaveLength(count);
    if (count >= 3) expect(readShape(shapeOf(drawing.now)), `${count} corners`).toMatchObject({ problem: null });
  }
});
