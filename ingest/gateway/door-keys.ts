import { hashKey } from '../../domain/integrations/keys.ts';
import type { Database } from '../../platform/database.ts';
import { forbidden, unauthenticated } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { gatewayTexts } from '../../texts/server/gateway.ts';
import { createInboundReader, type Inbound, isExpired } from '../doors/read-inbound.ts';
import { createStaleWhileRevalidate } from '../doors/stale-while-revalidate.ts';

/** Integration that a request may write to. */
export interface Door {
  customerId: number;
  systemId: number;
  /** A runner takes calls of a maintenance system, and sends no events. */
  door: 'datapump' | 'runner' | 'api';
}

/** A door that events come through. */
export type EventDoor = Door & { door: 'datapump' | 'api' };
export const takesEvents = (door: Door): door is EventDoor => door.door !== 'runner';

interface Integration extends Inbound {
  connectionType: string;
  licenseKeyHash: string | null;
  customerKeyHashes: string[];
}

/** Keys as hashes; revoked keys are left out. */
const keyColumns = `s.connection_type as "connectionType", encode(s.license_key_hash, 'hex') as "licenseKeyHash",
  array(select encode(key_hash, 'hex') from customer_keys k
    where k.customer_id = s.customer_id and k.revoked_at is null) as "customerKeyHashes"`;

/**
 * Authorises writers: the data pump by its licence key, the inbound API by a customer key (WIRE.14, INT.9), or by its
 * own licence key, which opens no other integration of the customer.
 * Caching is described in stale-while-revalidate.ts: a revoked key stops working within 15 s.
 */
export function createDoorKeys(deps: { db: Database; now: () => number; log: Log }) {
  const load = createInboundReader<number, Integration>(deps.db, { columns: keyColumns, key: 's.id', type: 'int' });

  const integrationOf = createStaleWhileRevalidate({
    load,
    failed: (error, systemId) => deps.log.warn({ err: error, systemId }, 'keys could not be read from Postgres'),
  });

  return {
    /**
     * @param authorization the header's value, `Bearer <key>`
     * @throws AppError UNAUTHENTICATED, FORBIDDEN (expired licence, inactive) or UNAVAILABLE
     */
    async open(systemId: number, authorization: string | undefined): Promise<Door> {
      const key = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
      if (!key) throw unauthenticated(gatewayTexts.keyFormat);
      const hash = hashKey(key).toString('hex');
      const integration = await integrationOf(systemId, (one) => one?.isActive === true && doorOf(one, hash) !== null);
      const door = integration && doorOf(integration, hash);
      // the same answer for a wrong key and for an integration of another customer
      if (!integration || !door) throw unauthenticated(gatewayTexts.keyInvalid);
      if (!integration.isActive) throw forbidden(gatewayTexts.inactive);
      if (integration.licenseKeyHash === hash && isExpired(integration, deps.now()))
        throw forbidden(gatewayTexts.licenseExpired);
      return { customerId: integration.customerId, systemId, door };
    },
  };
}

function doorOf(integration: Integration, hash: string): Door['door'] | null {
  if (integration.connectionType === 'DATAPUMP') return integration.licenseKeyHash === hash ? 'datapump' : null;
  if (integration.connectionType === 'OUTBOUND_RUNNER') return integration.licenseKeyHash === hash ? 'runner' : null;
  if (integration.connectionType === 'INBOUND_API')
    return integration.licenseKeyHash === hash || integration.customerKeyHashes.includes(hash) ? 'api' : null;
  return null;
}
