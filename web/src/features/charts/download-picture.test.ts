import { expect, test } from 'vitest';
import { legendPlaces } from './download-picture.ts';

test('a legend of a picture goes on in the next line where there is no room', () => {
  const { places, lines } = legendPlaces([50, 50, 50], 200);
  expect(places.map(({ line }) => line)).toEqual([0, 0, 1]);
  expect(places.map(({ x }) => x)).toEqual([0, 88, 0]);
  expect(lines).toBe(2);
  expect(legendPlaces([500], 200).lines).toBe(1);
  expect(legendPlaces([], 200).lines).toBe(0);
});
