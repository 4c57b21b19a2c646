import type { TestProject } from 'vitest/node';
import { startEngines } from '../../engines/index.ts';
import { prepareMachine } from '../../engines/machine.ts';
import { parseEnv } from '../../platform/env.ts';
import { fromRoot } from '../../platform/root.ts';
import { buildAll } from '../../start/build.ts';
import { migrateAll } from '../../start/migrate.ts';
import { productPlans } from '../../start/plans.ts';
import { createProcesses, freePort } from '../../start/processes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the engines, as environment variables. */
    engines: Record<string, string>;
    /** The product as it runs in this test run: where its API and its doors listen. */
    product: { api: string; gateway: string; health: Record<string, string> };
  }
}

const choices = ['local', 'containers', 'external'] as const;
type Choice = (typeof choices)[number];
const dataDir = fromRoot('.data/test');
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * Starts the engines and the product's processes, as built, for a test run. Engines are always local processes, unless
 * TEST_ENGINES says `containers`, or `external` for those the environment names: nobody's production is a test bed by
 * accident.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const choice = (process.env.TEST_ENGINES || 'local') as Choice;
  if (!choices.includes(choice)) throw new Error(`TEST_ENGINES is one of ${choices.join(', ')}`);
  await Promise.all([prepareMachine({ say, browser: true }), buildAll()]);
  const engines = await startEngines({
    dataDir,
    toolsDir: fromRoot('.data/tools'),
    choose: choice,
    built: true,
    say,
    env: process.env,
  });
  const [apiPort, gatewayPort] = [await freePort(), await freePort()];
  const env: Record<string, string> = {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    PORT: String(apiPort),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
    ENVIRONMENT_NAME: 'test',
  };
  for (const [name, value] of Object.entries(engines.env)) if (value !== undefined) env[name] = value;
  const processes = createProcesses({ plans: productPlans, env, logDir: `${dataDir}/logs`, line: () => {} });
  const stop = async (): Promise<void> => {
    await processes.stop();
    await engines.stop();
  };
  try {
    await migrateAll(parseEnv(['kafka', 'database', 'apiDatabase', 'warehouse', 'log'], env));
    await processes.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const health = Object.fromEntries(productPlans.map(({ name }) => [name, processes.healthUrl(name)]));
  project.provide('engines', env);
  project.provide('product', { api: `http://127.0.0.1:${apiPort}`, gateway: env.GATEWAY_URL ?? '', health });
  return stop;
}
