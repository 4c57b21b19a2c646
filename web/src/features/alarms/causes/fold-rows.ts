import type { IncidentLineFragment } from '#generated/graphql.ts';
import type { AlarmRow, LensAlarm, RowGroup, StoodFor } from '../list/alarm-list.ts';

interface Known {
  /** By alarm; null for one that is alone, missing until it is read. */
  incidentOf: ReadonlyMap<string, IncidentLineFragment | null>;
  /** Alarms of open incidents, by incident. */
  opened: ReadonlyMap<string, readonly LensAlarm[]>;
  /** Alarms that the list has of incidents, as far as they are read, by incident. */
  held: ReadonlyMap<string, readonly StoodFor[]>;
  /** Alarm whose row stands for it alone. */
  aloneId: string | null;
}

/** Incidents of one alarm are no group: the others were deleted. */
export const groupOf = (incident: IncidentLineFragment | null | undefined): IncidentLineFragment | null =>
  incident && incident.count > 1 ? incident : null;

/** Fields of a group that the row of an incident shows. */
const shown = ['incident', 'isOpen', 'drawnCount', 'alarms', 'isAlone'] as const;

/**
 * Draws one row for each incident: the first of its alarms in the list's order. The alarms of an open one follow it. A row whose
 * group is the same as before stays the same object, so that it is not drawn again.
 */
export function foldRows(
  rows: readonly AlarmRow[],
  { incidentOf, opened, held, aloneId }: Known,
  drawn: WeakMap<AlarmRow, AlarmRow>,
): AlarmRow[] {
  const seen = new Set<string>();
  const grouped = (row: AlarmRow, group: RowGroup): AlarmRow => {
    const before = drawn.get(row);
    const isSame = before?.group !== undefined && shown.every((field) => before.group?.[field] === group[field]);
    const next = isSame && before ? before : { ...row, group };
    drawn.set(row, next);
    return next;
  };
  return rows.flatMap((row) => {
    const incident = groupOf(incidentOf.get(row.item.id));
    if (!incident) return row;
    if (seen.has(incident.id)) return [];
    seen.add(incident.id);
    const members = opened.get(incident.id);
    const head = grouped(row, {
      ...{ incident, isOpen: members !== undefined, isMember: false, drawnCount: members?.length },
      ...{ alarms: held.get(incident.id), isAlone: row.item.id === aloneId },
    });
    const others = (members ?? []).filter(({ id }) => id !== row.item.id);
    return [
      head,
      ...others.map((item) => ({
        item,
        leftAt: null,
        changedAt: null,
        group: { incident, isOpen: true, isMember: true },
      })),
    ];
  });
}
