import type { TestProject } from 'vitest/node';
import { startEngines } from '../../engines/index.ts';
import { parseEnv } from '../../platform/env.ts';
import { fromRoot } from '../../platform/root.ts';
import { migrateAll } from '../../start/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the engines, as environment variables. */
    engines: Record<string, string>;
  }
}

const choices = ['local', 'containers', 'external'] as const;
type Choice = (typeof choices)[number];

/**
 * Starts the engines for a test run and brings them to this release. Always local processes, unless TEST_ENGINES says
 * `containers`, or `external` for those the environment names: nobody's production is a test bed by accident.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const choice = (process.env.TEST_ENGINES || 'local') as Choice;
  if (!choices.includes(choice)) throw new Error(`TEST_ENGINES is one of ${choices.join(', ')}`);
  const engines = await startEngines({
    dataDir: fromRoot('.data/test'),
    toolsDir: fromRoot('.data/tools'),
    choose: choice,
    say: (line) => process.stdout.write(`${line}\n`),
    env: process.env,
  });
  const env: Record<string, string> = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
  for (const [name, value] of Object.entries(engines.env)) if (value !== undefined) env[name] = value;
  try {
    await migrateAll(parseEnv(['kafka', 'database', 'apiDatabase', 'warehouse', 'log'], env));
  } catch (error) {
    await engines.stop();
    throw error;
  }
  project.provide('engines', env);
  return () => engines.stop();
}
