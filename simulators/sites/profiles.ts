import type { LogRow } from '../bas/derived-log.ts';
import { pointNames } from '../bas/point-names.ts';
import { type Random, randomOf } from '../bas/random.ts';
import { failedChiller } from '../year/failed-chiller.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** 5 % of all alarms never return. */
const staleShare = 0.05;

const conditions = [
  { state: 'High Limit', message: 'Value above its limit' },
  { state: 'Low Limit', message: 'Value below its limit' },
  { state: 'Offnormal', message: 'Status does not match command' },
  { state: 'Fault', message: 'Sensor failed' },
] as const;

/** Draws a priority, mostly a low one: 80 % in bands 1 and 2, 15 % in 3, 5 % in 4 and 5. */
function priorityOf(random: Random): string {
  const share = random.next();
  if (share < 0.8) return String(random.whole(140, 255));
  return String(share < 0.95 ? random.whole(80, 139) : random.whole(0, 79));
}

/** A point that alarms: always under the same condition and priority, as configured. */
interface Point {
  name: string;
  state: string;
  message: string;
  priority: string;
}

function pointsOf(random: Random, count: number): Point[] {
  return pointNames(random, count).map((name) => ({ name, ...random.pick(conditions), priority: priorityOf(random) }));
}

function rowsOf(point: Point, at: number, returnsAt: number | null): LogRow[] {
  const { name, state, message, priority } = point;
  const value = state === 'Fault' ? '-250.0' : '78.4 °F';
  const alarm: LogRow = {
    at,
    point: name,
    event: 'ALARM',
    fromState: 'Normal',
    toState: state,
    value,
    priority,
    message,
  };
  if (returnsAt === null) return [alarm];
  return [alarm, { ...alarm, at: returnsAt, event: 'RTN', fromState: state, toState: 'Normal', value: '72.0 °F' }];
}

const inOrder = (rows: LogRow[]): LogRow[] => rows.sort((a, b) => a.at - b.at);

/**
 * Alarms of one site from `from` (UTC ms) for a day. No point alarms while it is in alarm; an alarm that never returns
 * is its point's last. `topShare` of the alarms come from ten points.
 */
function siteDay(random: Random, from: number, alarms: number, topShare: number): LogRow[] {
  const points = pointsOf(random, 10 + Math.ceil(alarms / 4));
  const times = new Map<Point, number[]>();
  for (let n = 0; n < alarms; n += 1) {
    const isTop = random.next() < topShare;
    const point = random.pick(isTop ? points.slice(0, 10) : points.slice(10));
    const at = from + Math.floor(random.next() * dayMs);
    times.set(point, [...(times.get(point) ?? []), at]);
  }
  const lasting = Math.round(alarms * staleShare);
  const rows: LogRow[] = [];
  let stale = 0;
  for (const [point, all] of times) {
    all.sort((a, b) => a - b);
    for (const [index, at] of all.entries()) {
      const next = all[index + 1];
      const isStale = next === undefined && stale < lasting;
      if (isStale) stale += 1;
      const until = at + Math.round(random.duration(20 * minuteMs));
      const returnsAt = isStale
        ? null
        : next === undefined
          ? until
          : Math.min(until, at + Math.floor((next - at) * 0.8));
      rows.push(...rowsOf(point, at, returnsAt));
    }
  }
  return inOrder(rows);
}

/** A site within the standards' limits: 120 to 300 alarms a day. */
export function healthySite(of: { seed: number; from: number }): LogRow[] {
  const random = randomOf(of.seed);
  return siteDay(random, of.from, random.whole(120, 300), 0);
}

/** 2,000 alarms a day, 60 % of them from ten points. */
export function badSite(of: { seed: number; from: number }): LogRow[] {
  return siteDay(randomOf(of.seed), of.from, 2_000, 0.6);
}

/** One point that alarms six times a minute for two hours. */
export function chatterer(of: { seed: number; from: number }): LogRow[] {
  const random = randomOf(of.seed);
  const [point] = pointsOf(random, 1) as [Point];
  const rows = Array.from({ length: 6 * 120 }, (_, n) => {
    const at = of.from + n * 10_000;
    return rowsOf(point, at, at + random.whole(1_000, 9_000));
  });
  return inOrder(rows.flat());
}

/** A power dip: 300 points alarm within ten minutes, 95 % of them return within three. */
export function flood(of: { seed: number; from: number }): LogRow[] {
  const random = randomOf(of.seed);
  const rows = pointsOf(random, 300).map((point, n) => {
    const at = of.from + Math.floor(random.next() * 10 * minuteMs);
    const isQuick = n % 20 !== 0;
    const lasts = isQuick ? random.whole(1_000, 3 * minuteMs) : random.whole(3 * minuteMs + 1, 2 * hourMs);
    return rowsOf(point, at, at + lasts);
  });
  return inOrder(rows.flat());
}

export interface SiteDay {
  site: number;
  rows: LogRow[];
}

/**
 * A day of many sites, one after another: nine in ten are healthy, the others bad, and four times the power dips in a
 * region, so that 50 to 500 alarms begin within one second.
 */
export function* portfolio(of: { seed: number; from: number; sites: number }): Generator<SiteDay> {
  const random = randomOf(of.seed);
  const dips = Array.from({ length: 4 }, () => ({
    at: of.from + Math.floor(random.next() * (dayMs - 1_000)),
    perSite: random.whole(50, 500) / of.sites,
  }));
  for (let site = 0; site < of.sites; site += 1) {
    const seed = of.seed * 1_000 + site + 1;
    const day = site % 10 === 9 ? badSite({ seed, from: of.from }) : healthySite({ seed, from: of.from });
    const hit = dips.flatMap((dip) => {
      // fractions add up over the sites
      const count = Math.floor((site + 1) * dip.perSite) - Math.floor(site * dip.perSite);
      return pointsOf(random, count).flatMap((point, n) => {
        const at = dip.at + random.whole(0, 999);
        return rowsOf({ ...point, name: `${point.name} UPS ${n}` }, at, at + random.whole(1_000, 3 * minuteMs));
      });
    });
    yield { site, rows: inOrder([...day, ...hit]) };
  }
}

const sites = { healthy: healthySite, bad: badSite, chatterer, flood, 'failed-chiller': failedChiller } as const;
export const profileNames = ['healthy', 'bad', 'chatterer', 'flood', 'failed-chiller', 'portfolio'] as const;
export type ProfileName = (typeof profileNames)[number];

/** Alarms of a profile, site by site; only a portfolio has more than one site. */
export function* sitesOf(profile: ProfileName, of: { seed: number; from: number; sites: number }): Generator<SiteDay> {
  if (profile === 'portfolio') yield* portfolio(of);
  else yield { site: 0, rows: sites[profile](of) };
}
