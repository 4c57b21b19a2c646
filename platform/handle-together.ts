import { coalesce } from './coalesce.ts';
import type { Batch } from './stream-attempts.ts';

/**
 * Handles batches of several partitions together: those that are handed over while others are handled wait, and go next,
 * instead of one after the other with transactions of its own each.
 * @param handleAll answers in the order of the batches; `beat` is their heartbeat, and that of those that wait.
 * @param most batches that are handled together: what they hold is in memory at once.
 */
export function handleTogether<Output = void>(
  handleAll: (
    batches: readonly Batch[],
    beat: () => Promise<unknown>,
  ) => Promise<ReadonlyArray<Output | Promise<Output>>>,
  most: number,
): (batch: Batch) => Promise<Output> {
  const unhandled = new Set<Batch>();
  const beat = () => Promise.all([...unhandled].map((batch) => batch.heartbeat()));
  const handle = coalesce<Batch, Output | Promise<Output>>((batches) => handleAll(batches, beat), {
    by: () => 0,
    maxBatch: most,
  });
  return async (batch) => {
    unhandled.add(batch);
    try {
      return await handle(batch);
    } finally {
      unhandled.delete(batch);
    }
  };
}
