import type { Database } from '../../platform/database.ts';
import type { Seal } from '../../platform/seal.ts';
import { cmmsSyncTexts } from '../../texts/server/cmms-sync.ts';
import type { Connector } from '../cmms/connectors/connector.ts';
import { CmmsFailure } from '../cmms/connectors/failure.ts';
import { connectorFor } from '../cmms/connectors/index.ts';
import type { ConnectorDeps } from '../cmms/connectors/signed-in-calls.ts';
import type { ExternalSystemRow } from '../integrations/external-system-row.ts';
import { openOutboundSettings } from '../integrations/form-values.ts';
import { type Acquire, createConcurrencyGate } from './concurrency-gate.ts';
import { throughPump } from './through-pump.ts';

/** Shared access of this process to a system: one session, one pace and one throttle for all callers. */
export interface PooledConnector {
  connector: Connector;
  /** Runs a call unless the system is throttling, and records when it throttles. @throws CmmsFailure */
  ask<T>(call: (connector: Connector) => Promise<T>): Promise<T>;
  acquire: Acquire;
}

/** Attempts in flight per concurrent call: while some call the system, others write their results in batches. */
const attemptsPerCall = 4;

export interface ConnectorPool {
  /** @throws CmmsFailure refused for a system that cannot be reached with these settings. */
  of(customerId: number, system: ExternalSystemRow): PooledConnector;
}

/** Keeps a connector a system, and makes another when its settings change. */
export function createConnectorPool({
  seal,
  db,
  ...deps
}: ConnectorDeps & { seal: Seal; db: Database }): ConnectorPool {
  const held = new Map<number, { settings: string; pooled: PooledConnector }>();
  return {
    of(customerId, system) {
      const settings = JSON.stringify([
        system.schema,
        system.connectionType,
        system.url,
        system.outboundSettings,
        system.exportConfig,
        system.outboundSecretsSealed?.toString('base64'),
      ]);
      const before = held.get(system.id);
      if (before?.settings === settings) return before.pooled;
      const outbound = opened(seal, customerId, system);
      const { id: systemId, schema, url, exportConfig } = system;
      const connector = connectorFor(
        { systemId, schema, url, outbound, export: exportConfig },
        // what only its network reaches is called by the pump there
        system.connectionType === 'OUTBOUND_RUNNER'
          ? { ...deps, outbound: throughPump({ db, seal }, { customerId, systemId }) }
          : deps,
      );
      const pooled = patient(connector);
      held.set(system.id, { settings, pooled });
      return pooled;
    },
  };
}

/** @throws CmmsFailure refused if they were sealed with another key: they have to be entered again. */
function opened(seal: Seal, customerId: number, system: ExternalSystemRow): Record<string, unknown> {
  const { id: systemId, outboundSettings: settings, outboundSecretsSealed: sealed } = system;
  try {
    return openOutboundSettings(seal, { customerId, systemId, settings, sealed });
  } catch (cause) {
    const words = cmmsSyncTexts.secretUnreadable(system.displayName);
    throw new CmmsFailure('refused', words, { cause });
  }
}

/** A system that has throttled one caller is asked by none until it may be asked again. */
function patient(connector: Connector): PooledConnector {
  let quietUntil = 0;
  return {
    connector,
    acquire: createConcurrencyGate(attemptsPerCall * connector.atOnce),
    async ask(call) {
      const waitMs = quietUntil - performance.now();
      if (waitMs > 0) throw new CmmsFailure('throttled', cmmsSyncTexts.throttled, { waitMs });
      try {
        return await call(connector);
      } catch (error) {
        if (error instanceof CmmsFailure && error.kind === 'throttled') quietUntil = performance.now() + error.waitMs;
        throw error;
      }
    },
  };
}
