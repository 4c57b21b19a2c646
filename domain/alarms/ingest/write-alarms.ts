import { hash } from 'node:crypto';
import { type BulkColumn, bindingsOf, columnList, setTo, unnestOf, valuesOf } from '../../../platform/bulk-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { utcText } from '../../../platform/instant.ts';
import type { AlarmAttributes } from '../../changes/changes-message.ts';
import { parserVersion } from '../../properties/parse/parse-properties.ts';
import type { IdentifiedEvent } from '../model/canonical-event.ts';
import type { AlarmProperty } from '../model/property.ts';
import type { AlarmState } from '../model/state.ts';
import { type AttributesRow, attributeColumns, attributesOf } from '../rows/alarm-attributes.ts';
import { propertyColumns } from '../rows/alarm-property-rows.ts';
import { insertSearchTexts, updateSearchTexts } from '../rows/alarm-search-texts.ts';
import { insertStates, updateStates } from '../rows/alarm-state-rows.ts';
import { contextualName } from '../rows/contextual-name.ts';
import { alarmTypeOf } from './alarm-type.ts';
import { describeAlarms } from './describe-alarms.ts';

/**
 * An alarm that a batch changed, and the event whose attributes it takes (null: they stay); `texts` is the event whose
 * texts it takes (null: they stay).
 */
export interface Touched {
  before: AlarmState | null;
  state: AlarmState;
  attributes: {
    event: IdentifiedEvent;
    texts: IdentifiedEvent | null;
    /** CMMS attributes of an event before this one, which has none itself. */
    saidBefore?: IdentifiedEvent['cmmsAttributes'];
    receivedAt: number;
    payload(): string;
  } | null;
}

type Attributes = NonNullable<Touched['attributes']>;
type WithAttributes = Touched & { attributes: Attributes };
type WithTexts = Touched & { attributes: Attributes & { texts: IdentifiedEvent } };
type Described = WithTexts & { properties: AlarmProperty[] };
const hasTexts = (one: WithAttributes): one is WithTexts => one.attributes.texts !== null;

/**
 * Writes states, then the attributes that people read and search, with their payload; the callers hold the locks. A
 * payload without new attributes is not stored here: the archive has it, and `keepPayloads` copies it before it expires
 * there (SYS.8).
 * @param options.bySource true to write only the state fields that events of the source can change.
 * @returns the attributes that really changed, for the warehouse.
 * @throws AlarmAppeared when another writer has stored one of the new alarms meanwhile: retry the transaction.
 */
export async function writeAlarms(
  trx: Transaction,
  touched: readonly Touched[],
  options: { bySource: boolean },
): Promise<Array<{ customerId: number; row: AlarmAttributes }>> {
  const withAttributes = touched.filter((one): one is WithAttributes => one.attributes !== null);
  const changed = withAttributes.filter(({ state, attributes }) => {
    const before = state.attributesHash;
    state.attributesHash = attributesHash(attributes, before);
    return state.attributesHash !== before || Boolean(attributes.saidBefore);
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
  const others = changed.filter((one) => !hasTexts(one));
  return [
    ...(await writeAttributes(trx, await withProperties(trx, changed.filter(hasTexts)))),
    ...(others.length > 0 ? await writeRest(trx, others) : []),
  ];
}

/** Reads the properties of alarms from their texts, only where those are new or have changed. */
async function withProperties(trx: Transaction, changed: readonly WithTexts[]): Promise<Described[]> {
  const properties = await describeAlarms(
    trx,
    changed.map(({ before, state: { customerId, id, systemId }, attributes: { texts: event } }) => {
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
/** Texts that identify the alarm, as the source sent them. */
const texts: Array<BulkColumn<WithTexts>> = [
  { column: 'text', type: 'text', value: (one) => one.attributes.texts.message },
  { column: 'point_path', type: 'text', value: (one) => one.attributes.texts.pointPath || null },
  { column: 'point_name', type: 'text', value: (one) => one.attributes.texts.pointName || null },
  { column: 'station_path', type: 'text', value: (one) => one.attributes.texts.stationPath || null },
  { column: 'condition', type: 'text', value: (one) => one.attributes.texts.condition },
  { column: 'alarm_class', type: 'text', value: (one) => one.attributes.texts.alarmClass },
];
/** Values of the newest event alone, as the source sent them. */
const rest: Column[] = [
  { column: 'priority_raw', type: 'text', value: (one) => one.attributes.event.priorityRaw },
  { column: 'unverified_sender', type: 'text', value: (one) => one.attributes.event.unverifiedSender ?? null },
];
/** CMMS attributes of sources that send some: they stay until others are sent. */
const saidForCmms: Column = {
  column: 'cmms_attributes',
  type: 'jsonb',
  value: ({ attributes: { event, saidBefore } }) => {
    const said = event.cmmsAttributes ?? saidBefore;
    return said ? JSON.stringify(said) : null;
  },
};
/** Values derived from the texts. */
const derived: Array<BulkColumn<Described>> = [
  { column: 'formatted_raw_text', type: 'text', value: (one) => one.attributes.texts.message },
  { column: 'contextual_name', type: 'text', value: (one) => nameOf(one) },
  { column: 'alarm_type', type: 'text', value: (one) => alarmTypeOf(one.attributes.texts) },
  ...propertyColumns,
];
const inserted: Array<BulkColumn<Described>> = [
  ...keys,
  { column: 'system_id', type: 'int', value: (one) => one.state.systemId },
  ...texts,
  ...rest,
  saidForCmms,
  ...derived,
];

const changing = [...texts, ...rest, saidForCmms, ...derived];
const mergedApart = ['contextual_name', 'cmms_attributes'];
const keptForCmms = 'cmms_attributes = coalesce(n.cmms_attributes, a.cmms_attributes)';
const matches = 'a.customer_id = n.customer_id and a.id = n.id';
const returned = `returning a.customer_id as "customerId", ${attributeColumns}`;
const updateSql = `update alarms a set ${setTo(changing.filter(({ column }) => !mergedApart.includes(column)))},
    ${keptForCmms},
    contextual_name = case when a.contextual_name_by is null then n.contextual_name else a.contextual_name end
  from ${unnestOf([...keys, ...changing])} where ${matches} ${returned}`;
const updateRestSql = `update alarms a set ${setTo(rest)}, ${keptForCmms}
  from ${unnestOf([...keys, ...rest, saidForCmms])} where ${matches} ${returned}`;
const insertSql = `insert into alarms as a (${columnList(inserted)}) select ${valuesOf(inserted)}
  from ${unnestOf(inserted)} ${returned}`;

const partLength = 11;
/** The part of the texts alone. */
export const textsPart = (attributesHash: string): string => attributesHash.slice(0, partLength);
const partOf = (said: unknown[]): string => hash('sha256', JSON.stringify(said), 'base64url').slice(0, partLength);

/**
 * Hash of the attributes that people read, as the parser reads them: most events of an alarm change none. One part for
 * its texts, which stays as it was `before` for an event without texts, and one for the rest.
 */
export function attributesHash({ event, texts }: Pick<Attributes, 'event' | 'texts'>, before: string): string {
  const ofRest = partOf([
    ...[event.priorityRaw, event.unverifiedSender ?? null],
    ...(event.cmmsAttributes ? [event.cmmsAttributes] : []),
  ]);
  if (!texts) return textsPart(before).padEnd(partLength) + ofRest;
  const { message, pointPath, pointName, stationPath, condition, alarmClass } = texts;
  return partOf([parserVersion, message, pointPath, pointName, stationPath, condition, alarmClass]) + ofRest;
}
const nameOf = ({ attributes: { texts } }: WithTexts): string =>
  contextualName({ userName: null, pointPath: texts.pointPath, pointName: texts.pointName, message: texts.message });
type WrittenRow = AttributesRow & { customerId: number };
const keyOf = (customerId: number, id: number): string => `${customerId}/${id}`;

/** Writes the attributes of a return to normal other than its texts. */
async function writeRest(trx: Transaction, touched: readonly WithAttributes[]) {
  const { rows } = await trx.raw(updateRestSql, bindingsOf([...keys, ...rest, saidForCmms], touched));
  return asWritten(touched, rows);
}

/** Rows as they are now, with the states that they belong to. */
function asWritten(touched: readonly WithAttributes[], rows: readonly WrittenRow[]) {
  const byKey = new Map(touched.map((one) => [keyOf(one.state.customerId, one.state.id), one]));
  return rows.map(({ customerId, ...row }) => {
    const { state } = byKey.get(keyOf(customerId, row.id)) as WithAttributes;
    return { customerId, row: attributesOf(row, state) };
  });
}

async function writeAttributes(trx: Transaction, touched: readonly Described[]) {
  const known = touched.filter((one) => one.before);
  const fresh = touched.filter((one) => !one.before);
  const write = async (sql: string, bindings: string[]): Promise<WrittenRow[]> => (await trx.raw(sql, bindings)).rows;
  const updated = known.length > 0 ? await write(updateSql, bindingsOf([...keys, ...changing], known)) : [];
  const written = fresh.length > 0 ? await write(insertSql, bindingsOf(inserted, fresh)) : [];
  await updateSearchTexts(trx, updated);
  await insertSearchTexts(trx, written);
  return asWritten(touched, [...updated, ...written]);
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
