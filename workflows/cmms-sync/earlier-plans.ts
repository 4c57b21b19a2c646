import { condition, defineSignal, proxyActivities, proxyLocalActivities, setHandler } from '@temporalio/workflow';
import { engineIsAway } from './engine-is-away.ts';
import type { SyncActivities, SyncInput } from './types.ts';

/** Plans of earlier releases, a ticket each, kept for what they have begun. */

/** The ticket has changed, or somebody wants it tried again. */
export const lookAgain = defineSignal('lookAgain');

const minuteMs = 60_000;
/** Ends a plan's task, so that it hears what was asked during its attempts. */
const momentMs = 100;
/** A system that throttles for longer than these waits has failed. */
const waitsMax = 30;

/** Attempts are part of the plan's own task. */
export const syncTicket = (input: SyncInput): Promise<void> =>
  bringThere(input, proxyLocalActivities<SyncActivities>(engineIsAway), momentMs);

/** Attempts are tasks of their own. */
export const cmmsSync = (input: SyncInput): Promise<void> =>
  bringThere(input, proxyActivities<SyncActivities>({ ...engineIsAway, heartbeatTimeout: '30 seconds' }), 0);

async function bringThere(
  { key, attemptMinutes }: SyncInput,
  { attemptTicketSync, failTicketSync }: SyncActivities,
  listenMs: number,
): Promise<void> {
  let isAsked = true;
  setHandler(lookAgain, () => {
    isAsked = true;
  });

  while (isAsked) {
    let words: string | null = null;
    let attempt = 0;
    let waits = 0;
    while (attempt < attemptMinutes.length) {
      isAsked = false;
      const outcome = await attemptTicketSync(key);
      words = 'words' in outcome ? outcome.words : null;
      if (outcome.kind === 'done' || outcome.kind === 'idle') break;
      if (outcome.kind === 'failed' && outcome.isFinal) break;
      let waitMs: number;
      if (outcome.kind === 'throttled') {
        // being asked to wait is no attempt
        waits += 1;
        if (waits > waitsMax) break;
        waitMs = outcome.waitMs + 1_000;
      } else {
        attempt += 1;
        if (attempt === attemptMinutes.length) break;
        waitMs = ((attemptMinutes[attempt] ?? 0) - (attemptMinutes[attempt - 1] ?? 0)) * minuteMs;
      }
      const isChanged = await condition(() => isAsked, waitMs);
      if (isChanged && outcome.kind === 'failed') attempt = 0;
    }
    if (words !== null && !isAsked && listenMs > 0) await condition(() => isAsked, listenMs);
    if (words !== null && !isAsked) await failTicketSync(key, words);
  }
}
