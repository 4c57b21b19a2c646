import { describe, expect, test } from 'vitest';
import { floorPlanTexts as texts } from '../../../texts/server/floor-plans.ts';
import { mapTexts } from '../../../texts/server/maps.ts';
import { drawingMaxCoordinate, drawingMaxPolygons, drawingMaxPositions, geoMaxVertices } from '../../constants.ts';
import { type Position, ringOf } from '../shape.ts';
import { readDrawing } from './drawing.ts';
import { type Frame, isGeographic, pageOf, pageSide, refitted } from './frame.ts';
import { readRoomShape } from './read-room-shape.ts';

const square = (left: number, top: number, side = 10): Position[] => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
];
const closed = (corners: readonly Position[]): Position[] => [...corners, ...corners.slice(0, 1)];
/** A ring of so many corners around the middle of a floor plan of 100 by 100. */
const circle = (corners: number) =>
  ringOf(
    Array.from({ length: corners }, (_, index): Position => {
      const angle = (2 * Math.PI * index) / corners;
      return [50 + 40 * Math.cos(angle), 50 + 40 * Math.sin(angle)];
    }),
  );
const feature = (geometry: unknown, properties: unknown = {}) => ({ type: 'Feature', properties, geometry });
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
const problemOf = (given: unknown) => readDrawing(typeof given === 'string' ? given : JSON.stringify(given)).problem;
const polygonProblem = (geometry: unknown) => problemOf(collection(feature(geometry)));

describe('a drawing', () => {
  test('keeps polygons with their holes and names, and nothing else of its file', () => {
    const given = {
      ...collection(
        feature(ringOf(square(0, 0)), { name: '  Room\n 1 ', secret: 'x' }),
        feature({ type: 'MultiPolygon', coordinates: [ringOf(square(20, 0)).coordinates] }, { name: 7 }),
        feature({ type: 'Polygon', coordinates: [square(0, 20, 20), square(5, 25, 5)].map(closed) }),
        feature(null),
      ),
      crs: 'javascript:alert(1)',
    };
    expect(readDrawing(JSON.stringify(given))).toEqual({
      problem: null,
      bounds: [0, 0, 30, 40],
      drawing: {
        polygons: [
          { name: 'Room 1', rings: [square(0, 0)] },
          { name: null, rings: [square(20, 0)] },
          { name: null, rings: [square(0, 20, 20), square(5, 25, 5)] },
        ],
      },
    });
    expect(readDrawing(JSON.stringify(ringOf(square(0, 0)))).problem).toBeNull();
  });

  test.each([
    ['no JSON', '{', texts.notJson],
    ['a list', [], texts.notGeoJson],
    ['features that are none', { type: 'FeatureCollection', features: 'all' }, texts.notGeoJson],
    ['nothing', collection(), texts.noPolygons],
    ['a point', collection(feature({ type: 'Point', coordinates: [0, 0] })), texts.onlyPolygons('Point')],
    ['a geometry that there is not', collection(feature({ type: '__proto__', coordinates: [] })), texts.notGeoJson],
    ['a polygon without rings', collection(feature({ type: 'Polygon', coordinates: [] })), texts.notGeoJson],
  ])('of %s is refused', (_, given, problem) => {
    expect(problemOf(given)).toBe(problem);
  });

  test.each([
    ['is not closed', { type: 'Polygon', coordinates: [square(0, 0)] }, mapTexts.notClosed],
    ['has 501 corners', circle(501), mapTexts.tooMany(geoMaxVertices, 501)],
    [
      'crosses itself',
      ringOf([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ]),
      mapTexts.crosses,
    ],
    ['has words for numbers', { type: 'Polygon', coordinates: [['a', 'b', 'c', 'a']] }, texts.position],
    ['has infinity', { type: 'Polygon', coordinates: [closed(square(0, 0)).map(([x]) => [x, null])] }, texts.position],
    ['is far away', ringOf(square(drawingMaxCoordinate, 0)), texts.farAway(drawingMaxCoordinate)],
  ])('with a ring that %s is refused, and says which polygon it is', (_, geometry, problem) => {
    expect(problemOf(collection(feature(ringOf(square(0, 0))), feature(geometry)))).toBe(texts.polygon(2, problem));
  });

  test('is bounded in polygons and positions, and judged quickly', () => {
    const many = (count: number, geometry: unknown) =>
      collection(...Array.from({ length: count }, () => feature(geometry)));
    expect(problemOf(many(drawingMaxPolygons, ringOf(square(0, 0))))).toBeNull();
    expect(problemOf(many(drawingMaxPolygons + 1, ringOf(square(0, 0))))).toBe(
      texts.tooManyPolygons(drawingMaxPolygons),
    );
    expect(problemOf(many(drawingMaxPositions / 500, circle(500)))).toBe(texts.tooManyPositions(drawingMaxPositions));
    expect(polygonProblem(circle(500))).toBeNull();
    // nested as deep as a file can be
    expect(problemOf('['.repeat(200_000))).toBe(texts.notJson);
    expect(problemOf(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)).toBe(texts.notGeoJson);
  });
});

describe('the shape of a room', () => {
  const bounds = [0, 0, 100, 100] as const;
  const roomProblem = (given: unknown) => readRoomShape(given, bounds).problem;

  test('is one ring within its floor plan, by itself, as a feature and as a collection of one', () => {
    const shape = ringOf(square(10, 10));
    for (const given of [shape, feature(shape), collection(feature(shape))])
      expect(readRoomShape(given, bounds)).toEqual({ shape, problem: null });
    const withHeights = { type: 'Polygon', coordinates: [shape.coordinates[0].map((corner) => [...corner, 3])] };
    expect(readRoomShape(withHeights, bounds).shape).toEqual(shape);
    expect(roomProblem(circle(geoMaxVertices))).toBeNull();
  });

  test.each([
    ['nothing', null, mapTexts.notGeoJson],
    ['a point', { type: 'Point', coordinates: [1, 1] }, texts.notRing],
    ['two rings', { type: 'Polygon', coordinates: [closed(square(0, 0)), closed(square(2, 2, 1))] }, texts.oneRing],
    ['501 corners', circle(501), mapTexts.tooMany(geoMaxVertices, 501)],
    [
      'an hourglass',
      ringOf([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ]),
      mapTexts.crosses,
    ],
    [
      'two corners',
      ringOf([
        [0, 0],
        [1, 1],
      ]),
      mapTexts.tooFew,
    ],
    ['an open ring', { type: 'Polygon', coordinates: [square(0, 0)] }, mapTexts.notClosed],
    ['a ring beyond the floor plan', ringOf(square(95, 95)), texts.outside],
  ])('is not %s', (_, given, problem) => {
    expect(roomProblem(given)).toBe(problem);
  });
});

describe('a page', () => {
  const image: Frame = { kind: 'IMAGE', bounds: [0, 0, 400, 200] };
  const meters: Frame = { kind: 'DRAWING', bounds: [-10, 5, 30, 25] };
  const degrees: Frame = { kind: 'DRAWING', bounds: [-93.2, 44.9, -93.199, 44.9005] };

  test.each([image, meters, degrees])('has the floor plan upright and undistorted: %j', (frame) => {
    const { width, height, toPage, fromPage } = pageOf(frame);
    expect(Math.max(width, height)).toBeCloseTo(pageSide);
    const [minX, minY, maxX, maxY] = frame.bounds;
    const isDown = frame.kind === 'IMAGE';
    expect(toPage([minX, isDown ? minY : maxY]).map((value) => Math.round(value))).toEqual([0, 0]);
    const [right, bottom] = toPage([maxX, isDown ? maxY : minY]);
    expect([right, bottom]).toEqual([expect.closeTo(width), expect.closeTo(height)]);
    const [x, y] = fromPage(toPage([minX + (maxX - minX) / 3, minY + (maxY - minY) / 7]));
    expect([x, y]).toEqual([expect.closeTo(minX + (maxX - minX) / 3, 6), expect.closeTo(minY + (maxY - minY) / 7, 6)]);
  });

  test('of degrees is as wide as it is on the ground', () => {
    expect([image, meters, degrees].map(isGeographic)).toEqual([false, false, true]);
    // a degree of longitude is 0.71 of one of latitude there
    const { width, height } = pageOf(degrees);
    expect(width / height).toBeCloseTo(2 * Math.cos((44.9 * Math.PI) / 180), 2);
  });

  test('keeps a room on the same sheet in another resolution, and on a revision that covers it', () => {
    const corners = square(40, 20);
    const larger: Frame = { kind: 'IMAGE', bounds: [0, 0, 800, 400] };
    expect(refitted(corners, image, larger)).toEqual(square(80, 40, 20));
    expect(refitted(corners, image, { kind: 'IMAGE', bounds: [0, 0, 200, 400] })).toBeNull();
    expect(refitted(corners, image, meters)).toBeNull();
    expect(refitted(square(0, 10), meters, { kind: 'DRAWING', bounds: [-20, 0, 30, 25] })).toEqual(square(0, 10));
    expect(refitted(square(0, 10), meters, { kind: 'DRAWING', bounds: [5, 0, 30, 25] })).toBeNull();
  });
});
