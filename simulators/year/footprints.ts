import { type PolygonShape, type Position, ringOf } from '../../domain/maps/shape.ts';

/** Middle of the campus, which is invented: open land. */
const [longitude, latitude]: Position = [-88.3, 41.79];
const metersPerDegree = 111_320;

type Corner = readonly [east: number, north: number];

/** Corners of each building, meters from the middle of the campus. */
const corners: Readonly<Record<string, readonly Corner[]>> = {
  'Central Plant': [
    [-250, -190],
    [-165, -190],
    [-165, -135],
    [-250, -135],
  ],
  'Science Hall': [
    [-190, 60],
    [-60, 60],
    [-60, 95],
    [-150, 95],
    [-150, 170],
    [-190, 170],
  ],
  'Engineering Hall': [
    [-190, -60],
    [-70, -60],
    [-70, -20],
    [-110, -20],
    [-110, 15],
    [-150, 15],
    [-150, -20],
    [-190, -20],
  ],
  'Main Library': [
    [-25, -25],
    [35, -25],
    [55, 5],
    [35, 35],
    [-25, 35],
    [-45, 5],
  ],
  'Medical Center': [
    [120, 70],
    [260, 70],
    [260, 110],
    [215, 110],
    [215, 175],
    [165, 175],
    [165, 110],
    [120, 110],
  ],
  'Residence Hall': [
    [130, -60],
    [165, -60],
    [165, -130],
    [225, -130],
    [225, -60],
    [260, -60],
    [260, -165],
    [130, -165],
  ],
  'Student Center': [
    [-20, -165],
    [70, -165],
    [70, -105],
    [25, -85],
    [-20, -105],
  ],
  'Data Center': [
    [-120, -190],
    [-65, -190],
    [-65, -140],
    [-120, -140],
  ],
};

const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** Returns where a building of the campus is; null for one of another name. */
export function footprintOf(building: string): PolygonShape | null {
  const known = corners[building];
  if (!known) return null;
  const perDegree = metersPerDegree * Math.cos((latitude * Math.PI) / 180);
  return ringOf(
    known.map(([east, north]) => [rounded(longitude + east / perDegree), rounded(latitude + north / metersPerDegree)]),
  );
}
