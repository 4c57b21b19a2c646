import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { searchOf } from '../alarms/rows/alarm-query.ts';
import { floodsListed, monitoringPositions } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { assertSeesKpis } from '../kpis/kpi-settings.ts';
import { isNarrowed } from '../kpis/measuring.ts';
import { stateUnknownSince } from '../kpis/state-unknown.ts';
import { warehouseCondition } from '../lists/alarms/alarm-criteria.ts';
import { namedAlarms } from '../reports/count-occurrences.ts';
import { matchingSchema } from '../reports/counts-input.ts';
import { type Day, daysOf } from './days.ts';
import { type Flood, floodsOf } from './floods.ts';
import { type Facts, type Measured, measureAll } from './measures.ts';
import { noBehaviour, noRates, type Observed, type PerformanceFacts, type Ranked } from './performance-facts.ts';

const hourMs = 3_600_000;

/** Problems are named beneath `input`. */
const schema = z.object({ input: matchingSchema });
export type PerformanceInput = z.input<typeof schema>['input'];

/** Measures of a period, and what they were divided from. */
export interface IndustryGrid {
  measures: Measured[];
  /** People who watch at once: the recommended numbers are per position. */
  positions: number;
  /** Hours of the period that have passed. */
  hours: number;
  instances: number;
  /** Since when a source has been unhealthy (BEY.4); null while all are heard. */
  stateUnknownSince: Date | null;
}

export const worstKinds = ['CHATTERING', 'FLEETING', 'STALE', 'STANDING'] as const;
/** Alarms of a kind, and the worst of them. */
export interface WorstAlarms {
  kind: (typeof worstKinds)[number];
  count: number;
  /** With their number of occurrences; stale and standing ones with the milliseconds that they have been active. */
  worst: RankedAlarm[];
}
export interface RankedAlarm {
  alarmId: number;
  /** Null for one that has been deleted since. */
  name: string | null;
  /** Its source; null likewise. */
  externalSystemId: number | null;
  value: number;
}

export interface AlarmPerformance extends IndustryGrid {
  /** Alarms that occurred. */
  alarms: number;
  /** Every local day of the period that has begun. */
  days: Day[];
  /** Hours of the local week in which something occurred: 0 is Monday's first. */
  hoursOfWeek: Array<{ hour: number; instances: number }>;
  /** By current priority, the highest first. */
  priorities: Array<{ priority: number; instances: number }>;
  topTen: RankedAlarm[];
  worst: WorstAlarms[];
  /** The largest, and how many there are. */
  floods: Flood[];
  floodCount: number;
}

type PerformanceCtx = Ctx & { facts: PerformanceFacts };

/**
 * Measures alarms of a period as ISA-18.2 and EEMUA 191 do, by the product's own definitions (KPI.23, NUIS.2, NUIS.3,
 * NUIS.6): rates for each position, floods, nuisances, stale and standing alarms. Deleted alarms are left out; attributes
 * are the current ones.
 * @throws AppError FORBIDDEN without counts, whose occurrences these are; INVALID for a wrong range or timezone, or criteria
 *   that history does not know.
 */
export async function measurePerformance(
  ctx: PerformanceCtx,
  given: { input: PerformanceInput },
): Promise<AlarmPerformance> {
  assertPermission(ctx, 'analytics.counts', 'VIEW');
  const { facts, days, of, ...grid } = await readGrid(ctx, given.input);
  const { behaviour, rates } = facts ?? { behaviour: noBehaviour, rates: noRates };
  const { chattering, fleeting, stale, standing, mostFrequent } = behaviour;
  const kinds = { CHATTERING: chattering, FLEETING: fleeting, STALE: stale, STANDING: standing };
  const nameAll = await namesOf(ctx, [mostFrequent, ...worstKinds.map((kind) => kinds[kind].worst)]);
  const floods = floodsOf(rates.windows, of);
  return {
    ...grid,
    measures: measureAll(facts),
    alarms: behaviour.alarms,
    days,
    hoursOfWeek: [...rates.hours].map(([hour, instances]) => ({ hour, instances })),
    priorities: [...behaviour.priorities]
      .map(([priority, instances]) => ({ priority, instances }))
      .sort((a, b) => b.priority - a.priority),
    topTen: nameAll(mostFrequent),
    worst: worstKinds.map((kind) => ({ kind, count: kinds[kind].alarms, worst: nameAll(kinds[kind].worst) })),
    floods: floods.slice(0, floodsListed),
    floodCount: floods.length,
  };
}

/**
 * Measures the industry grid that stands beside the tiles of the KPI dashboard (KPI.23), with the numbers of alarm
 * performance.
 * @throws AppError FORBIDDEN for whoever may see no KPI; INVALID as above.
 */
export async function measureIndustryGrid(
  ctx: PerformanceCtx,
  given: { input: PerformanceInput },
): Promise<IndustryGrid> {
  await forCustomer(ctx.db, ctx.customer.id, (trx) => assertSeesKpis(ctx, trx));
  const { facts, positions, hours, instances, stateUnknownSince: since } = await readGrid(ctx, given.input);
  return { measures: measureAll(facts, { onlyGrid: true }), positions, hours, instances, stateUnknownSince: since };
}

/** Reads the facts of a period; they are null where none of it has passed. */
async function readGrid(ctx: PerformanceCtx, given: PerformanceInput) {
  const { input } = schema.parse({ input: given });
  const of = await observedOf(ctx, input);
  const { from, until } = of;
  const hasPassed = until > from;
  const [rates, behaviour, since] = await Promise.all([
    hasPassed ? ctx.facts.rates(of) : null,
    hasPassed ? ctx.facts.behaviour(of) : null,
    forCustomer(ctx.db, ctx.customer.id, (trx) =>
      stateUnknownSince(trx, ctx.customer.id, 'ALARMS_PER_HOUR', { until: input.range.end, now: ctx.clock.now() }),
    ),
  ]);
  const [known, behaved] = [rates ?? noRates, behaviour ?? noBehaviour];
  const days = daysOf(of, known.days, behaved.staleChanges);
  const facts: Facts | null = hasPassed
    ? { period: of, rates: known, behaviour: behaved, mostStale: Math.max(0, ...days.map(({ stale }) => stale)) }
    : null;
  return {
    of,
    facts,
    days,
    positions: monitoringPositions,
    hours: Math.max(0, until - from) / hourMs,
    instances: known.instances,
    stateUnknownSince: since,
  };
}

async function observedOf(ctx: Ctx, input: z.output<typeof schema>['input']): Promise<Observed> {
  const search = await searchOf(ctx, { ...input, lensId: null });
  return {
    customerId: ctx.customer.id,
    from: input.range.start,
    until: Math.min(input.range.end, ctx.clock.now().getTime()),
    timezone: input.timezone ?? ctx.customer.defaultTimezone,
    condition: isNarrowed(search) ? warehouseCondition(search.criteria, search.term, search.moment) : null,
  };
}

/** Reads the names of all alarms of some rankings, and returns what gives them to one of these. */
async function namesOf(ctx: Ctx, rankings: ReadonlyArray<readonly Ranked[]>) {
  const named = await namedAlarms(ctx, [...new Set(rankings.flat().map(([alarmId]) => alarmId))]);
  return (ranked: readonly Ranked[]): RankedAlarm[] =>
    ranked.map(([alarmId, value]) => ({ name: null, externalSystemId: null, ...named.get(alarmId), alarmId, value }));
}
