import type { TableField } from '../../../platform/table-fields.ts';
import { detailFields, historyFields } from '../../alarms/model/detail-fields.ts';
import { shownStateFields } from '../../alarms/model/state-fields.ts';
import { type Column, columnOf, type Value } from '../criteria/column.ts';
import type { AlarmRow } from './alarm-row.ts';

/** Kinds of values sent to maintenance systems that alarms are filtered by. */
export type CmmsTokenKind =
  | 'cmms_status'
  | 'cmms_asset_name'
  | 'cmms_asset_value'
  | 'cmms_location_name'
  | 'cmms_location_value';

type Alarm = Column<AlarmRow>;
type StateName = Exclude<keyof typeof shownStateFields, 'deletedAt' | 'version'>;

/** Fields of a state that the warehouse holds: a state changes too often for the others. */
const stateInWarehouse: Partial<Record<StateName, string>> = {
  id: 'alarm_id',
  systemId: 'system_id',
  priority: 'priority',
  isServiceImpacting: 'is_service_impacting',
  createdAt: 'created_at',
};
const ofState = (name: StateName): Alarm => {
  const warehouse = stateInWarehouse[name] ?? null;
  return columnOf<AlarmRow>(shownStateFields[name], (row) => row[name], { alias: 's', warehouse });
};
const ofTexts = (name: keyof typeof detailFields & keyof typeof historyFields): Alarm =>
  columnOf<AlarmRow>(detailFields[name], (row) => row[name], {
    alias: 'a',
    beside: 'a',
    warehouse: historyFields[name].column,
  });

const tokenColumn = (
  field: TableField,
  property: string,
  tokens: (row: AlarmRow) => readonly string[],
  rest: Pick<Alarm, 'warehouse'> & Partial<Alarm>,
): Alarm => ({
  type: 'property',
  isNullable: true,
  postgres: `a.${field.column}`,
  beside: 'a',
  read: () => null,
  property,
  tokens,
  ...rest,
});
/** The column of a property of any type, the customer's own included: an alarm has any number of its values. */
export const propertyColumn = (property: string): Alarm =>
  tokenColumn(historyFields.propertyTokens, property, (row) => row.propertyTokens, {
    warehouse: historyFields.propertyTokens.column,
  });
/** A value that maintenance systems are sent. It follows from their present configuration, so history has none. */
const cmmsOf = (property: CmmsTokenKind): Alarm =>
  tokenColumn(detailFields.cmmsTokens, property, (row) => row.cmmsTokens, { warehouse: null, isSparse: true });

/** Milliseconds that an alarm that has ended was active. */
const lasted: Alarm = {
  type: 'bigint',
  isNullable: true,
  postgres: '(extract(epoch from s.latest_end_at - s.latest_alarm_at) * 1000)::bigint',
  beside: null,
  warehouse: null,
  read: ({ latestAlarmAt, latestEndAt }) =>
    latestAlarmAt === null || latestEndAt === null ? null : latestEndAt - latestAlarmAt,
};
const searchText: Alarm = {
  type: 'text',
  isNullable: false,
  postgres: 'f.search_text',
  beside: 'f',
  warehouse: 'search_text',
  read: (row) => row.searchText,
};

const stateNames = Object.keys(shownStateFields).filter(
  (name): name is StateName => name !== 'deletedAt' && name !== 'version',
);
const states = Object.fromEntries(stateNames.map((name) => [name, ofState(name)])) as Record<StateName, Alarm>;

/** Columns that criteria look at of an alarm: of `alarm_state s`, and of `alarms a` and `alarm_search_texts f` beside it. */
export const alarmColumn = {
  ...states,
  status: { ...states.status, isOrdered: () => true },
  isActive: { ...states.isActive, isOrdered: (value: Value) => value === true },
  lasted,
  pointPath: ofTexts('pointPath'),
  stationPath: ofTexts('stationPath'),
  condition: ofTexts('condition'),
  alarmClass: ofTexts('alarmClass'),
  alarmType: ofTexts('alarmType'),
  searchText,
  cmmsStatus: cmmsOf('cmms_status'),
  cmmsAssetName: cmmsOf('cmms_asset_name'),
  cmmsAssetValue: cmmsOf('cmms_asset_value'),
  cmmsLocationName: cmmsOf('cmms_location_name'),
  cmmsLocationValue: cmmsOf('cmms_location_value'),
} satisfies Record<string, Alarm>;
