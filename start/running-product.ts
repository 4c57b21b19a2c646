import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { concerns } from '../platform/env.ts';

/** A product that runs from a data folder: addresses of its engines and of its processes' health. */
export interface RunningProduct {
  env: NodeJS.ProcessEnv;
  health: Array<{ name: string; url: string }>;
}

const fileOf = (dataDir: string): string => join(dataDir, 'run', 'product.json');
/** Includes ENVIRONMENT_NAME: in production, weak passwords are refused. */
const engineVariables = [concerns.kafka, concerns.database, concerns.warehouse, concerns.temporal]
  .flatMap((concern) => Object.keys(concern))
  .concat('ENVIRONMENT_NAME');

/** Records the running product. Readable only by the user: addresses may contain passwords. */
export async function recordRunning(dataDir: string, { env, health }: RunningProduct): Promise<void> {
  const file = fileOf(dataDir);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const engines = Object.fromEntries(engineVariables.map((name) => [name, env[name]]));
  await writeFile(file, JSON.stringify({ pid: process.pid, env: engines, health }, null, 2), { mode: 0o600 });
}

export const forgetRunning = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true });

/** Returns the product that runs from a data folder; null if none does, also after its supervisor was killed. */
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
