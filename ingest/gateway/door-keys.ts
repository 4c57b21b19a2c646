import { setTimeout as sleep } from 'node:timers/promises';
import { hashKey } from '../../domain/integrations/keys.ts';
import type { Database } from '../../platform/database.ts';
import { forbidden, unauthenticated, unavailable } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';

/** The integration a request may write to. */
export interface Door {
  customerId: number;
  systemId: number;
  door: 'datapump' | 'api';
}

interface Integration {
  customerId: number;
  systemId: number;
  connectionType: string;
  isActive: boolean;
  licenseKeyHash: string | null;
  licenseExpiresAt: number | null;
  customerKeyHashes: string[];
}

const freshMs = 5_000;
/** How long a request waits for Postgres when it could pass with what is known. */
const patienceMs = 1_000;
/** While Postgres is away doors stay open for integrations they know. */
const staleMs = 15 * 60_000;
const integrationsMax = 10_000;

/**
 * Who may write where: the data pump with its licence key, the inbound API with a customer key (WIRE.14, INT.9). What is
 * known of an integration is a few seconds old at most, older only while Postgres is away.
 */
export function createDoorKeys(deps: { db: Database; now: () => number; log: Log }) {
  const { now } = deps;
  // by a clock that nobody sets: a key that was revoked must not stay known because the hour has changed
  const cache = new Map<number, { at: number; triedAt: number; integration: Integration | null }>();

  async function load(systemId: number): Promise<Integration | null> {
    const { rows } = await deps.db.raw(
      `select s.customer_id, s.id, s.connection_type, s.is_active and c.onboarding_status <> 'DISABLED' as is_active,
         encode(s.license_key_hash, 'hex') as license, s.license_expires_at,
         array(select encode(key_hash, 'hex') from customer_keys k where k.customer_id = s.customer_id and k.revoked_at is null) as customer_keys
       from external_systems s join customers c on c.id = s.customer_id where s.id = ? and s.direction = 'INBOUND'`,
      [systemId],
    );
    const row = rows[0];
    if (!row) return null;
    return {
      customerId: row.customer_id,
      systemId: row.id,
      connectionType: row.connection_type,
      isActive: row.is_active,
      licenseKeyHash: row.license,
      licenseExpiresAt: row.license_expires_at?.getTime() ?? null,
      customerKeyHashes: row.customer_keys,
    };
  }

  async function integrationOf(systemId: number): Promise<Integration | null> {
    const at = performance.now();
    const known = cache.get(systemId);
    const isUsable = known !== undefined && at - known.at < staleMs;
    if (isUsable && at - known.triedAt < freshMs) return known.integration;
    if (isUsable) known.triedAt = at;
    try {
      const loading = load(systemId).then((integration) => {
        if (cache.size >= integrationsMax) cache.clear();
        cache.set(systemId, { at, triedAt: at, integration });
        return integration;
      });
      return await (isUsable ? within(patienceMs, loading) : loading);
    } catch (error) {
      deps.log.warn({ err: error, systemId }, 'keys could not be read from Postgres');
      if (isUsable) return known.integration;
      throw unavailable('The service is not able to check keys right now', 5, error);
    }
  }

  return {
    /**
     * @param authorization the header's value, `Bearer <key>`
     * @throws AppError UNAUTHENTICATED, FORBIDDEN (expired licence, inactive), NOT_FOUND or UNAVAILABLE
     */
    async open(systemId: number, authorization: string | undefined): Promise<Door> {
      const key = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
      if (!key) throw unauthenticated('Send the key as "Authorization: Bearer <key>"');
      const integration = await integrationOf(systemId);
      const hash = hashKey(key).toString('hex');
      const door = integration && doorOf(integration, hash);
      // the same answer for a wrong key and for an integration of somebody else
      if (!integration || !door) throw unauthenticated('The key is not valid for this integration');
      if (!integration.isActive) throw forbidden('The integration is not active');
      if (door === 'datapump' && integration.licenseExpiresAt !== null && integration.licenseExpiresAt <= now())
        throw forbidden('The licence of this integration has expired');
      return { customerId: integration.customerId, systemId, door };
    },
  };
}

function doorOf(integration: Integration, hash: string): Door['door'] | null {
  if (integration.connectionType === 'DATAPUMP') return integration.licenseKeyHash === hash ? 'datapump' : null;
  if (integration.connectionType === 'INBOUND_API') return integration.customerKeyHashes.includes(hash) ? 'api' : null;
  return null;
}

/** @throws Error when the work is not done in time; it goes on. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = sleep(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no answer within ${ms} ms`);
  });
  late.catch(() => {});
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => over.abort());
}
