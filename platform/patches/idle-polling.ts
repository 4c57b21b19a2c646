import { createRequire } from 'node:module';

interface RequestQueue {
  pending: unknown[];
  scheduleCheckPendingRequests(): void;
}

const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
const schedule = prototype.scheduleCheckPendingRequests;

/**
 * The client polls each connection's queue every millisecond, even if it is empty: some percent of a core for every
 * process. A request that has to wait schedules the poll itself, so an empty queue needs none.
 */
prototype.scheduleCheckPendingRequests = function scheduleWhereSomethingWaits(this: RequestQueue): void {
  if (this.pending.length > 0) schedule.call(this);
};
