import { rowsOf, tableOf } from '../../../platform/table.ts';
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

/** Fields of a change of an alarm besides its state. */
const beside = ['previous', 'cause', 'entryId', 'ruleChain'] as const satisfies ReadonlyArray<keyof AlarmChange>;
type Beside = (typeof beside)[number];
const isBeside = (key: string): key is Beside => beside.includes(key as Beside);
type FlatAlarm = AlarmChange['state'] & Pick<AlarmChange, Beside>;

/** Alarms that changed. */
export const alarms = changeList<AlarmChange>('alarms', {
  // the shown fields of each state: the writer may have more
  tableOf: (rows) =>
    tableOf(rows, [...shownFields, ...beside] as const, (change, key) =>
      key === 'ruleChain' ? (change.ruleChain ?? 0) : isBeside(key) ? change[key] : change.state[key],
    ),
  // messages of earlier releases have neither cause nor entry
  rowsOf: (table) =>
    rowsOf<FlatAlarm>(table).map(({ previous, cause = null, entryId = null, ruleChain = 0, ...state }) => ({
      ...{ state, previous, cause, entryId, ruleChain },
    })),
});
