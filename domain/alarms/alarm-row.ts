import type { CriteriaRow } from '../criteria/columns.ts';
import type { AlarmProperty } from '../properties/property.ts';
import type { AlarmState } from './state.ts';

/** The fields of an alarm's state that lists show, filter or sort by. */
export const shownFields = [
  'id',
  'systemId',
  'status',
  'enteredStatusAt',
  'isActive',
  'severity',
  'priority',
  'isServiceImpacting',
  'isPinned',
  'isStale',
  'snoozeExpiresAt',
  'openWorkCount',
  'lastWorkTicketClosedAt',
  'chatteringCount',
  'fleetingCount',
  'nuisanceCount',
  'latestAlarmAt',
  'latestEndAt',
  'createdAt',
  'deletedAt',
  'version',
] as const satisfies ReadonlyArray<keyof AlarmState>;
/** The part of an alarm's state that lists need; named as in AlarmState, times in milliseconds since the epoch. */
export type ShownState = Pick<AlarmState, (typeof shownFields)[number]>;

/** An alarm as people read it. */
export interface AlarmRow extends ShownState, CriteriaRow {
  contextualName: string;
  text: string;
  formattedRawText: string;
  priorityLastModifiedBy: string | null;
  serviceImpactLastModifiedBy: string | null;
  notes: string | null;
  snoozeReason: string | null;
  cmmsAttributes: unknown;
  properties: AlarmProperty[];
  /** The asset that a person gave its point to. */
  pointEntityId: number | null;
}

/** Whether an alarm is in lists at all. */
export const isListed = (row: Pick<AlarmRow, 'deletedAt' | 'latestAlarmAt'>): boolean =>
  row.deletedAt === null && row.latestAlarmAt !== null;
