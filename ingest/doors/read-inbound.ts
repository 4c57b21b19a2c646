import { coalesce } from '../../platform/coalesce.ts';
import type { Database } from '../../platform/database.ts';

const queryMs = 10_000;
const maxBatch = 1_000;

/** An integration as every door knows it. */
export interface Inbound {
  customerId: number;
  systemId: number;
  /** True if both the integration and its customer are active. */
  isActive: boolean;
  /** Milliseconds since the epoch. */
  licenseExpiresAt: number | null;
}

/**
 * Reads inbound integrations, and those whose pump calls a maintenance system, by one of their columns, with further columns of `s` under the given aliases; null if
 * there is none. One query runs at a time, and all keys requested meanwhile share the next: however many strangers
 * request integrations that do not exist, a request for an existing one waits for two queries at most.
 * @returns a function that throws Error when Postgres does not answer in time.
 */
export function createInboundReader<Key extends string | number, More>(
  db: Database,
  { columns, key, type }: { columns: string; key: string; type: 'int' | 'text' },
): (value: Key) => Promise<(Inbound & More) | null> {
  async function readAll(values: readonly Key[]): Promise<Array<(Inbound & More) | null>> {
    const { rows } = await db
      .raw(
        `select ${key} as "key", s.customer_id as "customerId", s.id as "systemId", s.license_expires_at as "licenseExpiresAt",
           s.is_active and c.onboarding_status <> 'DISABLED' as "isActive", ${columns}
         from external_systems s join customers c on c.id = s.customer_id
         where (s.direction = 'INBOUND' or s.connection_type = 'OUTBOUND_RUNNER') and ${key} = any(?::${type}[])`,
        [[...values] as string[]],
      )
      .timeout(queryMs);
    const byKey = new Map<Key, Inbound & More>();
    for (const { key, ...row } of rows)
      byKey.set(key, { ...row, licenseExpiresAt: row.licenseExpiresAt?.getTime() ?? null });
    return values.map((value) => byKey.get(value) ?? null);
  }
  return coalesce(readAll, { by: () => 0, maxBatch });
}

export const isExpired = ({ licenseExpiresAt }: Inbound, now: number): boolean =>
  licenseExpiresAt !== null && licenseExpiresAt <= now;
