import { setTimeout as sleep } from 'node:timers/promises';
import { readSamples, type Sample } from './prometheus.ts';

/** One process as it answered twice. */
export interface ProcessReading {
  name: string;
  url: string;
  /** Why it is not ready, in its own words or because it does not answer; null when it is. */
  unready: string | null;
  before: Sample[];
  after: Sample[];
  /** Between the two. */
  seconds: number;
}

const betweenMs = 1_000;
const patienceMs = 10_000;

/** Asks every process at once for its health and, twice a second apart, its metrics. A name may be left for it to say. */
export function readProcesses(processes: ReadonlyArray<{ name?: string; url: string }>): Promise<ProcessReading[]> {
  return Promise.all(
    processes.map(async ({ name, url }) => {
      try {
        const before = await scrape(url);
        const startedAt = performance.now();
        await sleep(betweenMs);
        const [after, health] = await Promise.all([scrape(url), ask(url, '/ready')]);
        const seconds = (performance.now() - startedAt) / 1_000;
        const told = JSON.parse(health) as { name: string; ready: boolean; reasons: Array<string | null> };
        const reasons = told.reasons.filter(Boolean).join('; ') || 'starting or draining';
        return { name: told.name, url, unready: told.ready ? null : reasons, before, after, seconds };
      } catch (error) {
        const cause = (error as Error).cause as { code?: string } | undefined;
        const unready = `does not answer at ${url} (${cause?.code ?? (error as Error).message})`;
        return { name: name ?? url.replace(/^https?:\/\//, ''), url, unready, before: [], after: [], seconds: 1 };
      }
    }),
  );
}

const scrape = async (url: string): Promise<Sample[]> => readSamples(await ask(url, '/metrics'));

/** An unready process answers 503 and says why, so that every answer counts. */
async function ask(url: string, path: string): Promise<string> {
  const answer = await fetch(new URL(path, url), { signal: AbortSignal.timeout(patienceMs) });
  return answer.text();
}
