import type { Admin } from 'kafkajs';
import { ConfigResourceTypes, ConfigSource } from './kafka-client.ts';
import type { WithAdmin } from './kept-admin.ts';
import { retentionOf, type Topic, topics } from './topics.ts';

/** Fits the largest request (8 MB) or mail (25 MB) with its envelope. */
export const maxMessageBytes = 32 * 1024 * 1024;

/** Creates the topics that are missing, and sets the retention of those that exist without one. */
export async function ensureTopics(
  withAdmin: WithAdmin,
  prefix: string,
  settings: { partitions: number; replication: number },
): Promise<void> {
  await withAdmin(async (admin) => {
    const listed = new Set(await admin.listTopics());
    const all = Object.values(topics);
    const existing = all.filter((topic) => listed.has(prefix + topic));
    if (existing.length > 0) await setRetention(admin, prefix, existing);
    const missing = all.filter((topic) => !listed.has(prefix + topic));
    if (missing.length === 0) return;
    await admin.createTopics({
      waitForLeaders: true,
      topics: missing.map((topic) => ({
        topic: prefix + topic,
        numPartitions: settings.partitions,
        replicationFactor: settings.replication,
        configEntries: [
          { name: 'max.message.bytes', value: String(maxMessageBytes) },
          { name: 'min.insync.replicas', value: String(Math.max(1, settings.replication - 1)) },
          ...retentionOf(topic),
        ],
      })),
    });
  });
}

/** Sets the retention of topics that have none of their own: an operator's setting stays. */
async function setRetention(admin: Admin, prefix: string, existing: readonly Topic[]): Promise<void> {
  const type = ConfigResourceTypes.TOPIC;
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: existing.map((topic) => ({ type, name: prefix + topic })),
  });
  for (const topic of existing) {
    const name = prefix + topic;
    const entries = resources.find(({ resourceName }) => resourceName === name)?.configEntries ?? [];
    const own = entries
      .filter(({ configSource }) => configSource === ConfigSource.TOPIC_CONFIG)
      .map(({ configName, configValue }) => ({ name: configName, value: configValue }));
    const unsaid = retentionOf(topic).filter(({ name }) => !own.some((entry) => entry.name === name));
    // altering replaces all of the topic's own settings
    if (unsaid.length > 0)
      await admin.alterConfigs({
        validateOnly: false,
        resources: [{ type, name, configEntries: [...own, ...unsaid] }],
      });
  }
}
