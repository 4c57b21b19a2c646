import { randomUUID } from 'node:crypto';
import type { ExternalCmmsField } from '../../domain/cmms/cmms.ts';
import { fieldColumn } from '../../domain/cmms/field-rows.ts';
import { type GivenValue, upsertValues } from '../../domain/cmms/value-rows.ts';
import { text } from '../../domain/integrations/form-field.ts';
import { outboundColumnsOf } from '../../domain/integrations/form-values.ts';
import { insertExternalSystem } from '../../domain/integrations/insert-external-system.ts';
import { outboundSettingNames } from '../../domain/integrations/outbound-settings.ts';
import type { Database } from '../../platform/database.ts';
import type { Seal } from '../../platform/seal.ts';
import { credentials, type FakeSystem } from '../../simulators/cmms/server.ts';

/** Stores a maintenance system of a customer. @returns its id. */
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

/** Stores a customer's integration with a simulated system: polled, with comments and assignees. @returns its id. */
export async function connectFake(
  db: Database,
  seal: Seal,
  given: {
    customerId: number;
    fake: Pick<FakeSystem, 'url'>;
    schema: string;
    displayName?: string;
    outbound?: Record<string, unknown>;
    exportConfig?: Record<string, unknown>;
  },
): Promise<number> {
  const { customerId, fake, schema, displayName = 'Maximo' } = given;
  const { rows } = await db.raw<{ rows: [{ id: number }] }>(`select nextval('external_system_ids')::int as id`);
  const systemId = rows[0].id;
  const { apiKey, ...known } = credentials;
  const outboundSettings = {
    ...{ host: fake.url, isIncludeCommentsEnabled: true, isAssigneeSyncEnabled: true, ...known },
    // the others sign in with user and password
    ...(schema === 'maintenanceConnection' && { apiKey }),
    ...given.outbound,
  };
  const fields = outboundSettingNames.map((name) =>
    text({ name: `outboundSettings.${name}`, label: name, group: 'Maintenance system' }),
  );
  await db('external_systems').insert({
    ...{ customer_id: customerId, id: systemId, name: `cmms-${systemId}`, display_name: displayName, schema },
    ...{ type: 'WORK_ORDER_SYSTEM', direction: 'OUTBOUND', connection_type: 'OUTBOUND_API' },
    is_cmms_polling_back_sync_enabled: true,
    export_config: JSON.stringify({ timeout: 2, ...given.exportConfig }),
    ...outboundColumnsOf(fields, { outboundSettings }, { customerId, systemId, seal, settings: {}, sealed: null }),
  });
  return systemId;
}

/** Stores a field of a maintenance system: by default a list in the create form. @returns its id. */
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

/** Stores values of a field as pulled, not added by a person. @returns their ids, in the same order. */
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
