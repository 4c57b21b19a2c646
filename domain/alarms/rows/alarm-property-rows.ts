import { type BulkColumn, bindingsOf, setTo, unnestOf } from '../../../platform/bulk-rows.ts';
import { customerRows } from '../../../platform/customer-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { type AlarmProperty, type AlarmTextsRead, entityToken, tokenOf, tokensOf } from '../model/property.ts';
import { rowKeys } from './row-keys.ts';

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

const ofEntity = `(a.property_tokens @> array[:token::text] or a.point_entity_id = :entityId::bigint)`;
const bindingsOfEntity = (customerId: number, entityId: number) => ({
  customerId,
  entityId,
  token: tokenOf(entityToken, String(entityId)),
});

/** Alarms on an asset or in a place, active or not, lowest number first, without deleted ones. */
export async function alarmsOfEntity(
  trx: Transaction,
  customerId: number,
  entityId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await trx.raw(
    `select a.id from alarms a join alarm_state s on s.customer_id = a.customer_id and s.id = a.id
     where a.customer_id = :customerId and s.deleted_at is null and ${ofEntity} order by a.id limit :limit`,
    { ...bindingsOfEntity(customerId, entityId), limit },
  );
  return rows.map(({ id }: { id: number }) => id);
}

/** Alarms on an asset or in a place, and the open tickets that any of them is on. */
export interface UseOfEntity {
  alarms: number;
  openTickets: number;
}

/** Counts what uses each of some assets and places. */
export async function countUseOfEntities(
  trx: Transaction,
  customerId: number,
  entityIds: readonly number[],
): Promise<Map<number, UseOfEntity>> {
  const { rows } = await trx.raw<{ rows: Array<UseOfEntity & { entityId: number }> }>(
    `with wanted as (select * from unnest(:ids::bigint[], :tokens::text[]) as w (id, token)),
     named as (
       select w.id as entity_id, a.id as alarm_id
       from alarms a cross join lateral unnest(a.property_tokens) as t (token) join wanted w on w.token = t.token
       where a.customer_id = :customerId and a.property_tokens && :tokens::text[]
       union
       select a.point_entity_id, a.id from alarms a
       where a.customer_id = :customerId and a.point_entity_id = any(:ids::bigint[])),
     found as (
       select n.* from ${customerRows('named n', ':customerId')} join alarm_state s on s.customer_id = n.customer_id and s.id = n.alarm_id
       where s.deleted_at is null),
     open as (
       select f.entity_id, count(distinct w.ticket_id) as tickets from found f
         join work_ticket_alarms w on w.customer_id = :customerId and w.alarm_id = f.alarm_id
         join work_tickets t on t.customer_id = w.customer_id and t.id = w.ticket_id and t.state = 'OPEN'
       group by f.entity_id)
     select f.entity_id as "entityId", count(*)::int as alarms, coalesce(max(o.tickets), 0)::int as "openTickets"
     from found f left join open o on o.entity_id = f.entity_id
     group by f.entity_id`,
    {
      ...{ customerId, ids: pgArray('bigint', entityIds) },
      tokens: pgArray(
        'text',
        entityIds.map((id) => tokenOf(entityToken, String(id))),
      ),
    },
  );
  const unused = entityIds.map((id): [number, UseOfEntity] => [id, { alarms: 0, openTickets: 0 }]);
  return new Map([...unused, ...rows.map(({ entityId, ...use }): [number, UseOfEntity] => [entityId, use])]);
}

/** Reads of some alarms which are active, with the assets and places that each names. */
export async function activeEntitiesOf(
  trx: Transaction,
  customerId: number,
  alarmIds: readonly number[],
): Promise<Array<{ alarmId: number; entityIds: number[] }>> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number; tokens: string[] }> }>(
    `select n.id, a.property_tokens as tokens from ${rowKeys}
       join alarm_state s on s.customer_id = n.customer_id and s.id = n.id
       join alarms a on a.customer_id = n.customer_id and a.id = n.id
     where s.is_active and s.deleted_at is null`,
    [customerId, pgArray('bigint', alarmIds)],
  );
  const start = tokenOf(entityToken, '');
  return rows.map(({ id, tokens }) => ({
    alarmId: id,
    entityIds: tokens.flatMap((token) => (token.startsWith(start) ? Number(token.slice(start.length)) : [])),
  }));
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
