import {
  condition,
  continueAsNew,
  defineSignal,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { engineIsAway } from './engine-is-away.ts';
import { createTurns } from './turns.ts';
import type { BringInput, SyncActivities } from './types.ts';

/** Tickets have changed, or somebody wants them tried again. */
export const bring = defineSignal<[ticketIds: number[]]>('bring');
/** Tickets are to be on their way; those that are go on undisturbed. */
export const keep = defineSignal<[ticketIds: number[]]>('keep');

const { attemptTickets, failTickets } = proxyActivities<SyncActivities>({
  ...engineIsAway,
  heartbeatTimeout: '30 seconds',
});

/** Tickets that are tried together share what is read and written for them; while one keeps them waiting, others begin. */
const together = 16;
const atOnce = 3;
/** Events of a run, after which the next one begins. */
const eventsMax = 2_000;
/** Tickets that the next run hears of from this one: others are found by their state. */
const carriedMax = 10_000;

/**
 * Brings tickets to one maintenance system for as long as there are any: a plan a system, so that a ticket is tried once at
 * a time, a slow system keeps no other waiting, and tickets that come together cost little more than one.
 */
export async function bringTickets({ key, attemptMinutes, turns: before = [] }: BringInput): Promise<void> {
  const { customerId } = key;
  const turns = createTurns(before, attemptMinutes);
  let underWay = 0;
  let isNews = false;
  let failure: { error: unknown } | null = null;
  const on = (take: (ticketId: number, now: number) => void) => (ticketIds: number[]) => {
    for (const id of ticketIds) take(id, Date.now());
    isNews = true;
  };
  setHandler(bring, on(turns.ask));
  setHandler(keep, on(turns.keep));
  // what it begins with comes as a signal
  await condition(() => !turns.isEmpty());

  async function attempt(ticketIds: readonly number[]): Promise<void> {
    const outcomes = await attemptTickets(customerId, ticketIds);
    const failures = outcomes.flatMap((one) => {
      const words = turns.settle(one, Date.now());
      return words === null ? [] : [{ ticketId: one.ticketId, words }];
    });
    if (failures.length === 0) return;
    await failTickets(customerId, failures);
    for (const { ticketId } of failures) turns.told(ticketId, Date.now());
  }
  const launch = (ticketIds: readonly number[]): void => {
    underWay += 1;
    attempt(ticketIds)
      .catch((error: unknown) => {
        failure = { error };
      })
      .finally(() => {
        underWay -= 1;
        isNews = true;
      });
  };

  while (!turns.isEmpty()) {
    isNews = false;
    const isLong = workflowInfo().historyLength > eventsMax;
    if (isLong && underWay === 0)
      return continueAsNew<typeof bringTickets>({ key, attemptMinutes, turns: turns.all().slice(0, carriedMax) });
    while (!isLong && underWay < atOnce) {
      const due = turns.take(Date.now(), together);
      if (due.length === 0) break;
      launch(due);
    }
    const nextAt = underWay < atOnce && !isLong ? turns.nextAt() : null;
    if (nextAt === null) await condition(() => isNews);
    else await condition(() => isNews, Math.max(1, nextAt - Date.now()));
    if (failure) throw (failure as { error: unknown }).error;
  }
}
