import { compileRecord, copyFrom, type RecordOf } from '../../../platform/table-fields.ts';
import { detailFields } from '../../alarms/model/detail-fields.ts';
import { shownStateFields } from '../../alarms/model/state-fields.ts';

/** The part of an alarm's state that lists need; times in milliseconds since the epoch. */
export type ShownState = RecordOf<typeof shownStateFields>;
export const shownFields = Object.keys(shownStateFields) as Array<keyof ShownState>;

/** An alarm as people read it, and as criteria look at it. */
export interface AlarmRow extends ShownState, RecordOf<typeof detailFields> {
  /** Folded. */
  searchText: string;
  /** Its properties, as `type` and `type=value`. */
  propertyTokens: readonly string[];
}
type Details = Omit<AlarmRow, keyof ShownState>;

/** Members that may be made when they are read: few criteria look at any of them. */
export const madeOnDemand = [
  'searchText',
  'propertyTokens',
  'properties',
  'cmmsAttributes',
  'cmmsTokens',
] as const satisfies ReadonlyArray<keyof Details>;
const isReady = (name: string): boolean => !madeOnDemand.some((made) => made === name);

/** Joins a state and the details of an alarm. What is made on demand stays so. */
export const alarmRowOf = compileRecord<(state: ShownState, details: Details) => AlarmRow>(
  ['state', 'details'],
  { ...copyFrom('state', shownFields), ...copyFrom('details', Object.keys(detailFields).filter(isReady)) },
  copyFrom('details', madeOnDemand),
);

/** True for an alarm that is in lists at all. */
export const isListed = (row: Pick<AlarmRow, 'deletedAt' | 'latestAlarmAt'>): boolean =>
  row.deletedAt === null && row.latestAlarmAt !== null;
