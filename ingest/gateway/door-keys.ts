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

/** What is known of an integration, and the newest query about it. Times are by a clock that nobody sets. */
interface Entry {
  known?: { integration: Integration | null; at: number };
  query?: { begunAt: number; isRunning: boolean; answer: Promise<Integration | null> };
}

/** So long nothing is asked. */
const freshMs = 5_000;
/** So long a key that is known passes at once, while one query runs behind it. */
const atOnceMs = 15_000;
/** How long a request waits for Postgres when it could pass with what is known. */
const patienceMs = 1_000;
/** While Postgres is away doors stay open for integrations they know. */
const staleMs = 15 * 60_000;
const queryMs = 10_000;
/** Between two queries about one integration, when the first has failed. */
const retryMs = 1_000;
const integrationsMax = 10_000;

/**
 * Who may write where: the data pump with its licence key, the inbound API with a customer key (WIRE.14, INT.9), or with
 * its own licence key, which opens no other integration of the customer.
 *
 * However many requests wait, one query an integration runs. A key that was revoked stops working within 15 s while
 * Postgres answers within a second (after 5 s and a query where requests come all the time), within 15 minutes while it
 * does not; a new key works within 5 s.
 */
export function createDoorKeys(deps: { db: Database; now: () => number; log: Log }) {
  const { now } = deps;
  const entries = new Map<number, Entry>();

  function entryOf(systemId: number): Entry {
    const found = entries.get(systemId);
    if (found) return found;
    if (entries.size >= integrationsMax) entries.clear();
    const entry: Entry = {};
    entries.set(systemId, entry);
    return entry;
  }

  async function load(systemId: number): Promise<Integration | null> {
    const { rows } = await deps.db
      .raw(
        `select s.customer_id, s.id, s.connection_type, s.is_active and c.onboarding_status <> 'DISABLED' as is_active,
         encode(s.license_key_hash, 'hex') as license, s.license_expires_at,
         array(select encode(key_hash, 'hex') from customer_keys k where k.customer_id = s.customer_id and k.revoked_at is null) as customer_keys
       from external_systems s join customers c on c.id = s.customer_id where s.id = ? and s.direction = 'INBOUND'`,
        [systemId],
      )
      .timeout(queryMs);
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

  /** The query that runs, or has just failed; else a new one. */
  function ask(entry: Entry, systemId: number): NonNullable<Entry['query']> {
    const begunAt = performance.now();
    const last = entry.query;
    if (last && (last.isRunning || begunAt - last.begunAt < retryMs)) return last;
    const answer = load(systemId).finally(() => {
      query.isRunning = false;
    });
    const query = { begunAt, isRunning: true, answer };
    entry.query = query;
    answer.then(
      (integration) => {
        entry.known = { integration, at: begunAt };
      },
      (error: unknown) => deps.log.warn({ err: error, systemId }, 'keys could not be read from Postgres'),
    );
    return query;
  }

  /** @param opens whether what is known lets the request pass: a refusal is worth the wait for what is newer. */
  async function integrationOf(
    systemId: number,
    opens: (integration: Integration | null) => boolean,
  ): Promise<Integration | null> {
    const entry = entryOf(systemId);
    const { known } = entry;
    const at = performance.now();
    const age = known ? at - known.at : Number.POSITIVE_INFINITY;
    if (known && age < freshMs) return known.integration;
    const { begunAt, answer } = ask(entry, systemId);
    if (known && age < atOnceMs && opens(known.integration)) return known.integration;
    try {
      return await (age < staleMs ? within(begunAt + patienceMs - at, answer) : answer);
    } catch (error) {
      if (known && age < staleMs) return known.integration;
      throw unavailable('The service is not able to check keys right now', 5, error);
    }
  }

  return {
    /**
     * @param authorization the header's value, `Bearer <key>`
     * @throws AppError UNAUTHENTICATED, FORBIDDEN (expired licence, inactive) or UNAVAILABLE
     */
    async open(systemId: number, authorization: string | undefined): Promise<Door> {
      const key = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
      if (!key) throw unauthenticated('Send the key as "Authorization: Bearer <key>"');
      const hash = hashKey(key).toString('hex');
      const integration = await integrationOf(systemId, (one) => one?.isActive === true && doorOf(one, hash) !== null);
      const door = integration && doorOf(integration, hash);
      // the same answer for a wrong key and for an integration of somebody else
      if (!integration || !door) throw unauthenticated('The key is not valid for this integration');
      if (!integration.isActive) throw forbidden('The integration is not active');
      const { licenseKeyHash, licenseExpiresAt } = integration;
      if (licenseKeyHash === hash && licenseExpiresAt !== null && licenseExpiresAt <= now())
        throw forbidden('The licence of this integration has expired');
      return { customerId: integration.customerId, systemId, door };
    },
  };
}

function doorOf(integration: Integration, hash: string): Door['door'] | null {
  if (integration.connectionType === 'DATAPUMP') return integration.licenseKeyHash === hash ? 'datapump' : null;
  if (integration.connectionType === 'INBOUND_API')
    return integration.licenseKeyHash === hash || integration.customerKeyHashes.includes(hash) ? 'api' : null;
  return null;
}

/** @throws Error when the work is not done in time; it goes on. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = sleep(Math.max(0, ms), undefined, { signal: over.signal }).then(() => {
    throw new Error(`Postgres has not answered within ${patienceMs} ms`);
  });
  late.catch(() => {});
  return Promise.race([work, late]).finally(() => over.abort());
}
