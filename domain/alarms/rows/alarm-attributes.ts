import { type RecordOf, selectAs } from '../../../platform/table-fields.ts';
import type { AlarmAttributes } from '../../changes/changes-message.ts';
import { historyFields } from '../model/detail-fields.ts';
import type { AlarmState } from '../model/state.ts';

/** Columns of `alarms a` that the warehouse keeps. */
export const attributeColumns = `a.id, ${selectAs(historyFields, 'a')}`;

/** A row of `attributeColumns`. */
export type AttributesRow = { id: number } & RecordOf<typeof historyFields>;

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
