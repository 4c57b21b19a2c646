import { zoneOffsetMs } from './zone-offsets.ts';

const hourMs = 3_600_000;

/** Hours from UTC that an abbreviation can mean, the most widely used first. Several are ambiguous. */
const meanings: Readonly<Record<string, readonly number[]>> = {
  UTC: [0],
  GMT: [0],
  UT: [0],
  Z: [0],
  WET: [0],
  WEST: [1],
  BST: [1, 6],
  IST: [5.5, 1, 2],
  IDT: [3],
  CET: [1],
  CEST: [2],
  MET: [1],
  MEST: [2],
  EET: [2],
  EEST: [3],
  MSK: [3],
  TRT: [3],
  SAST: [2],
  WAT: [1],
  CAT: [2],
  EAT: [3],
  AST: [-4, 3],
  ADT: [-3],
  NST: [-3.5],
  NDT: [-2.5],
  EST: [-5, 10],
  EDT: [-4, 11],
  CST: [-6, 8],
  CDT: [-5],
  MST: [-7, 8],
  MDT: [-6],
  PST: [-8, 8],
  PDT: [-7],
  AKST: [-9],
  AKDT: [-8],
  HST: [-10],
  HDT: [-9],
  BRT: [-3],
  ART: [-3],
  CLT: [-4],
  CLST: [-3],
  COT: [-5],
  PET: [-5],
  GST: [4],
  PKT: [5],
  ICT: [7],
  WIB: [7],
  SGT: [8],
  HKT: [8],
  PHT: [8],
  AWST: [8],
  JST: [9],
  KST: [9],
  ACST: [9.5],
  ACDT: [10.5],
  AEST: [10],
  AEDT: [11],
  NZST: [12],
  NZDT: [13],
};

/**
 * Returns the offset in ms that `abbreviation` means for a wall-clock time in the integration's zone, or null when it
 * is undetermined. First the zone's own offset at that moment, then one it uses in that year (a controller that ignores
 * daylight saving still writes "CST" in July), then the only meaning there is, then the one nearest the zone: an
 * Eastern site of a Central customer is not in Australia.
 * @param localMs the wall-clock time as if it were UTC
 */
export function abbreviationOffsetMs(abbreviation: string, timezone: string, localMs: number): number | null {
  const key = abbreviation.toUpperCase();
  const candidates = Object.hasOwn(meanings, key) ? meanings[key] : undefined;
  if (candidates === undefined) return null;
  const offsets = candidates.map((hours) => hours * hourMs);
  const now = offsets.find((offset) => zoneOffsetMs(timezone, localMs - offset) === offset);
  if (now !== undefined) return now;
  const year = new Date(localMs).getUTCFullYear();
  const inYear = [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)].map((at) => zoneOffsetMs(timezone, at));
  const thatYear = offsets.find((offset) => inYear.includes(offset));
  if (thatYear !== undefined) return thatYear;
  const [first, ...others] = offsets;
  if (first === undefined) return null;
  return others.length === 0 ? first : nearest(offsets, inYear[0] ?? Number.NaN);
}

/** More than three hours away is another part of the world: the meaning is then undetermined. */
function nearest(offsets: readonly number[], zoneOffset: number): number | null {
  const near = offsets.filter((offset) => Math.abs(offset - zoneOffset) <= 3 * hourMs);
  const [only, second] = near;
  return only !== undefined && second === undefined ? only : null;
}
