import { readEnv } from '../platform/env.ts';
import { migrateAll } from './migrate.ts';
import { step } from './say.ts';

// npm run migrate: migrates topics, Postgres and ClickHouse at the environment's addresses to this release.
const env = readEnv('kafka', 'database', 'apiDatabase', 'warehouse', 'log');
await step(
  'Migrated',
  () => migrateAll(env),
  ({ database, warehouse }) => [...database, ...warehouse].join(', ') || 'nothing is new',
);
process.exit(0);
