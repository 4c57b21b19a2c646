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
  let committing: Promise<void> = Promise.resolve();
  let lastAt = Number.NEGATIVE_INFINITY;
  /** Counts how often partitions were dealt. */
  let deal = 0;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (done.size === 0 || !commit) return;
    const [sent, dealt] = [done, deal];
    const topics = [...sent].map(([topic, offsets]) => ({
      topic,
      partitions: [...offsets].map(([partition, offset]) => ({ partition, offset })),
    }));
    done = new Map();
    lastAt = performance.now();
    committing = commit({ topics }).catch((error: unknown) => {
      if (dealt === deal) putBack(sent);
      failed(error);
    });
  }

  /** Under what has moved on meanwhile. */
  function putBack(sent: typeof done): void {
    for (const [topic, offsets] of sent) done.set(topic, new Map([...offsets, ...(done.get(topic) ?? [])]));
    schedule();
  }

  function schedule(): void {
    timer ??= setTimeout(flush, Math.max(0, lastAt + everyMs - performance.now()));
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
      flush();
      await committing;
      clearTimeout(timer);
    },
  };
}
