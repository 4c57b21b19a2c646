import { chatterCount, chatterWindowSeconds, fleetingMaxSeconds, nuisanceWindowDays } from '../constants.ts';
import type { AlarmInstance, EndSource } from './state.ts';

/** What counts as a nuisance (NUIS.2). */
export interface NuisanceLimits {
  /** Instances count while their start is at most this old. */
  windowDays: number;
  /** This many starts within `chatterWindowSeconds`, both ends included, are chatter. */
  chatterCount: number;
  chatterWindowSeconds: number;
  /** An ended instance that is shorter is fleeting; one of exactly this length is not. */
  fleetingMaxSeconds: number;
}

export const nuisanceLimits: NuisanceLimits = {
  windowDays: nuisanceWindowDays,
  chatterCount,
  chatterWindowSeconds,
  fleetingMaxSeconds,
};

/** NUIS.3: after such an end the duration is not real. */
export const unrealEnds = ['SUPERSEDED', 'REPLAY'] as const satisfies readonly EndSource[];

export interface NuisanceCounts {
  chatteringCount: number;
  fleetingCount: number;
  /** Instances that are either, each once. */
  nuisanceCount: number;
}

export const noNuisance: NuisanceCounts = { chatteringCount: 0, fleetingCount: 0, nuisanceCount: 0 };

/** Start of the rolling window, itself inside it. Milliseconds since the epoch. */
export const nuisanceWindowStart = (now: number, limits = nuisanceLimits): number =>
  now - limits.windowDays * 86_400_000;

/**
 * Start of what has to be read to count a window: the starts that make its first instances chatter may lie before it.
 * An instance is chatter by what came before it, wherever the window stands by now, so its count does not waver while
 * the window moves.
 */
export const nuisanceReadStart = (now: number, limits = nuisanceLimits): number =>
  nuisanceWindowStart(now, limits) - limits.chatterWindowSeconds * 1_000;

/**
 * The nuisance counts of one alarm at `now` (NUIS.1 to NUIS.3), from its instances in any order. What the warehouse's
 * query computes for many alarms at once; tests hold the two together. Nothing is cut off at `now`: a source's clock may
 * run ahead.
 */
export function countNuisance(
  instances: ReadonlyArray<Pick<AlarmInstance, 'id' | 'startedAt' | 'endedAt' | 'endSource'>>,
  now: number,
  limits = nuisanceLimits,
): NuisanceCounts {
  const counts = { ...noNuisance };
  const inOrder = instances.toSorted((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1));
  for (const [index, instance] of inOrder.entries()) {
    if (instance.startedAt < nuisanceWindowStart(now, limits)) continue;
    const earlier = inOrder[index - (limits.chatterCount - 1)];
    const isChattering =
      earlier !== undefined && instance.startedAt - earlier.startedAt <= limits.chatterWindowSeconds * 1_000;
    const isFleeting =
      instance.endedAt !== null &&
      !unrealEnds.some((end) => end === instance.endSource) &&
      instance.endedAt - instance.startedAt < limits.fleetingMaxSeconds * 1_000;
    if (isChattering) counts.chatteringCount += 1;
    if (isFleeting) counts.fleetingCount += 1;
    if (isChattering || isFleeting) counts.nuisanceCount += 1;
  }
  return counts;
}
