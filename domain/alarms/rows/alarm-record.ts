import { compileRecord, copyFrom, readFrom, selectOf, someOf } from '../../../platform/table-fields.ts';
import { type AlarmRow, type ShownState, shownFields } from '../../lists/alarms/alarm-row.ts';
import { searchTextOf } from '../../lists/criteria/fold.ts';
import { detailFields, historyFields } from '../model/detail-fields.ts';
import { type AlarmProperty, tokensOf } from '../model/property.ts';
import { shownStateFields } from '../model/state-fields.ts';

/** Columns of `alarms a`. */
const detailColumns = selectOf(detailFields, 'a');
/** Columns of `alarm_state s` and `alarms a` that an alarm is read from. */
export const recordColumns = `${selectOf(shownStateFields, 's')}, ${detailColumns}`;
/** The same without the state, of which only the version tells whether it is the one that is known. */
export const knownColumns = `s.id, s.version, ${detailColumns}`;

/** A row of `recordColumns` or `knownColumns`. */
export interface AlarmRecord {
  id: number;
  version: number;
  contextual_name: string;
  text: string;
  point_path: string | null;
  properties: AlarmProperty[];
}

/** Few criteria look at it, and each change of an alarm may be judged by many lenses. */
function onDemand<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The members of a row besides its state; texts and tokens are made from the row's columns when they are read. */
const details = readFrom('row', detailFields);
const madeOnDemand = { searchText: 'searchText()', propertyTokens: 'propertyTokens()' };
type OnDemand = [searchText: () => string, propertyTokens: () => string[]];
const made = ['searchText', 'propertyTokens'];

const make = compileRecord<(row: AlarmRecord, ...made: OnDemand) => AlarmRow>(
  ['row', ...made],
  { ...readFrom('row', shownStateFields), ...details },
  madeOnDemand,
);
const makeKnown = compileRecord<(state: ShownState, row: AlarmRecord, ...made: OnDemand) => AlarmRow>(
  ['state', 'row', ...made],
  { ...copyFrom('state', shownFields), ...details },
  madeOnDemand,
);

const onDemandOf = ({ id, contextual_name: contextualName, text, point_path: point, properties }: AlarmRecord) =>
  [
    onDemand(() => searchTextOf({ id, contextualName, text, point })),
    onDemand(() => tokensOf(properties)),
  ] satisfies OnDemand;

/** A record of `recordColumns` as the rest of the product knows it. */
export const toAlarmRow = (row: AlarmRecord): AlarmRow => make(row, ...onDemandOf(row));

/** The same of a record of `knownColumns`, with the state that the caller has. */
export const toKnownRow = (state: ShownState, row: AlarmRecord): AlarmRow => makeKnown(state, row, ...onDemandOf(row));

/** Fields that reports and criteria of tickets have of their alarms: a quarter of a whole row's bytes. */
const reportedState = someOf(shownStateFields, ['id', 'systemId', 'isActive', 'priority']);
const reportedDetails = someOf(historyFields, ['pointPath', 'stationPath', 'condition', 'alarmClass', 'alarmType']);
const { propertyTokens } = historyFields;
export type ReportedAlarm = Pick<
  AlarmRow,
  keyof typeof reportedState | keyof typeof reportedDetails | 'propertyTokens'
>;
/** Tokens as JSON: an array of Postgres is parsed in JavaScript, character by character. */
export const reportedColumns = `${selectOf(reportedState, 's')}, ${selectOf(reportedDetails, 'a')},
  to_json(a.property_tokens) as property_tokens`;
export const toReportedAlarm = compileRecord<(row: object) => ReportedAlarm>(
  ['row'],
  readFrom('row', { ...reportedState, ...reportedDetails, propertyTokens }),
);
