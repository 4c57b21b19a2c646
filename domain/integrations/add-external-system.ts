import { forCustomer } from '../../platform/database.ts';
import { auditedRow } from '../audit/audited.ts';
import { assertSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { FormValues } from './check-form.ts';
import { defaultPriorityTable } from './default-priority-table.ts';
import { takesLicenseKey, typeOf } from './external-schemas.ts';
import { type ExternalSystemRow, readExternalSystems } from './external-system-row.ts';
import { columnsOf, exportConfigOf, outboundColumnsOf } from './form-values.ts';
import { insertExternalSystem } from './insert-external-system.ts';
import { assertForm, fieldsOf, kindOf, nameTaken, takenAddress } from './integration-form.ts';
import type { IntegrationPorts } from './integration-ports.ts';
import { licenseColumns } from './license-key.ts';
import { publishIntegrations } from './publish-integrations.ts';

/**
 * `createExternalSystem`: creates an integration of the customer from the main form merged with the dynamic one. One
 * that sends by HTTP gets a licence key, which `getLicenseKeyForBAS` returns. Super users only.
 * @throws AppError INVALID with the path of every wrong field.
 */
export async function addExternalSystem(
  ctx: Ctx,
  { seal, outboundRules }: Pick<IntegrationPorts, 'seal' | 'outboundRules'>,
  values: FormValues,
): Promise<ExternalSystemRow> {
  assertSuper(ctx);
  const kind = kindOf(values);
  const fields = fieldsOf(kind);
  assertForm(fields, values, { outboundRules: kind.connectionType === 'OUTBOUND_API' ? outboundRules : null });
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    const { rows } = await trx.raw(`select nextval('external_system_ids')::int as id`);
    const { id } = rows[0];
    const given = columnsOf(fields, values);
    const row = {
      ...given,
      customer_id: customerId,
      id,
      name: nameOf(String(given.display_name)),
      type: typeOf(kind.direction),
      schema: kind.schema,
      direction: kind.direction,
      connection_type: kind.connectionType,
      license_expires_at: values.licenseExpiresAt ?? null,
      export_config: JSON.stringify(exportConfigOf(fields, values, {})),
      // on create an empty list is none (INT-065)
      external_alert_emails: (given.external_alert_emails as string[] | null)?.length
        ? given.external_alert_emails
        : null,
      ...(kind.direction === 'INBOUND' && { priority_table: JSON.stringify(defaultPriorityTable(kind.schema)) }),
      ...(kind.direction === 'OUTBOUND' &&
        outboundColumnsOf(fields, values, { customerId, systemId: id, seal, settings: {}, sealed: null })),
      ...(takesLicenseKey(kind.connectionType) && licenseColumns(seal, customerId, id)),
      created_at: ctx.clock.now(),
      updated_at: ctx.clock.now(),
    };
    const audit = { action: 'createExternalSystem', table: 'external_systems', key: { id } } as const;
    const stored = await auditedRow(trx, ctx, audit, () =>
      insertExternalSystem(trx, row).catch((error: unknown) => {
        throw takenAddress(error);
      }),
    );
    if (stored === null) throw nameTaken();
    await publishIntegrations(trx, customerId, [id], ctx.clock.now());
    const [made] = await readExternalSystems(trx, customerId, 'and e.id = :id', { id });
    if (!made) throw new Error('a new integration cannot be read');
    return made;
  });
}

/** A name for logs and files, of letters, digits and hyphens; display names in other scripts keep theirs. */
const nameOf = (displayName: string): string =>
  displayName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || displayName.toLowerCase();
