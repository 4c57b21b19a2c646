import { hash } from 'node:crypto';
import { type BulkColumn, bindingsOf, columnList, setTo, unnestOf, valuesOf } from '../../platform/bulk-rows.ts';
import type { Transaction } from '../../platform/database.ts';
import { utcText } from '../../platform/instant.ts';
import { describeAlarms } from '../properties/describe-alarms.ts';
import { parserVersion } from '../properties/parse/parse-properties.ts';
import type { AlarmProperty } from '../properties/property.ts';
import { type AttributesRow, attributeColumns, attributesOf } from './alarm-attributes.ts';
import { propertyColumns } from './alarm-property-rows.ts';
import { insertSearchTexts, updateSearchTexts } from './alarm-search-texts.ts';
import { insertStates, updateStates } from './alarm-state-rows.ts';
import type { IdentifiedEvent } from './canonical-event.ts';
import type { AlarmAttributes } from './changes-message.ts';
import { contextualName } from './contextual-name.ts';
import type { AlarmState } from './state.ts';

/** An alarm that a batch changed, and the event whose attributes are now its own (null: they stay). */
export interface Touched {
  before: AlarmState | null;
  state: AlarmState;
  attributes: { event: IdentifiedEvent; receivedAt: number; payload(): string } | null;
}

type WithAttributes = Touched & { attributes: NonNullable<Touched['attributes']> };
type Described = WithAttributes & { properties: AlarmProperty[] };

/**
 * Writes states, then the attributes that people read and search with the payload they came from; the callers' locks
 * hold. A payload that says nothing new about its alarm is not stored here: the archive has it, and before it forgets
 * (SYS.8) `keepPayloads` takes it over.
 * @param options.bySource only what events of the source can change of a state is written.
 * @returns the attributes that really changed, for the warehouse.
 * @throws AlarmAppeared when another writer has stored one of the new alarms meanwhile: the transaction is to be tried again.
 */
export async function writeAlarms(
  trx: Transaction,
  touched: readonly Touched[],
  options: { bySource: boolean },
): Promise<Array<{ customerId: number; row: AlarmAttributes }>> {
  const withAttributes = touched.filter((one): one is WithAttributes => one.attributes !== null);
  const changed = withAttributes.filter(({ state, attributes }) => {
    const before = state.attributesHash;
    state.attributesHash = attributesHash(attributes.event);
    return state.attributesHash !== before;
  });
  await updateStates(
    trx,
    touched.filter((one) => one.before).map((one) => one.state),
    options,
  );
  await insertStates(
    trx,
    touched.filter((one) => !one.before).map((one) => one.state),
  );
  await writePayloads(trx, changed);
  return writeAttributes(trx, await withProperties(trx, changed));
}

/** What is known of alarms follows from their texts: it is read only where those are new or have changed. */
async function withProperties(trx: Transaction, changed: readonly WithAttributes[]): Promise<Described[]> {
  const properties = await describeAlarms(
    trx,
    changed.map(({ before, state: { customerId, id, systemId }, attributes: { event } }) => {
      const { message, pointPath, pointName, stationPath, condition, alarmClass } = event;
      const texts = { message, pointPath, pointName, stationPath, condition, alarmClass };
      return { customerId, id, systemId, isNew: before === null, texts };
    }),
  );
  return changed.map((one, index) => ({ ...one, properties: properties[index] ?? [] }));
}

type Column = BulkColumn<WithAttributes>;

const keys: Column[] = [
  { column: 'customer_id', type: 'int', value: (one) => one.state.customerId },
  { column: 'id', type: 'bigint', value: (one) => one.state.id },
];
/** As the source sent it. */
const sent: Column[] = [
  { column: 'text', type: 'text', value: (one) => one.attributes.event.message },
  { column: 'point_path', type: 'text', value: (one) => one.attributes.event.pointPath || null },
  { column: 'point_name', type: 'text', value: (one) => one.attributes.event.pointName || null },
  { column: 'station_path', type: 'text', value: (one) => one.attributes.event.stationPath || null },
  { column: 'condition', type: 'text', value: (one) => one.attributes.event.condition },
  { column: 'alarm_class', type: 'text', value: (one) => one.attributes.event.alarmClass },
  { column: 'priority_raw', type: 'text', value: (one) => one.attributes.event.priorityRaw },
];
/** What follows from it. */
const derived: Array<BulkColumn<Described>> = [
  { column: 'formatted_raw_text', type: 'text', value: (one) => one.attributes.event.message },
  { column: 'contextual_name', type: 'text', value: (one) => nameOf(one) },
  ...propertyColumns,
];
const inserted: Array<BulkColumn<Described>> = [
  ...keys,
  { column: 'system_id', type: 'int', value: (one) => one.state.systemId },
  ...sent,
  ...derived,
];

const changing = [...sent, ...derived];
const matches = 'a.customer_id = n.customer_id and a.id = n.id';
const returned = `returning a.customer_id as "customerId", ${attributeColumns}`;
const updateSql = `update alarms a set ${setTo(changing.filter(({ column }) => column !== 'contextual_name'))},
    contextual_name = case when a.contextual_name_by is null then n.contextual_name else a.contextual_name end
  from ${unnestOf([...keys, ...changing])} where ${matches} ${returned}`;
const insertSql = `insert into alarms as a (${columnList(inserted)}) select ${valuesOf(inserted)}
  from ${unnestOf(inserted)} ${returned}`;

/** What the attributes that people read come to, as the parser reads them: most events of an alarm change none. */
export const attributesHash = (event: IdentifiedEvent): string => {
  const { message, pointPath, pointName, stationPath, condition, alarmClass, priorityRaw } = event;
  const text = JSON.stringify([
    ...[parserVersion, message, pointPath, pointName, stationPath, condition, alarmClass, priorityRaw],
  ]);
  return hash('sha256', text, 'base64url').slice(0, 22);
};
const nameOf = ({ attributes: { event } }: WithAttributes): string =>
  contextualName({ userName: null, pointPath: event.pointPath, pointName: event.pointName, message: event.message });
type WrittenRow = AttributesRow & { customerId: number };
const keyOf = (customerId: number, id: number): string => `${customerId}/${id}`;

async function writeAttributes(trx: Transaction, touched: readonly Described[]) {
  const byKey = new Map(touched.map((one) => [keyOf(one.state.customerId, one.state.id), one]));
  const known = touched.filter((one) => one.before);
  const fresh = touched.filter((one) => !one.before);
  const write = async (sql: string, bindings: string[]): Promise<WrittenRow[]> => (await trx.raw(sql, bindings)).rows;
  const updated = known.length > 0 ? await write(updateSql, bindingsOf([...keys, ...changing], known)) : [];
  const written = fresh.length > 0 ? await write(insertSql, bindingsOf(inserted, fresh)) : [];
  await updateSearchTexts(trx, updated);
  await insertSearchTexts(trx, written);
  return [...updated, ...written].map(({ customerId, ...row }) => {
    const { state } = byKey.get(keyOf(customerId, row.id)) as Described;
    return { customerId, row: attributesOf(row, state) };
  });
}

const payloadColumns: Column[] = [
  { column: 'customer_id', type: 'int', value: (one) => one.state.customerId },
  { column: 'alarm_id', type: 'bigint', value: (one) => one.state.id },
  { column: 'payload_id', type: 'uuid', value: (one) => one.attributes.event.payloadId },
  { column: 'received_at', type: 'timestamptz', value: (one) => `${utcText(one.attributes.receivedAt)}+00` },
  { column: 'payload', type: 'text', value: (one) => one.attributes.payload() },
];
const updatePayloadsSql = `update alarm_payloads p set payload_id = n.payload_id, received_at = n.received_at,
    payload = n.payload
  from ${unnestOf(payloadColumns)} where p.customer_id = n.customer_id and p.alarm_id = n.alarm_id`;
const insertPayloadsSql = `insert into alarm_payloads (${columnList(payloadColumns)}) select * from ${unnestOf(payloadColumns)}`;

async function writePayloads(trx: Transaction, touched: readonly WithAttributes[]): Promise<void> {
  const known = touched.filter((one) => one.before);
  const fresh = touched.filter((one) => !one.before);
  if (known.length > 0) await trx.raw(updatePayloadsSql, bindingsOf(payloadColumns, known));
  if (fresh.length > 0) await trx.raw(insertPayloadsSql, bindingsOf(payloadColumns, fresh));
}
