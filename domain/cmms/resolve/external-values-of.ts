import type { Transaction } from '../../../platform/database.ts';
import { alarmRowsOf } from '../../alarms/rows/alarm-rows.ts';
import type { ExternalCmmsField } from '../cmms.ts';
import { readSystemFields } from '../field-rows.ts';
import type { CmmsEntries } from '../inputs.ts';
import { isSentOnCreate, missingFields } from './config-status.ts';
import { loadSources } from './load-sources.ts';
import { cmmsFieldValue } from './resolve-fields.ts';
import type { ResolvedField } from './sources.ts';

/** One field of a new order, with its value. */
export interface ExternalValue extends ResolvedField {
  field: ExternalCmmsField;
}

export interface ExternalValues {
  /** Every field that new work is sent with, in the order of the form; hidden ones among them. */
  values: ExternalValue[];
  /** Required ones that are empty: a person is held up by them, a rule's ticket is made and its sync fails (CMMS.2). */
  missing: ExternalCmmsField[];
  /** Values that a person entered and that do not fit their fields. */
  refused: ExternalValue[];
}

/** Parts of a ticket that its fields are resolved from. */
export interface FieldsOf {
  /** Its alarms, in their order. */
  alarmIds: readonly number[];
  /** Values of its form, by field id (`entriesSchema` reads `additionalDetails`). */
  entries: CmmsEntries;
}

/**
 * Resolves the values of a ticket's fields in its maintenance system, for the form that creates it as well as for the
 * sync.
 */
export async function externalValuesOf(
  trx: Transaction,
  customerId: number,
  { systemId, ...of }: FieldsOf & { systemId: number },
): Promise<ExternalValues> {
  const [values] = await externalValuesOfAll(trx, customerId, systemId, [of]);
  return values as ExternalValues;
}

/** The same of several tickets, read at once. @returns one a ticket, in their order. */
export async function externalValuesOfAll(
  trx: Transaction,
  customerId: number,
  systemId: number,
  tickets: readonly FieldsOf[],
): Promise<ExternalValues[]> {
  const fields = await readSystemFields(trx, customerId, systemId);
  if (fields.length === 0) return tickets.map(() => ({ values: [], missing: [], refused: [] }));
  const sent = fields.filter(isSentOnCreate);
  const rows = await alarmRowsOf(trx, customerId).byIds(
    tickets.flatMap(({ alarmIds }) => alarmIds),
    { unlisted: true },
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const texts = tickets.flatMap(({ entries }) => [...entries.values()]);
  const loaded = await loadSources(trx, customerId, fields, { alarms: rows, texts });
  return tickets.map(({ alarmIds, entries }): ExternalValues => {
    const alarms = alarmIds.flatMap((id) => byId.get(id) ?? []);
    // the parent of a field may be one that is not sent
    const resolved = new Map(cmmsFieldValue(fields, loaded.of(alarms, entries)).map((one) => [one.fieldId, one]));
    const values = sent.map((field): ExternalValue => ({ ...(resolved.get(field.id) as ResolvedField), field }));
    return {
      values,
      missing: missingFields(sent, values),
      refused: values.filter(({ source, problem }) => source === 'USER' && problem !== null),
    };
  });
}
