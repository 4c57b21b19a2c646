/** The product's topics. `alarms.*` keep one alarm's events in order; `changes` is ordered by version alone. */
export const topics = {
  raw: 'alarms.raw',
  normalised: 'alarms.normalised',
  changes: 'changes',
  deadLetters: 'dead-letters',
} as const;
export type Topic = (typeof topics)[keyof typeof topics];

const week = 7;
/** Days for which Kafka keeps messages. A reader that is behind for longer has lost some; letters are read later. */
export const retentionDays: Record<Topic, number> = {
  'alarms.raw': week,
  'alarms.normalised': week,
  changes: week,
  'dead-letters': 4 * week,
};

/** Settings that topics need whatever the broker's defaults: compaction would drop messages with the same key. */
export const retentionOf = (topic: Topic): Array<{ name: string; value: string }> => [
  { name: 'cleanup.policy', value: 'delete' },
  { name: 'retention.ms', value: String(retentionDays[topic] * 24 * 3_600_000) },
];

export const positionKey = (topic: string, partition: number): string => `${topic}/${partition}`;
