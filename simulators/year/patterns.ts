import { localDay, startOfDay } from '../../domain/timezone.ts';
import { buildingZone } from '../bas/dialect.ts';
import { type Random, randomOf } from '../bas/random.ts';
import type { Equipment, Point, Rhythm } from './campus.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Time that the history covers: whole local days and the part of the last one that is over. */
export interface Span {
  seed: number;
  /** Local midnights, one a day and the end of the last. */
  midnights: readonly number[];
  /** Nothing happens at or after it. */
  until: number;
}

/** Some activation of a point; still active if it has no end. */
export interface Occurrence {
  point: number;
  startedAt: number;
  endedAt: number | null;
}

/** Returns the span of some days that end with the day of a moment, and with that moment. */
export function spanOf({ seed, until, days }: { seed: number; until: number; days: number }): Span {
  const today = localDay({ now: until, timezone: buildingZone });
  const midnights = Array.from({ length: days + 1 }, (_, n) =>
    startOfDay(today - (days - 1 - n) * dayMs, buildingZone),
  );
  return { seed, midnights, until };
}

/** Position of a moment in the span, 0 to 1. */
export function partOf({ midnights }: Span, at: number): number {
  const [first, last] = [midnights[0] as number, midnights.at(-1) as number];
  return (at - first) / (last - first);
}

/** Parts of the span within which something special happens. */
export const stories = {
  /** A humidity sensor that chatters until somebody replaces it. */
  chatterer: { building: 'Science Hall', equipment: 'AHU-3-1', point: 'RA-H', from: 0.79, to: 0.94 },
  /** A chiller that fails: rooms grow warm, the other chillers labor. */
  chiller: { building: 'Central Plant', equipment: 'CH-2', point: 'Trip', from: 0.62, to: 0.645 },
  /** A burst pipe above a switch room: within an hour, everything in the library loses power and controllers. */
  flood: { building: 'Main Library', from: 0.35, hours: 5 },
} as const;

/** Share of the year's alarms of a rhythm that come on a day, relative to an average one. */
export function seasonOf(rhythm: Rhythm, midnight: number): number {
  const start = Date.UTC(new Date(midnight).getUTCFullYear(), 0, 1);
  const angle = (2 * Math.PI * ((midnight - start) / dayMs - 200)) / 365;
  const summer = Math.max(0.04, (1 + Math.cos(angle)) / 2) ** 1.6;
  const winter = Math.max(0.04, (1 - Math.cos(angle)) / 2) ** 1.6;
  if (rhythm === 'heat' || rhythm === 'humid') return summer * 2.25;
  return rhythm === 'cold' ? winter * 2.25 : 1;
}

/** Hours of the day at which alarms of a rhythm begin, likelier ones more often. */
const hoursOf: Record<Rhythm, readonly number[]> = {
  heat: [9, 10, 11, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 18, 20, 23],
  humid: [5, 6, 7, 8, 10, 12, 14, 18, 20, 22],
  cold: [0, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9, 21, 23],
  occupied: [8, 8, 9, 9, 10, 10, 11, 12, 13, 13, 14, 14, 15, 16, 17, 19],
  starts: [6, 6, 6, 7, 7, 17, 18, 18, 22],
  steady: Array.from({ length: 24 }, (_, hour) => hour),
};
const weekends: Record<Rhythm, number> = { heat: 0.8, humid: 1, cold: 1, occupied: 0.25, starts: 0.5, steady: 1 };

/** Share of occurrences that do not go by themselves soon, and how many times as long they last. */
const realShare = 0.09;
const realTimes = 14;

/** Returns every occurrence of a piece of equipment within the span, by time. Pure: the same for the same seed. */
export function occurrencesOf(equipment: Equipment, span: Span): Occurrence[] {
  return equipment.points
    .flatMap((point, index) => ofPoint(equipment, point, index, span))
    .sort((a, b) => a.startedAt - b.startedAt || a.point - b.point);
}

function ofPoint(equipment: Equipment, point: Point, index: number, span: Span): Occurrence[] {
  const random = randomOf(span.seed * 1_000_003 + equipment.index * 31 + index);
  const starts: Array<[at: number, minutes: number]> = [];
  for (const [day, midnight] of span.midnights.slice(0, -1).entries()) {
    const next = span.midnights[day + 1] as number;
    const share = seasonOf(point.rhythm, midnight) * (isWeekend(midnight) ? weekends[point.rhythm] : 1);
    const usual = (point.perYear / 365) * share * specialShare(equipment, point, partOf(span, midnight));
    for (let n = poisson(random, usual); n > 0; n -= 1) {
      const at = midnight + random.pick(hoursOf[point.rhythm]) * hourMs + Math.floor(random.next() * hourMs);
      // on the day that clocks go forward
      if (at < next) starts.push([at, random.duration(point.minutes) * (random.next() < realShare ? realTimes : 1)]);
    }
    starts.push(...specialStarts(equipment, point, { midnight, next, part: partOf(span, midnight) }, span, random));
  }
  return apart(starts, index, span, random);
}

/** Share of the alarms that a point has while something special happens, relative to usual days. */
function specialShare({ building, discipline }: Equipment, { rhythm, name }: Point, part: number): number {
  const { from, to } = stories.chiller;
  if (part < from || part > to || rhythm !== 'heat') return 1;
  if (discipline === 'plant') return name === 'Trip' ? 1 : 9;
  return building === 'Residence Hall' ? 1 : 4;
}

function specialStarts(
  { building, name }: Equipment,
  point: Point,
  day: { midnight: number; next: number; part: number },
  span: Span,
  random: Random,
): Array<[at: number, minutes: number]> {
  const { chatterer, chiller, flood } = stories;
  const isAt = (part: number): boolean => part >= day.part && part < partOf(span, day.next);
  const is = (story: { building: string; equipment: string; point: string }): boolean =>
    story.building === building && story.equipment === name && story.point === point.name;
  if (is(chatterer) && day.part >= chatterer.from && day.part < chatterer.to) {
    const perDay = random.whole(250, 420);
    return Array.from({ length: perDay }, () => [day.midnight + random.next() * dayMs, random.duration(1.2)]);
  }
  if (is(chiller) && isAt(chiller.from))
    return [
      [day.midnight + 14.3 * hourMs, ((chiller.to - chiller.from) * (span.midnights.length - 1) * dayMs) / minuteMs],
    ];
  if (flood.building === building && isAt(flood.from)) {
    const begin = day.midnight + 2.2 * hourMs;
    const isCut = point.name === 'Comm' || point.state === 'Fault';
    const times = isCut ? 14 : random.whole(2, 9);
    return Array.from({ length: times }, () => [begin + random.next() * flood.hours * hourMs, random.duration(9)]);
  }
  return [];
}

/** Turns starts into occurrences of one point, which do not overlap. */
function apart(starts: Array<[number, number]>, point: number, { until }: Span, random: Random): Occurrence[] {
  const found: Occurrence[] = [];
  let free = 0;
  for (const [at, minutes] of starts.sort((a, b) => a[0] - b[0])) {
    const startedAt = Math.floor(Math.max(at, free));
    // one that had to wait for long was the same fault
    if (startedAt - at > 6 * hourMs || startedAt >= until) continue;
    const endedAt = startedAt + Math.max(5_000, Math.floor(minutes * minuteMs));
    found.push({ point, startedAt, endedAt: endedAt < until ? endedAt : null });
    free = endedAt + 20_000 + Math.floor(random.next() * 2 * minuteMs);
  }
  return found;
}

/** Draws a number of independent events of which `mean` are to be expected. */
function poisson(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.next(); product > limit; product *= random.next()) count += 1;
  return count;
}

const isWeekend = (midnight: number): boolean => new Date(midnight + 12 * hourMs).getUTCDay() % 6 === 0;

/** Returns the moment, or the next one at which people are at work. */
export function atWork({ midnights, until }: Span, at: number): number {
  let day = Math.max(0, Math.floor((at - (midnights[0] as number)) / dayMs) - 1);
  while ((midnights[day + 1] ?? Number.POSITIVE_INFINITY) <= at) day += 1;
  for (; day < midnights.length; day += 1) {
    const midnight = midnights[day] as number;
    if (!isWeekend(midnight) && at < midnight + 17 * hourMs) return Math.max(at, midnight + 7 * hourMs);
  }
  return Math.max(at, until);
}
