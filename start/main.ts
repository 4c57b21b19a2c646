import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Engines, startEngines } from '../engines/index.ts';
import { parseEnv } from '../platform/env.ts';
import { fromRoot } from '../platform/root.ts';
import { buildAll } from './build.ts';
import { createDemo, demo } from './demo.ts';
import { migrateAll } from './migrate.ts';
import { productPlans } from './plans.ts';
import { createProcesses, freePort, type Processes, portOrFree } from './processes.ts';
import { bold, dim, red, say, step } from './say.ts';

const dataDir = fromRoot('.data/demo');
const wantedPort = Number(process.env.PORT || 8080);
let engines: Engines | undefined;
let processes: Processes | undefined;
let stopping: Promise<void> | undefined;

process.on('SIGINT', () => void shutDown());
process.on('SIGTERM', () => void shutDown());
process.on('SIGHUP', () => void shutDown());

try {
  await run();
} catch (error) {
  if (!stopping) {
    process.stderr.write(`${red('It did not start.')} ${(error as Error).message}\n`);
    await shutDown(1);
  }
}

async function run(): Promise<void> {
  const begin = Date.now();
  await step('Built', buildAll, (built) => (built.length > 0 ? built.join(' and ') : 'nothing has changed'));
  if (stopping) return;
  engines = await startEngines({
    dataDir,
    toolsDir: fromRoot('.data/tools'),
    choose: 'auto',
    withTemporalUi: true,
    built: true,
    say: (line) => say(line),
    env: process.env,
  });
  if (stopping) return;
  const port = await portOrFree(wantedPort);
  const gatewayPort = await freePort();
  const env: Record<string, string> = {
    ENVIRONMENT_NAME: 'demo',
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
    ...definedOf(engines.env),
    API_DATABASE_PASSWORD: process.env.API_DATABASE_PASSWORD || (await secret('api-database-password')),
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
    BUILDING_TARGET: `http://127.0.0.1:${port}`,
    BUILDING_STATE: `${dataDir}/building.json`,
  };
  const parsed = parseEnv(['kafka', 'database', 'apiDatabase', 'warehouse', 'log'], env);
  await step(
    'Migrated',
    () => migrateAll(parsed),
    ({ database, warehouse }) => `${database.length + warehouse.length} new`,
  );
  const integrations = await step(
    'Demo customer',
    () => createDemo(parsed.DATABASE_URL),
    () => `id ${demo.customerId}`,
  );
  if (stopping) return;
  processes = createProcesses({
    plans: [
      ...productPlans,
      {
        name: 'building',
        command: [process.execPath, fromRoot('dist', 'building.js')],
        env: { BUILDING_INTEGRATIONS: JSON.stringify(integrations) },
      },
    ],
    env,
    logDir: `${dataDir}/logs`,
    line: showTrouble,
  });
  await step(
    'Processes',
    () => processes?.start() ?? Promise.resolve(),
    () => [...productPlans.map((plan) => plan.name), 'building'].join(', '),
  );
  if (stopping) return;
  const person = demo.people[2];
  say('');
  say(`${bold('Annunciator is running')} ${dim(`after ${((Date.now() - begin) / 1000).toFixed(0)} s`)}`);
  if (engines.env.TEMPORAL_UI_URL) say(`  Workflows    ${engines.env.TEMPORAL_UI_URL.replace('http://', '')}`);
  say(`  Logs         ${dataDir.replace(`${process.cwd()}/`, '')}/logs`);
  say(
    `  Sign in as   ${person.email} with ${demo.password}  ${dim('(also admin@, manager@, vendor@, occupant@, none@, support@)')}`,
  );
  if (port !== wantedPort) say(`  Port ${wantedPort} is taken, so the console has another one.`);
  say(`  Console      ${bold(`http://localhost:${port}`)}`);
  say(dim('Ctrl-C stops everything in order.'));
}

/** Services drain first, engines stop last. */
function shutDown(code = 0): Promise<void> {
  stopping ??= (async () => {
    say('\nStopping');
    try {
      await step('Services drained', () => processes?.stop() ?? Promise.resolve());
      await step('Engines stopped', () => engines?.stop() ?? Promise.resolve());
    } finally {
      process.exit(code);
    }
  })();
  return stopping;
}

/** The terminal shows what a person has to know; everything is in the logs. */
function showTrouble(name: string, text: string): void {
  if (text.startsWith('{') && !/"level":"(error|fatal)"/.test(text)) return;
  let shown = text;
  try {
    const entry = JSON.parse(text) as { msg?: string; err?: { message?: string } };
    shown = [entry.msg, entry.err?.message].filter(Boolean).join(': ');
  } catch {
    // not a line of our log: shown as it is
  }
  if (!stopping) say(`${red(name)} ${shown}`);
}

const definedOf = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** A secret of this installation, made at its first start. */
async function secret(name: string): Promise<string> {
  const file = `${dataDir}/secrets/${name}`;
  try {
    return await readFile(file, 'utf8');
  } catch {
    const value = randomBytes(24).toString('base64url');
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, value, { mode: 0o600 });
    return value;
  }
}
