import { setTimeout as sleep } from 'node:timers/promises';
import type { ApolloServerPlugin } from '@apollo/server';
import type { ApiContext } from './context.ts';

/** Requests without a session in flight above which refusals are delayed: people alone are fewer. */
const manyInFlight = 50;
const heldMs = 1_000;

/**
 * Delays refusals of requests without a session while there are many: clients that ask again at once would take the
 * process from those who are signed in. What is answered otherwise is answered at once.
 */
export function holdRefusals(wait: (ms: number) => Promise<unknown> = sleep): ApolloServerPlugin<ApiContext> {
  let inFlight = 0;
  return {
    async requestDidStart({ contextValue }) {
      if (contextValue.isSignedIn) return;
      inFlight += 1;
      return {
        async willSendResponse({ response: { body } }) {
          const isRefused = body.kind === 'single' && body.singleResult.errors !== undefined;
          if (isRefused && inFlight > manyInFlight) await wait(heldMs);
          inFlight -= 1;
        },
      };
    },
  };
}
