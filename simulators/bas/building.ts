import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Component } from '../../platform/service.ts';
import { readDerivedLog } from './derived-log.ts';
import type { Occurrence } from './dialect.ts';
import { dialectNames, dialects } from './dialects.ts';
import { postItems } from './post-items.ts';
import { liveGapMs, pairActivations } from './schedule.ts';

const integrationsSchema = z.array(
  z.object({
    points: z.string(),
    dialect: z.enum(dialectNames),
    systemId: z.number(),
    key: z.string(),
  }),
);
/** Integration of a building system: its points, by regular expression, and their dialect. */
export type BuildingIntegration = z.output<typeof integrationsSchema>[number];
export const parseIntegrations = (text: string): BuildingIntegration[] => integrationsSchema.parse(JSON.parse(text));

const stateSchema = z.object({
  /** Added to recorded times so that the month ends at the first start. */
  shiftMs: z.number(),
  /** Rows of history that doors have accepted. */
  historySent: z.number(),
  round: z.number(),
  /** Index of the live round's next row. */
  next: z.number(),
  /** Time of each row sent in this round. */
  times: z.array(z.number()),
});
type State = z.output<typeof stateSchema>;

const historyBatch = 200;
/** Interval of a data pump's calls, with or without items. */
const callEveryMs = 60_000;

/**
 * A building that alarms: replays the derived log so that its month ends at the first start, then continues live, round
 * after round, with the same gaps `speed` times shorter. Sends what real systems would, through the real doors, and
 * retries while they are unavailable. Its position survives a restart.
 */
export function createBuilding(deps: {
  target: string;
  integrations: BuildingIntegration[];
  stateFile: string;
  speed: number;
  clock: Clock;
  log: Log;
  /** Waits, until it is stopped; tests move the clock instead. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}): Component {
  const rows = readDerivedLog();
  const { wait = (ms, signal) => sleep(ms, undefined, { signal }) } = deps;
  const stopped = new AbortController();
  let loop: Promise<void> = Promise.resolve();

  async function load(): Promise<State> {
    try {
      return stateSchema.parse(JSON.parse(await readFile(deps.stateFile, 'utf8')));
    } catch {
      const last = rows.at(-1)?.at ?? 0;
      return { shiftMs: deps.clock.now().getTime() - last, historySent: 0, round: 1, next: 0, times: [] };
    }
  }

  async function save(state: State): Promise<void> {
    await mkdir(dirname(deps.stateFile), { recursive: true });
    await writeFile(`${deps.stateFile}.new`, JSON.stringify(state));
    await rename(`${deps.stateFile}.new`, deps.stateFile);
  }

  async function send(occurrences: Occurrence[]): Promise<void> {
    for (const integration of deps.integrations) {
      const points = new RegExp(integration.points);
      const items = occurrences.filter((one) => points.test(one.row.point)).map(dialects[integration.dialect]);
      if (items.length > 0)
        await postItems({ ...integration, target: deps.target, items, signal: stopped.signal, log: deps.log });
    }
  }

  async function run(): Promise<void> {
    const state = await load();
    const history = pairActivations(rows, 0, (row) => row.at + state.shiftMs);
    while (state.historySent < history.length) {
      const batch = history.slice(state.historySent, state.historySent + historyBatch);
      await send(batch);
      state.historySent += batch.length;
      await save(state);
    }
    deps.log.info({ rows: history.length }, 'the past month is sent; going on live');
    for (;;) {
      await wait(liveGapMs(rows, state.next, deps.speed), stopped.signal);
      state.times.push(deps.clock.now().getTime());
      const sent = pairActivations(
        rows.slice(0, state.next + 1),
        state.round,
        (row) => state.times[rows.indexOf(row)] ?? 0,
      );
      await send(sent.slice(-1));
      state.next += 1;
      if (state.next === rows.length) {
        state.round += 1;
        state.next = 0;
        state.times = [];
      }
      await save(state);
    }
  }

  /** Sends empty requests, so that a quiet building does not count as a lost connection. */
  async function sendHeartbeats(): Promise<void> {
    for (;;) {
      for (const { systemId, key } of deps.integrations)
        await postItems({ systemId, key, target: deps.target, items: [], signal: stopped.signal, log: deps.log });
      await wait(callEveryMs, stopped.signal);
    }
  }

  return {
    async start() {
      loop = Promise.all([run(), sendHeartbeats()]).then(
        () => undefined,
        (error: unknown) => {
          if (!stopped.signal.aborted) throw error;
        },
      );
    },
    async stop() {
      stopped.abort();
      await loop;
    },
    health: () => ({ ready: true }),
  };
}
