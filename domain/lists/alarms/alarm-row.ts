import type { AlarmProperty } from '../../alarms/model/property.ts';
import type { AlarmState } from '../../alarms/model/state.ts';
import type { CriteriaRow } from '../criteria/columns.ts';

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
  /** Of its newest event, where that came by a mail whose sender was not verified: what was found, in words. */
  unverifiedSender: string | null;
  cmmsAttributes: unknown;
  properties: AlarmProperty[];
  /** The asset that a person gave its point to. */
  pointEntityId: number | null;
}

/**
 * An alarm as its state and what else is known of it make it. Field by field: spreading rows is ten times as dear, and makes
 * what is made on demand.
 */
export function alarmRowOf(state: ShownState, known: Omit<AlarmRow, keyof ShownState>): AlarmRow {
  return {
    id: state.id,
    systemId: state.systemId,
    status: state.status,
    enteredStatusAt: state.enteredStatusAt,
    isActive: state.isActive,
    severity: state.severity,
    priority: state.priority,
    isServiceImpacting: state.isServiceImpacting,
    isPinned: state.isPinned,
    isStale: state.isStale,
    snoozeExpiresAt: state.snoozeExpiresAt,
    openWorkCount: state.openWorkCount,
    lastWorkTicketClosedAt: state.lastWorkTicketClosedAt,
    chatteringCount: state.chatteringCount,
    fleetingCount: state.fleetingCount,
    nuisanceCount: state.nuisanceCount,
    latestAlarmAt: state.latestAlarmAt,
    latestEndAt: state.latestEndAt,
    createdAt: state.createdAt,
    deletedAt: state.deletedAt,
    version: state.version,
    contextualName: known.contextualName,
    text: known.text,
    formattedRawText: known.formattedRawText,
    pointPath: known.pointPath,
    stationPath: known.stationPath,
    condition: known.condition,
    alarmClass: known.alarmClass,
    alarmType: known.alarmType,
    priorityLastModifiedBy: known.priorityLastModifiedBy,
    serviceImpactLastModifiedBy: known.serviceImpactLastModifiedBy,
    notes: known.notes,
    snoozeReason: known.snoozeReason,
    unverifiedSender: known.unverifiedSender,
    cmmsAttributes: known.cmmsAttributes,
    cmmsTokens: known.cmmsTokens,
    properties: known.properties,
    pointEntityId: known.pointEntityId,
    get searchText() {
      return known.searchText;
    },
    get propertyTokens() {
      return known.propertyTokens;
    },
  };
}

/** Whether an alarm is in lists at all. */
export const isListed = (row: Pick<AlarmRow, 'deletedAt' | 'latestAlarmAt'>): boolean =>
  row.deletedAt === null && row.latestAlarmAt !== null;
