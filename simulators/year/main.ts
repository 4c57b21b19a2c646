import { createDatabase } from '../../platform/database.ts';
import { readEnv } from '../../platform/env.ts';
import { createLog } from '../../platform/log.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { writeYear } from './write-year.ts';

// Fills the past of the demo, in a child process of the start: `YEAR` is {customerId, adminEmail, password, scale}.
// Sends its parent what it counts and how far it is, and ends. A parent that ends, ends it.
const env = readEnv('log', 'database', 'warehouse');
const { scale, ...campus } = JSON.parse(process.env.YEAR ?? '{}');
const log = createLog('year', { level: env.LOG_LEVEL, instance: String(process.pid) });
const db = createDatabase(env.DATABASE_URL, { pool: 2, name: 'annunciator-year' });
const warehouse = createWarehouseClient(env, 'annunciator-year');
process.once('disconnect', () => process.exit(0));
const notify = (message: object) => new Promise<void>((resolve) => process.send?.(message, () => resolve()));

try {
  const counts = await writeYear(
    { ...campus, db, log, warehouse },
    { scale, days: 365, seed: 1 },
    {
      counted: (counts) => void notify({ counts }),
      // as often as there is something new, and so that a stop is heard
      wrote: (progress) => notify({ progress }),
    },
  );
  await notify({ finished: counts !== null });
} catch (error) {
  log.error({ err: error }, 'the year was not written');
  await notify({ failed: (error as Error).message });
  process.exitCode = 1;
} finally {
  await Promise.all([db.destroy(), warehouse.close()]);
}
process.disconnect?.();
