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
  /** Null or empty until the broker has given one. */
  memberId: string | null;
  cluster: { findGroupCoordinator(of: { groupId: string }): Promise<Coordinator> };
  joinAndSync(): Promise<void>;
}

const { prototype } = createRequire(import.meta.url)('kafkajs/src/consumer/consumerGroup') as { prototype: Group };
const { joinAndSync } = prototype;

/**
 * Whoever joins a group anew, after its own death or its broker's, first takes its earlier life out of it: a group deals its
 * partitions only when all members have come, and waits for a dead one until its session is over. A member is known by
 * its client id, which no two living processes share.
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
    // one that is gone by itself is what was wanted
    await coordinator.leaveGroup({ groupId, memberId }).catch((error: { type?: string }) => {
      if (error.type !== 'UNKNOWN_MEMBER_ID') throw error;
    });
  }
}
