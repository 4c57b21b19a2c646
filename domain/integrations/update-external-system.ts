import { forCustomer } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { integrationTexts } from '../../texts/server/integrations.ts';
import { auditedRow } from '../audit/audited.ts';
import { assertSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { FormValues } from './check-form.ts';
import { type ExternalSystemRow, readExternalSystems } from './external-system-row.ts';
import { columnsOf, exportConfigOf, outboundColumnsOf } from './form-values.ts';
import { assertForm, fieldsOf, takenAddress } from './integration-form.ts';
import type { IntegrationPorts } from './integration-ports.ts';
import { externalSystemId, missing } from './list-external-systems.ts';
import { haveSameMap } from './normaliser-mapping.ts';
import { publishIntegrations } from './publish-integrations.ts';

const locked = { direction: 'Direction', schema: 'Schema', connectionType: 'Connection type' } as const;

/**
 * `updateExternalSystem`: changes the given fields only; the mask keeps a secret. Direction, schema and connection type
 * cannot be changed. Super users only.
 * @throws AppError NOT_FOUND, or INVALID with the path of every wrong field.
 */
export async function updateExternalSystem(
  ctx: Ctx,
  { seal, outboundRules }: Pick<IntegrationPorts, 'seal' | 'outboundRules'>,
  id: string,
  values: FormValues,
): Promise<ExternalSystemRow> {
  assertSuper(ctx);
  const systemId = externalSystemId(id);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    const [before] = await readExternalSystems(trx, customerId, 'and e.id = :systemId for update of e', { systemId });
    if (!before) throw missing();
    assertUnchanged(before, values);
    const fields = fieldsOf(before);
    assertForm(fields, values, {
      onlyGiven: true,
      outboundRules: before.connectionType === 'OUTBOUND_API' ? outboundRules : null,
    });
    await auditedRow(
      trx,
      ctx,
      { action: 'updateExternalSystem', table: 'external_systems', key: { id: systemId } },
      () =>
        trx('external_systems')
          .where({ customer_id: customerId, id: systemId })
          .update({
            ...columnsOf(fields, values),
            ...(isReadByAnotherMap(before, values) && { field_map: null }),
            ...(values.licenseExpiresAt !== undefined && { license_expires_at: values.licenseExpiresAt }),
            export_config: JSON.stringify(exportConfigOf(fields, values, before.exportConfig)),
            ...(before.direction === 'OUTBOUND' &&
              outboundColumnsOf(fields, values, {
                customerId,
                systemId,
                seal,
                settings: before.outboundSettings,
                sealed: before.outboundSecretsSealed,
              })),
            updated_at: ctx.clock.now(),
          })
          .catch((error: unknown) => {
            throw takenAddress(error);
          }),
    );
    await publishIntegrations(trx, customerId, [systemId], ctx.clock.now());
    const [after] = await readExternalSystems(trx, customerId, 'and e.id = :systemId', { systemId });
    if (!after) throw missing();
    return after;
  });
}

/** Returns true if the new version needs another kind of map: with the old one, it would reject every payload. */
function isReadByAnotherMap(before: ExternalSystemRow, values: FormValues): boolean {
  const version = values.etlNormalizeVersion;
  if (typeof version !== 'string' || before.etlNormalizeVersion === null) return false;
  return !haveSameMap(version, before.etlNormalizeVersion);
}

function assertUnchanged(before: ExternalSystemRow, values: FormValues): void {
  const problems = (Object.keys(locked) as Array<keyof typeof locked>)
    .filter((name) => values[name] !== undefined && values[name] !== before[name])
    .map((path) => ({ path, message: integrationTexts.fixed(locked[path]) }));
  if (problems[0]) throw invalid(problems[0].message, problems);
}
