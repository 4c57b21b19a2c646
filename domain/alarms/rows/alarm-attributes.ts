import type { AlarmAttributes } from '../../changes/changes-message.ts';
import type { AlarmState } from '../model/state.ts';

/** Of `alarms a`: what the warehouse keeps of an alarm's texts. */
export const attributeColumns = `a.id, a.contextual_name as "contextualName", a.text, a.point_path as "pointPath",
  a.point_name as "pointName", a.station_path as "stationPath", a.condition, a.alarm_class as "alarmClass",
  a.alarm_type as "alarmType", a.property_tokens as "propertyTokens"`;

/** A row of `attributeColumns`. */
export type AttributesRow = { id: number } & Omit<
  AlarmAttributes,
  'alarmId' | 'createdAt' | 'systemId' | 'priority' | 'isServiceImpacting' | 'version' | 'isDeleted'
>;

/** The attributes that charts filter by, of an alarm whose texts were read. */
export const attributesOf = ({ id, ...texts }: AttributesRow, state: AlarmState): AlarmAttributes => ({
  ...texts,
  alarmId: id,
  createdAt: state.createdAt,
  systemId: state.systemId,
  priority: state.priority,
  isServiceImpacting: state.isServiceImpacting,
  version: state.version,
  isDeleted: state.deletedAt !== null,
});
