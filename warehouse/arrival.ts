import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../platform/database.ts';
import { type Stream, topics } from '../platform/stream.ts';

/** The consumer group of what fills the warehouse. */
export const loaderGroup = 'load';
const pollMs = 100;

export interface ArrivalDeps {
  db: Database;
  stream: Pick<Stream, 'groupLag'>;
}

/**
 * Resolves once the warehouse has everything that was committed to Postgres before the call: the outbox is published past
 * it, and the loader has stored what `changes` held then.
 * @returns false when that takes longer than `patienceMs`, or when `signal` says to stop.
 */
export async function waitForArrival(
  { db, stream }: ArrivalDeps,
  { patienceMs, signal }: { patienceMs: number; signal?: AbortSignal },
): Promise<boolean> {
  const giveUpAt = performance.now() + patienceMs;
  const until = async (isTrue: () => Promise<boolean>): Promise<boolean> => {
    while (!(await isTrue())) {
      if (signal?.aborted || performance.now() > giveUpAt) return false;
      await sleep(pollMs);
    }
    return true;
  };
  const newest = (await db('outbox').max<Array<{ id: number | null }>>('id as id'))[0]?.id ?? 0;
  if (!(await until(async () => !(await db('outbox').where('id', '<=', newest).first('id'))))) return false;
  const ends = new Map((await stream.groupLag(topics.changes, loaderGroup)).map((row) => [row.partition, row.end]));
  return until(async () =>
    (await stream.groupLag(topics.changes, loaderGroup)).every(({ partition, committed }) => {
      const end = ends.get(partition) ?? 0n;
      return end === 0n || committed >= end;
    }),
  );
}
