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

/**
 * Moves a position by compare-and-set, in the transaction that applies the messages in between.
 * @throws PositionLost when it is no longer where this reader left it: the transaction must roll back.
 */
export async function movePosition(
  trx: Transaction,
  move: Assigned & { consumer: string; from: bigint; to: bigint },
): Promise<void> {
  const moved = await trx.raw(
    `update stream_positions set next_offset = ?::bigint
     where consumer = ? and topic = ? and partition = ? and next_offset = ?::bigint`,
    [String(move.to), move.consumer, move.topic, move.partition, String(move.from)],
  );
  if (moved.rowCount !== 1)
    throw new PositionLost(`${positionKey(move.topic, move.partition)} is no longer at ${move.from}`);
}
