import { isAbsolute, join } from 'node:path';
import { variableOf } from '../addresses.ts';
import { createContainers } from '../containers.ts';
import { attachExternal } from '../external.ts';
import { stopLeftovers } from '../local/leftovers.ts';
import { startLocal } from '../local/local-engine.ts';
import { recipes } from '../local/recipes.ts';
import { tryLock } from '../lock.ts';
import { choosePorts } from '../ports.ts';
import { closedFolder, enginePasswords, openSecrets } from '../secrets.ts';
import {
  ENGINE_NAMES,
  type EngineEnv,
  EngineError,
  type EngineName,
  type How,
  type RunningEngine,
  type Say,
  TITLES,
  VARIABLES,
} from '../types.ts';
import { type Choose, chooseEngines } from './choose.ts';

export { closedFolder, openSecrets } from '../secrets.ts';
export { timeSkippingServerPath } from '../tools.ts';
export type { EngineEnv, EngineName, How } from '../types.ts';
export type { Choose } from './choose.ts';

export type StartOptions = {
  /** Absolute folder that holds all local state of these engines; deleting it is a reset. */
  dataDir: string;
  /** Absolute folder of software that is fetched once; several data folders share it. */
  toolsDir: string;
  /**
   * `auto`, per engine: its variable is set → use it; else a local process, or a container if ENGINES says so; else the
   * other of the two.
   */
  choose: Choose;
  withTemporalUi?: boolean;
  /** Resolves when dist/clickhouse.js is built; then the ClickHouse daemon runs from it. */
  built?: Promise<unknown>;
  /** Engines to start; default all four. */
  only?: readonly EngineName[];
  /** True if the product's role in Postgres may create databases, as tests do. */
  createsDatabases?: boolean;
  say: Say;
  env: NodeJS.ProcessEnv;
};

export type Engines = {
  env: EngineEnv;
  list: Array<{ name: EngineName; how: How; address: string; pid?: number }>;
  /** Signals the engine itself. SIGKILL resolves once it is gone. External engines refuse. */
  kill: (name: EngineName, signal: NodeJS.Signals) => Promise<void>;
  /** Ends the engine if it runs and starts it again, with the same port and data; resolves once it serves clients. */
  restart: (name: EngineName) => Promise<void>;
  /** Shuts down every engine that we started and releases the data folder. */
  stop: () => Promise<void>;
};

/**
 * Provides the four engines and resolves once each serves clients. Local ones end when this process ends, however that
 * happens; containers and external ones keep running.
 * @throws EngineError that says what to do: another process owns the folder, the machine lacks something, an engine
 * did not start (the others are stopped then).
 */
export async function startEngines(options: StartOptions): Promise<Engines> {
  if (!isAbsolute(options.dataDir) || !isAbsolute(options.toolsDir))
    throw new Error('dataDir and toolsDir must be absolute paths');
  const names = ENGINE_NAMES.filter((name) => options.only?.includes(name) ?? true);
  await closedFolder(options.dataDir);
  const owner = await tryLock(join(options.dataDir, 'run', 'supervisor.pid'));
  if ('heldBy' in owner) {
    throw new EngineError(
      `The engines of ${options.dataDir} belong to process ${owner.heldBy.pid}, which still runs: stop that one first` +
        ` (\`kill ${owner.heldBy.pid}\`), or use another folder.`,
    );
  }
  const running: RunningEngine[] = [];
  try {
    const chosen = await chooseEngines(names, options);
    return await startChosen(chosen, options, running, owner.release);
  } catch (error) {
    await Promise.allSettled(running.map((engine) => engine.stop()));
    await owner.release();
    throw error;
  }
}

async function startChosen(
  chosen: Map<EngineName, How>,
  options: StartOptions,
  running: RunningEngine[],
  release: () => Promise<void>,
): Promise<Engines> {
  const { dataDir, toolsDir, env, say, built } = options;
  const named = (how: How) => [...chosen].filter(([, one]) => one === how).map(([name]) => name);
  const local = named('local');
  const contained = named('container');

  await stopLeftovers(dataDir, say);
  const passwords = await enginePasswords(openSecrets(dataDir));
  const { createsDatabases = false } = options;
  const containers = createContainers(dataDir, env, { passwords, createsDatabases, say });
  const ports = await choosePorts(dataDir, env, contained.length > 0 ? await containers.held() : undefined);
  const withTemporalUi = options.withTemporalUi ?? false;

  const begin = (name: EngineName): Promise<RunningEngine> => {
    if (chosen.get(name) === 'external') return attachExternal(name, env[VARIABLES[name]] ?? '');
    const context = {
      dir: join(dataDir, name),
      toolsDir,
      ports,
      passwords,
      createsDatabases,
      env,
      say,
      withTemporalUi,
    };
    return startLocal(recipes[name], dataDir, { ...context, builtClickHouse: built !== undefined });
  };
  const started = await Promise.allSettled([
    ...[...named('external'), ...local].map(async (name) => {
      if (name === 'clickhouse') await built;
      return timed(say, async () => [await begin(name)]);
    }),
    ...(contained.length > 0 ? [timed(say, () => containers.start(contained, ports))] : []),
  ]);
  for (const one of started) if (one.status === 'fulfilled') running.push(...one.value);
  const failures = started.filter((one) => one.status === 'rejected').map((one) => one.reason);
  if (failures.length > 1) throw new EngineError(failures.map(wordsOf).join('\n'));
  if (failures.length === 1) throw failures[0];

  const variable = (name: EngineName) =>
    chosen.get(name) === 'external' ? (env[VARIABLES[name]] ?? '') : variableOf(name, ports, passwords);
  const find = (name: EngineName) => {
    const engine = running.find((one) => one.name === name);
    if (!engine) throw new Error(`${TITLES[name]} was not started`);
    return engine;
  };
  let stopping: Promise<void> | undefined;
  const hasUi = chosen.get('temporal') === 'container' || (chosen.get('temporal') === 'local' && withTemporalUi);
  return {
    env: {
      KAFKA_BROKERS: variable('kafka'),
      CLICKHOUSE_URL: variable('clickhouse'),
      TEMPORAL_ADDRESS: variable('temporal'),
      DATABASE_URL: variable('postgres'),
      ...(hasUi ? { TEMPORAL_UI_URL: `http://127.0.0.1:${ports.temporalUi}` } : {}),
    },
    get list() {
      return ENGINE_NAMES.filter((name) => chosen.has(name)).map((name) => {
        const engine = find(name);
        const pid = engine.pid();
        return { name, how: engine.how, address: engine.address, ...(pid === undefined ? {} : { pid }) };
      });
    },
    kill: (name, signal) => find(name).kill(signal),
    restart: (name) => find(name).restart(),
    stop() {
      stopping ??= stopAll(running, release);
      return stopping;
    },
  };
}

async function stopAll(running: RunningEngine[], release: () => Promise<void>): Promise<void> {
  const stopped = await Promise.allSettled(running.map((engine) => engine.stop()));
  await release();
  for (const one of stopped) if (one.status === 'rejected') throw one.reason;
}

/** Starts engines and prints one line for each: how it runs, its address and how long the start took. */
async function timed(say: Say, start: () => Promise<RunningEngine[]>): Promise<RunningEngine[]> {
  const began = performance.now();
  const engines = await start();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  for (const { name, how, address } of engines) say(`${TITLES[name]}: ${WORDS[how]}, ${address}, ${seconds} s`);
  return engines;
}

const WORDS: Record<How, string> = { local: 'local process', container: 'container', external: 'external' };

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
