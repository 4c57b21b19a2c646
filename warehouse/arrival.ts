import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../platform/database.ts';
import { type Stream, type Topic, topics } from '../platform/stream.ts';

/** Consumer groups of the road's stations. */
export const normaliserGroup = 'normalise';
export const projectorGroup = 'project';
export const loaderGroup = 'load';
const pollMs = 100;

export interface ArrivalDeps {
  db: Database;
  stream: Pick<Stream, 'groupLag'>;
}

interface Patience {
  patienceMs: number;
  signal?: AbortSignal;
}

/**
 * Resolves once the warehouse has everything that was committed to Postgres before the call: the outbox is published
 * past it, and the loader has stored what `changes` held then.
 * @returns false when that takes longer than `patienceMs`, or when `signal` is aborted.
 */
export const waitForArrival = (deps: ArrivalDeps, patience: Patience): Promise<boolean> =>
  hasArrived(deps, watch(patience));

async function hasArrived({ db, stream }: ArrivalDeps, until: Until): Promise<boolean> {
  const newest = (await db('outbox').max<Array<{ id: number | null }>>('id as id'))[0]?.id ?? 0;
  if (!(await until(async () => !(await db('outbox').where('id', '<=', newest).first('id'))))) return false;
  return caughtUp(stream, topics.changes, loaderGroup, until);
}

/**
 * Resolves once everything that doors had accepted before the call is archived, applied to its alarms and in the
 * warehouse.
 * @returns false when that takes longer than `patienceMs`, or when `signal` is aborted.
 */
export async function waitForAccepted(deps: ArrivalDeps, patience: Patience): Promise<boolean> {
  const until = watch(patience);
  const applied = async (): Promise<boolean> =>
    (await caughtUp(deps.stream, topics.raw, normaliserGroup, until)) &&
    (await projected(deps, until)) &&
    hasArrived(deps, until);
  const both = await Promise.all([caughtUp(deps.stream, topics.raw, loaderGroup, until), applied()]);
  return both.every(Boolean);
}

type Until = (isTrue: () => Promise<boolean>) => Promise<boolean>;

function watch({ patienceMs, signal }: Patience): Until {
  const giveUpAt = performance.now() + patienceMs;
  return async (isTrue) => {
    while (!(await isTrue())) {
      if (signal?.aborted || performance.now() > giveUpAt) return false;
      await sleep(pollMs);
    }
    return true;
  };
}

/** Resolves to true once a group has read past the present end of a topic. */
async function caughtUp(stream: ArrivalDeps['stream'], topic: Topic, group: string, until: Until): Promise<boolean> {
  const ends = new Map((await stream.groupLag(topic, group)).map((row) => [row.partition, row.end]));
  return until(async () =>
    (await stream.groupLag(topic, group)).every(({ partition, committed }) => {
      const end = ends.get(partition) ?? 0n;
      return end === 0n || committed >= end;
    }),
  );
}

/** Like `caughtUp`, by the projector's own positions: those in Kafka only serve lag tools. */
async function projected({ db, stream }: ArrivalDeps, until: Until): Promise<boolean> {
  const topic = topics.normalised;
  const ends = await stream.groupLag(topic, projectorGroup);
  return until(async () => {
    const rows: Array<{ partition: number; next: string }> = await db('stream_positions')
      .where({ consumer: projectorGroup, topic })
      .select('partition', db.raw('next_offset::text as next'));
    const next = new Map(rows.map((row) => [row.partition, BigInt(row.next)]));
    return ends.every(({ partition, end }) => (next.get(partition) ?? 0n) >= end);
  });
}
