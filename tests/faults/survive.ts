import { fromRoot } from '../../platform/root.ts';
import { slowness } from '../support/patience.ts';
import { type Arena, openArena, type Tenant } from './arena.ts';
import { problemsOf } from './compare.ts';
import { drained } from './drained.ts';
import { expectedOf } from './expected.ts';
import { listen } from './listener.ts';
import { readOutcome } from './outcome.ts';
import { type Random, randomOf } from './random.ts';
import { sendAll } from './sources.ts';
import { report, type Standstill, watchStandstill } from './standstill.ts';
import { createTraffic, type SentRequest } from './traffic.ts';

export interface Trial {
  /** Name of its folder and its report. */
  name: string;
  seed: number;
  /** Number of events that sources send. */
  events: number;
  /** Rate without faults, on the usual machine: slow enough that faults occur during the traffic. */
  eventsPerSecond: number;
  /** Absolute folder of all state; one of its own by default. */
  dataDir?: string;
  variables?: Record<string, string>;
  /** Engines and processes to use, which stay open; by default it starts some of its own. */
  arena?: Arena;
}

/** Context of a disturbance, from when sources have begun to send. */
export interface Scene {
  arena: Arena;
  tenant: Tenant;
  random: Random;
  /** Requests of the sources, in order. */
  requests: readonly SentRequest[];
  standstill: ReturnType<typeof watchStandstill>;
  listening: Awaited<ReturnType<typeof listen>>;
  /** True if sources still have something to send. */
  isSending(): boolean;
}

/**
 * Sends seeded traffic as sources do, disturbs it, and requires at the end that nothing is lost or duplicated, and that
 * all equals an undisturbed run of the same events. Sources begin no further request once `disturb` has returned.
 * @returns how long lists and histories stood still after each kill.
 */
export async function survive(trial: Trial, disturb: (scene: Scene) => Promise<void>): Promise<Standstill> {
  const random = randomOf(trial.seed);
  const requests = createTraffic(random, trial.events);
  let startedAt = Date.now();
  let kills: ReturnType<typeof watchStandstill>['kills'] = [];
  const arena =
    trial.arena ?? (await openArena(trial.dataDir ?? fromRoot('.data', `faults-${trial.name}`), trial.variables));
  try {
    const tenant = await arena.newTenant();
    const listening = await listen(arena, tenant.customerId);
    const standstill = watchStandstill(arena, tenant.customerId);
    startedAt = Date.now();
    kills = standstill.kills;
    const over = new AbortController();
    let isSending = true;
    const eventsPerSecond = trial.eventsPerSecond / slowness();
    const sending = sendAll(tenant, requests, { eventsPerSecond, signal: over.signal });
    void sending.then(() => {
      isSending = false;
    });
    await disturb({ arena, tenant, random, requests, standstill, listening, isSending: () => isSending });
    over.abort();
    const acknowledged = await sending;
    const stood = await standstill.stop();
    await report(trial.name, { payloads: acknowledged.payloadIds.size, standstill: stood });
    await arena.allReady();
    // requests still in flight are processed: nothing disturbs them any longer
    const calm = await arena.newTenant();
    await sendAll(calm, acknowledged.requests);
    await drained(arena);
    listening.close();

    const problems = problemsOf(
      expectedOf(acknowledged.requests, tenant),
      acknowledged,
      await readOutcome(arena, tenant),
      await readOutcome(arena, calm),
    );
    for (const alarm of listening.received.wentBack) problems.push(`a live list saw alarm ${alarm}`);
    if (listening.received.rows === 0) problems.push('a live list heard nothing');
    if (problems.length > 0) throw new Error(problems.slice(0, 12).join('\n'));
    return stood;
  } catch (error) {
    const killed = kills.map(({ station, at }) => `${station} at ${((at - startedAt) / 1_000).toFixed(1)} s`);
    throw new Error(`seed ${trial.seed}: ${(error as Error).message}\nkilled: ${killed.join(', ') || 'nothing'}`, {
      cause: error,
    });
  } finally {
    if (!trial.arena) await arena.close();
  }
}
