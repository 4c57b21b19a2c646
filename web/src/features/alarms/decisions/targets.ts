import type { SeenAlarm, Target } from './decision.ts';

/** An alarm as a list shows it; `status` and the like are missing of one that a row stands for. */
type Seen = { version: number } & Partial<SeenAlarm>;

const isWhole = (seen: Seen | undefined): seen is Seen & SeenAlarm => seen?.status !== undefined;

/** Returns some alarms as a target, with the versions that the person sees if all of them are known. */
export function targetOfIds(ids: string[], seen: (id: string) => Seen | undefined): Target {
  const known = ids.map(seen);
  const versions = known.flatMap((one) => one?.version ?? []);
  const [only] = known;
  return {
    ...{ ids, count: ids.length, alarm: ids.length === 1 && isWhole(only) ? only : undefined },
    ...(versions.length === ids.length && { expectedVersions: versions }),
  };
}
