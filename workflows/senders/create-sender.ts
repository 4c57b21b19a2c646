import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Component } from '../../platform/service.ts';

interface SenderDeps {
  clock: Clock;
  log: Log;
  /** Pause between two polls for due messages, in ms. */
  pauseMs?: number | undefined;
  /** Name of the messages in the log. */
  what: string;
  /** Sends some due messages. @returns their number. */
  sendDue(): Promise<number>;
  /** Deletes old messages; called once an hour. */
  forget(): Promise<void>;
  close?(): void;
}

const hourMs = 3_600_000;
const usualPauseMs = 2_000;

/** Sends what is due, again and again: nothing waits for a message that fails. */
export function createSender({ clock, log, pauseMs = usualPauseMs, what, ...sender }: SenderDeps): Component {
  const stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let forgetAt = 0;

  async function keepSending(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        while ((await sender.sendDue()) > 0 && !stopping.signal.aborted);
        if (clock.now().getTime() >= forgetAt) {
          await sender.forget();
          forgetAt = clock.now().getTime() + hourMs;
        }
      } catch (error) {
        log.warn({ err: error }, `${what} could not be looked for; trying again`);
      }
      await sleep(pauseMs, null, { signal: stopping.signal }).catch(() => null);
    }
  }

  return {
    async start() {
      loop = keepSending();
    },
    async stop() {
      stopping.abort();
      await loop;
      sender.close?.();
    },
    health: () => ({ ready: true }),
  };
}
