import { randomUUID } from 'node:crypto';
import type { ExternalCmmsField } from '../../domain/cmms/cmms.ts';
import { fieldColumn } from '../../domain/cmms/field-rows.ts';
import { type GivenValue, upsertValues } from '../../domain/cmms/value-rows.ts';
import { insertExternalSystem } from '../../domain/integrations/insert-external-system.ts';
import type { Database } from '../../platform/database.ts';

/** A maintenance system of a customer. @returns its id. */
export async function newCmmsSystem(
  db: Database,
  customerId: number,
  given: { displayName?: string; schema?: string; isActive?: boolean } = {},
): Promise<number> {
  const displayName = given.displayName ?? 'Work orders';
  const id = await insertExternalSystem(db, {
    ...{ customer_id: customerId, name: displayName.toLowerCase(), display_name: displayName },
    ...{ schema: given.schema ?? 'maximo', type: 'WORK_ORDER_SYSTEM', direction: 'OUTBOUND' },
    ...{ connection_type: 'OUTBOUND_API', is_active: given.isActive ?? true, etl_normalize_version: 'none' },
  });
  if (id === null) throw new Error(`there is a system ${displayName} already`);
  return id;
}

/** A field of a maintenance system: a list in the create form, unless something else is given. @returns its id. */
export async function storeCmmsField(
  db: Database,
  {
    customerId,
    ...given
  }: { customerId: number } & Pick<ExternalCmmsField, 'systemId' | 'name'> & Partial<ExternalCmmsField>,
): Promise<string> {
  const id = randomUUID();
  const rest = {
    ...{ title: given.name, defaultName: given.name, dataType: 'List', isCreateWorkField: true },
    ...{ createDisplayOrder: 0, viewDisplayOrder: 0 },
    ...given,
  };
  const columns = Object.entries(rest).map(([name, value]) => [fieldColumn(name) as string, value]);
  await db('external_cmms_fields').insert({
    ...Object.fromEntries(columns),
    ...{ customer_id: customerId, id, created_at: new Date(), modified_at: new Date() },
  });
  return id;
}

/** Values of a field that no person added. @returns their ids, in the same order. */
export async function storeCmmsValues(
  db: Database,
  of: { customerId: number; fieldId: string },
  values: ReadonlyArray<Pick<GivenValue, 'name' | 'value'> & Partial<GivenValue>>,
): Promise<string[]> {
  const whole = values.map((value) => ({ externalId: null, parentExternalId: null, ...value }));
  await db.transaction((trx) => upsertValues(trx, { ...of, by: null, at: new Date() }, whole, { isManual: false }));
  const rows = await db('external_cmms_domain_values')
    .where({ customer_id: of.customerId, field_id: of.fieldId })
    .select('id', 'name', 'parent_external_id');
  return whole.map(
    ({ name, parentExternalId }) =>
      rows.find((row) => row.name === name && row.parent_external_id === parentExternalId)?.id as string,
  );
}
