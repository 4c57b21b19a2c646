import type { EachBatchPayload } from 'kafkajs';

/** Minimum time between commits of a busy group: each is a write of the broker, and repeated reads change nothing. */
const everyMs = 500;

type Commit = EachBatchPayload['commitOffsetsIfNecessary'];

/**
 * Commits the progress of a group's member, for all its partitions together: at once after a pause, else a little
 * later. A failed commit is retried with the next one.
 * @param failed receives the error of a failed commit.
 */
export function createCommits(failed: (error: unknown) => void) {
  /** The next offset to read, by topic and partition. */
  let done = new Map<string, Map<number, string>>();
  let commit: Commit | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** One at a time: an older commit must not follow a newer. */
  let committing: Promise<void> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  /** Counts assignments of partitions. */
  let deal = 0;

  async function flush(): Promise<void> {
    timer = undefined;
    if (done.size === 0 || !commit) return;
    const [sent, dealt] = [done, deal];
    done = new Map();
    lastAt = performance.now();
    const topics = [...sent].map(([topic, offsets]) => ({
      topic,
      partitions: [...offsets].map(([partition, offset]) => ({ partition, offset })),
    }));
    try {
      await commit({ topics });
    } catch (error) {
      // newer offsets take precedence
      if (dealt === deal)
        for (const [topic, offsets] of sent) done.set(topic, new Map([...offsets, ...(done.get(topic) ?? [])]));
      failed(error);
    }
  }

  function begin(): void {
    committing = flush().finally(() => {
      committing = undefined;
      schedule();
    });
  }

  function schedule(): void {
    if (committing || done.size === 0) return;
    timer ??= setTimeout(begin, Math.max(0, lastAt + everyMs - performance.now()));
  }

  return {
    /** Records that a partition is done up to `next`, the offset to read from. */
    moved(batch: { topic: string; partition: number }, next: string, by: Commit): void {
      commit = by;
      const offsets = done.get(batch.topic) ?? new Map<number, string>();
      done.set(batch.topic, offsets.set(batch.partition, next));
      schedule();
    },
    /** To be called when the group has rebalanced: uncommitted messages are read again by the partition's new owner. */
    forget(): void {
      done = new Map();
      deal += 1;
    },
    /** Commits what is left. */
    async close(): Promise<void> {
      await committing;
      clearTimeout(timer);
      await flush();
    },
  };
}
