import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ENGINE_NAMES, EngineError } from '../types.ts';
import { startEngines } from './index.ts';

// node --import tsx engines/supervisor/run.ts <data folder> [engine…]
// Starts the engines, writes their addresses to <data folder>/engines.json once they serve, stops them on a signal.
// Software that is fetched once is stored next to the data folder, or in TOOLS_DIR.

const dataDir = resolve(process.argv[2] ?? '.data/dev');
const named = ENGINE_NAMES.filter((name) => process.argv.slice(3).includes(name));
const file = join(dataDir, 'engines.json');
const say = (line: string) => console.log(line);

try {
  await mkdir(dataDir, { recursive: true });
  const engines = await startEngines({
    dataDir,
    toolsDir: resolve(process.env.TOOLS_DIR ?? join(dirname(dataDir), 'tools')),
    choose: 'auto',
    only: named.length > 0 ? named : ENGINE_NAMES,
    withTemporalUi: true,
    say,
    env: process.env,
  });
  await writeFile(file, `${JSON.stringify(engines.env, null, 2)}\n`, { mode: 0o600 });
  say(`Ready: ${file}`);
  await new Promise<void>((ended) => {
    process.once('SIGTERM', ended);
    process.once('SIGINT', ended);
  });
  say('Stopping');
  await rm(file, { force: true });
  await engines.stop();
} catch (error) {
  console.error(error instanceof EngineError ? error.message : error);
  process.exitCode = 1;
}
