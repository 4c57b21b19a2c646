import { parseArgs } from 'node:util';
import { createAnalystReader, revokeAnalystReader, rotateAnalystReader } from '../domain/analyst/change-readers.ts';
import { readerName } from '../domain/analyst/readers.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database.ts';
import { parseEnv } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { fromRoot } from '../platform/root.ts';
import { analystTexts } from '../texts/server/analyst.ts';
import { createWarehouseClient } from '../warehouse/client.ts';
import { analystReaders } from '../warehouse/ports/analyst-readers.ts';
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

const readers = analystReaders(warehouse);

async function customerOf(reader: string): Promise<number> {
  const known = (await readers.list()).find((one) => one.name === reader && one.revokedAt === null);
  return known?.customerId ?? fail(`There is no reader ${reader}.`);
}

/** Makes a change of a reader of a customer; a refusal ends the command with its reason. */
async function changed<T>(
  of: number,
  change: (of: Parameters<typeof createAnalystReader>[0]) => Promise<T>,
): Promise<T> {
  const ctx = { customer: { id: of }, person: null, clock: systemClock };
  try {
    return await db.transaction((trx) => change({ trx, ctx, readers, name }));
  } catch (error) {
    if (error instanceof AppError) fail(error.message);
    throw error;
  }
}

const verbs: Record<string, () => Promise<void>> = {
  async create() {
    const checked = readerName.safeParse(name);
    if (!checked.success) fail(checked.error.issues[0]?.message ?? usage);
    if (customerId === undefined) fail(`Say of which customer: ${usage}`);
    if (!(await db('customers').where({ id: customerId }).first('id'))) fail(`There is no customer ${customerId}.`);
    const { secret } = await changed(customerId, createAnalystReader);
    say(`${name} reads customer ${customerId}. Its secret, which is not shown again: ${secret}`);
  },
  async list() {
    const listed = await readers.list(customerId);
    for (const { revokedAt, lastUsedAt, ...one } of listed)
      say(
        [
          `${one.name}: customer ${one.customerId}, created ${one.createdAt}`,
          revokedAt ? `revoked ${revokedAt}` : `secret of ${one.changedAt}`,
          lastUsedAt ? `last used ${lastUsedAt}` : 'never used',
        ].join(', '),
      );
    if (listed.length === 0) say('There are no readers.');
  },
  async rotate() {
    const of = await customerOf(name);
    const { secret } = await changed(of, rotateAnalystReader);
    say(`${name} has a new secret, which is not shown again: ${secret}`);
  },
  async revoke() {
    const of = await customerOf(name);
    await changed(of, revokeAnalystReader);
    say(`${name} is refused from now on.`);
  },
};

const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
if (!run) fail(`Say what to do: ${usage}`);
if (!(await readers.areKept())) fail(analystTexts.notKept);
await run();
await Promise.all([warehouse.close(), db.destroy()]);
process.exit(0);
