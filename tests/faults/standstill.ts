import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from '../../platform/root.ts';
import type { Arena } from './arena.ts';

const reportFile = fromRoot('.data', 'reports', 'faults.json');
const lookMs = 100;

/** Number of kills by station, and the longest time after one without anything new in lists and in history. */
export type Standstill = Record<string, { kills: number; listMs: number; historyMs: number }>;

/**
 * Watches a customer's list (Postgres) and history (ClickHouse) grow, and measures how long each stood still after a
 * kill: the longest gap that began between it and the next.
 */
export function watchStandstill(arena: Arena, customerId: number) {
  const kills: Array<{ station: string; at: number }> = [];
  const looks = {
    listMs: async () =>
      (await arena.db.raw(`select sum(version)::bigint as n from alarm_state where customer_id = ?`, [customerId]))
        .rows[0].n,
    historyMs: async () =>
      (
        await arena.rows<{ n: string }>('SELECT count() AS n FROM events WHERE customer_id = {customerId:UInt32}', {
          customerId,
        })
      )[0]?.n,
  };
  type Place = keyof typeof looks;
  const gaps: Array<{ place: Place; from: number; to: number }> = [];
  let watching = true;

  async function watch(place: Place): Promise<void> {
    let last: unknown;
    let since = Date.now();
    while (watching) {
      const now = await looks[place]().catch(() => last);
      if (now !== last) {
        if (last !== undefined) gaps.push({ place, from: since, to: Date.now() });
        since = Date.now();
        last = now;
      }
      await sleep(lookMs);
    }
  }
  const watchers = (Object.keys(looks) as Place[]).map(watch);

  return {
    killed: (station: string) => void kills.push({ station, at: Date.now() }),
    /** Killed stations, in order, with times. */
    kills: kills as readonly { station: string; at: number }[],
    /** True if both have grown since. */
    hasMovedSince: (at: number): boolean =>
      (Object.keys(looks) as Place[]).every((place) => gaps.some((gap) => gap.place === place && gap.to > at)),
    async stop(): Promise<Standstill> {
      watching = false;
      await Promise.all(watchers);
      const standstill: Standstill = {};
      for (const [index, { station, at }] of kills.entries()) {
        const entry = standstill[station] ?? { kills: 0, listMs: 0, historyMs: 0 };
        standstill[station] = entry;
        entry.kills += 1;
        const next = kills[index + 1]?.at ?? Number.POSITIVE_INFINITY;
        for (const { place, from, to } of gaps)
          if (to > at && from < next) entry[place] = Math.max(entry[place], to - Math.max(from, at));
      }
      return standstill;
    },
  };
}

/** Adds a run to the report, replacing an earlier one of that name. */
export async function report(name: string, run: object): Promise<void> {
  const runs = JSON.parse(await readFile(reportFile, 'utf8').catch(() => '{}')) as Record<string, unknown>;
  await mkdir(fromRoot('.data', 'reports'), { recursive: true });
  await writeFile(reportFile, `${JSON.stringify({ ...runs, [name]: run }, null, 2)}\n`);
}
