import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { get } from '../engines/get.ts';
import { freePort } from '../platform/ports.ts';
import { forgetRunning, recordRunning } from './running-product.ts';

/** One process of the product: its name, command and environment. */
export interface ProcessPlan {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

export interface Processes {
  /** Starts all and resolves when each reports ready. @throws Error that names the one that does not. */
  start(): Promise<void>;
  /** Sends SIGTERM to all; resolves when they have ended. */
  stop(): Promise<void>;
  /** Signals one; if it ends, it is restarted. */
  kill(name: string, signal: NodeJS.Signals): void;
  /** Returns the address of a process's /ready and /metrics. */
  healthUrl(name: string): string;
  /** Returns the pid of the current process; undefined while it is being restarted. */
  pid(name: string): number | undefined;
}

const readyWithinMs = 60_000;
const stopWithinMs = 25_000;
/** A process that has run this long is restarted at once; one that crashes earlier waits, to spare the processor. */
const ranWellMs = 10_000;
const restartAfterMs = 500;
/** A process that has died this often before it was ready is not waited for: it will not be. */
const deathsBeforeReady = 3;

interface Running {
  plan: ProcessPlan;
  healthPort: number;
  /** The same after every restart. */
  member: string;
  child: ChildProcess | null;
  /** Number of its deaths. */
  deaths: number;
  /** Last line that it printed of an error; else its last line. */
  complaint: string;
}

/**
 * Keeps the product's processes running: each in its own session (only the supervisor handles a terminal's Ctrl-C),
 * with a standard input that closes when the supervisor ends, restarted when it dies.
 * @param dataDir folder of their output, in `logs/<name>.log`, and of the file by which `npm run status` finds them.
 * @param line called for each line that a process prints.
 */
export function createProcesses(options: {
  plans: ProcessPlan[];
  env: Record<string, string>;
  dataDir: string;
  line: (name: string, text: string) => void;
}): Processes {
  const running = new Map<string, Running>();
  const logDir = join(options.dataDir, 'logs');
  let stopping = false;

  function launch(entry: Running): void {
    const { plan } = entry;
    const [command = process.execPath, ...args] = plan.command;
    const child = spawn(command, args, {
      env: {
        ...process.env,
        ...options.env,
        ...plan.env,
        HEALTH_PORT: String(entry.healthPort),
        KAFKA_MEMBER: entry.member,
        LIFELINE: 'stdin',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    entry.child = child;
    const begunAt = performance.now();
    readOutput(child, join(logDir, `${plan.name}.log`), (text) => {
      if (/error/i.test(text) || !/error/i.test(entry.complaint)) entry.complaint = text.slice(0, 300);
      options.line(plan.name, text);
    });
    child.stdin?.on('error', () => {});
    child.on('error', (error) => options.line(plan.name, `could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      entry.child = null;
      entry.deaths += 1;
      if (stopping) return;
      options.line(plan.name, `ended with ${signal ?? code}; starting it again`);
      const ranWell = performance.now() - begunAt > ranWellMs;
      setTimeout(
        () => {
          if (!stopping) launch(entry);
        },
        ranWell ? 0 : restartAfterMs,
      );
    });
  }

  async function ready(entry: Running): Promise<void> {
    const end = Date.now() + readyWithinMs;
    let reasons = 'it does not answer';
    while (Date.now() < end && !stopping && entry.deaths < deathsBeforeReady) {
      try {
        const { status, text } = await get(new URL(`http://127.0.0.1:${entry.healthPort}/ready`), 2_000);
        if (status === 200) return;
        reasons = (JSON.parse(text) as { reasons: string[] }).reasons.filter(Boolean).join(', ');
      } catch {
        // not listening yet
      }
      await sleep(50);
    }
    if (entry.deaths >= deathsBeforeReady) reasons = `it dies when it starts: ${entry.complaint}`;
    if (!stopping)
      throw new Error(
        `${entry.plan.name} is not ready: ${reasons}. Its log is ${join(logDir, `${entry.plan.name}.log`)}`,
      );
  }

  return {
    async start() {
      await mkdir(logDir, { recursive: true });
      for (const plan of options.plans)
        running.set(plan.name, {
          plan,
          healthPort: await freePort(),
          member: randomUUID(),
          child: null,
          deaths: 0,
          complaint: '',
        });
      await recordRunning(options.dataDir, {
        env: { ...process.env, ...options.env },
        health: [...running].map(([name, { healthPort }]) => ({ name, url: `http://127.0.0.1:${healthPort}` })),
      });
      for (const entry of running.values()) launch(entry);
      await Promise.all([...running.values()].map(ready));
    },
    async stop() {
      stopping = true;
      await Promise.all([...running.values()].map(end));
      await forgetRunning(options.dataDir);
    },
    kill(name, signal) {
      running.get(name)?.child?.kill(signal);
    },
    healthUrl(name) {
      const entry = running.get(name);
      if (!entry) throw new Error(`there is no process ${name}`);
      return `http://127.0.0.1:${entry.healthPort}`;
    },
    pid: (name) => running.get(name)?.child?.pid,
  };
}

/** Writes all that a process prints to a file, and passes on each line. */
function readOutput(child: ChildProcess, file: string, line: (text: string) => void): void {
  const log = createWriteStream(file, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (text) => {
      log.write(`${text}\n`);
      line(text);
    });
  }
  // its last output is read after it has ended
  child.on('close', () => log.end());
}

async function end({ child }: Running): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  if (await Promise.race([gone.then(() => true), sleep(stopWithinMs, false)])) return;
  child.kill('SIGKILL');
  await gone;
}
