import { setTimeout as sleep } from 'node:timers/promises';
import { readSamples, type Sample } from './prometheus.ts';

/** Two readings of one process. */
export interface ProcessReading {
  name: string;
  url: string;
  /** Reason why it is not ready, from its answer or because it does not answer; null when it is ready. */
  unready: string | null;
  before: Sample[];
  after: Sample[];
  /** Time between the two readings. */
  seconds: number;
}

const betweenMs = 1_000;
const patienceMs = 10_000;

/** Reads the health and, twice, a second apart, the metrics of all processes. Their answers give missing names. */
export function readProcesses(processes: ReadonlyArray<{ name?: string; url: string }>): Promise<ProcessReading[]> {
  return Promise.all(
    processes.map(async ({ name, url }) => {
      try {
        const before = await scrape(url);
        const startedAt = performance.now();
        await sleep(betweenMs);
        const [after, health] = await Promise.all([scrape(url), ask(url, '/ready')]);
        const seconds = (performance.now() - startedAt) / 1_000;
        const answer = JSON.parse(health) as { name: string; ready: boolean; reasons: Array<string | null> };
        const reasons = answer.reasons.filter(Boolean).join('; ') || 'starting or draining';
        return { name: answer.name, url, unready: answer.ready ? null : reasons, before, after, seconds };
      } catch (error) {
        const cause = (error as Error).cause as { code?: string } | undefined;
        const unready = `does not answer at ${url} (${cause?.code ?? (error as Error).message})`;
        return { name: name ?? url.replace(/^https?:\/\//, ''), url, unready, before: [], after: [], seconds: 1 };
      }
    }),
  );
}

const scrape = async (url: string): Promise<Sample[]> => readSamples(await ask(url, '/metrics'));

/** GETs a path. An unready process answers 503 with its reasons, so the status is not checked. */
async function ask(url: string, path: string): Promise<string> {
  const answer = await fetch(new URL(path, url), { signal: AbortSignal.timeout(patienceMs) });
  return answer.text();
}
