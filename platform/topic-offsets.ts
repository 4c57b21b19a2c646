import { setTimeout as sleep } from 'node:timers/promises';
import type { Admin } from 'kafkajs';

const pauseMs = 100;
const maxAttempts = 50;

/** Runs `work` with an admin client of its own. */
export async function withAdmin<T>(open: () => Admin, work: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = open();
  try {
    await admin.connect();
    return await work(admin);
  } finally {
    await admin.disconnect();
  }
}

/**
 * Returns the oldest and the newest offset of each partition of a topic, ordered by partition. Asks anew, for 5 s at
 * most, while a partition has no leader or a new one: the client retries only where the topic is unknown, and forgets
 * leaders only when it is opened anew.
 * @param topic with its prefix.
 */
export async function topicOffsets(
  open: () => Admin,
  topic: string,
): Promise<Array<{ partition: number; low: bigint; high: bigint }>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const rows = await withAdmin(open, (admin) => admin.fetchTopicOffsets(topic));
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
