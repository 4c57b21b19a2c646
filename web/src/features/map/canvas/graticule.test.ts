import { expect, test } from 'vitest';
import { graticule } from './graticule.ts';

const longitudes = (lines: ReturnType<typeof graticule>) =>
  lines.flatMap(([a, b]) => (a && b && a[0] === b[0] ? [a[0]] : []));

test('the world has a line each thirty degrees, a campus one each hundredth', () => {
  const world = graticule({ west: -180, south: -85, east: 180, north: 85 });
  expect(longitudes(world)).toEqual([-180, -150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180]);
  const campus = graticule({ west: -93.24, south: 44.96, east: -93.14, north: 45.01 });
  expect(longitudes(campus).length).toBe(11);
  expect(longitudes(campus)[0]).toBeCloseTo(-93.24, 6);
});

test('lines are few at any zoom, and beyond the date line too', () => {
  for (let width = 720; width > 0.0002; width /= 1.7)
    expect(graticule({ west: 170, south: 0, east: 170 + width, north: width / 2 }).length).toBeLessThan(60);
});
