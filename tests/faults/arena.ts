import { createCustomer } from '../../domain/customers/create-customer.ts';
import { addCustomerKey, createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { newKey } from '../../domain/integrations/keys.ts';
import type { EngineName } from '../../engines/index.ts';
import { type Engines, startEngines } from '../../engines/index.ts';
import { createDatabase } from '../../platform/database.ts';
import { parseEnv } from '../../platform/env.ts';
import { fromRoot } from '../../platform/root.ts';
import { migrateAll } from '../../start/migrate.ts';
import { productPlans } from '../../start/plans.ts';
import { createProcesses, freePort } from '../../start/processes.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { newCustomerId } from '../support/engines.ts';

/** Engines and processes of its own, to be killed at will, with one customer and its inbound API. */
export async function openArena(name: string) {
  const dataDir = fromRoot('.data', name);
  const engines: Engines = await startEngines({
    dataDir,
    toolsDir: fromRoot('.data/tools'),
    choose: 'local',
    built: true,
    say: () => {},
    env: process.env,
  });
  const [apiPort, gatewayPort] = [await freePort(), await freePort()];
  const env: Record<string, string> = {
    LOG_LEVEL: 'warn',
    PORT: String(apiPort),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
  };
  for (const [key, value] of Object.entries(engines.env)) if (value !== undefined) env[key] = value;
  const parsed = parseEnv(['kafka', 'database', 'apiDatabase', 'warehouse', 'log'], env);
  await migrateAll(parsed);
  const processes = createProcesses({ plans: productPlans, env, logDir: `${dataDir}/logs`, line: () => {} });
  await processes.start();

  const db = createDatabase(parsed.DATABASE_URL, { pool: 2, name: 'test' });
  // the test outlives its engines' connections: the pool opens new ones
  db.client.on('error', () => {});
  const warehouse = createWarehouseClient(parsed, 'test');
  const customerId = newCustomerId();
  const key = newKey();
  await createCustomer(db, { id: customerId, name: `Test ${customerId}`, isBasPriorityEnabled: true });
  await addCustomerKey(db, customerId, key);
  const systemId = await createExternalSystem(db, {
    customerId,
    name: 'source',
    displayName: 'Source',
    schema: 'generic',
    connectionType: 'INBOUND_API',
    etlNormalizeVersion: 'generic-json-1',
  });

  return {
    env: parsed,
    db,
    warehouse,
    customerId,
    systemId,
    key,
    doors: `http://127.0.0.1:${gatewayPort}/ingest/${systemId}/events`,
    processNames: productPlans.map((plan) => plan.name),
    engineNames: engines.list.map((engine) => engine.name),
    killProcess: (process: string) => processes.kill(process, 'SIGKILL'),
    async killEngine(engine: EngineName) {
      await engines.kill(engine, 'SIGKILL');
      await engines.restart(engine);
    },
    async rows<T>(query: string): Promise<T[]> {
      const answer = await warehouse.query({ query, query_params: { customerId }, format: 'JSONEachRow' });
      return answer.json<T>();
    },
    async close() {
      await Promise.allSettled([db.destroy(), warehouse.close()]);
      await processes.stop();
      await engines.stop();
    },
  };
}
export type Arena = Awaited<ReturnType<typeof openArena>>;
