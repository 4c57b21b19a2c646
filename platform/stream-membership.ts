import { setTimeout as sleep } from 'node:timers/promises';
import type { Consumer as KafkaConsumer } from 'kafkajs';
import { isEngineAway } from './engine-away.ts';
import type { Log } from './log.ts';
import type { Health } from './service.ts';
import { untilBack } from './until-back.ts';

const joinPauseMs = 500;

/** The group has rebalanced without this member, or is about to: the client rejoins automatically. */
const groupChanges = new Set(['UNKNOWN_MEMBER_ID', 'ILLEGAL_GENERATION', 'REBALANCE_IN_PROGRESS']);
const typeOf = (error: unknown): string => String((error as { type?: unknown }).type ?? '');
export const isGroupChange = (error: unknown): boolean => groupChanges.has(typeOf(error));
/** The member was silent for a whole session, and its partitions are reassigned. */
const isGivenUp = (error: unknown): boolean => typeOf(error) === 'UNKNOWN_MEMBER_ID';

/** State of a consumer's membership of its group; leaving is final. */
type Membership = { is: 'joining' } | { is: 'member' } | { is: 'outside'; reason: string } | { is: 'leaving' };

interface MembershipDeps {
  consumer: KafkaConsumer;
  /** Connects and begins to read, once. */
  join(): Promise<void>;
  group: string;
  log: Log;
  fatal: (error: unknown) => void;
}

/** Keeps a consumer in its group: it joins once Kafka is available, and again whenever it is outside. */
export function createMembership({ consumer, join, group, log, fatal }: MembershipDeps) {
  let membership: Membership = { is: 'joining' };
  const isLeaving = (): boolean => membership.is === 'leaving';
  const become = (next: Membership): void => {
    if (!isLeaving()) membership = next;
  };

  consumer.on(consumer.events.GROUP_JOIN, () => become({ is: 'member' }));
  consumer.on(consumer.events.CRASH, (event) => {
    const { error, restart } = event.payload;
    become({ is: 'outside', reason: error.message });
    log.warn({ err: error, restart, group }, 'the group is out of reach; joining again');
    if (restart || isLeaving()) return;
    if (!isEngineAway(error)) return fatal(error);
    // the client gives up if no coordinator is found: Kafka is on its way back
    void joinAgain();
  });

  /** Joins as soon as Kafka is available. @throws errors that its absence does not explain. */
  const joinWhenBack = (): Promise<void> =>
    untilBack(
      async () => {
        if (!isLeaving()) await join();
      },
      (error) => log.warn({ err: error, group }, 'Kafka is away; joining again'),
    );

  async function joinAgain(): Promise<void> {
    await sleep(joinPauseMs);
    await joinWhenBack().catch(fatal);
  }

  async function joinAnew(error: Error): Promise<void> {
    become({ is: 'outside', reason: error.message });
    log.warn({ err: error, group }, 'no longer a member of its group; joining again');
    await consumer.stop();
    await joinAgain();
  }

  return {
    join: joinWhenBack,
    leave: () => become({ is: 'leaving' }),
    isLeaving,
    /**
     * Rejoins if a commit was refused because the group has given this member up. The client would learn that from its
     * heartbeats, but after the clock was set back by an hour it sends none for an hour.
     * @returns false if the error says something else.
     */
    rejoinIfGivenUp(error: unknown): boolean {
      if (!isGivenUp(error) || membership.is !== 'member') return false;
      void joinAnew(error as Error);
      return true;
    },
    /** @param problem what else keeps a member from reading. */
    health(problem: string | null): Health {
      const reason = membership.is === 'outside' ? membership.reason : problem;
      if (reason) return { ready: false, reason };
      if (isLeaving()) return { ready: false, reason: 'leaving its group' };
      return { ready: membership.is === 'member', reason: 'not yet a member of its group' };
    },
  };
}
