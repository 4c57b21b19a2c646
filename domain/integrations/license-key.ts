import { forCustomer } from '../../platform/database.ts';
import { conflict } from '../../platform/errors.ts';
import type { Seal } from '../../platform/seal.ts';
import { integrationTexts } from '../../texts/server/integrations.ts';
import { auditedRow } from '../audit/audited.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { assertSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import { takesLicenseKey } from './external-schemas.ts';
import { type ExternalSystemRow, readExternalSystems } from './external-system-row.ts';
import type { IntegrationPorts } from './integration-ports.ts';
import { hashKey, newKey } from './keys.ts';
import { externalSystemId, missing } from './list-external-systems.ts';

const placeOf = (customerId: number, systemId: number): string => `license-key/${customerId}/${systemId}`;

/** A new key as it is stored: its hash for the doors, and sealed for who may read it again. */
export function licenseColumns(seal: Seal, customerId: number, systemId: number) {
  const key = newKey();
  return { license_key_hash: hashKey(key), license_key_sealed: seal.seal(key, placeOf(customerId, systemId)) };
}

/** Opens a stored key. @throws Error for another seal. */
export const openLicenseKey = (seal: Seal, customerId: number, systemId: number, sealed: Buffer): string =>
  seal.open(sealed, placeOf(customerId, systemId));

/**
 * `getLicenseKeyForBAS`: returns the licence key in full, which no other call does (INT.19). Super users only; every
 * access is audited.
 * @throws AppError NOT_FOUND, or CONFLICT if there is no readable key.
 */
export async function readLicenseKey(ctx: Ctx, { seal }: Pick<IntegrationPorts, 'seal'>, id: string): Promise<string> {
  assertSuper(ctx);
  const systemId = externalSystemId(id);
  const customerId = ctx.customer.id;
  const sealed = await forCustomer(ctx.db, customerId, async (trx) => {
    const row = await trx('external_systems')
      .where({ customer_id: customerId, id: systemId })
      .first<{ license_key_hash: Buffer | null; license_key_sealed: Buffer | null } | undefined>(
        'license_key_hash',
        'license_key_sealed',
      );
    if (!row) throw missing();
    if (!row.license_key_hash) throw conflict(integrationTexts.noLicenseKey);
    if (!row.license_key_sealed) throw conflict(integrationTexts.onlyHash);
    await writeAudit(trx, ctx, { action: 'getLicenseKeyForBAS', subject: { kind: 'integration', id: systemId } });
    return row.license_key_sealed;
  });
  return openLicenseKey(seal, customerId, systemId, sealed);
}

/**
 * Gives an integration another licence key; the one before stops opening doors within seconds. Super users only.
 * @throws AppError NOT_FOUND, or CONFLICT for an integration without a key.
 */
export async function rotateLicenseKey(
  ctx: Ctx,
  { seal }: Pick<IntegrationPorts, 'seal'>,
  id: string,
): Promise<ExternalSystemRow> {
  assertSuper(ctx);
  const systemId = externalSystemId(id);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    const [system] = await readExternalSystems(trx, customerId, 'and e.id = :systemId', { systemId });
    if (!system) throw missing();
    if (!takesLicenseKey(system.connectionType)) throw conflict(integrationTexts.noLicenseKey);
    const audit = { action: 'rotateLicenseKey', table: 'external_systems', key: { id: systemId } } as const;
    await auditedRow(trx, ctx, audit, () =>
      trx('external_systems')
        .where({ customer_id: customerId, id: systemId })
        .update({ ...licenseColumns(seal, customerId, systemId), updated_at: ctx.clock.now() }),
    );
    return { ...system, hasLicenseKey: true };
  });
}
