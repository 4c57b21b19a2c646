import type { EachBatchPayload } from 'kafkajs';

/** Commits of a busy group are so far apart: each is a write of the broker's, and what is read twice changes nothing. */
const everyMs = 500;

type Commit = EachBatchPayload['commitOffsetsIfNecessary'];

/**
 * Commits how far a member of a group has come, of all its partitions together: at once after a pause, else a little
 * later. What could not be committed is tried again with what comes next.
 * @param failed hears why a commit failed.
 */
export function createCommits(failed: (error: unknown) => void) {
  /** The next offset to read, by topic and partition. */
  let done = new Map<string, Map<number, string>>();
  let commit: Commit | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** One at a time: an older one must not come behind a newer. */
  let committing: Promise<void> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  /** Counts how often partitions were dealt. */
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
      // under what has moved on meanwhile
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
    /** A partition is done up to `next`, the offset to read from. */
    moved(batch: { topic: string; partition: number }, next: string, by: Commit): void {
      commit = by;
      const offsets = done.get(batch.topic) ?? new Map<number, string>();
      done.set(batch.topic, offsets.set(batch.partition, next));
      schedule();
    },
    /** The group has dealt its partitions anew: what was not committed is read again by whoever has them now. */
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
