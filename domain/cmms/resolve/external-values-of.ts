import type { Transaction } from '../../../platform/database.ts';
import { alarmRowsOf } from '../../alarms/alarm-rows.ts';
import type { ExternalCmmsField } from '../cmms.ts';
import { readSystemFields } from '../field-rows.ts';
import type { CmmsEntries } from '../inputs.ts';
import { isSentOnCreate, missingFields } from './config-status.ts';
import { loadSources } from './load-sources.ts';
import { cmmsFieldValue } from './resolve-fields.ts';
import type { ResolvedField } from './sources.ts';

/** One field of a new order, with what it takes. */
export interface ExternalValue extends ResolvedField {
  field: ExternalCmmsField;
}

export interface ExternalValues {
  /** Every field that new work is sent with, in the order of the form; hidden ones among them. */
  values: ExternalValue[];
  /** Required ones that are empty: a person is held up by them, a rule's ticket is made and its sync fails (CMMS.2). */
  missing: ExternalCmmsField[];
  /** What a person said that their field cannot take. */
  refused: ExternalValue[];
}

/**
 * What a ticket's fields in its maintenance system come to. The form that creates it and whoever sends it ask the same.
 * @param of.alarmIds the ticket's alarms, in their order
 * @param of.entries what its form says, by field id (`entriesSchema` reads `additionalDetails`)
 */
export async function externalValuesOf(
  trx: Transaction,
  customerId: number,
  of: { systemId: number; alarmIds: readonly number[]; entries: CmmsEntries },
): Promise<ExternalValues> {
  const fields = await readSystemFields(trx, customerId, of.systemId);
  if (fields.length === 0) return { values: [], missing: [], refused: [] };
  const sent = fields.filter(isSentOnCreate);
  // whom a field follows may not be sent itself
  const rows = await alarmRowsOf(trx, customerId).byIds(of.alarmIds, { unlisted: true });
  const alarms = of.alarmIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const loaded = await loadSources(trx, customerId, fields, { alarms, texts: [...of.entries.values()] });
  const resolved = new Map(cmmsFieldValue(fields, loaded.of(alarms, of.entries)).map((one) => [one.fieldId, one]));
  const values = sent.map((field): ExternalValue => ({ ...(resolved.get(field.id) as ResolvedField), field }));
  return {
    values,
    missing: missingFields(sent, values),
    refused: values.filter(({ source, problem }) => source === 'USER' && problem !== null),
  };
}
