import type { Database, Transaction } from '../../platform/database.ts';
import { positionKey } from '../../platform/stream.ts';

export interface Assigned {
  topic: string;
  partition: number;
}

/** Another reader has taken over the partition: this one must not apply what it read. */
export class PositionLost extends Error {}

/** Returns the next offset of each assigned partition; one that was never read starts at 0. */
export async function readPositions(
  db: Database,
  consumer: string,
  assigned: readonly Assigned[],
): Promise<Map<string, bigint>> {
  const given = [consumer, assigned.map((one) => one.topic), assigned.map((one) => one.partition)];
  await db.raw(
    `insert into stream_positions (consumer, topic, partition, next_offset)
     select ?, t, p, 0 from unnest(?::text[], ?::int[]) as a (t, p) on conflict do nothing`,
    given,
  );
  const { rows } = await db.raw(
    `select s.topic, s.partition, s.next_offset::text from stream_positions s
     join unnest(?::text[], ?::int[]) as a (t, p) on s.topic = a.t and s.partition = a.p where s.consumer = ?`,
    [given[1], given[2], consumer],
  );
  return new Map(
    rows.map((row: { topic: string; partition: number; next_offset: string }) => [
      positionKey(row.topic, row.partition),
      BigInt(row.next_offset),
    ]),
  );
}

export interface Move extends Assigned {
  from: bigint;
  to: bigint;
}

/**
 * Moves positions by compare-and-set, in the transaction that applies the messages in between.
 * @throws PositionLost when one is no longer where this reader left it: the transaction must roll back.
 */
export async function movePositions(trx: Transaction, consumer: string, moves: readonly Move[]): Promise<void> {
  const column = <Key extends keyof Move>(key: Key): string[] => moves.map((move) => String(move[key]));
  // locked in one order, whatever partitions two readers believe to be theirs
  const { rowCount } = await trx.raw(
    `with held as (
       select s.consumer, s.topic, s.partition, m.to_offset
       from unnest(?::text[], ?::int[], ?::bigint[], ?::bigint[]) as m (topic, partition, from_offset, to_offset)
       join stream_positions s on s.consumer = ? and s.topic = m.topic and s.partition = m.partition
         and s.next_offset = m.from_offset
       order by s.topic, s.partition for update of s)
     update stream_positions s set next_offset = held.to_offset from held
     where s.consumer = held.consumer and s.topic = held.topic and s.partition = held.partition`,
    [column('topic'), column('partition'), column('from'), column('to'), consumer],
  );
  if (rowCount === moves.length) return;
  const positions = moves.map(({ topic, partition, from }) => `${positionKey(topic, partition)} at ${from}`);
  throw new PositionLost(`no longer: ${positions.join(', ')}`);
}
