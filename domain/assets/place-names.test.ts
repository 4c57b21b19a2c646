import { expect, test } from 'vitest';
import { floorName, placeName, roomName, roomNumber } from './place-names.ts';

test('a floor whose name is a number is written with F, or with Flr where there is room', () => {
  expect([floorName('3'), floorName('3', 'long'), floorName('12')]).toEqual(['3F', '3 Flr', '12F']);
  expect([floorName('Basement'), floorName('3F', 'long')]).toEqual(['Basement', '3F']);
});

test('a room whose name is a number is written with Rm', () => {
  expect([roomName('101'), roomName('Lobby'), roomName('Rm 7')]).toEqual(['Rm 101', 'Lobby', 'Rm 7']);
  expect(['101', 'Rm 101A', 'Room 7', 'Lobby'].map(roomNumber)).toEqual(['101', '101A', '7', null]);
  expect(placeName({ class: 'AHU', name: '101' })).toBe('101');
});
