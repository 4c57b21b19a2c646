import { expect, test } from 'vitest';
import type { Frame } from '#domain/maps/floor-plans/frame.ts';
import type { Position } from '#domain/maps/shape.ts';
import { consolePlaces, mobilePlaces } from '#features/lists/places/shell-places.tsx';
import { placedCorner, stepOf } from './edit/place-corner.ts';
import { type Room, roomFilter, saidOf, worstFirst } from './rooms.ts';
import { fitted, panned, showing, zoomed } from './view.ts';

const page = { width: 1_000, height: 500 };
const size = { width: 840, height: 640 };
const room = (name: string, given: Partial<Room> = {}): Room => ({
  ...{ id: name.replace(/\D/g, ''), name, class: 'Room', activeAlarmCount: 0, priority: null, impact: 'GREEN' },
  ...{ geoJSON: null, version: 1 },
  ...given,
});

test('a page is shown whole, in the middle', () => {
  expect(fitted(page, size)).toEqual({ scale: 0.8, x: 20, y: 120 });
});

test('what is at a pixel stays there when it comes nearer, within limits', () => {
  const all = fitted(page, size);
  const near = zoomed(all, 2, { x: 100, y: 200 }, page, size);
  expect(near.scale).toBe(1.6);
  expect((100 - near.x) / near.scale).toBeCloseTo((100 - all.x) / all.scale);
  expect(zoomed(all, 1e9, { x: 0, y: 0 }, page, size).scale).toBe(all.scale * 40);
  expect(zoomed(all, 1e-9, { x: 0, y: 0 }, page, size).scale).toBe(all.scale / 2);
});

test('some of a page stays in sight, and a place is brought into it no further than needed', () => {
  const all = fitted(page, size);
  expect(panned(all, 1e6, -1e6, page, size)).toEqual({ scale: 0.8, x: 840 - 48, y: 48 - 400 });
  expect(showing(all, [500, 250], page, size)).toEqual(all);
  const near = zoomed(all, 4, { x: 0, y: 0 }, page, size);
  const shown = showing(near, [1_000, 500], page, size);
  expect([shown.x + 1_000 * shown.scale, shown.y + 500 * shown.scale]).toEqual([840 - 48, 640 - 48]);
});

test('a corner is set within the floor plan: on a corner nearby, else in steps that a hand can set', () => {
  const frame: Frame = { kind: 'DRAWING', bounds: [0, 0, 60, 21] };
  const pixelAt = ([x, y]: Position) => ({ x: x * 10, y: y * 10 });
  const rings: Position[][] = [
    [
      [0, 0],
      [12.3456789, 0],
      [12, 9],
    ],
  ];
  expect(stepOf(frame)).toBe(0.001);
  expect(stepOf({ kind: 'IMAGE', bounds: [0, 0, 4_096, 2_000] })).toBe(0.1);
  expect(placedCorner([20.00049, 7.3333333], { frame, rings, pixelAt })).toEqual([20, 7.333]);
  expect(placedCorner([12.5, 0.4], { frame, rings, pixelAt })).toEqual([12.3456789, 0]);
  expect(placedCorner([6, 0.4], { frame, rings, pixelAt })).toEqual([6, 0]);
  expect(placedCorner([99, -5], { frame, rings: [], pixelAt })).toEqual([60, 0]);
  const degrees: Frame = { kind: 'DRAWING', bounds: [-93.2, 44.9, -93.199, 44.9005] };
  expect(placedCorner([-93.19951234, 44.90012349], { frame: degrees, rings: [], pixelAt })).toEqual([
    -93.1995123, 44.9001235,
  ]);
});

test('the worst room stands first, others as they were; words say what colors it', () => {
  const rooms = [
    room('Rm 1'),
    room('Rm 2', { activeAlarmCount: 1, priority: 0 }),
    room('Rm 3', { activeAlarmCount: 2, priority: 1, impact: 'RED' }),
    room('Rm 4', { activeAlarmCount: 1, priority: 5 }),
    room('Rm 5'),
  ];
  expect(worstFirst(rooms).map(({ id }) => id)).toEqual(['3', '4', '2', '1', '5']);
  expect(rooms.slice(0, 3).map(saidOf)).toEqual([
    'No active alarms',
    '1 active alarm, Normal, highest priority None',
    '2 active alarms, Service Failure, highest priority Lowest',
  ]);
});

test('a room leads to its active alarms, by its number and its names', () => {
  const filter = roomFilter(room('Rm 12'), { building: { id: '1', name: 'North' } });
  const path = new URL(consolePlaces.activeAlarms(filter), 'http://console');
  expect(decodeURIComponent(path.pathname)).toBe('/alarms/Standard Lenses/Active Alarms');
  expect(path.searchParams.getAll('filter')).toEqual([
    `places:${encodeURIComponent('%40=12&building=North&rooms=Rm+12')}`,
  ]);
  const onPhone = new URL(mobilePlaces.activeAlarms(filter), 'http://console');
  expect(onPhone.pathname).toBe('/m/alarms/list/');
  expect([onPhone.searchParams.get('lens'), onPhone.searchParams.get('filter')]).toEqual(['Active Alarms', filter]);
});
