import { columnsNamed, memberReader, rowsOf, type TableColumn, tableOf } from '../../../platform/table.ts';
import { compileRecord, copyFrom } from '../../../platform/table-fields.ts';
import type { ShownState } from '../../lists/alarms/alarm-row.ts';
import { shownFields } from '../../lists/alarms/alarm-row.ts';
import type { Cause } from '../../origin/cause.ts';
import { changeList } from '../change-list.ts';

export interface AlarmChange {
  state: ShownState;
  /** The values before, of those shown fields that changed; null for a new alarm. */
  previous: Partial<ShownState> | null;
  /** Why it changed; null in messages of before causes were recorded. */
  cause: Cause | null;
  /** Its entry into the status that it has; null as for the cause. */
  entryId: string | null;
  /** Number of automation rules in a row that have led to it; absent in messages of earlier releases. */
  ruleChain?: number;
}

type FlatAlarm = AlarmChange['state'] & Omit<AlarmChange, 'state'>;
/** The shown fields of the state, of which the writer may have more, and those besides it. */
const columns: Array<TableColumn<AlarmChange>> = [
  ...shownFields.map((key) => ({ key, read: memberReader<AlarmChange>(`state.${key}`) })),
  ...columnsNamed<AlarmChange>(['previous', 'cause', 'entryId']),
  { key: 'ruleChain', read: ({ ruleChain = 0 }) => ruleChain },
];

const stateOf = compileRecord<(row: FlatAlarm) => ShownState>(['row'], copyFrom('row', shownFields));

/** Alarms that changed. */
export const alarms = changeList<AlarmChange>('alarms', {
  tableOf: (rows) => tableOf(rows, columns),
  // messages of earlier releases have neither cause nor entry, and may lack fields of the state
  rowsOf: (table) =>
    rowsOf<FlatAlarm>(table).map((row) => ({
      state: stateOf(row),
      previous: row.previous,
      cause: row.cause ?? null,
      entryId: row.entryId ?? null,
      ruleChain: row.ruleChain ?? 0,
    })),
});
