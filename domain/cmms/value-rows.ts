import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database.ts';
import type { ExternalCmmsDomainValue } from './cmms.ts';
import { matchKey } from './inputs.ts';

const selected = `v.id, v.field_id as "fieldId", v.name, v.value, v.external_id as "externalId",
  v.parent_external_id as "parentExternalId", v.is_deleted as "isDeleted", v.is_manually_added as "isManuallyAdded",
  v.created_by as "createdBy", v.created_at as "createdAt", v.modified_by as "modifiedBy", v.modified_at as "modifiedAt"`;

/** Reads a customer's domain values; `rest` joins, narrows and orders table `v`, with its bindings named. */
export async function readValues(
  trx: Transaction,
  customerId: number,
  rest: string,
  bindings: Record<string, unknown> = {},
): Promise<ExternalCmmsDomainValue[]> {
  const { rows } = await trx.raw(
    `select ${selected} from external_cmms_domain_values v where v.customer_id = :customerId ${rest}`,
    { customerId, ...bindings },
  );
  return rows;
}

/** Counts the values that `rest` narrows table `v` to. */
export async function countRows(
  trx: Transaction,
  customerId: number,
  rest: string,
  bindings: Record<string, unknown>,
): Promise<number> {
  const { rows } = await trx.raw(
    `select count(*) from external_cmms_domain_values v where v.customer_id = :customerId ${rest}`,
    { customerId, ...bindings },
  );
  return rows[0].count;
}

/** A value given by a person, a file or the system itself. */
export interface GivenValue {
  name: string;
  value: string;
  externalId: string | null;
  parentExternalId: string | null;
}

/** Returns the key of a value: its name and its parent. */
export const valueKey = ({ name, parentExternalId }: Pick<GivenValue, 'name' | 'parentExternalId'>): string =>
  JSON.stringify([name, parentExternalId ?? '']);

/**
 * Writes values by their keys: adds new ones, updates those that differ, restores deleted ones.
 * @param given each key once
 * @param options.isManual true if people added them: a pull does not change those.
 */
export async function upsertValues(
  trx: Transaction,
  of: { customerId: number; fieldId: string; by: string | null; at: Date },
  given: readonly GivenValue[],
  { isManual }: { isManual: boolean },
): Promise<{ added: number; changed: number }> {
  if (given.length === 0) return { added: 0, changed: 0 };
  const rows = given
    .toSorted((a, b) => (valueKey(a) < valueKey(b) ? -1 : 1))
    .map((one) => ({
      id: randomUUID(),
      name: one.name,
      name_key: matchKey(one.name),
      value: one.value,
      value_key: matchKey(one.value),
      external_id: one.externalId ?? one.name,
      parent_external_id: one.parentExternalId,
    }));
  const { rows: written } = await trx.raw(
    `insert into external_cmms_domain_values as v (customer_id, id, field_id, name, name_key, value, value_key, external_id,
       parent_external_id, is_manually_added, created_by, created_at, modified_by, modified_at)
     select :customerId, n.id, :fieldId, n.name, n.name_key, n.value, n.value_key, n.external_id, n.parent_external_id,
       :isManual, :by::uuid, :at::timestamptz, :by::uuid, :at::timestamptz
     from jsonb_to_recordset(:rows::jsonb) as n (id uuid, name text, name_key text, value text, value_key text,
       external_id text, parent_external_id text)
     on conflict (customer_id, field_id, name, (coalesce(parent_external_id, ''))) do update
       set value = excluded.value, value_key = excluded.value_key, external_id = excluded.external_id, is_deleted = false,
         is_manually_added = excluded.is_manually_added, modified_by = excluded.modified_by,
         modified_at = excluded.modified_at
       where (v.value, v.external_id, v.is_deleted, v.is_manually_added)
           is distinct from (excluded.value, excluded.external_id, false, excluded.is_manually_added)
         and (:isManual or not v.is_manually_added or v.is_deleted)
     returning (xmax = 0) as "isNew"`,
    { ...of, isManual, rows: JSON.stringify(rows) },
  );
  const added = written.filter(({ isNew }: { isNew: boolean }) => isNew).length;
  return { added, changed: written.length - added };
}
