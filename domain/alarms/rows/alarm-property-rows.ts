import { type BulkColumn, bindingsOf, setTo, unnestOf } from '../../../platform/bulk-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { type AlarmProperty, type AlarmTextsRead, tokenOf, tokensOf } from '../model/property.ts';

/** Properties as they lie in `alarms`. Every statement binds the customer. */

/** Columns that hold an alarm's properties: as they are, and as tokens to search by. */
export const propertyColumns: Array<BulkColumn<{ properties: readonly AlarmProperty[] }>> = [
  { column: 'properties', type: 'jsonb', value: ({ properties }) => JSON.stringify(properties) },
  {
    column: 'property_tokens',
    type: 'text',
    // tokens hold no line break
    value: ({ properties }) => tokensOf(properties).join('\n'),
    from: (given) => `string_to_array(${given}, E'\\n')`,
  },
];

/** Reads people's votes, by `customer/alarm`; alarms without votes are missing. */
export async function readVotes(
  trx: Transaction,
  alarms: ReadonlyArray<{ customerId: number; id: number }>,
): Promise<Map<string, AlarmProperty[]>> {
  if (alarms.length === 0) return new Map();
  const { rows } = await trx.raw(
    `select a.customer_id, a.id, a.properties from unnest(?::int[], ?::bigint[]) as k (customer_id, id)
     join alarms a on a.customer_id = k.customer_id and a.id = k.id
     where a.properties @> '[{"by":"PERSON"}]'`,
    [
      pgArray(
        'int',
        alarms.map(({ customerId }) => customerId),
      ),
      pgArray(
        'bigint',
        alarms.map(({ id }) => id),
      ),
    ],
  );
  return new Map(
    rows.map((row: { customer_id: number; id: number; properties: AlarmProperty[] }) => [
      `${row.customer_id}/${row.id}`,
      row.properties,
    ]),
  );
}

/** Properties of an alarm, and the texts that they were read from. */
export interface DescribedAlarm {
  id: number;
  properties: AlarmProperty[];
  pointEntityId: number | null;
  snoozeReason: string | null;
  texts: AlarmTextsRead;
}

export const nothingKnown: DescribedAlarm = {
  id: 0,
  properties: [],
  pointEntityId: null,
  snoozeReason: null,
  texts: { pointPath: null, pointName: null, stationPath: null, message: null, condition: null, alarmClass: null },
};

/** Reads alarms of one customer that are already locked by their states. */
export async function readDescribed(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, DescribedAlarm>> {
  const { rows } = await trx.raw(
    `select id, properties, point_entity_id as "pointEntityId", snooze_reason as "snoozeReason", text as message,
       point_path as "pointPath", point_name as "pointName", station_path as "stationPath", condition, alarm_class as "alarmClass"
     from alarms where customer_id = ? and id = any(?::bigint[])`,
    [customerId, pgArray('bigint', ids)],
  );
  return new Map(
    rows.map(
      ({ id, properties, pointEntityId, snoozeReason, ...texts }: Omit<DescribedAlarm, 'texts'> & AlarmTextsRead) => [
        id,
        { id, properties, pointEntityId, snoozeReason, texts },
      ],
    ),
  );
}

type DescribedRow = Pick<DescribedAlarm, 'id' | 'properties' | 'pointEntityId'>;
const idColumn: BulkColumn<DescribedRow> = { column: 'id', type: 'bigint', value: ({ id }) => id };
const describedColumns: Array<BulkColumn<DescribedRow>> = [
  ...propertyColumns,
  { column: 'point_entity_id', type: 'bigint', value: ({ pointEntityId }) => pointEntityId },
];

/** Writes properties of alarms of one customer, whose states this transaction has locked. */
export async function writeProperties(
  trx: Transaction,
  customerId: number,
  rows: readonly DescribedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const sent = [idColumn, ...describedColumns];
  await trx.raw(
    `update alarms a set ${setTo(describedColumns)} from ${unnestOf(sent)} where a.id = n.id and a.customer_id = ?`,
    [...bindingsOf(sent, rows), customerId],
  );
}

const cmmsColumn: BulkColumn<{ id: number; tokens: readonly string[] }> = {
  column: 'cmms_tokens',
  type: 'jsonb',
  value: ({ tokens }) => JSON.stringify(tokens),
  from: (given) => `array(select jsonb_array_elements_text(${given}))`,
};
const cmmsId: BulkColumn<{ id: number }> = { column: 'id', type: 'bigint', value: ({ id }) => id };

/** Writes CMMS tokens of alarms of one customer, whose states this transaction has locked. */
export async function writeCmmsTokens(
  trx: Transaction,
  customerId: number,
  rows: ReadonlyArray<{ id: number; tokens: readonly string[] }>,
): Promise<void> {
  if (rows.length === 0) return;
  const sent = [cmmsId, cmmsColumn];
  await trx.raw(
    `update alarms a set ${setTo([cmmsColumn])} from ${unnestOf(sent)} where a.id = n.id and a.customer_id = ?`,
    [...bindingsOf(sent, rows), customerId],
  );
}

/**
 * Reads alarms after a position, lowest number first: all, or only those that have CMMS tokens.
 */
export async function alarmsToRecompute(
  trx: Transaction,
  customerId: number,
  { after, onlyWithTokens }: { after: number; onlyWithTokens: boolean },
  limit: number,
): Promise<number[]> {
  const { rows } = await trx.raw(
    `select a.id from alarms a where a.customer_id = ? and a.id > ? ${onlyWithTokens ? `and a.cmms_tokens <> '{}'` : ''}
     order by a.id limit ?`,
    [customerId, after, limit],
  );
  return rows.map(({ id }: { id: number }) => id);
}

/** Alarms that have any of the values, lowest number first. */
export async function alarmsWithValue(
  trx: Transaction,
  customerId: number,
  type: string,
  values: readonly string[],
  limit: number,
): Promise<number[]> {
  const { rows } = await trx.raw(
    `select a.id from alarms a where a.customer_id = ? and a.property_tokens && ?::text[] order by a.id limit ?`,
    [
      customerId,
      pgArray(
        'text',
        values.map((value) => tokenOf(type, value)),
      ),
      limit,
    ],
  );
  return rows.map(({ id }: { id: number }) => id);
}

/** Counts the alarms of each value. */
export async function countByValue(
  trx: Transaction,
  customerId: number,
  tokens: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await trx.raw(
    `select k.token, (
       select count(*) from alarms a where a.customer_id = ? and a.property_tokens @> array[k.token]) as count
     from unnest(?::text[]) as k (token)`,
    [customerId, pgArray('text', tokens)],
  );
  return new Map(rows.map(({ token, count }: { token: string; count: number }) => [token, count]));
}

/** Source points of a customer that hold the folded term, by name. */
export async function listPoints(
  trx: Transaction,
  customerId: number,
  term: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ points: string[]; count: number }> {
  const { rows } = await trx.raw(
    `with points as (
       select distinct a.point_path from alarm_search_texts f
         join alarms a on a.customer_id = f.customer_id and a.id = f.id
       where f.customer_id = :customerId and a.point_path is not null and f.search_text like :pattern
         and lower(a.point_path) like :pattern)
     select (select count(*) from points) as count,
       array(select point_path from points order by point_path limit :limit offset :offset) as points`,
    { customerId, pattern: `%${term.replace(/[\\%_]/g, '\\$&')}%`, limit, offset },
  );
  return rows[0];
}
