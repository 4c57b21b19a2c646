import { parseArgs } from 'node:util';
import { createDatabase, type Database } from '../platform/database.ts';
import { readEnv, readEnvFrom } from '../platform/env.ts';
import { fromRoot } from '../platform/root.ts';
import { createWarehouseClient, type WarehouseClient } from '../warehouse/client.ts';
import { type DerivedTable, listDerivedTables, rebuildTable } from '../warehouse/rebuild.ts';
import { findRunning } from './running-product.ts';
import { red, say, step } from './say.ts';

// npm run rebuild [-- --table=… --customer=… | --list]: recreates the warehouse's derived tables from those that they are
// derived from, while the product runs. It is that of npm start or, if none runs, of the environment's addresses.
const usage = 'npm run rebuild [-- --table=lasting_instances --customer=12 | --list]';

function fail(words: string): never {
  process.stderr.write(`${red(words)}\n`);
  process.exit(1);
}

function readArguments() {
  const options = { table: { type: 'string' }, customer: { type: 'string' }, list: { type: 'boolean' } } as const;
  try {
    const { table, customer, list } = parseArgs({ options }).values;
    if (customer === undefined || /^[1-9]\d{0,9}$/.test(customer)) return { table, customer, list };
  } catch {
    // an unknown argument
  }
  return fail(`Say what to rebuild: ${usage}`);
}

/** Most time that a partition takes. */
const partitionMs = 3_600_000;
/** Number of the lock in Postgres that the one rebuild at a time holds. */
const rebuildLock = 1_919_246_433;

/** Runs the work while no other process does. @returns false if one does. */
const alone = (db: Database, work: () => Promise<void>): Promise<boolean> =>
  db.transaction(async (trx) => {
    const { rows } = await trx.raw('select pg_try_advisory_xact_lock(?) as "isAlone"', [rebuildLock]);
    if (rows[0].isAlone) await work();
    return rows[0].isAlone;
  });

async function rebuildAll(warehouse: WarehouseClient, tables: DerivedTable[], customerId?: number): Promise<void> {
  for (const table of tables) {
    say(`Rebuilding ${table.name} from ${table.source}${customerId ? ` for customer ${customerId}` : ''}`);
    await step('Rebuilt', () =>
      rebuildTable(warehouse, table, {
        customerId,
        onProgress: ({ done, of }) => say(`  ${done} of ${of} partitions`),
      }),
    );
  }
}

const { table: only, customer, list } = readArguments();
const running = await findRunning(fromRoot('.data/demo'));
const env = running ? readEnvFrom(running.env, 'database', 'warehouse') : readEnv('database', 'warehouse');
const warehouse = createWarehouseClient(env, 'rebuild', undefined, partitionMs);
const db = createDatabase(env.DATABASE_URL, { pool: 1, name: 'rebuild' });
const all = await listDerivedTables(warehouse);
const tables = all.filter(({ name }) => only === undefined || name === only);
if (tables.length === 0) fail(`There is no such table. Derived tables: ${all.map(({ name }) => name).join(', ')}`);
if (list) for (const { name, source } of tables) say(`${name}, from ${source}`);
else if (!(await alone(db, () => rebuildAll(warehouse, tables, customer ? Number(customer) : undefined))))
  fail('Another rebuild is running: wait until it has ended.');
process.exit(0);
