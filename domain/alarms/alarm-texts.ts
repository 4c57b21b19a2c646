import type { Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import type { AlarmAttributes } from './changes-message.ts';
import type { AlarmTexts } from './decisions/verb.ts';
import type { AlarmState } from './state.ts';

/** Columns of `alarms` beside a state that this transaction has locked. Every statement binds the customer. */

type Column = keyof AlarmTexts;

/** Writes what people's decisions say in `alarms`: one statement for alarms that get the same columns. */
export async function writeTexts(
  trx: Transaction,
  customerId: number,
  rows: ReadonlyArray<{ id: number; texts: AlarmTexts }>,
): Promise<void> {
  const bySet = new Map<string, Array<{ id: number; texts: AlarmTexts }>>();
  for (const row of rows) {
    const set = Object.keys(row.texts).sort().join();
    bySet.set(set, [...(bySet.get(set) ?? []), row]);
  }
  for (const [set, some] of bySet) {
    if (!set) continue;
    const columns = set.split(',') as Column[];
    await trx.raw(
      `update alarms a set ${columns.map((column) => `${column} = n.${column}`).join(', ')}
       from unnest(?::bigint[], ${columns.map(() => '?::text[]').join(', ')}) as n (id, ${columns.join(', ')})
       where a.customer_id = ? and a.id = n.id`,
      [
        pgArray(
          'bigint',
          some.map(({ id }) => id),
        ),
        ...columns.map((column) =>
          pgArray(
            'text',
            some.map(({ texts }) => texts[column] ?? null),
          ),
        ),
        customerId,
      ],
    );
  }
}

/** Gives an alarm the name and what it is found by. @param by null: the name is generated. */
export async function writeName(
  trx: Transaction,
  key: { customerId: number; id: number },
  name: { contextualName: string; by: string | null; searchText: string },
): Promise<void> {
  await trx.raw(
    'update alarms set contextual_name = ?, contextual_name_by = ?, search_text = ? where customer_id = ? and id = ?',
    [name.contextualName, name.by, name.searchText, key.customerId, key.id] as never,
  );
}

/** What the name of an alarm is made of. */
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
  const { rows } = await trx.raw(
    `select id, contextual_name as "contextualName", text, point_path as "pointPath", point_name as "pointName",
       station_path as "stationPath", condition, alarm_class as "alarmClass", alarm_type as "alarmType",
       property_tokens as "propertyTokens"
     from alarms where customer_id = ? and id = any(?::bigint[])`,
    [
      customerId,
      pgArray(
        'bigint',
        states.map(({ id }) => id),
      ),
    ],
  );
  const byId = new Map(states.map((state) => [state.id, state]));
  return rows.map(({ id, ...texts }: { id: number } & Omit<AlarmAttributes, 'alarmId'>) => {
    const state = byId.get(id) as AlarmState;
    return {
      ...texts,
      alarmId: id,
      createdAt: state.createdAt,
      systemId: state.systemId,
      priority: state.priority,
      isServiceImpacting: state.isServiceImpacting,
      version: state.version,
      isDeleted: state.deletedAt !== null,
    };
  });
}
