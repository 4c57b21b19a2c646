import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from './env.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Registry } from './metrics.ts';
import { startTracing } from './trace.ts';

/** Health of one part of a process: `reason` states in plain words why it is not ready. */
export interface Health {
  ready: boolean;
  reason?: string;
}

/** Result of every factory: createX(deps) → { start, stop, health }. */
export interface Component {
  start(): Promise<void>;
  /** Accepts no new work, finishes what it has accepted, closes its connections. */
  stop(): Promise<void>;
  health(): Health;
}

export interface ServiceContext {
  log: Log;
  metrics: Registry;
  /** Exits the process with 1 so that it is restarted from its stored positions. */
  fatal(error: unknown): void;
}

const drainBoundMs = 15_000;

/**
 * Runs one process: builds its components, starts them in order, answers /health, /ready and /metrics, and on SIGTERM
 * (or when the supervisor that holds its standard input exits) stops them in reverse order. SIGINT is left to the
 * supervisor if there is one, because a terminal's Ctrl-C reaches every process of the group at once.
 */
export async function runService(
  name: string,
  env: Env<'log' | 'health'>,
  build: (context: ServiceContext) => Promise<Component[]> | Component[],
): Promise<void> {
  const log = createLog(name, { level: env.LOG_LEVEL, instance: env.INSTANCE });
  const metrics = createMetrics(name);
  const stopTracing = await startTracing(name, env.INSTANCE);
  let components: Component[] = [];
  let started = false;
  let stopping = false;

  const fatal = (error: unknown): void => {
    log.fatal({ err: error }, 'leaving after an error that this process cannot mend');
    setTimeout(() => process.exit(1), 50);
  };
  const stop = async (why: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, 'draining');
    const drained = (async () => {
      for (const component of [...components].reverse()) await component.stop();
      await stopTracing();
      return true;
    })().catch((error: unknown) => {
      log.error({ err: error }, 'a part did not stop in order');
      return true;
    });
    if (!(await Promise.race([drained, sleep(drainBoundMs, false)]))) log.error('not drained in time, leaving anyway');
    log.info('stopped');
    process.exit(0);
  };

  process.on('uncaughtException', fatal);
  process.on('unhandledRejection', fatal);
  process.on('SIGTERM', () => void stop('SIGTERM'));
  if (process.env.LIFELINE === 'stdin') {
    process.on('SIGINT', () => {});
    process.stdin.on('end', () => void stop('the supervisor is gone'));
    process.stdin.resume();
  } else process.on('SIGINT', () => void stop('SIGINT'));

  const health = (): Health[] => components.map((component) => component.health());
  const server = createServer(async (request, response) => {
    if (request.url === '/metrics') {
      response.setHeader('content-type', metrics.contentType);
      response.end(await metrics.metrics());
      return;
    }
    const notReady = health().filter((part) => !part.ready);
    const ready = started && !stopping && notReady.length === 0;
    const known = request.url === '/ready' || request.url === '/health';
    response.statusCode = !known ? 404 : request.url === '/ready' && !ready ? 503 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, ready, reasons: notReady.map((part) => part.reason) }));
  });
  server.listen(env.HEALTH_PORT, '127.0.0.1');

  try {
    const built = await build({ log, metrics, fatal });
    for (const component of built) {
      await component.start();
      components = [...components, component];
    }
    started = true;
    log.info('ready');
  } catch (error) {
    fatal(error);
  }
}
