/** The product's topics. `alarms.*` keep one alarm's events in order; `changes` is ordered by version alone. */
export const topics = {
  raw: 'alarms.raw',
  normalised: 'alarms.normalised',
  changes: 'changes',
  deadLetters: 'dead-letters',
} as const;
export type Topic = (typeof topics)[keyof typeof topics];

export const positionKey = (topic: string, partition: number): string => `${topic}/${partition}`;
