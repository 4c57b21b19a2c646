import type { Database } from '../../platform/database.ts';

const queryMs = 10_000;

/** An integration as every door knows it. */
export interface Inbound {
  customerId: number;
  systemId: number;
  /** Of the integration and of its customer. */
  isActive: boolean;
  /** Milliseconds since the epoch. */
  licenseExpiresAt: number | null;
}

/**
 * Reads the inbound integration that a condition on `s` finds, with further columns under the names they are given.
 * @returns null when there is none. @throws Error when Postgres does not answer in time.
 */
export async function readInbound<More>(
  db: Database,
  query: { columns: string; where: string; value: string | number },
): Promise<(Inbound & More) | null> {
  const { rows } = await db
    .raw(
      `select s.customer_id as "customerId", s.id as "systemId", s.license_expires_at as "licenseExpiresAt",
         s.is_active and c.onboarding_status <> 'DISABLED' as "isActive", ${query.columns}
       from external_systems s join customers c on c.id = s.customer_id
       where s.direction = 'INBOUND' and ${query.where}`,
      [query.value],
    )
    .timeout(queryMs);
  const [row] = rows;
  return row ? { ...row, licenseExpiresAt: row.licenseExpiresAt?.getTime() ?? null } : null;
}

export const isExpired = ({ licenseExpiresAt }: Inbound, now: number): boolean =>
  licenseExpiresAt !== null && licenseExpiresAt <= now;
