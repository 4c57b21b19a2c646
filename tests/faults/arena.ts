import { createCustomer } from '../../domain/customers/create-customer.ts';
import { addCustomerKey, createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { newKey } from '../../domain/integrations/keys.ts';
import type { EngineName } from '../../engines/index.ts';
import { createDatabase } from '../../platform/database.ts';
import { fromRoot } from '../../platform/root.ts';
import { startOwnProduct } from '../../start/own-product.ts';
import { productPlans } from '../../start/plans.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { newCustomerId } from '../support/engines.ts';

/** Engines and processes of its own, to be killed at will, with one customer and its inbound API. */
export async function openArena(name: string) {
  const product = await startOwnProduct({
    dataDir: fromRoot('.data', name),
    choose: 'local',
    say: () => {},
    line: () => {},
  });
  const { engines, processes } = product;

  const db = createDatabase(product.env.DATABASE_URL, { pool: 2, name: 'test' });
  // the test outlives its engines' connections: the pool opens new ones
  db.client.on('error', () => {});
  const warehouse = createWarehouseClient(product.env, 'test');
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
    env: product.env,
    db,
    warehouse,
    customerId,
    systemId,
    key,
    doors: `${product.gateway}/ingest/${systemId}/events`,
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
      await product.stop();
    },
  };
}
export type Arena = Awaited<ReturnType<typeof openArena>>;
