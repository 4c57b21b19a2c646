import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database.ts';
import { leadsAstray } from '../../own.ts';
import type { ExternalCmmsField } from '../cmms.ts';
import type { PulledField } from '../connector.ts';
import { readFields } from '../field-rows.ts';
import type { CmmsPullKey, FieldChange } from './cmms-pull.ts';

interface OfSystem {
  customerId: number;
  systemId: number;
}

/** Planned change of a field: a SAME one is only marked as seen. */
interface Planned extends Omit<FieldChange, 'change'> {
  change: FieldChange['change'] | 'SAME';
  before: ExternalCmmsField | null;
  /** Null for a field that the system no longer has. */
  pulled: PulledField | null;
}

/**
 * Computes how a system's fields change the ones here. Edits by people stay: titles, places, visibility, deletions.
 * Fields that the system no longer has disappear from forms, unless people added them. A name that would reach into
 * inherited members of objects is ignored.
 * @param names new fields to take; null: all.
 */
export async function changesOf(
  trx: Transaction,
  { customerId, systemId }: OfSystem,
  pulledFields: readonly PulledField[],
  names: readonly string[] | null,
): Promise<Planned[]> {
  const pulledByName = new Map(pulledFields.filter(({ name }) => !leadsAstray(name)).map((one) => [one.name, one]));
  const fields = await readFields(trx, customerId, 'and f.system_id = :systemId', { systemId });
  const known = new Map(fields.map((field) => [field.name, field]));
  const there = [...pulledByName.values()].flatMap((one): Planned[] => {
    const before = known.get(one.name) ?? null;
    if (before ? before.deletedBy : names && !names.includes(one.name)) return [];
    const { name, defaultName, dataType } = one;
    const { isRequired } = factsOf(one, before);
    const change = before ? (isSame(one, before) ? 'SAME' : 'CHANGED') : 'ADDED';
    return [{ name, title: before?.title ?? defaultName, dataType, isRequired, change, before, pulled: one }];
  });
  const gone = fields
    .filter((field) => !field.isDeleted && field.createdBy == null && !pulledByName.has(field.name))
    .map((before): Planned => {
      const { name, title, dataType, isRequired } = before;
      return { name, title, dataType, isRequired, change: 'REMOVED', before, pulled: null };
    });
  return [...there, ...gone];
}

/** A requirement of the system cannot be lifted here; requirements that people add stay. */
const factsOf = (pulled: PulledField, before: ExternalCmmsField | null) => ({
  isRequired: Boolean(pulled.isRequired || before?.isRequired),
  isReadOnly: Boolean(pulled.isReadOnly || before?.isReadOnly),
});

function isSame(pulled: PulledField, before: ExternalCmmsField): boolean {
  const { isRequired, isReadOnly } = factsOf(pulled, before);
  return (
    before.defaultName === pulled.defaultName &&
    before.dataType === pulled.dataType &&
    before.maxLength === (pulled.maxLength ?? null) &&
    before.isRequired === isRequired &&
    before.isReadOnly === isReadOnly &&
    !before.isDeleted
  );
}

/**
 * Applies the changes.
 * @param stamp.by the person who requested the pull; null for the nightly run.
 */
export async function keepFields(
  trx: Transaction,
  { customerId, systemId }: OfSystem,
  changes: readonly Planned[],
  stamp: { by: string | null; at: Date },
): Promise<void> {
  const fields = await readFields(trx, customerId, 'and f.system_id = :systemId', { systemId });
  let place = Math.max(-1, ...fields.flatMap((field) => [field.createDisplayOrder, field.viewDisplayOrder])) + 1;
  const refreshed = { last_refreshed_at: stamp.at, last_refreshed_by: stamp.by };
  const ids = new Map<string, string>();
  for (const { name, before, pulled } of changes) {
    if (!pulled) continue;
    const { isRequired, isReadOnly } = factsOf(pulled, before);
    const facts = {
      ...{ default_name: pulled.defaultName, data_type: pulled.dataType, max_length: pulled.maxLength ?? null },
      ...{ is_required: isRequired, is_read_only: isReadOnly, is_deleted: false },
    };
    const id = before?.id ?? randomUUID();
    ids.set(name, id);
    if (before) {
      await trx('external_cmms_fields')
        .where({ customer_id: customerId, id })
        .update({ ...facts, ...refreshed });
      continue;
    }
    await trx('external_cmms_fields').insert({
      ...facts,
      ...refreshed,
      ...{ customer_id: customerId, id, system_id: systemId, name },
      title: pulled.defaultName,
      description: pulled.description ?? null,
      is_create_work_field: isRequired && !isReadOnly,
      create_display_order: place,
      view_display_order: place,
      created_at: stamp.at,
      modified_at: stamp.at,
    });
    place += 1;
  }
  for (const { name, before, pulled } of changes) {
    const [id, parent] = [ids.get(name), ids.get(pulled?.parentName ?? '')];
    if (parent && id && id !== parent && !before?.relatedParentFieldId)
      await trx('external_cmms_fields').where({ customer_id: customerId, id }).update({ parent_field_id: parent });
  }
  const gone = changes.flatMap(({ change, before }) => (change === 'REMOVED' && before ? before.id : []));
  await trx('external_cmms_fields')
    .where({ customer_id: customerId })
    .whereIn('id', gone)
    .update({ is_deleted: true, modified_at: stamp.at });
}

/** Stores the changes that a pull would make, for people to decide on. */
export async function keepPreview(
  trx: Transaction,
  { customerId, id }: CmmsPullKey,
  changes: readonly Planned[],
): Promise<void> {
  const fields = changes
    .filter(({ change }) => change !== 'SAME')
    .map(({ name, title, dataType, isRequired, change }) => ({ name, title, dataType, isRequired, change }));
  await trx('cmms_pulls')
    .where({ customer_id: customerId, id })
    .update({ fields: JSON.stringify(fields) });
}
