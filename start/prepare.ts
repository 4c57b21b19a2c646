import { readEnv } from '../platform/env.ts';
import { createSeal } from '../platform/seal.ts';
import { createDemo } from './demo.ts';
import { demo } from './demo-facts.ts';
import { connectMaintenance } from './demo-maintenance.ts';
import { answer } from './in-child.ts';
import { migrateAll } from './migrate.ts';
import { step } from './say.ts';

// Prepares the stores for npm start, in a child process, before the processes start. Answers the integrations.
await answer(async () => {
  const env = readEnv('kafka', 'database', 'apiDatabase', 'warehouse', 'log', 'secrets', 'maintenance');
  await step(
    'Migrated',
    () => migrateAll(env),
    ({ database, warehouse }) => `${database.length + warehouse.length} new`,
  );
  return step(
    'Demo customer',
    async () => {
      const integrations = await createDemo(env.DATABASE_URL, process.env);
      await connectMaintenance(env.DATABASE_URL, {
        customerId: demo.customerId,
        port: env.MAINTENANCE_PORT,
        seal: createSeal(env.SECRETS_KEY),
      });
      return integrations;
    },
    () => `id ${demo.customerId}`,
  );
});
