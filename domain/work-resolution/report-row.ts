import { entityToken } from '../alarms/model/property.ts';
import type { ReportedAlarm } from '../alarms/rows/alarm-record.ts';
import type { Ticket } from '../work/model/ticket.ts';

/** Facts of one ticket in reports (ANA-019) that follow from it alone. */

/**
 * Milliseconds from creation to closing; of an open ticket to now, so that it is running (ANA.3).
 * @param now milliseconds since the epoch.
 */
export const durationOf = ({ createdAt, closedAt }: Pick<Ticket, 'createdAt' | 'closedAt'>, now: number): number =>
  Math.max(0, (closedAt ?? now) - createdAt);

/** True for a closed ticket that counts as resolved (WORK.10); null while it is open. */
export const countsAsResolved = ({
  state,
  isResolved,
  isResolvedInferred,
}: Pick<Ticket, 'state' | 'isResolved' | 'isResolvedInferred'>): boolean | null =>
  state === 'OPEN' ? null : isResolved === true || isResolvedInferred === true;

/** Returns the sources of some alarms. */
export const sourceIdsOf = (alarms: ReadonlyArray<Pick<ReportedAlarm, 'systemId'>>): string[] => [
  ...new Set(alarms.map(({ systemId }) => String(systemId))),
];

/** An attribute of a ticket's alarms, with its values among them. */
export interface AlarmAttribute {
  name: string;
  values: string[];
}

const texts = {
  priority: ({ priority }: ReportedAlarm) => String(priority),
  point: ({ pointPath }: ReportedAlarm) => pointPath,
  stationPath: ({ stationPath }: ReportedAlarm) => stationPath,
  condition: ({ condition }: ReportedAlarm) => condition,
  alarmClass: ({ alarmClass }: ReportedAlarm) => alarmClass,
  alarmType: ({ alarmType }: ReportedAlarm) => alarmType,
};

/** Returns the attributes that any of some alarms has: its texts and priority, then its properties by name. */
export function attributesOf(alarms: readonly ReportedAlarm[]): AlarmAttribute[] {
  const found = new Map<string, Set<string>>();
  const add = (name: string, value: string | null): void => {
    if (value) found.set(name, (found.get(name) ?? new Set()).add(value));
  };
  for (const [name, read] of Object.entries(texts)) for (const alarm of alarms) add(name, read(alarm));
  const pairs = alarms.flatMap(({ propertyTokens }) =>
    propertyTokens.filter((token) => token.includes('=') && !token.startsWith(entityToken)),
  );
  for (const token of pairs.toSorted()) add(token.slice(0, token.indexOf('=')), token.slice(token.indexOf('=') + 1));
  return [...found].map(([name, values]) => ({ name, values: [...values] }));
}
