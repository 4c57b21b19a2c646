import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@temporalio/client';
import { NativeConnection, Runtime, Worker, type WorkerOptions, type WorkflowBundleOption } from '@temporalio/worker';
import type { Env } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import type { Component } from '../platform/service.ts';
import { type Temporal, temporalConnection } from '../platform/temporal.ts';

/** A task queue beside the product's own, with its own capacity: work that waits there does not delay other work. */
export interface TaskQueue
  extends Pick<
    WorkerOptions,
    | 'taskQueue'
    | 'activities'
    | 'enableNonLocalActivities'
    | 'maxCachedWorkflows'
    | 'maxConcurrentLocalActivityExecutions'
    | 'maxConcurrentWorkflowTaskExecutions'
    | 'nonStickyToStickyPollRatio'
    | 'workflowThreadPoolSize'
  > {}

export interface TemporalWorkerDeps {
  env: Env<'temporal'>;
  temporal: Temporal;
  /** Activities of the product's own task queue. */
  activities: object;
  /** Additional task queues. */
  besides?: readonly TaskQueue[];
  /** Returns the workflows' code; called once. */
  bundle(): Promise<WorkflowBundleOption>;
  /** Prepares Temporal before work begins; called after each reconnection. */
  prepare(): Promise<void>;
  log: Log;
  probeEveryMs?: number;
}

const retryMs = 1_000;
/** Heartbeats are sent as often as this: a kill is learnt of by the next one. */
const heartbeatsEvery = '5 seconds';
/** Less than the time a process has to drain. */
const forceStopAfter = '12 seconds';

/**
 * Runs workflows and activities. It starts without Temporal, reports that it is not ready while Temporal is
 * unavailable, and continues automatically when it is back. Stopping ends activities between two chunks; the next
 * worker continues from there.
 */
export function createTemporalWorker(deps: TemporalWorkerDeps): Component {
  const { env, temporal, log, probeEveryMs = 2_000 } = deps;
  const stopping = new AbortController();
  const away = `Temporal at ${env.TEMPORAL_ADDRESS} does not answer`;
  let runs = false;
  let answers = false;
  let workers: Worker[] = [];
  let loops: Promise<unknown> = Promise.resolve();

  /** Resolves when the worker is stopped; throws if it cannot start or continue. */
  async function work(workflowBundle: WorkflowBundleOption): Promise<void> {
    await temporal.ping(probeEveryMs);
    await deps.prepare();
    const connection = await NativeConnection.connect(temporalConnection(env));
    const queues: TaskQueue[] = [
      { taskQueue: env.TEMPORAL_TASK_QUEUE, activities: deps.activities },
      ...(deps.besides ?? []),
    ];
    const running: Array<Promise<void>> = [];
    try {
      for (const queue of queues) {
        const worker = await Worker.create({
          ...queue,
          connection,
          namespace: env.TEMPORAL_NAMESPACE,
          workflowBundle,
          maxHeartbeatThrottleInterval: heartbeatsEvery,
          shutdownForceTime: forceStopAfter,
        });
        if (stopping.signal.aborted) return;
        workers.push(worker);
        const run = worker.run();
        run.catch(() => {});
        running.push(run);
      }
      temporal.localClient = new Client({ connection, namespace: env.TEMPORAL_NAMESPACE });
      runs = answers = true;
      // a worker that fails stops the others
      await Promise.race(running);
    } finally {
      runs = false;
      temporal.localClient = null;
      shutDown();
      await Promise.allSettled(running);
      workers = [];
      await connection
        .close()
        .catch((error: unknown) => log.warn({ err: error }, 'a connection to Temporal did not close'));
    }
  }

  function shutDown(): void {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  }

  async function keepWorking(): Promise<void> {
    const bundle = await deps.bundle();
    while (!stopping.signal.aborted) {
      try {
        await work(bundle);
      } catch (error) {
        log.warn({ err: error }, 'the worker could not work; trying again');
        await pause(retryMs);
      }
    }
  }

  async function keepProbing(): Promise<void> {
    while (!stopping.signal.aborted) {
      answers = await temporal.ping(probeEveryMs).then(
        () => true,
        () => false,
      );
      await pause(probeEveryMs);
    }
  }

  const pause = (ms: number): Promise<unknown> => sleep(ms, null, { signal: stopping.signal }).catch(() => null);

  return {
    async start() {
      loops = Promise.all([keepWorking(), keepProbing()]);
    },
    async stop() {
      stopping.abort();
      shutDown();
      await loops;
    },
    health() {
      if (!answers) return { ready: false, reason: away };
      return runs ? { ready: true } : { ready: false, reason: 'the worker is about to take work from Temporal' };
    },
  };
}

/** Forwards Temporal's logs to this process's log, and leaves signals to the process. Call once per process. */
export function installTemporalRuntime(log: Log): void {
  const temporalLog = log.child({ part: 'temporal' });
  Runtime.install({
    shutdownSignals: [],
    telemetryOptions: { logging: { filter: { core: 'WARN', other: 'WARN' }, forward: {} } },
    logger: {
      trace: (message, meta) => temporalLog.trace(meta ?? {}, message),
      debug: (message, meta) => temporalLog.debug(meta ?? {}, message),
      info: (message, meta) => temporalLog.info(meta ?? {}, message),
      warn: (message, meta) => temporalLog.warn(meta ?? {}, message),
      error: (message, meta) => temporalLog.error(meta ?? {}, message),
      log: (level, message, meta) => temporalLog[level.toLowerCase() as Lowercase<typeof level>](meta ?? {}, message),
    },
  });
}
