import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { closedFolder, type Engines, openSecrets, startEngines } from '../engines/supervisor/index.ts';
import { type Env, parseEnv } from '../platform/env.ts';
import { freePort } from '../platform/ports.ts';
import { fromRoot } from '../platform/root.ts';
import { migrateAll } from './migrate.ts';
import { productPlans } from './plans.ts';
import { createProcesses, type Processes } from './processes.ts';

/** The built product on its own engines, without the demo: for tests and the bench. */
export interface OwnProduct {
  engines: Engines;
  processes: Processes;
  /** Addresses as environment variables. */
  variables: Record<string, string>;
  env: Env<'kafka' | 'database' | 'apiDatabase' | 'warehouse' | 'temporal' | 'log' | 'secrets'>;
  api: string;
  gateway: string;
  /** Origin of the e-mail door, smtp://host:port. */
  mail: string;
  /** Stops processes first, engines last. */
  stop(): Promise<void>;
}

/**
 * @param options.dataDir absolute folder of all its state.
 * @param options.variables variables of the processes besides addresses.
 */
export async function startOwnProduct(options: {
  dataDir: string;
  choose: 'local' | 'containers' | 'external';
  variables?: Record<string, string>;
  say: (line: string) => void;
  line: (name: string, text: string) => void;
}): Promise<OwnProduct> {
  const { dataDir, choose, say, line } = options;
  const toolsDir = fromRoot('.data/tools');
  process.umask(0o077);
  await closedFolder(fromRoot('.data'));
  const setUp = { dataDir, toolsDir, choose, built: Promise.resolve(), createsDatabases: true };
  const engines = await startEngines({ ...setUp, say, env: process.env });
  const [apiPort, gatewayPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  const variables: Record<string, string> = {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    PORT: String(apiPort),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_URL: gateway,
    MAIL_PORT: String(mailPort),
    // in any environment: the people of these tests have known passwords
    HOST: '127.0.0.1',
    GATEWAY_HOST: '127.0.0.1',
    MAIL_HOST: '127.0.0.1',
    ENVIRONMENT_NAME: 'test',
    API_DATABASE_PASSWORD: await openSecrets(dataDir).get('api-database-password'),
    EXPORTS_FOLDER: join(dataDir, 'exports'),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    ...options.variables,
  };
  for (const [name, value] of Object.entries(engines.env)) if (value !== undefined) variables[name] = value;
  const processes = createProcesses({ plans: productPlans, env: variables, dataDir, line });
  const stop = async (): Promise<void> => {
    await processes.stop();
    await engines.stop();
  };
  try {
    const env = parseEnv(['kafka', 'database', 'apiDatabase', 'warehouse', 'temporal', 'log', 'secrets'], variables);
    await migrateAll(env);
    await processes.start();
    const [api, mail] = [`http://127.0.0.1:${apiPort}`, `smtp://127.0.0.1:${mailPort}`];
    return { engines, processes, variables, env, api, gateway, mail, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
