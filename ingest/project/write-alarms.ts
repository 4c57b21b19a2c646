import { insertStates, updateStates } from '../../domain/alarms/alarm-state-rows.ts';
import type { IdentifiedEvent } from '../../domain/alarms/canonical-event.ts';
import type { AlarmAttributes } from '../../domain/alarms/changes-message.ts';
import { contextualName } from '../../domain/alarms/contextual-name.ts';
import type { AlarmState } from '../../domain/alarms/state.ts';
import { searchTextOf } from '../../domain/criteria/fold.ts';
import type { Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';

/** An alarm that a batch changed, and the event whose attributes are now its own (null: they stay). */
export interface Touched {
  before: AlarmState | null;
  state: AlarmState;
  attributes: { event: IdentifiedEvent; normaliser: string; receivedAt: number; payload: string } | null;
}

type WithAttributes = Touched & { attributes: NonNullable<Touched['attributes']> };

/**
 * Writes states, then the attributes that people read and search, then the newest payloads; the callers' locks hold.
 * @returns the attributes that really changed, for the warehouse.
 */
export async function writeAlarms(
  trx: Transaction,
  touched: readonly Touched[],
): Promise<Array<{ customerId: number; row: AlarmAttributes }>> {
  await updateStates(
    trx,
    touched.filter((one) => one.before).map((one) => one.state),
    { bySource: true },
  );
  await insertStates(
    trx,
    touched.filter((one) => !one.before).map((one) => one.state),
  );
  const withAttributes = touched.filter((one): one is WithAttributes => one.attributes !== null);
  if (withAttributes.length === 0) return [];
  const changed = await writeAttributes(trx, withAttributes);
  await writePayloads(trx, withAttributes);
  return changed;
}

interface Column {
  column: string;
  type: string;
  value: (one: WithAttributes) => unknown;
}

const keys: Column[] = [
  { column: 'customer_id', type: 'int', value: (one) => one.state.customerId },
  { column: 'id', type: 'bigint', value: (one) => one.state.id },
];
/** As the source sent it: what tells whether anything has changed. */
const sent: Column[] = [
  { column: 'text', type: 'text', value: (one) => one.attributes.event.message },
  { column: 'point_path', type: 'text', value: (one) => one.attributes.event.pointPath || null },
  { column: 'point_name', type: 'text', value: (one) => one.attributes.event.pointName || null },
  { column: 'station_path', type: 'text', value: (one) => one.attributes.event.stationPath || null },
  { column: 'condition', type: 'text', value: (one) => one.attributes.event.condition },
  { column: 'alarm_class', type: 'text', value: (one) => one.attributes.event.alarmClass },
  { column: 'priority_raw', type: 'text', value: (one) => one.attributes.event.priorityRaw },
];
/** What follows from it: folding a text costs more than comparing it, so only new and changed alarms pay. */
const derived: Column[] = [
  { column: 'formatted_raw_text', type: 'text', value: (one) => one.attributes.event.message },
  { column: 'contextual_name', type: 'text', value: (one) => nameOf(one) },
  {
    column: 'search_text',
    type: 'text',
    value: (one) =>
      searchTextOf({
        id: one.state.id,
        contextualName: nameOf(one),
        text: one.attributes.event.message,
        point: one.attributes.event.pointPath,
      }),
  },
];
const inserted: Column[] = [
  ...keys,
  { column: 'system_id', type: 'int', value: (one) => one.state.systemId },
  ...sent,
  ...derived,
];

const list = (columns: readonly Column[], prefix = ''): string => columns.map((c) => prefix + c.column).join(', ');
const given = (columns: readonly Column[]): string =>
  `unnest(${columns.map((c) => `?::${c.type}[]`).join(', ')}) as n (${list(columns)})`;
const bindings = (columns: readonly Column[], touched: readonly WithAttributes[]): string[] =>
  columns.map((c) => pgArray(c.type, touched.map(c.value)));
const matches = 'a.customer_id = n.customer_id and a.id = n.id';

/** A row whose attributes are the same is not written: most events change state only. */
const changedSql = `select a.customer_id, a.id from alarms a join ${given([...keys, ...sent])} on ${matches}
  where (${list(sent, 'a.')}) is distinct from (${list(sent, 'n.')})`;
const returned = `returning a.customer_id, a.id, a.contextual_name, a.text, a.point_path, a.point_name, a.station_path,
  a.condition, a.alarm_class, a.alarm_type`;
const updateSql = `update alarms a set ${[...sent, ...derived]
  .map(({ column }) =>
    column === 'contextual_name'
      ? 'contextual_name = case when a.contextual_name_by is null then n.contextual_name else a.contextual_name end'
      : `${column} = n.${column}`,
  )
  .join(', ')} from ${given([...keys, ...sent, ...derived])} where ${matches} ${returned}`;
const insertSql = `insert into alarms as a (${list(inserted)}) select * from ${given(inserted)} ${returned}`;

const nameOf = (one: WithAttributes): string => contextualName({ userName: null, ...one.attributes.event });
const keyOf = (customerId: number, id: number): string => `${customerId}/${id}`;

async function writeAttributes(trx: Transaction, touched: readonly WithAttributes[]) {
  const byKey = new Map(touched.map((one) => [keyOf(one.state.customerId, one.state.id), one]));
  const known = touched.filter((one) => one.before);
  const fresh = touched.filter((one) => !one.before);
  const rows: Array<AttributesRow & { customer_id: number; id: number }> = [];
  if (known.length > 0) {
    const found = await trx.raw(changedSql, bindings([...keys, ...sent], known));
    const changed = found.rows.map((row: { customer_id: number; id: number }) =>
      byKey.get(keyOf(row.customer_id, row.id)),
    );
    if (changed.length > 0)
      rows.push(...(await trx.raw(updateSql, bindings([...keys, ...sent, ...derived], changed))).rows);
  }
  if (fresh.length > 0) rows.push(...(await trx.raw(insertSql, bindings(inserted, fresh))).rows);
  return rows.map((row) => {
    const { state } = byKey.get(keyOf(row.customer_id, row.id)) as WithAttributes;
    return { customerId: state.customerId, row: attributesOf(row, state) };
  });
}

interface AttributesRow {
  contextual_name: string;
  text: string;
  point_path: string | null;
  point_name: string | null;
  station_path: string | null;
  condition: string | null;
  alarm_class: string | null;
  alarm_type: string | null;
}

function attributesOf(row: AttributesRow, state: AlarmState): AlarmAttributes {
  return {
    alarmId: state.id,
    createdAt: state.createdAt,
    systemId: state.systemId,
    contextualName: row.contextual_name,
    text: row.text,
    pointPath: row.point_path,
    pointName: row.point_name,
    stationPath: row.station_path,
    condition: row.condition,
    alarmClass: row.alarm_class,
    alarmType: row.alarm_type,
    priority: state.priority,
    isServiceImpacting: state.isServiceImpacting,
    version: state.version,
    isDeleted: state.deletedAt !== null,
  };
}

async function writePayloads(trx: Transaction, touched: readonly WithAttributes[]): Promise<void> {
  const column = <T>(value: (one: WithAttributes) => T): T[] => touched.map(value);
  await trx.raw(
    `insert into alarm_payloads as p (customer_id, alarm_id, payload_id, normaliser, received_at, payload)
     select * from unnest(?::int[], ?::bigint[], ?::uuid[], ?::text[], ?::timestamptz[], ?::text[])
     on conflict (customer_id, alarm_id) do update set payload_id = excluded.payload_id,
       normaliser = excluded.normaliser, received_at = excluded.received_at, payload = excluded.payload`,
    [
      pgArray(
        'int',
        column((one) => one.state.customerId),
      ),
      pgArray(
        'bigint',
        column((one) => one.state.id),
      ),
      pgArray(
        'uuid',
        column((one) => one.attributes.event.payloadId),
      ),
      pgArray(
        'text',
        column((one) => one.attributes.normaliser),
      ),
      pgArray(
        'timestamptz',
        column((one) => new Date(one.attributes.receivedAt).toISOString()),
      ),
      pgArray(
        'text',
        column((one) => one.attributes.payload),
      ),
    ],
  );
}
