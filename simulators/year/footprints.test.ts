import { expect, test } from 'vitest';
import { readShape } from '../../domain/maps/read-shape.ts';
import { buildings } from './campus.ts';
import { footprintOf } from './footprints.ts';

test('each building of the campus stands on the map, with a shape that the product takes', () => {
  for (const { name } of buildings)
    expect(readShape(footprintOf(name)), name).toEqual({
      ...{ shape: footprintOf(name), problem: null },
    });
  expect(footprintOf('Elsewhere')).toBeNull();
});
