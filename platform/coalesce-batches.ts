import { coalesce } from './coalesce.ts';
import type { Batch } from './stream-attempts.ts';

/**
 * Coalesces batches of several partitions: batches that are fetched together, or arrive during a
 * call, share one, and its transactions.
 * @param handleAll answers in the order of the batches; `beat` is their heartbeat, and that of waiting ones.
 * @param most batches of a call: what they hold is in memory at once.
 * @returns options of the consumer.
 */
export function coalesceBatches<Output = void>(
  handleAll: (
    batches: readonly Batch[],
    beat: () => Promise<unknown>,
  ) => Promise<ReadonlyArray<Output | Promise<Output>>>,
  most: number,
): { concurrency: number; handle: (batch: Batch) => Promise<Output> } {
  const unhandled = new Set<Batch>();
  const beat = () => Promise.all([...unhandled].map((batch) => batch.heartbeat()));
  const share = coalesce<Batch, Output | Promise<Output>>((batches) => handleAll(batches, beat), {
    by: () => 0,
    maxBatch: most,
    awaitsTurn: true,
  });
  return {
    concurrency: most,
    async handle(batch) {
      unhandled.add(batch);
      try {
        return await share(batch);
      } finally {
        unhandled.delete(batch);
      }
    },
  };
}
