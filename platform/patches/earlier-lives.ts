import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

interface Coordinator {
  connectionPool: { clientId: string };
  describeGroups(of: { groupIds: string[] }): Promise<{
    groups: Array<{ members: Array<{ memberId: string; clientId: string }> }>;
  }>;
  leaveGroup(member: { groupId: string; memberId: string }): Promise<unknown>;
}
interface Group {
  groupId: string;
  /** Null or empty until the broker has assigned one. */
  memberId: string | null;
  cluster: { findGroupCoordinator(of: { groupId: string }): Promise<Coordinator> };
  joinAndSync(): Promise<void>;
}

const { prototype } = createRequire(import.meta.url)('kafkajs/src/consumer/consumerGroup') as { prototype: Group };
const { joinAndSync } = prototype;

/**
 * A process that joins a group again, after its own crash or its broker's, first removes its earlier member: a group
 * assigns partitions only when all members have rejoined, and waits for a dead one until its session times out. A
 * member is identified by its client id, which no two living processes share.
 */
prototype.joinAndSync = async function joinBehindEarlierLife(this: Group): Promise<void> {
  if (!this.memberId) await leaveEarlierLife(this);
  return joinAndSync.call(this);
};

/** Just after its start a broker coordinates no group yet, or still loads those it does. */
const notYet = new Set(['NOT_COORDINATOR_FOR_GROUP', 'GROUP_COORDINATOR_NOT_AVAILABLE', 'GROUP_LOAD_IN_PROGRESS']);
const retries = 40;
const retryMs = 250;

async function leaveEarlierLife(group: Group): Promise<void> {
  for (let left = retries; ; left -= 1) {
    try {
      return await leaveOnce(group);
    } catch (error) {
      if (left === 0 || !notYet.has(String((error as { type?: string }).type))) throw error;
      await sleep(retryMs);
    }
  }
}

async function leaveOnce({ groupId, cluster }: Group): Promise<void> {
  const coordinator = await cluster.findGroupCoordinator({ groupId });
  const { groups } = await coordinator.describeGroups({ groupIds: [groupId] });
  for (const { memberId, clientId } of groups.flatMap(({ members }) => members)) {
    if (clientId !== coordinator.connectionPool.clientId) continue;
    // a member that has already left is fine
    await coordinator.leaveGroup({ groupId, memberId }).catch((error: { type?: string }) => {
      if (error.type !== 'UNKNOWN_MEMBER_ID') throw error;
    });
  }
}
