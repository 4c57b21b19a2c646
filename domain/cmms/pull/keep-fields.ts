import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database.ts';
import type { PulledField } from '../connector.ts';
import { readFields } from '../field-rows.ts';

interface Kept {
  added: number;
  changed: number;
  removed: number;
}

/**
 * Keeps the fields that a system has. What people here have said of them stays: titles, places, what is shown. Ones that
 * the system has no more are gone from forms, but for those that people added.
 * @param stamp.by whoever asked for it; null: the nightly run.
 */
export async function keepFields(
  trx: Transaction,
  { customerId, systemId }: { customerId: number; systemId: number },
  pulled: readonly PulledField[],
  stamp: { by: string | null; at: Date },
): Promise<Kept> {
  const fields = await readFields(trx, customerId, 'and f.system_id = :systemId', { systemId });
  const known = new Map(fields.map((field) => [field.name, field]));
  let place = Math.max(-1, ...fields.flatMap((field) => [field.createDisplayOrder, field.viewDisplayOrder])) + 1;
  const kept: Kept = { added: 0, changed: 0, removed: 0 };
  const refreshed = { last_refreshed_at: stamp.at, last_refreshed_by: stamp.by };
  const ids = new Map<string, string>();
  for (const one of new Map(pulled.map((each) => [each.name, each])).values()) {
    const before = known.get(one.name);
    const facts = {
      default_name: one.defaultName,
      data_type: one.dataType,
      max_length: one.maxLength ?? null,
      // what the system demands nobody can lift; what people demand beyond it stays
      is_required: Boolean(one.isRequired || before?.isRequired),
      is_read_only: Boolean(one.isReadOnly || before?.isReadOnly),
      is_deleted: false,
    };
    const id = before?.id ?? randomUUID();
    ids.set(one.name, id);
    if (before) {
      const changed = await trx('external_cmms_fields')
        .where({ customer_id: customerId, id })
        .update({ ...facts, ...refreshed });
      const isSame =
        before.defaultName === facts.default_name &&
        before.dataType === facts.data_type &&
        before.maxLength === facts.max_length &&
        before.isRequired === facts.is_required &&
        before.isReadOnly === facts.is_read_only &&
        !before.isDeleted;
      if (!isSame) kept.changed += changed;
      continue;
    }
    await trx('external_cmms_fields').insert({
      ...facts,
      ...refreshed,
      customer_id: customerId,
      id,
      system_id: systemId,
      name: one.name,
      title: one.defaultName,
      description: one.description ?? null,
      is_create_work_field: facts.is_required && !facts.is_read_only,
      create_display_order: place,
      view_display_order: place,
      created_at: stamp.at,
      modified_at: stamp.at,
    });
    place += 1;
    kept.added += 1;
  }
  for (const { name, parentName } of pulled) {
    const parent = ids.get(parentName ?? '');
    if (parent && !known.get(name)?.relatedParentFieldId)
      await trx('external_cmms_fields')
        .where({ customer_id: customerId, id: ids.get(name) })
        .whereNot({ id: parent })
        .update({ parent_field_id: parent });
  }
  kept.removed = await trx('external_cmms_fields')
    .where({ customer_id: customerId, system_id: systemId, is_deleted: false, created_by: null })
    .whereNotIn('id', [...ids.values()])
    .update({ is_deleted: true, modified_at: stamp.at });
  return kept;
}
