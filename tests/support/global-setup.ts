import type { TestProject } from 'vitest/node';
import { prepareMachine } from '../../engines/machine.ts';
import { fromRoot } from '../../platform/root.ts';
import { buildAll } from '../../start/build.ts';
import { startOwnProduct } from '../../start/own-product.ts';
import { productPlans } from '../../start/plans.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the engines, as environment variables. */
    engines: Record<string, string>;
    /** Addresses of this run's product: API, doors and health endpoints. */
    product: { api: string; gateway: string; mail: string; health: Record<string, string> };
  }
}

const choices = ['local', 'containers', 'external'] as const;
type Choice = (typeof choices)[number];
const dataDir = fromRoot('.data/test');
const variables = {
  /** Small windows: a reparse of some thousand payloads lasts long enough to be stopped midway. */
  REPARSE_WINDOW: '100',
  /** Browsers state their own client addresses. */
  TRUSTED_PROXIES: '127.0.0.1',
  /** Nobody listens there: text messages are read where they wait. */
  SMS_URL: 'http://127.0.0.1:9/messages',
  /** The page /version offers it; nobody goes there. */
  RELEASE_CHANNELS: 'stage=https://stage.alarms.example',
};
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * Starts the engines and the product's processes, as built, for a test run. Engines are always local processes, unless
 * TEST_ENGINES is `containers`, or `external` for those in the environment: no production system is used by accident.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const choice = (process.env.TEST_ENGINES || 'local') as Choice;
  if (!choices.includes(choice)) throw new Error(`TEST_ENGINES is one of ${choices.join(', ')}`);
  // tests and their browser wait for work that would get a lower priority
  process.env.LOW_PRIORITY = 'no';
  await Promise.all([prepareMachine({ say, browser: true }), buildAll()]);
  const product = await startOwnProduct({ dataDir, choose: choice, variables, say, line: () => {} });
  const health = Object.fromEntries(productPlans.map(({ name }) => [name, product.processes.healthUrl(name)]));
  project.provide('engines', product.variables);
  project.provide('product', { api: product.api, gateway: product.gateway, mail: product.mail, health });
  return product.stop;
}
