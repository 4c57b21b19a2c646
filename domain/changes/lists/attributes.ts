import type { RecordOf } from '../../../platform/table-fields.ts';
import type { historyFields } from '../../alarms/model/detail-fields.ts';
import { changeList } from '../change-list.ts';

export interface AlarmAttributes extends RecordOf<typeof historyFields> {
  alarmId: number;
  createdAt: number;
  systemId: number;
  priority: number;
  isServiceImpacting: boolean;
  version: number;
  isDeleted: boolean;
}

/** Current attributes of alarms for which they changed: charts filter by them. */
export const attributes = changeList<AlarmAttributes>('texts');
