import { compileRecord, readFrom, selectOf } from '../../../platform/table-fields.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { searchTextOf } from '../../lists/criteria/fold.ts';
import { detailFields } from '../model/detail-fields.ts';
import { type AlarmProperty, tokensOf } from '../model/property.ts';
import { shownStateFields } from '../model/state-fields.ts';

/** Columns of `alarm_state s` and `alarms a` that an alarm is read from. */
export const recordColumns = `${selectOf(shownStateFields, 's')}, ${selectOf(detailFields, 'a')}`;

/** A row of `recordColumns`. */
export interface AlarmRecord {
  id: number;
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

const make = compileRecord<(row: AlarmRecord, searchText: () => string, propertyTokens: () => string[]) => AlarmRow>(
  ['row', 'searchText', 'propertyTokens'],
  { ...readFrom('row', shownStateFields), ...readFrom('row', detailFields) },
  { searchText: 'searchText()', propertyTokens: 'propertyTokens()' },
);

/** A record as the rest of the product knows it. */
export const toAlarmRow = (row: AlarmRecord): AlarmRow => {
  const { id, contextual_name: contextualName, text, point_path: point, properties } = row;
  return make(
    row,
    onDemand(() => searchTextOf({ id, contextualName, text, point })),
    onDemand(() => tokensOf(properties)),
  );
};
