import type { Database } from '../../platform/database.ts';
import { takeIds } from '../take-ids.ts';

/** Hands out the numbers people see (ALM.2). */
export interface AlarmIds {
  next(customerId: number): Promise<number>;
}

/**
 * Numbers are taken from the customer's counter in blocks, in a transaction of their own, so that projectors do not wait
 * for each other's batches; what a process leaves of a block stays a gap.
 */
export function createAlarmIds(db: Database, blockSize = 250): AlarmIds {
  const blocks = new Map<number, { next: number; end: number }>();
  const taking = new Map<number, Promise<void>>();

  async function takeBlock(customerId: number): Promise<void> {
    const next = await takeIds(db, customerId, 'alarm', { count: blockSize });
    blocks.set(customerId, { next, end: next + blockSize });
  }

  return {
    async next(customerId) {
      for (;;) {
        const block = blocks.get(customerId);
        if (block && block.next < block.end) return block.next++;
        // partitions are projected side by side: one of them takes the block for all
        const taken = taking.get(customerId) ?? takeBlock(customerId).finally(() => taking.delete(customerId));
        taking.set(customerId, taken);
        await taken;
      }
    },
  };
}
