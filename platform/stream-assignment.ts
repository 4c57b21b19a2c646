import { setTimeout as sleep } from 'node:timers/promises';
import type { Consumer as KafkaConsumer, KafkaMessage } from 'kafkajs';
import { formerPositions } from './former-positions.ts';
import type { WithAdmin } from './kept-admin.ts';
import type { Log } from './log.ts';
import { createPositions, type ReadPositions, type TopicPartition } from './stream-positions.ts';
import { topicOffsets } from './topic-offsets.ts';
import type { Topic } from './topics.ts';

export interface AssignmentOptions {
  group: string;
  topics: Topic[];
  /** Groups that read the topics before: a partition without a position of this group begins at the earliest of theirs. */
  formerGroups?: readonly string[];
  /** For readers that store positions themselves; otherwise reading continues at Kafka's own. */
  positions?: ReadPositions;
}

interface AssignmentDeps {
  consumer: KafkaConsumer;
  withAdmin: WithAdmin;
  /** Prefix of every topic's and group's name. */
  prefix: string;
  log: Log;
}

/** Says where the partitions begin that a member is assigned, and what of a fetch it has not handled yet. */
export function createAssignment(
  { consumer, withAdmin, prefix, log }: AssignmentDeps,
  { group, topics, formerGroups, positions: read }: AssignmentOptions,
) {
  const full = (name: string): string => prefix + name;
  const own = (topic: string): Topic => topic.slice(prefix.length) as Topic;
  const positions = read && createPositions({ read, seek, oldest, log });
  /** True once it is known where assigned partitions begin. */
  let isKnown = false;

  function seek({ topic, partition }: TopicPartition, offset: bigint): void {
    consumer.seek({ topic: full(topic), partition, offset: String(offset) });
  }
  async function oldest({ topic, partition }: TopicPartition): Promise<bigint> {
    const offsets = await topicOffsets(withAdmin, full(topic));
    return offsets.find((row) => row.partition === partition)?.low ?? 0n;
  }

  /** Begins where former groups have ended, in partitions that this one has not read yet. */
  async function takeOver(assigned: readonly TopicPartition[]): Promise<void> {
    if (!formerGroups) return;
    const of = { group: full(group), formerGroups: formerGroups.map(full), topics: topics.map(full) };
    for (const { topic, partition, offset } of await formerPositions(withAdmin, of))
      if (assigned.some((at) => at.partition === partition && full(at.topic) === topic))
        seek({ topic: own(topic), partition }, offset);
  }

  return {
    /** To be called when the group has rebalanced: nothing is known until `begin`. */
    forget(): void {
      positions?.forget();
      isKnown = false;
    },
    /** Finds where assigned partitions begin, and seeks to it. @throws errors of what it reads. */
    async begin(assigned: TopicPartition[]): Promise<void> {
      await positions?.assign(assigned);
      await takeOver(assigned);
    },
    /** To be called when `begin` has succeeded. */
    begun(): void {
      isKnown = true;
    },
    /** Returns the messages of a fetched batch not handled yet; null if another is fetched instead. */
    async notYetHandled(at: TopicPartition, fetched: KafkaMessage[]): Promise<KafkaMessage[] | null> {
      if (!isKnown) {
        // fetched again then, from where its partition begins
        await sleep(20);
        return null;
      }
      return positions ? positions.notYetHandled(at, fetched) : fetched;
    },
    /** Records that a partition is handled up to and including `offset`. */
    handled: (at: TopicPartition, offset: string): void => positions?.handled(at, offset),
  };
}
