import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { positionKey, type Topic } from './topics.ts';

export interface TopicPartition {
  topic: Topic;
  partition: number;
}

/** Reads the offsets a reader has stored for its partitions; a missing one begins at Kafka's position. */
export type ReadPositions = (assigned: TopicPartition[]) => Promise<Map<string, bigint>>;

interface PositionDeps {
  read: ReadPositions;
  /** Fetches a partition from `offset` on. */
  seek(at: TopicPartition, offset: bigint): void;
  /** The oldest offset of a partition that Kafka still holds. */
  oldest(at: TopicPartition): Promise<bigint>;
  log: Log;
}

/** Tracks the positions of a reader that stores them itself, so that each message is handled exactly once. */
export function createPositions({ read, seek, oldest, log }: PositionDeps) {
  let next = new Map<string, bigint>();

  /** Returns true if the messages between two offsets were deleted. */
  async function isDeleted(at: TopicPartition, expected: bigint, found: bigint): Promise<boolean> {
    if ((await oldest(at)) <= expected) return false;
    log.error(
      { ...at, expected: String(expected), found: String(found) },
      'messages were deleted by retention before they were read',
    );
    return true;
  }

  return {
    /** To be called when the group has rebalanced: no position is known until `assign`. */
    forget(): void {
      next = new Map();
    },
    /** Reads the stored positions of assigned partitions and seeks to them. @throws errors of `read`. */
    async assign(assigned: TopicPartition[]): Promise<void> {
      next = await read(assigned);
      for (const at of assigned) {
        const offset = next.get(positionKey(at.topic, at.partition));
        if (offset !== undefined) seek(at, offset);
      }
    },
    /** Returns the messages of a fetched batch not handled yet; null if another is fetched instead. */
    async notYetHandled<M extends { offset: string }>(at: TopicPartition, fetched: M[]): Promise<M[] | null> {
      const expected = next.get(positionKey(at.topic, at.partition));
      if (expected === undefined) {
        // fetched before the stored positions were known: the seek that follows fetches it again
        await sleep(20);
        return null;
      }
      const messages = fetched.filter(({ offset }) => BigInt(offset) >= expected);
      const found = messages[0] && BigInt(messages[0].offset);
      if (found !== undefined && found > expected && !(await isDeleted(at, expected, found))) {
        seek(at, expected);
        return null;
      }
      return messages;
    },
    /** Records that a partition is handled up to and including `offset`. */
    handled(at: TopicPartition, offset: string): void {
      next.set(positionKey(at.topic, at.partition), BigInt(offset) + 1n);
    },
  };
}
