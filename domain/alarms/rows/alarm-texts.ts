import { type BulkColumn, bindingsOf, setTo, unnestOf } from '../../../platform/bulk-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import type { AlarmAttributes } from '../../changes/changes-message.ts';
import type { AlarmState } from '../model/state.ts';
import { type AttributesRow, attributeColumns, attributesOf } from './alarm-attributes.ts';

/** Columns of `alarms` that people's decisions write. */
export interface AlarmTexts {
  contextual_name?: string;
  /** The user who gave the name; null: it is generated. */
  contextual_name_by?: string | null;
  notes?: string | null;
  snooze_reason?: string | null;
  priority_last_modified_by?: string;
  service_impact_last_modified_by?: string;
}

/** Columns of `alarms` beside a state that this transaction has locked. Every statement binds the customer. */

type Row = { id: number; texts: AlarmTexts };

const columnOf = (column: keyof AlarmTexts): BulkColumn<Row> => ({
  column,
  type: column === 'contextual_name_by' ? 'uuid' : 'text',
  value: ({ texts }) => texts[column] ?? null,
});
const id: BulkColumn<Row> = { column: 'id', type: 'bigint', value: (row) => row.id };

/** Writes texts of people's decisions to `alarms`: one statement for alarms with the same columns. */
export async function writeTexts(trx: Transaction, customerId: number, rows: readonly Row[]): Promise<void> {
  for (const [set, some] of groupBy(rows, ({ texts }) => Object.keys(texts).sort().join())) {
    if (!set) continue;
    const columns = (set.split(',') as Array<keyof AlarmTexts>).map(columnOf);
    await trx.raw(
      `update alarms a set ${setTo(columns)} from ${unnestOf([id, ...columns])} where a.id = n.id and a.customer_id = ?`,
      [...bindingsOf([id, ...columns], some), customerId],
    );
  }
}

/** Parts that the name of an alarm is made of. */
export interface NameParts {
  contextualName: string;
  isNamedByPerson: boolean;
  text: string;
  pointPath: string | null;
  pointName: string | null;
  notes: string | null;
}

/** Name, source texts and note of an alarm. */
export async function readNameParts(trx: Transaction, key: { customerId: number; id: number }): Promise<NameParts> {
  const { rows } = await trx.raw(
    `select contextual_name as "contextualName", contextual_name_by is not null as "isNamedByPerson", text,
       point_path as "pointPath", point_name as "pointName", notes from alarms where customer_id = ? and id = ?`,
    [key.customerId, key.id],
  );
  return rows[0];
}

/** The attributes that charts filter by, of alarms as they are after the change. */
export async function readAttributes(
  trx: Transaction,
  customerId: number,
  states: readonly AlarmState[],
): Promise<AlarmAttributes[]> {
  if (states.length === 0) return [];
  const { rows }: { rows: AttributesRow[] } = await trx.raw(
    `select ${attributeColumns} from alarms a where a.customer_id = ? and a.id = any(?::bigint[])`,
    [
      customerId,
      pgArray(
        'bigint',
        states.map((state) => state.id),
      ),
    ],
  );
  const byId = new Map(states.map((state) => [state.id, state]));
  return rows.map((row) => attributesOf(row, byId.get(row.id) as AlarmState));
}
