import { insertStates, updateStates } from '../../domain/alarms/alarm-state-rows.ts';
import type { IdentifiedEvent } from '../../domain/alarms/canonical-event.ts';
import type { AlarmAttributes } from '../../domain/alarms/changes-message.ts';
import { contextualName } from '../../domain/alarms/contextual-name.ts';
import type { AlarmState } from '../../domain/alarms/state.ts';
import { searchTextOf } from '../../domain/criteria/fold.ts';
import type { Transaction } from '../../platform/database.ts';

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

const columns: Record<string, { type: string; value: (one: WithAttributes) => unknown }> = {
  customer_id: { type: 'int', value: (one) => one.state.customerId },
  id: { type: 'bigint', value: (one) => one.state.id },
  system_id: { type: 'int', value: (one) => one.state.systemId },
  contextual_name: { type: 'text', value: (one) => nameOf(one) },
  text: { type: 'text', value: (one) => one.attributes.event.message },
  formatted_raw_text: { type: 'text', value: (one) => one.attributes.event.message },
  point_path: { type: 'text', value: (one) => one.attributes.event.pointPath || null },
  point_name: { type: 'text', value: (one) => one.attributes.event.pointName || null },
  station_path: { type: 'text', value: (one) => one.attributes.event.stationPath || null },
  condition: { type: 'text', value: (one) => one.attributes.event.condition },
  alarm_class: { type: 'text', value: (one) => one.attributes.event.alarmClass },
  priority_raw: { type: 'text', value: (one) => one.attributes.event.priorityRaw },
  search_text: {
    type: 'text',
    value: (one) =>
      searchTextOf({
        id: one.state.id,
        contextualName: nameOf(one),
        text: one.attributes.event.message,
        point: one.attributes.event.pointPath,
      }),
  },
};

const names = Object.keys(columns);
const given = `unnest(${Object.values(columns)
  .map((c) => `?::${c.type}[]`)
  .join(', ')}) as n (${names.join(', ')})`;
const sent = names.filter(
  (name) => !['customer_id', 'id', 'system_id', 'contextual_name', 'search_text'].includes(name),
);
const list = (prefix: string, columns: string[]): string => columns.map((name) => `${prefix}.${name}`).join(', ');
const returned =
  'a.customer_id, a.id, a.contextual_name, a.text, a.point_path, a.point_name, a.station_path, a.condition, a.alarm_class, a.alarm_type';

/** A row whose attributes are the same is not written: most events change state only. */
const updateSql = `update alarms a set ${list('n', sent)
  .split(', ')
  .map((from) => `${from.slice(2)} = ${from}`)
  .join(', ')},
    search_text = n.search_text,
    contextual_name = case when a.contextual_name_by is null then n.contextual_name else a.contextual_name end
  from ${given}
  where a.customer_id = n.customer_id and a.id = n.id and (${list('a', sent)}) is distinct from (${list('n', sent)})
  returning ${returned}`;
const insertSql = `insert into alarms as a (${names.join(', ')}) select * from ${given} returning ${returned}`;

const nameOf = (one: WithAttributes): string => contextualName({ userName: null, ...one.attributes.event });

async function writeAttributes(trx: Transaction, touched: readonly WithAttributes[]) {
  const states = new Map(touched.map((one) => [`${one.state.customerId}/${one.state.id}`, one.state]));
  const changed: Array<{ customerId: number; row: AlarmAttributes }> = [];
  for (const [sql, some] of [
    [updateSql, touched.filter((one) => one.before)],
    [insertSql, touched.filter((one) => !one.before)],
  ] as const) {
    if (some.length === 0) continue;
    const { rows } = await trx.raw(sql, Object.values(columns).map((column) => some.map(column.value)) as never);
    for (const row of rows) {
      const state = states.get(`${row.customer_id}/${row.id}`) as AlarmState;
      changed.push({ customerId: state.customerId, row: attributesOf(row, state) });
    }
  }
  return changed;
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
      column((one) => one.state.customerId),
      column((one) => one.state.id),
      column((one) => one.attributes.event.payloadId),
      column((one) => one.attributes.normaliser),
      column((one) => new Date(one.attributes.receivedAt).toISOString()),
      column((one) => one.attributes.payload),
    ],
  );
}
