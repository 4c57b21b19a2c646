import type { Admin } from 'kafkajs';
import { groupBy } from './group-by.ts';
import type { WithAdmin } from './kept-admin.ts';

interface Position {
  topic: string;
  partition: number;
  offset: bigint;
}

/**
 * Finds where a group begins that takes over from others: in each partition of which it has no position yet, at the earliest of
 * theirs. Partitions that none of them has read are missing.
 * @param of names with their prefix.
 */
export const formerPositions = (
  withAdmin: WithAdmin,
  of: { group: string; formerGroups: readonly string[]; topics: string[] },
): Promise<Position[]> =>
  withAdmin(async (admin) => {
    const keyOf = ({ topic, partition }: Position): string => `${topic}/${partition}`;
    const own = new Set((await positionsOf(admin, of.group, of.topics)).map(keyOf));
    const former = await Promise.all(of.formerGroups.map((group) => positionsOf(admin, group, of.topics)));
    const byPartition = groupBy(
      former.flat().filter((position) => !own.has(keyOf(position))),
      keyOf,
    );
    return [...byPartition.values()].map((positions) => positions.reduce((a, b) => (b.offset < a.offset ? b : a)));
  });

async function positionsOf(admin: Admin, groupId: string, topics: string[]): Promise<Position[]> {
  const found = await admin.fetchOffsets({ groupId, topics });
  return found.flatMap(({ topic, partitions }) =>
    partitions
      .map(({ partition, offset }) => ({ topic, partition, offset: BigInt(offset) }))
      .filter(({ offset }) => offset >= 0n),
  );
}
