import { createRequire } from 'node:module';

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

async function leaveEarlierLife({ groupId, cluster }: Group): Promise<void> {
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
