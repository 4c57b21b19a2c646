import { expect, test } from 'vitest';
import type { Me } from '#session/access.ts';
import { type Building, buildingLensPath, worstFirst } from './buildings.ts';
import { parsePosition, positionParam } from './map-address.ts';

const building = (name: string, given: Partial<Building> = {}): Building => ({
  ...{ id: name.replace(/\D/g, '') || '1', name, activeAlarmCount: 0, priority: null, impact: 'GREEN' },
  ...{ geoJSON: null, version: 1 },
  ...given,
});

test('a position goes into the address and comes back', () => {
  const position = { longitude: -93.23217, latitude: 44.97618, zoom: 15.5 };
  expect(positionParam(position)).toBe('44.97618,-93.23217,15.5');
  expect(parsePosition(positionParam(position))).toEqual(position);
});

test.each([
  null,
  '',
  '1,2',
  '1,2,3,4',
  '91,0,3',
  '0,181,3',
  '0,0,22',
  '0,0,-1',
  'NaN,0,3',
  '1e1,0,3',
  ' 1,0,3',
  '1,0,3\n',
])('an address that says %j of the position says nothing', (text) => {
  expect(parsePosition(text)).toBeNull();
});

test('the worst building stands first: by impact, by priority, then in the order people count', () => {
  const all = [
    building('House 10'),
    building('House 2'),
    building('House 3', { activeAlarmCount: 1, priority: 0 }),
    building('House 4', { activeAlarmCount: 1, priority: 5 }),
    building('House 5', { activeAlarmCount: 1, priority: 1, impact: 'YELLOW' }),
    building('House 6', { activeAlarmCount: 1, priority: 1, impact: 'RED' }),
  ];
  expect(all.sort(worstFirst).map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2', '10']);
});

test('a building leads to its active alarms, by its number and its name; without alarms to its page', () => {
  const house = building('Harbor House, East', { id: '17' });
  const sees = { permissions: [{ area: 'alarms', actions: ['VIEW'] }] } as unknown as Me;
  const path = new URL(buildingLensPath(sees, house), 'http://console');
  expect(decodeURIComponent(path.pathname)).toBe('/alarms/Standard Lenses/Active Alarms');
  expect(path.searchParams.getAll('filter')).toEqual([
    `places:${encodeURIComponent('%40=17&building=Harbor+House%2C+East')}`,
  ]);
  expect(buildingLensPath({ permissions: [] } as unknown as Me, house)).toBe('/assets/entity/17');
});
