import { randomUUID } from 'node:crypto';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { addCustomerKey, createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { newKey } from '../../domain/integrations/keys.ts';
import { createUser } from '../../domain/people/create-user.ts';
import type { EngineName } from '../../engines/supervisor/index.ts';
import { createDatabase } from '../../platform/database.ts';
import { buildingZone } from '../../simulators/bas/dialect.ts';
import { startOwnProduct } from '../../start/own-product.ts';
import { productPlans } from '../../start/plans.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { newCustomerId } from '../support/engines.ts';
import { newAddress } from '../support/mail-road.ts';
import { until } from '../support/until.ts';
import { excludedText, mailFrom } from './traffic.ts';

interface Integration {
  id: number;
  normaliser: string;
}

/** A customer with an integration behind each door. */
export interface Tenant {
  customerId: number;
  systems: Record<'api' | 'pump', Integration & { key: string; url: string }> & {
    /** `url` is the door's origin, `to` the inbound address. */
    mail: Integration & { to: string; url: string };
  };
}

/** Normaliser of the dialect used at each door. */
const normalisers = { api: 'generic-json-1', pump: 'niagara-n4-json-1', mail: 'niagara-mail-1' } as const;

/**
 * Starts separate engines and processes, which tests may kill.
 * @param dataDir absolute folder of all their state
 * @param variables environment variables of the processes besides addresses
 */
export async function openArena(dataDir: string, variables: Record<string, string> = {}) {
  const said: string[] = [];
  const product = await startOwnProduct({
    dataDir,
    choose: 'local',
    variables,
    say: (line) => said.push(line),
    line: (process, text) => said.push(`${process} ${text}`),
  });
  const { engines, processes } = product;
  const db = createDatabase(product.env.DATABASE_URL, { pool: 3, name: 'test' });
  // the test outlives connections to its engines: the pool opens new ones
  db.client.on('error', () => {});
  const warehouse = createWarehouseClient(product.env, 'test');

  async function newTenant(): Promise<Tenant> {
    const customerId = newCustomerId();
    await createCustomer(db, { id: customerId, name: `Test ${customerId}`, isBasPriorityEnabled: true });
    const common = {
      customerId,
      schema: 'generic',
      timezone: buildingZone,
      excludedAlarmTexts: [excludedText],
    };
    const [customerKey, licenseKey, to] = [newKey(), newKey(), newAddress()];
    await addCustomerKey(db, customerId, customerKey);
    const api = await createExternalSystem(db, {
      ...common,
      name: 'api',
      displayName: 'API',
      connectionType: 'INBOUND_API',
      etlNormalizeVersion: normalisers.api,
    });
    const pump = await createExternalSystem(db, {
      ...common,
      name: 'pump',
      displayName: 'Pump',
      connectionType: 'DATAPUMP',
      etlNormalizeVersion: normalisers.pump,
      licenseKey,
    });
    const mail = await createExternalSystem(db, {
      ...common,
      name: 'mail',
      displayName: 'Mail',
      connectionType: 'EMAIL',
      etlNormalizeVersion: normalisers.mail,
      inboundEmailAddress: to,
      senderAddresses: [mailFrom],
      senderCheck: 'OFF',
    });
    const url = (id: number): string => `${product.gateway}/ingest/${id}/events`;
    return {
      customerId,
      systems: {
        api: { id: api, normaliser: normalisers.api, key: customerKey, url: url(api) },
        pump: { id: pump, normaliser: normalisers.pump, key: licenseKey, url: url(pump) },
        mail: { id: mail, normaliser: normalisers.mail, to, url: product.mail },
      },
    };
  }

  /** Reads a process's readiness, with reasons if it is not ready; null when it does not answer. */
  async function ready(process: string): Promise<{ ready: boolean; reasons: string[] } | null> {
    try {
      const response = await fetch(`${processes.healthUrl(process)}/ready`, { signal: AbortSignal.timeout(5_000) });
      return (await response.json()) as { ready: boolean; reasons: string[] };
    } catch {
      return null;
    }
  }

  /** True if a process reports that it is not ready, with a reason. */
  async function isRed(process: string): Promise<boolean> {
    const answer = await ready(process);
    return answer !== null && !answer.ready && answer.reasons.some(Boolean);
  }

  return {
    env: product.env,
    db,
    apiOrigin: product.api,
    gateway: product.gateway,
    newTenant,
    /** Creates a user who may see the customer's alarms. */
    async newPerson(customerId: number): Promise<{ email: string; password: string }> {
      const person = { email: `${randomUUID()}@example.com`, password: 'Correct-horse-7' };
      await createUser(db, { ...person, displayName: 'Listener', memberships: [{ customerId, authRole: 'ADMIN' }] });
      return person;
    },
    processNames: productPlans.map((plan) => plan.name),
    engineNames: engines.list.map((engine) => engine.name),
    /** Output of engines and processes, oldest first. */
    said,
    pid: (process: string) => processes.pid(process),
    enginePid: (engine: EngineName) => engines.list.find((one) => one.name === engine)?.pid,
    ready,
    /** Resolves when each of them reports unready with a reason, and has logged a warning since `line` of `said`. */
    async complaining(names: readonly string[], line: number): Promise<void> {
      for (const name of names) {
        await until(`${name} to be unready and say why`, () => isRed(name), 120_000);
        const logged = (text: string): boolean =>
          text.startsWith(`${name} `) && /"level":"(warn|error|fatal)"/.test(text);
        await until(`a warning of ${name}`, () => said.slice(line).some(logged), 60_000);
      }
    },
    /** Resolves when every process reports ready. */
    async allReady(): Promise<void> {
      for (const { name } of productPlans)
        await until(`${name} to be ready`, async () => (await ready(name))?.ready, 120_000);
    },
    /** Resident memory of a process in bytes. */
    async memory(process: string): Promise<number> {
      const metrics = await (await fetch(`${processes.healthUrl(process)}/metrics`)).text();
      return Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(metrics)?.[1]);
    },
    killProcess: (process: string) => processes.kill(process, 'SIGKILL'),
    takeAway: (engine: EngineName) => engines.kill(engine, 'SIGKILL'),
    bringBack: (engine: EngineName) => engines.restart(engine),
    async rows<T>(query: string, params: Record<string, unknown>): Promise<T[]> {
      const answer = await warehouse.query({ query, query_params: params, format: 'JSONEachRow' });
      return answer.json<T>();
    },
    async close() {
      await Promise.allSettled([db.destroy(), warehouse.close()]);
      await product.stop();
    },
  };
}
export type Arena = Awaited<ReturnType<typeof openArena>>;
