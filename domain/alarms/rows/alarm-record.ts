import { compileRecord, copyFrom, readFrom, selectOf, someOf } from '../../../platform/table-fields.ts';
import { type AlarmRow, madeOnDemand, type ShownState, shownFields } from '../../lists/alarms/alarm-row.ts';
import { searchTextOf } from '../../lists/criteria/fold.ts';
import { detailFields, historyFields } from '../model/detail-fields.ts';
import { type AlarmProperty, tokensOf } from '../model/property.ts';
import { shownStateFields } from '../model/state-fields.ts';

/** These are read as JSON, and parsed when somebody looks at them: few readers of a row look at any. */
const { cmmsAttributes, cmmsTokens, properties, ...plainDetails } = detailFields;

/** Columns of `alarms a`. */
const plainColumns = selectOf(plainDetails, 'a');
const detailColumns = `${plainColumns}, a.${properties.column}::text, a.${cmmsAttributes.column}::text,
  to_json(a.${cmmsTokens.column})::text as ${cmmsTokens.column}`;
/** Columns of `alarm_state s` and `alarms a` that an alarm is read from. */
export const recordColumns = `${selectOf(shownStateFields, 's')}, ${detailColumns}`;
/** The same without the state, of which only the version tells whether it is the one that is known. */
export const knownColumns = `s.id, s.version, ${detailColumns}`;
/** The same without JSON, which is two thirds of the bytes. */
export const knownPlainColumns = `s.id, s.version, ${plainColumns}`;

/** A row of `recordColumns` or `knownColumns`; of `knownPlainColumns` without JSON. */
export interface AlarmRecord {
  id: number;
  version: number;
  contextual_name: string;
  text: string;
  point_path: string | null;
  cmms_attributes?: string | null;
  cmms_tokens?: string;
  properties?: string;
}

/** Each change of an alarm may be judged by many lenses: what one of them reads is made once. */
function onDemand<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

type Made = { [Name in (typeof madeOnDemand)[number]]: () => AlarmRow[Name] };
const madeMembers = Object.fromEntries(madeOnDemand.map((name) => [name, `made.${name}()`]));

/** The members of a row besides its state, as the record has them. */
const details = readFrom('row', plainDetails);
const make = compileRecord<(row: AlarmRecord, made: Made) => AlarmRow>(
  ['row', 'made'],
  { ...readFrom('row', shownStateFields), ...details },
  madeMembers,
);
const makeKnown = compileRecord<(state: ShownState, row: AlarmRecord, made: Made) => AlarmRow>(
  ['state', 'row', 'made'],
  { ...copyFrom('state', shownFields), ...details },
  madeMembers,
);

/** @throws TypeError for what a plain record lacks. */
function parsed(row: AlarmRecord, column: 'cmms_attributes' | 'cmms_tokens' | 'properties') {
  const json = row[column];
  if (json === undefined) throw new TypeError(`${column} of alarm ${row.id} were not read`);
  return json && JSON.parse(json);
}

function madeFrom(row: AlarmRecord): Made {
  const propertiesOf = onDemand((): AlarmProperty[] => parsed(row, 'properties'));
  return {
    searchText: onDemand(() =>
      searchTextOf({ id: row.id, contextualName: row.contextual_name, text: row.text, point: row.point_path }),
    ),
    propertyTokens: onDemand(() => tokensOf(propertiesOf())),
    properties: propertiesOf,
    cmmsAttributes: onDemand(() => parsed(row, 'cmms_attributes')),
    cmmsTokens: onDemand(() => parsed(row, 'cmms_tokens')),
  };
}

/** A record of `recordColumns` as the rest of the product knows it. */
export const toAlarmRow = (row: AlarmRecord): AlarmRow => make(row, madeFrom(row));

/** The same of a record of `knownColumns` or `knownPlainColumns`, with the state that the caller has. */
export const toKnownRow = (state: ShownState, row: AlarmRecord): AlarmRow => makeKnown(state, row, madeFrom(row));

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
