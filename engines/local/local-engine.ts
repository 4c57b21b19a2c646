import { mkdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '../addresses.ts';
import { lastLines } from '../command.ts';
import { alive, identify, parseIdentity } from '../identity.ts';
import { type EngineProcess, spawnEngine, tailOf } from '../process.ts';
import { ENGINE_NAMES, EngineError, type EngineName, type RunningEngine, TITLES } from '../types.ts';
import type { LocalContext, Recipe } from './recipe.ts';

const START_MS = 60_000;
/** Until the sessions of a killed postmaster have gone, or a killed engine's port is given back. */
const RETRY_MS = 10_000;

/** Starts an engine as a process of ours and resolves once it serves clients. */
export async function startLocal(recipe: Recipe, dataDir: string, context: LocalContext): Promise<RunningEngine> {
  const { name } = recipe;
  const title = TITLES[name];
  const logFile = join(dataDir, 'logs', `${name}.log`);
  await mkdir(join(dataDir, 'logs'), { recursive: true });
  let expected = false;
  let current = await startOnce();

  return {
    name,
    how: 'local',
    address: addressOf(name, context.ports),
    pid: () => (current.running() ? current.pid : undefined),
    async kill(signal) {
      expected = true;
      await current.kill(signal);
    },
    async restart() {
      expected = true;
      await current.stop();
      const until = Date.now() + RETRY_MS;
      for (;;) {
        try {
          current = await startOnce();
          return;
        } catch (error) {
          if (Date.now() > until) throw error;
        }
      }
    },
    async stop() {
      expected = true;
      await current.stop();
      await unlink(pidFile(dataDir, name)).catch(() => undefined);
    },
  };

  async function startOnce(): Promise<EngineProcess> {
    const command = await recipe.prepare(context);
    const logFrom = await stat(logFile).then(
      (found) => found.size,
      () => 0,
    );
    const engine = await spawnEngine(command, logFile);
    await mkdir(join(dataDir, 'run'), { recursive: true });
    await writeFile(pidFile(dataDir, name), JSON.stringify(identify(engine.pid)));
    await untilItAnswers(engine, logFrom);
    expected = false;
    void engine.ended.then((how) => {
      if (!expected) context.say(`${title}: ended on its own (${how}); its log is ${logFile}`);
    });
    return engine;
  }

  async function untilItAnswers(engine: EngineProcess, logFrom: number): Promise<void> {
    const until = Date.now() + START_MS;
    let reason = 'no answer';
    while (engine.running() && Date.now() < until) {
      try {
        await recipe.answers(context);
        return;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
      await Promise.race([pause(50), engine.ended]);
    }
    const how = engine.running() ? `it did not answer within ${START_MS / 1000} s: ${reason}` : await engine.ended;
    await engine.stop();
    throw new EngineError(
      `${title} did not start (${how}). The end of ${logFile}:\n${lastLines(await tailOf(logFile, logFrom), 8)}\n` +
        `  To begin with an empty ${title}, delete ${context.dir}; or set up one of your own and name it in the environment.`,
    );
  }
}

/**
 * Stops what an earlier supervisor of the data folder left behind: its lifelines are at it already, unless they were
 * killed too.
 */
export async function stopLeftovers(dataDir: string, say: (line: string) => void): Promise<void> {
  await Promise.all(
    ENGINE_NAMES.map(async (name) => {
      const file = pidFile(dataDir, name);
      const left = parseIdentity(await readFile(file, 'utf8').catch(() => ''));
      if (left && alive(left)) {
        say(`${TITLES[name]}: process ${left.pid} of an earlier start is still there, stopping it`);
        await stopProcess(left, name === 'postgres' ? 'SIGINT' : 'SIGTERM');
      }
      await unlink(file).catch(() => undefined);
    }),
  );
}

async function stopProcess(left: { pid: number; born: string }, signal: NodeJS.Signals): Promise<void> {
  const killAt = Date.now() + 20_000;
  process.kill(left.pid, signal);
  while (alive(left)) {
    if (Date.now() > killAt) process.kill(left.pid, 'SIGKILL');
    await pause(50);
  }
}

function pidFile(dataDir: string, name: EngineName): string {
  return join(dataDir, 'run', `${name}.pid`);
}
