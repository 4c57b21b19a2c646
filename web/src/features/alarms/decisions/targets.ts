import type { LensAlarm } from '../list/alarm-list.ts';
import type { Target } from './decision.ts';

interface Known {
  /** Rows of the list. */
  rows: ReadonlyArray<{ item: LensAlarm }>;
  /** Version of an alarm that no row shows, as it was read; undefined: it was not. */
  versionOf: (id: string) => number | undefined;
}

/**
 * Returns some alarms as a target, with the versions that the person sees if all of them are known.
 * @param incidentId incident whose row stands for them.
 */
export function targetOfIds(ids: string[], { rows, versionOf }: Known, incidentId?: string): Target {
  const shown = new Map(rows.map(({ item }) => [item.id, item]));
  const versions = ids.flatMap((id) => shown.get(id)?.version ?? versionOf(id) ?? []);
  return {
    ...{ ids, count: ids.length, alarm: ids.length === 1 ? shown.get(ids[0] as string) : undefined },
    ...(incidentId !== undefined && { incidentId }),
    ...(versions.length === ids.length && { expectedVersions: versions }),
  };
}
