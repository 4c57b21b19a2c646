import { expect, test } from 'vitest';
import { mapTexts } from '../../texts/server/maps.ts';
import { buildingMaxKm } from '../constants.ts';
import { readShape } from './read-shape.ts';
import { cornersOf, kmBetween, middleOf, type Position, ringOf } from './shape.ts';

const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
const at = (east: number, north: number): Position => [rounded(-93.2 + east / 1_000), rounded(44.9 + north / 1_000)];
const square = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
const problemOf = (given: unknown): string | null => readShape(given).problem;
/** A ring of so many corners around a circle. */
const circle = (corners: number) =>
  ringOf(
    Array.from({ length: corners }, (_, index) => {
      const angle = (2 * Math.PI * index) / corners;
      return at(Math.cos(angle), Math.sin(angle));
    }),
  );

test('a point and a ring are read by themselves, as a feature and as a collection of one; heights are left out', () => {
  const ring = ringOf(square);
  expect(readShape(ring)).toEqual({ shape: ring, problem: null });
  const feature = { type: 'Feature', properties: { name: 'North' }, geometry: ring };
  expect(readShape(feature).shape).toEqual(ring);
  expect(readShape({ type: 'FeatureCollection', features: [feature] }).shape).toEqual(ring);
  expect(readShape({ type: 'Point', coordinates: [-93.2, 44.9, 250] }).shape).toEqual({
    ...{ type: 'Point', coordinates: [-93.2, 44.9] },
  });
  const repeated = { type: 'Polygon', coordinates: [[square[0], ...square, square[0]]] };
  expect(readShape(repeated).shape).toEqual(ring);
});

test.each([
  ['nothing', null],
  ['a text', 'Polygon'],
  ['a line', { type: 'LineString', coordinates: square }],
  ['several polygons', { type: 'MultiPolygon', coordinates: [[square]] }],
  ['a polygon of nothing', { type: 'Polygon', coordinates: [] }],
  ['a feature of nothing', { type: 'Feature', geometry: null }],
])('%s is no shape', (_, given) => {
  expect(problemOf(given)).toBe(mapTexts.notGeoJson);
});

test.each([
  ['text', ['-93.2', '44.9']],
  ['one number', [44.9]],
  ['four numbers', [1, 2, 3, 4]],
  ['infinity', [Number.POSITIVE_INFINITY, 0]],
  ['beyond the world', [181, 44]],
])('a position of %s is refused', (_, coordinates) => {
  expect(problemOf({ type: 'Point', coordinates })).toBe(mapTexts.position);
});

test('a latitude beyond the pole says that coordinates look swapped', () => {
  expect(problemOf({ type: 'Point', coordinates: [44.9, -93.2] })).toBe(mapTexts.swappedRange);
  expect(problemOf(ringOf(square.map(([longitude, latitude]) => [latitude, longitude])))).toBe(mapTexts.swappedRange);
});

test('a ring is closed, and has at least three corners', () => {
  expect(problemOf({ type: 'Polygon', coordinates: [square] })).toBe(mapTexts.notClosed);
  expect(problemOf(ringOf(square.slice(0, 2)))).toBe(mapTexts.tooFew);
  expect(problemOf(ringOf([at(0, 0), at(0, 0), at(1, 1), at(1, 1)]))).toBe(mapTexts.tooFew);
  expect(problemOf({ type: 'Polygon', coordinates: [ringOf(square).coordinates[0], []] })).toBe(mapTexts.oneRing);
});

test('MAP.2 500 corners are a building, 501 are not', () => {
  expect(problemOf(circle(500))).toBeNull();
  expect(problemOf(circle(501))).toBe(mapTexts.tooMany(500, 501));
});

test.each([
  ['an hourglass', [at(0, 0), at(1, 1), at(1, 0), at(0, 1)]],
  ['a spike', [at(0, 0), at(2, 0), at(1, 0), at(1, 1)]],
  ['a spike at its end', [at(1, 0), at(1, 1), at(0, 1), at(0, 0), at(0, 2)]],
  ['a line', [at(0, 0), at(1, 0), at(2, 0)]],
  ['two parts that touch in a corner', [at(0, 0), at(1, 0), at(1, 1), at(2, 1), at(2, 2), at(1, 1), at(0, 1)]],
])('%s crosses or touches itself', (_, corners) => {
  expect(problemOf(ringOf(corners))).toBe(mapTexts.crosses);
});

test('a ring with one position swapped is wider than any building', () => {
  const [a, b, c] = [at(0, 0), at(1, 0), at(1, 1)];
  expect(problemOf(ringOf([a, b, c, [-44.9, 44.9]]))).toBe(mapTexts.tooLarge(buildingMaxKm));
  expect(
    problemOf(
      ringOf([
        [-179.9, 10],
        [179.9, 10],
        [0, 10.01],
      ]),
    ),
  ).toBe(mapTexts.tooLarge(buildingMaxKm));
});

test('the middle of a ring is its centre of gravity', () => {
  const [longitude, latitude] = middleOf(ringOf(square));
  expect(longitude).toBeCloseTo(-93.1995, 6);
  expect(latitude).toBeCloseTo(44.9005, 6);
  expect(cornersOf(ringOf(square))).toEqual(square);
  expect(kmBetween([0, 0], [0, 1])).toBeCloseTo(111.2, 0);
});
