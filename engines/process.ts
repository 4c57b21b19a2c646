import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { productRoot } from './root.ts';

/** Command to run a local engine, and how to stop it. */
export type EngineCommand = {
  program: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Signal for an orderly shutdown. */
  stopSignal: 'SIGTERM' | 'SIGINT';
  /** Maximum duration of the shutdown before it is killed. */
  stopSeconds: number;
};

export type EngineProcess = {
  pid: number;
  running: () => boolean;
  /** Resolves when it ends, with the reason in words. */
  ended: Promise<string>;
  /** Signals the engine itself; SIGKILL resolves once it is gone. */
  kill: (signal: NodeJS.Signals) => Promise<void>;
  /** Sends the stop signal, and kills it when the time is over. */
  stop: () => Promise<void>;
};

const LOG_BYTES = 16 * 1024 * 1024;

/**
 * Starts an engine in its own session, unaffected by the terminal's Ctrl-C, on a lifeline: it ends when this process
 * ends, however that happens. Its output is appended to the log file, which is rotated above LOG_BYTES.
 */
export async function spawnEngine(command: EngineCommand, logFile: string): Promise<EngineProcess> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_BYTES) await rename(logFile, `${logFile}.1`);
  const log = await open(logFile, 'a');
  const lifeline = join(productRoot(), 'engines', 'lifeline.sh');
  const signal = command.stopSignal.slice('SIG'.length);
  const child = spawn('/bin/sh', [lifeline, signal, String(command.stopSeconds), command.program, ...command.args], {
    cwd: command.cwd,
    env: command.env,
    detached: true,
    stdio: ['pipe', log.fd, log.fd],
  });
  child.stdin?.on('error', () => undefined); // the watcher has ended first: nothing is ever written to it
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, by) => resolve(by ? `killed by ${by}` : `exit ${code}`));
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  }).finally(() => log.close());
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${command.program} has no process id`);
  const running = () => child.exitCode === null && child.signalCode === null;
  return {
    pid,
    running,
    ended,
    async kill(which) {
      child.kill(which);
      if (which === 'SIGKILL') await ended;
    },
    async stop() {
      child.kill(command.stopSignal);
      child.kill('SIGCONT'); // an engine that a fault test has stopped (SIGSTOP) would never handle the signal
      const over = new AbortController();
      const killLater = pause(command.stopSeconds * 1000, undefined, { signal: over.signal }).then(
        () => child.kill('SIGKILL'),
        () => false,
      );
      await ended;
      over.abort();
      await killLater;
    },
  };
}

/** Returns the part of the caller's environment that an engine needs. */
export function engineEnv(env: NodeJS.ProcessEnv, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  // Java reads file names in the locale's encoding; Temporal looks up its user name, which a bare user id lacks.
  const kept: NodeJS.ProcessEnv = { LC_ALL: 'C.UTF-8', USER: 'annunciator', HOME: tmpdir() };
  for (const name of ['PATH', 'HOME', 'USER', 'TMPDIR', 'LC_ALL', 'JAVA_HOME', 'LD_LIBRARY_PATH', 'LOW_PRIORITY']) {
    if (env[name]) kept[name] = env[name];
  }
  return { ...kept, ...more };
}

/** Returns the end of a log file, empty when there is none. */
export async function tailOf(logFile: string, fromByte: number): Promise<string> {
  const text = await readFile(logFile).catch(() => Buffer.alloc(0));
  return text.subarray(Math.max(fromByte, text.length - 16_384)).toString('utf8');
}
