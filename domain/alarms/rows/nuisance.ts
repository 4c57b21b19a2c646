import { chatterCount, chatterWindowSeconds, fleetingMaxSeconds, nuisanceWindowDays } from '../../constants.ts';
import type { AlarmInstance, AlarmState, EndSource } from '../model/state.ts';

/** Limits of a nuisance (NUIS.2). */
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
 * True for a start that is chatter. @param earlier the start that lies `chatterCount` - 1 before it, if there is one.
 */
const isChattering = (earlier: number | undefined, startedAt: number, limits: NuisanceLimits): boolean =>
  earlier !== undefined && startedAt - earlier <= limits.chatterWindowSeconds * 1_000;

const endedTooSoon = (
  { startedAt, endedAt, endSource }: Pick<AlarmInstance, 'startedAt' | 'endedAt' | 'endSource'>,
  limits: NuisanceLimits,
): boolean =>
  endedAt !== null &&
  !unrealEnds.some((end) => end === endSource) &&
  endedAt - startedAt < limits.fleetingMaxSeconds * 1_000;

/**
 * Computes the nuisance counts of one alarm at `now` (NUIS.1 to NUIS.3), from its instances in any order. The
 * warehouse's query computes the same for many alarms at once; tests compare the two. Nothing is cut off at `now`: a
 * source's clock may be ahead.
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
    const chatters = isChattering(inOrder[index - (limits.chatterCount - 1)]?.startedAt, instance.startedAt, limits);
    const isFleeting = endedTooSoon(instance, limits);
    if (chatters) counts.chatteringCount += 1;
    if (isFleeting) counts.fleetingCount += 1;
    if (chatters || isFleeting) counts.nuisanceCount += 1;
  }
  return counts;
}

type Counting = Pick<AlarmState, 'latestAlarmAt' | 'earlierStarts' | 'instanceIsChattering' | keyof NuisanceCounts>;

/**
 * Counts an incoming activation, before it becomes the state's latest: the same rule, one step at a time. Recounts
 * subtract activations that leave the window (NUIS.1).
 */
export function countStart(state: Counting, startedAt: number, now: number, limits = nuisanceLimits): void {
  const starts = startsUpTo(state);
  state.instanceIsChattering = isChattering(starts.at(-(limits.chatterCount - 1)), startedAt, limits);
  state.earlierStarts = remembered(starts, limits);
  if (!state.instanceIsChattering || startedAt < nuisanceWindowStart(now, limits)) return;
  state.chatteringCount += 1;
  state.nuisanceCount += 1;
}

/** Counts the incoming end of the latest activation. */
export function countEnd(
  state: Counting,
  ended: Pick<AlarmInstance, 'startedAt' | 'endedAt' | 'endSource'>,
  now: number,
  limits = nuisanceLimits,
): void {
  if (!endedTooSoon(ended, limits) || ended.startedAt < nuisanceWindowStart(now, limits)) return;
  state.fleetingCount += 1;
  if (!state.instanceIsChattering) state.nuisanceCount += 1;
}

/** Counts and remembers what a state keeps of its whole history, in order of start. */
export function countHistory(
  instances: readonly AlarmInstance[],
  now: number,
  limits = nuisanceLimits,
): Omit<Counting, 'latestAlarmAt'> {
  const starts = instances.map((instance) => instance.startedAt);
  const latest = starts.pop();
  return {
    ...countNuisance(instances, now, limits),
    instanceIsChattering: latest !== undefined && isChattering(starts.at(-(limits.chatterCount - 1)), latest, limits),
    earlierStarts: remembered(starts, limits),
  };
}

const startsUpTo = ({ earlierStarts, latestAlarmAt }: Counting): number[] =>
  latestAlarmAt === null ? earlierStarts : [...earlierStarts, latestAlarmAt];

/** Starts before the latest by which the next one may be chatter. */
const remembered = (starts: readonly number[], limits: NuisanceLimits): number[] =>
  starts.slice(Math.max(0, starts.length - (limits.chatterCount - 2)));
