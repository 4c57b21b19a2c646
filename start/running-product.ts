import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { concerns } from '../platform/env.ts';

/** A product that runs from a data folder: its engines' addresses and where its processes answer. */
export interface RunningProduct {
  env: NodeJS.ProcessEnv;
  health: Array<{ name: string; url: string }>;
}

const fileOf = (dataDir: string): string => join(dataDir, 'run', 'product.json');
/** With what tells production: other passwords are refused there. */
const engineVariables = [concerns.kafka, concerns.database, concerns.warehouse, concerns.temporal]
  .flatMap((concern) => Object.keys(concern))
  .concat('ENVIRONMENT_NAME');

/** Writes down what runs. For the user alone: addresses may have passwords in them. */
export async function tellRunning(dataDir: string, { env, health }: RunningProduct): Promise<void> {
  const file = fileOf(dataDir);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const engines = Object.fromEntries(engineVariables.map((name) => [name, env[name]]));
  await writeFile(file, JSON.stringify({ pid: process.pid, env: engines, health }, null, 2), { mode: 0o600 });
}

export const forgetRunning = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true });

/** What runs from a data folder now; null where nothing does, also after a supervisor that was killed. */
export async function findRunning(dataDir: string): Promise<RunningProduct | null> {
  try {
    const { pid, env, health } = JSON.parse(await readFile(fileOf(dataDir), 'utf8')) as RunningProduct & {
      pid: number;
    };
    process.kill(pid, 0);
    return { env, health };
  } catch {
    return null;
  }
}
