import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '../addresses.ts';
import { lastLines } from '../command.ts';
import { type EngineProcess, spawnEngine, tailOf } from '../process.ts';
import { EngineError, type RunningEngine, TITLES } from '../types.ts';
import { forget, remember } from './leftovers.ts';
import type { LocalContext, Recipe } from './recipe.ts';

const START_MS = 60_000;
/** Maximum time to retry a start whose log shows a transient reason. */
const RETRY_MS = 15_000;
/** Delay between attempts to restart an engine that ended on its own: initial, and maximum. */
const REVIVE_MS = [500, 5_000] as const;

/**
 * Starts an engine as a local process and resolves once it serves clients. If it ends on its own later, it is started
 * again until that succeeds; if `kill` has ended it, it stays down until `restart`.
 * @throws EngineError with the end of its log.
 */
export async function startLocal(recipe: Recipe, dataDir: string, context: LocalContext): Promise<RunningEngine> {
  const { name } = recipe;
  const title = TITLES[name];
  const logFile = join(dataDir, 'logs', `${name}.log`);
  await mkdir(join(dataDir, 'logs'), { recursive: true });
  let isWatched = true;
  let reviving = Promise.resolve();
  let current = await start();

  return {
    name,
    how: 'local',
    address: addressOf(name, context.ports),
    pid: () => (current.running() ? current.pid : undefined),
    async kill(signal) {
      if (signal !== 'SIGSTOP' && signal !== 'SIGCONT') await leaveAlone();
      await current.kill(signal);
    },
    async restart() {
      await leaveAlone();
      await current.stop();
      isWatched = true;
      current = await start();
    },
    async stop() {
      await leaveAlone();
      await current.stop();
      await forget(dataDir, name);
    },
  };

  async function leaveAlone(): Promise<void> {
    isWatched = false;
    await reviving;
  }

  async function revive(how: string): Promise<void> {
    context.say(`${title}: ended on its own (${how}); its log is ${logFile}`);
    for (let waitMs: number = REVIVE_MS[0]; ; waitMs = Math.min(2 * waitMs, REVIVE_MS[1])) {
      const until = Date.now() + waitMs;
      while (isWatched && Date.now() < until) await pause(50);
      if (!isWatched) return;
      try {
        current = await start();
        context.say(`${title}: serves again`);
        return;
      } catch (error) {
        context.say(`${title}: could not be started again, trying on: ${(error as Error).message.split('\n', 1)[0]}`);
      }
    }
  }

  async function start(): Promise<EngineProcess> {
    const command = await recipe.prepare(context);
    const until = Date.now() + RETRY_MS;
    for (;;) {
      const logFrom = await sizeOf(logFile);
      const engine = await spawnEngine(command, logFile);
      await remember(dataDir, name, engine.pid);
      const failure = await failureToAnswer(engine);
      if (failure === undefined) {
        void engine.ended.then((how) => {
          if (isWatched) reviving = revive(how);
        });
        return engine;
      }
      const log = await tailOf(logFile, logFrom);
      if (!isWatched || !recipe.passes?.test(log) || Date.now() > until) throw describe(failure, log);
      await pause(200);
    }
  }

  /** Waits until the engine serves; returns the reason if it has ended or the time is over. */
  async function failureToAnswer(engine: EngineProcess): Promise<string | undefined> {
    const until = Date.now() + START_MS;
    let reason = 'no answer';
    while (engine.running() && isWatched && Date.now() < until) {
      try {
        await recipe.answers(context);
        return undefined;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
      await Promise.race([pause(50), engine.ended]);
    }
    if (!engine.running()) return engine.ended;
    await engine.stop();
    if (!isWatched) return 'it was stopped meanwhile';
    return `no answer within ${START_MS / 1000} s: ${reason}`;
  }

  function describe(failure: string, log: string): EngineError {
    return new EngineError(
      `${title} did not start (${failure}). The end of ${logFile}:\n${lastLines(log, 10)}\n` +
        `  What it holds is in ${context.dir}: delete that to begin empty.`,
    );
  }
}

function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    (found) => found.size,
    () => 0,
  );
}
