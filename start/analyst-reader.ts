import { parseArgs } from 'node:util';
import { writeAudit } from '../domain/audit/write-audit.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database.ts';
import { parseEnv } from '../platform/env.ts';
import { fromRoot } from '../platform/root.ts';
import {
  createReader,
  keepsReaders,
  listReaders,
  readerName,
  revokeReader,
  rotateReader,
} from '../warehouse/analyst-readers.ts';
import { createWarehouseClient } from '../warehouse/client.ts';
import { findRunning } from './running-product.ts';
import { red, say } from './say.ts';

// npm run analyst-reader -- create --name=grafana --customer=1000 | list | rotate --name=… | revoke --name=…: readers of
// the warehouse's analyst views, at the running product's engines, else at those of the environment. A secret is printed
// once and kept as a hash.
const usage =
  'npm run analyst-reader -- create --name=grafana --customer=1000 | list | rotate --name=… | revoke --name=…';

function fail(words: string): never {
  process.stderr.write(`${red(words)}\n`);
  process.exit(1);
}

function readArguments(): { verb: string; name: string; customerId: number | undefined } {
  try {
    const { values, positionals } = parseArgs({
      options: { name: { type: 'string' }, customer: { type: 'string' } },
      allowPositionals: true,
    });
    const [verb, ...rest] = positionals;
    const customerId = values.customer === undefined ? undefined : Number(values.customer);
    const isCustomer = customerId === undefined || (Number.isSafeInteger(customerId) && customerId > 0);
    if (verb && rest.length === 0 && isCustomer) return { verb, name: values.name ?? '', customerId };
  } catch {
    // an unknown argument
  }
  return fail(`Say what to do: ${usage}`);
}

const { verb, name, customerId } = readArguments();
const variables = process.env.CLICKHOUSE_URL
  ? process.env
  : ((await findRunning(fromRoot('.data', 'demo')))?.env ?? process.env);
const env = parseEnv(['warehouse', 'database'], variables);
const db = createDatabase(env.DATABASE_URL, { pool: 1, name: 'analyst-reader' });
const warehouse = createWarehouseClient(env, 'analyst-reader');

/** Makes a change and writes it to the customer's audit log; without one there is nothing to write. */
async function recorded<T>(of: number, action: string, change: () => Promise<T>): Promise<T> {
  return db.transaction(async (trx) => {
    await writeAudit(
      trx,
      { customer: { id: of }, person: null, clock: systemClock },
      { action, subject: { kind: 'analystReader', id: name }, after: { name } },
    );
    return change();
  });
}

async function customerOf(reader: string): Promise<number> {
  const known = (await listReaders(warehouse)).find((one) => one.name === reader && one.revokedAt === null);
  return known?.customerId ?? fail(`There is no reader ${reader}.`);
}

const verbs: Record<string, () => Promise<void>> = {
  async create() {
    const checked = readerName.safeParse(name);
    if (!checked.success) fail(checked.error.issues[0]?.message ?? usage);
    if (customerId === undefined) fail(`Say of which customer: ${usage}`);
    if (!(await db('customers').where({ id: customerId }).first('id'))) fail(`There is no customer ${customerId}.`);
    const now = systemClock.now();
    const secret = await recorded(customerId, 'createAnalystReader', async () => {
      return (await createReader(warehouse, { name, customerId, now })) ?? fail(`There is a reader ${name} already.`);
    });
    say(`${name} reads customer ${customerId}. Its secret, which is not shown again: ${secret}`);
  },
  async list() {
    const readers = await listReaders(warehouse, customerId);
    for (const one of readers)
      say(
        `${one.name}: customer ${one.customerId}, created ${one.createdAt}, ${one.revokedAt ? `revoked ${one.revokedAt}` : `secret of ${one.changedAt}`}`,
      );
    if (readers.length === 0) say('There are no readers.');
  },
  async rotate() {
    const of = await customerOf(name);
    const secret = await recorded(of, 'rotateAnalystReader', () => rotateReader(warehouse, name, systemClock.now()));
    say(`${name} has a new secret, which is not shown again: ${secret}`);
  },
  async revoke() {
    const of = await customerOf(name);
    await recorded(of, 'revokeAnalystReader', () => revokeReader(warehouse, name, systemClock.now()));
    say(`${name} is refused from now on.`);
  },
};

const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
if (!run) fail(`Say what to do: ${usage}`);
if (!(await keepsReaders(warehouse)))
  fail(
    'A ClickHouse server has users of its own: engines/clickhouse/server/analyst.sql says how to make readers there.',
  );
await run();
await Promise.all([warehouse.close(), db.destroy()]);
process.exit(0);
