import type { AlarmRow, StoodFor } from '../list/alarm-list.ts';

/** True for a row that stands for the alarms of its incident. */
export const isHead = ({ group }: AlarmRow): boolean => group !== undefined && !group.isMember;

/**
 * Returns the alarms that a verb on a row acts on: of an incident those that the list has, else its own. Null until they are read.
 * A row whose incident has left the list stands for its own alarm.
 */
export function alarmsOfRow(row: AlarmRow): readonly StoodFor[] | null {
  const { item, group } = row;
  if (!group || group.isMember || group.isAlone) return [item];
  if (!group.alarms) return null;
  return group.alarms.length === 0 ? [item] : group.alarms;
}

/** Returns the incident whose alarms a verb on a row acts on; undefined if it acts on the row's own alarm. */
export const incidentIdOf = (row: AlarmRow): string | undefined =>
  isHead(row) && !row.group?.isAlone ? row.group?.incident.id : undefined;

/** Returns the incident whose row stands for exactly some alarms; undefined if no row does. */
export const incidentOfAll = (rows: readonly AlarmRow[], ids: ReadonlySet<string>): string | undefined => {
  const head = rows.find(
    ({ group }) => group?.alarms?.length === ids.size && group.alarms.every(({ id }) => ids.has(id)),
  );
  return head && incidentIdOf(head);
};

/** Returns the incidents of rows whose alarms are not read yet. */
export const unreadOf = (rows: readonly AlarmRow[]): string[] => [
  ...new Set(rows.flatMap((row) => (row.group && alarmsOfRow(row) === null ? row.group.incident.id : []))),
];

/** Returns the alarms of rows, each once, with alarms that were read meanwhile for rows without them. */
export function alarmsOfRows(
  rows: readonly AlarmRow[],
  read: ReadonlyMap<string, readonly StoodFor[]> = new Map(),
): StoodFor[] {
  const all = rows.flatMap((row) => {
    const found = row.group && read.get(row.group.incident.id);
    return alarmsOfRow(row) ?? (found && found.length > 0 ? found : [row.item]);
  });
  return [...new Map(all.map(({ id, version }) => [id, { id, version }])).values()];
}
