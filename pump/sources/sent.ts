import type { Journal } from '../disk/journal.ts';

/**
 * Remembers which records of a source were sent, and as what, so that a feed that repeats them sends only what has
 * changed; the oldest are forgotten beyond `max`.
 */
export function createSent(journal: Journal, max: number) {
  return {
    isSent: (record: string, mark: string): boolean => journal.get(record) === mark,
    async note(records: ReadonlyArray<readonly [record: string, mark: string]>): Promise<void> {
      await journal.set(records);
      const keys = journal.keys();
      if (keys.length > max) await journal.set(keys.slice(0, keys.length - max).map((key) => [key, null] as const));
    },
  };
}
