import { setTimeout as sleep } from 'node:timers/promises';
import type { WithAdmin } from './kept-admin.ts';

const pauseMs = 100;
const maxAttempts = 50;

/**
 * Returns the oldest and the newest offset of each partition of a topic, ordered by partition. Asks again, for 5 s at
 * most, while a partition has no leader or a new one: the client retries only where the topic is unknown, and forgets
 * leaders only when it is opened anew, as one is after an error.
 * @param topic with its prefix.
 */
export async function topicOffsets(
  withAdmin: WithAdmin,
  topic: string,
): Promise<Array<{ partition: number; low: bigint; high: bigint }>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const rows = await withAdmin((admin) => admin.fetchTopicOffsets(topic));
      return rows
        .map(({ partition, low, high }) => ({ partition, low: BigInt(low), high: BigInt(high) }))
        .sort((a, b) => a.partition - b.partition);
    } catch (error) {
      if (attempt === maxAttempts || !isElecting(error)) throw error;
      await sleep(pauseMs);
    }
  }
}

const electing = new Set(['NOT_LEADER_FOR_PARTITION', 'LEADER_NOT_AVAILABLE']);

const isElecting = (error: unknown): boolean =>
  error instanceof Error && electing.has(String((error as { type?: unknown }).type));
