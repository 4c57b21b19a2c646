import type { AlarmRowMessage } from '#domain/lists/alarms/message.ts';
import type { LensSort } from '#features/lists/lens-address.ts';
import { createListReducer, type ListKind, type ListRow, type LiveList } from '#features/lists/live/live-list.ts';
import type { AlarmCmmsFragment, AlarmOrderField, AlarmRowFragment, IncidentLineFragment } from '#generated/graphql.ts';

/** Fields not in socket messages. */
type NotInMessages = 'properties' | 'snoozeReason' | 'snoozedBy' | 'snoozedByRule';

/** A row's alarm. `properties` is null until the fields that a message does not carry are read. */
export type LensAlarm = Omit<AlarmRowFragment, NotInMessages> &
  Partial<Pick<AlarmRowFragment, 'snoozeReason' | 'snoozedBy' | 'snoozedByRule'> & AlarmCmmsFragment> & {
    properties: AlarmRowFragment['properties'] | null;
  };
/** An alarm that a row stands for, with the version that the person sees. */
export interface StoodFor {
  id: string;
  version: number;
}
/** Incident that a row stands for, or belongs to. */
export interface RowGroup {
  incident: IncidentLineFragment;
  isOpen: boolean;
  /** True for an alarm beneath the row of its incident. */
  isMember: boolean;
  /** Alarms of the incident that are drawn beneath its row and in it; absent while it is closed. */
  drawnCount?: number | undefined;
  /** Alarms of the incident that the list has; absent until they are read. */
  alarms?: readonly StoodFor[] | undefined;
  /** True while verbs on the row act on its own alarm alone. */
  isAlone?: boolean;
}
export type AlarmRow = ListRow<LensAlarm> & { group?: RowGroup };
export type AlarmList = LiveList<LensAlarm, LensSort>;

const sortKey: Record<AlarmOrderField, (alarm: LensAlarm) => number | string> = {
  ALARM_TIME: (alarm) => alarm.latestAlarmTime ?? '',
  PRIORITY: (alarm) => alarm.priority,
  NUISANCE_COUNT: (alarm) => alarm.nuisanceCount,
  SNOOZE_EXPIRES_AT: (alarm) => alarm.snoozeExpiresAt ?? '',
};
const compareKeys = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);

/** Order of two alarms under a sort; equal ones by alarm time, then id, newest first. */
export function compareAlarms(sort: LensSort, a: LensAlarm, b: LensAlarm): number {
  const key = sortKey[sort.field];
  const bySort = compareKeys(key(a), key(b)) * (sort.direction === 'ASC' ? 1 : -1);
  return bySort || compareKeys(sortKey.ALARM_TIME(b), sortKey.ALARM_TIME(a)) || compareKeys(Number(b.id), Number(a.id));
}

/** Fields of an earlier reading that messages do not carry; the snooze's reason only while that snooze lasts. */
function unsentFields(
  known: LensAlarm,
  { snoozeExpiresAt }: Pick<AlarmRowMessage, 'snoozeExpiresAt'>,
): Partial<LensAlarm> {
  const { cmmsConfigStatus, cmmsMappedAssetName, cmmsMappedAssetValue, cmmsMappedLocationName } = known;
  return {
    ...{ cmmsConfigStatus, cmmsMappedAssetName, cmmsMappedAssetValue, cmmsMappedLocationName },
    cmmsMappedLocationValue: known.cmmsMappedLocationValue,
    ...(snoozeExpiresAt === known.snoozeExpiresAt && {
      ...{ snoozeReason: known.snoozeReason, snoozedBy: known.snoozedBy, snoozedByRule: known.snoozedByRule },
    }),
  };
}

/** Alarms in a live list. */
export const alarmListKind: ListKind<LensAlarm, AlarmRowMessage, LensSort> = {
  placement: 'sorted',
  receivesOthers: false,
  compare: compareAlarms,
  newestFirst: (a, b) => compareAlarms({ field: 'ALARM_TIME', direction: 'DESC' }, a, b),
  fromMessage: (message, known) => ({
    ...message,
    ...(known && unsentFields(known, message)),
    properties: known?.properties ?? null,
    cursor: known?.cursor ?? null,
  }),
  withDetails: (alarm, again) =>
    alarm.properties
      ? alarm
      : {
          ...alarm,
          ...(again && unsentFields(again, alarm)),
          cursor: alarm.cursor ?? again?.cursor ?? null,
          properties: again?.properties ?? [],
        },
};

export const alarmListReducer = createListReducer(alarmListKind);
