import { historyFields } from '../../../domain/alarms/model/detail-fields.ts';
import type { AlarmAttributes } from '../../../domain/changes/lists/attributes.ts';
import { searchTextOf } from '../../../domain/lists/criteria/fold.ts';
import { filledFrom } from '../filled-from.ts';
import { cellsOf, warehouseTable } from '../warehouse-table.ts';

/** Attributes of alarms by which charts filter. */
export const alarms = filledFrom(
  'attributes',
  (row) => row,
  warehouseTable<AlarmAttributes>({
    alarm_id: (a) => a.alarmId,
    created_at: (a) => a.createdAt,
    system_id: (a) => a.systemId,
    ...cellsOf(historyFields, [
      'contextualName',
      'text',
      'pointPath',
      'pointName',
      'stationPath',
      'condition',
      'alarmClass',
      'alarmType',
    ]),
    // messages of earlier releases have none
    property_tokens: (a) => a.propertyTokens ?? [],
    priority: (a) => a.priority,
    is_service_impacting: (a) => a.isServiceImpacting,
    version: (a) => a.version,
    is_deleted: (a) => a.isDeleted,
    search_text: ({ alarmId: id, contextualName, text, pointPath: point }) =>
      searchTextOf({ id, contextualName, text, point }),
  }),
);
