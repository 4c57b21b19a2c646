import { pino } from 'pino';
import { createStream, type Topic, topics } from '../../platform/stream.ts';
import { loaderGroup, normaliserGroup } from '../../warehouse/arrival.ts';
import { until } from '../support/until.ts';
import type { Arena } from './arena.ts';

/** Waits until all accepted events are processed in all stores: no lag, an empty outbox, no history to refold. */
export async function drained(arena: Pick<Arena, 'env' | 'db'>, withinMs = 300_000): Promise<void> {
  const stream = createStream({
    brokers: arena.env.KAFKA_BROKERS,
    prefix: '',
    clientId: 'test',
    log: pino({ level: 'silent' }),
    fatal: () => {},
  });
  const caughtUp = async (topic: Topic, group: string): Promise<boolean> =>
    (await stream.groupLag(topic, group)).every((row) => row.end === 0n || row.committed >= row.end);
  const isProjected = async (): Promise<boolean> => {
    const ends = await stream.groupLag(topics.normalised, normaliserGroup);
    const { rows } = await arena.db.raw(`select partition, next_offset::text from stream_positions`);
    const positions = new Map<number, bigint>(
      rows.map((row: { partition: number; next_offset: string }) => [row.partition, BigInt(row.next_offset)]),
    );
    return ends.every((row) => row.end === 0n || (positions.get(row.partition) ?? 0n) >= row.end);
  };
  const isStill = async (): Promise<boolean> => {
    if (!(await caughtUp(topics.raw, normaliserGroup)) || !(await isProjected())) return false;
    const { rows } = await arena.db.raw(
      `select (select count(*)::int from outbox) + (select count(*)::int from refolds) as n`,
    );
    if (rows[0].n > 0) return false;
    for (const topic of [topics.raw, topics.changes, topics.deadLetters])
      if (!(await caughtUp(topic, loaderGroup))) return false;
    return true;
  };
  await until('everything to arrive', isStill, withinMs);
}
