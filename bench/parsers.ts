import { mkdir, writeFile } from 'node:fs/promises';
import { normaliserVersions } from '../domain/integrations/normaliser-versions.ts';
import { basPriorityBands } from '../domain/integrations/priority-table.ts';
import type { NormaliserSettings } from '../ingest/normalise/reading/normaliser.ts';
import { normaliserOf } from '../ingest/normalise/registry.ts';
import { samples } from '../ingest/normalise/samples.ts';
import { fromRoot } from '../platform/root.ts';

const warmMs = 500;
const measureMs = 2_000;
/** Below this a parser would cost more than the rest of the road. */
const floorPerSecond = 20_000;

const settings: NormaliserSettings = {
  timezone: 'America/New_York',
  timestampOffsetHours: 0,
  ignorableStates: [],
  excludedAlarmTexts: [],
  priorities: basPriorityBands,
};

/**
 * Measures each parser alone on one core: its documented samples repeatedly, except those that need a map.
 * @returns events a second by version
 */
export async function benchParsers(say: (line: string) => void): Promise<Record<string, number>> {
  const perSecond: Record<string, number> = {};
  for (const version of normaliserVersions) {
    perSecond[version] = measure(version);
    const mark = perSecond[version] < floorPerSecond ? `  below ${floorPerSecond.toLocaleString('en')}` : '';
    say(`${version.padEnd(20)} ${perSecond[version].toLocaleString('en').padStart(10)} events/s${mark}`);
  }
  await mkdir(fromRoot('.data/reports'), { recursive: true });
  await writeFile(fromRoot('.data/reports/bench-parsers.json'), `${JSON.stringify(perSecond, null, 2)}\n`);
  return perSecond;
}

function measure(version: string): number {
  const normaliser = normaliserOf(version);
  if (!normaliser) throw new Error(`${version} is listed but not there`);
  const payloads = (samples[version] ?? []).filter(
    (payload) => normaliser.normalise(payload, settings).outcome === 'applied',
  );
  const run = (forMs: number) => {
    const begin = performance.now();
    let events = 0;
    while (performance.now() - begin < forMs) {
      for (const payload of payloads) {
        const outcome = normaliser.normalise(payload, settings);
        if (outcome.outcome === 'applied') events += outcome.value.length;
      }
    }
    return events / ((performance.now() - begin) / 1_000);
  };
  run(warmMs);
  return Math.round(run(measureMs));
}
