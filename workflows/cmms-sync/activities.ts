import { Context } from '@temporalio/activity';
import { attemptSync, attemptTickets } from '../../domain/cmms/sync/attempt-tickets.ts';
import { failSync } from '../../domain/cmms/sync/fail-sync.ts';
import type { SyncDeps } from '../../domain/cmms/sync/sync-deps.ts';
import type { SyncActivities, TicketOutcome } from './types.ts';

const heartbeatMs = 10_000;

export function createActivities(deps: SyncDeps): SyncActivities {
  return {
    attemptTickets: (customerId, ticketIds) =>
      alive(async ({ log }) => {
        const results = await attemptTickets(deps, customerId, ticketIds);
        return results.map((result, index): TicketOutcome => {
          const ticketId = ticketIds[index] as number;
          if (result.status === 'fulfilled') return { ticketId, outcome: result.value };
          log.warn('an attempt at a ticket was broken off', { customerId, ticketId, err: result.reason });
          return { ticketId, outcome: { kind: 'broken' } };
        });
      }),
    async failTickets(customerId, failures) {
      for (const { ticketId, words } of failures) await failSync(deps, { customerId, id: ticketId }, words);
    },
    attemptTicketSync: (key) => alive(() => attemptSync(deps, key)),
    failTicketSync: (key, words) => failSync(deps, key, words),
  };
}

/** A call, or the turn before it, may take long: meanwhile the worker says that it is alive. */
async function alive<T>(work: (context: Context) => Promise<T>): Promise<T> {
  const context = Context.current();
  const beat = setInterval(() => context.heartbeat(), heartbeatMs);
  try {
    return await work(context);
  } finally {
    clearInterval(beat);
  }
}
