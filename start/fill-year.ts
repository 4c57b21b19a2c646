import { type ChildProcess, spawn } from 'node:child_process';
import { fromRoot } from '../platform/root.ts';
import type { Counts, Progress } from '../simulators/year/write-year.ts';
import { demo } from './demo-facts.ts';

type YearMessage = { counts: Counts } | { progress: Progress } | { finished: boolean } | { failed: string };

/** The demo's past being filled, in a process of its own behind everything else. */
export interface FillingYear {
  /** Ends it; the next start goes on there. */
  stop(): Promise<void>;
}

/**
 * Fills the past of the demo's campus while the product runs, and says how far it is.
 * @param scale how many times as large.
 */
export function fillYear(options: {
  env: Record<string, string>;
  scale: number;
  say: (line: string) => void;
}): FillingYear {
  const { customerId, password, people } = demo;
  const year = { customerId, password, adminEmail: people[0].email, scale: options.scale };
  const child: ChildProcess = spawn(
    fromRoot('engines/low-priority.sh'),
    ['10', '0', process.execPath, '--enable-source-maps', fromRoot('dist', 'year.js')],
    {
      env: { ...process.env, ...options.env, YEAR: JSON.stringify(year) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const begunAt = performance.now();
  const say = sayingOf(options.say, () => Math.round((performance.now() - begunAt) / 1_000));
  let hasEnded = false;
  child.on('message', (message) => say(message as YearMessage));
  child.on('error', (error) => options.say(`The year could not be filled: ${error.message}`));
  child.once('exit', () => {
    hasEnded = true;
  });
  return {
    async stop() {
      if (!hasEnded) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Prints the year's messages, of its progress every tenth. */
function sayingOf(say: (line: string) => void, seconds: () => number): (message: YearMessage) => void {
  let tenths = 0;
  return (message) => {
    if ('counts' in message) {
      const { alarms, instances, tickets, decisions } = message.counts;
      const numbers = [instances, alarms, decisions, tickets].map((count) => count.toLocaleString('en'));
      say(
        `A year of the campus is being filled in: ${numbers[0]} occurrences of ${numbers[1]} alarms, ${numbers[2]} decisions, ${numbers[3]} tickets`,
      );
    } else if ('progress' in message) {
      const { done, of } = message.progress;
      if (Math.floor((10 * done) / of) === tenths) return;
      tenths = Math.floor((10 * done) / of);
      say(`  Year ${tenths * 10} % after ${seconds()} s`);
    } else if ('failed' in message) say(`The year was not filled: ${message.failed}`);
    else if (message.finished) say(`The year is complete after ${seconds()} s`);
  };
}
