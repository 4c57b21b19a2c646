import { replaySideEffectMinutes } from '../constants.ts';

/** INT.17: true for what happened so shortly before a replay brought it that rules, people and incidents still learn of it. */
export const isYoung = (happenedAt: number | null, broughtAt: number): boolean =>
  broughtAt - (happenedAt ?? 0) <= replaySideEffectMinutes * 60_000;
