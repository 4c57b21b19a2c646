import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { positionKey, type Topic } from './topics.ts';

export interface TopicPartition {
  topic: Topic;
  partition: number;
}

/** Where a reader has stored that each of its partitions goes on; what is not stored begins where Kafka says. */
export type ReadPositions = (assigned: TopicPartition[]) => Promise<Map<string, bigint>>;

interface PositionDeps {
  read: ReadPositions;
  /** Has a partition fetched from `offset` on. */
  seek(at: TopicPartition, offset: bigint): void;
  /** The oldest offset of a partition that Kafka still holds. */
  oldest(at: TopicPartition): Promise<bigint>;
  log: Log;
}

/** Follows the positions of a reader that stores them itself, so that nothing is handled twice and nothing is left out. */
export function createPositions({ read, seek, oldest, log }: PositionDeps) {
  let next = new Map<string, bigint>();

  /** Whether what lies between two offsets is gone. */
  async function isDeleted(at: TopicPartition, expected: bigint, found: bigint): Promise<boolean> {
    if ((await oldest(at)) <= expected) return false;
    log.error(
      { ...at, expected: String(expected), found: String(found) },
      'messages were deleted by retention before they were read',
    );
    return true;
  }

  return {
    /** The group has dealt its partitions anew: none is known until `assign`. */
    forget(): void {
      next = new Map();
    },
    /** Reads the stored positions of what was assigned, and has it fetched from there. @throws what `read` throws. */
    async assign(assigned: TopicPartition[]): Promise<void> {
      next = await read(assigned);
      for (const at of assigned) {
        const offset = next.get(positionKey(at.topic, at.partition));
        if (offset !== undefined) seek(at, offset);
      }
    },
    /** What of a fetched batch was not handled yet; null where another is fetched in its place. */
    async notYetHandled<M extends { offset: string }>(at: TopicPartition, fetched: M[]): Promise<M[] | null> {
      const expected = next.get(positionKey(at.topic, at.partition));
      if (expected === undefined) {
        // fetched before the stored positions were known: the seek that follows brings it again
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
    /** A partition is handled up to and with `offset`. */
    handled(at: TopicPartition, offset: string): void {
      next.set(positionKey(at.topic, at.partition), BigInt(offset) + 1n);
    },
  };
}
