import type { PaletteEntry } from '#frame/feature.ts';

/** Entries that are shown at most: who sees more types more. */
const most = 50;

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Returns the entries that hold every typed word, each address once: answers first, then names that begin with what is
 * typed, then the others, in their order.
 */
export function paletteMatches(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = wordsOf(typed);
  const start = words.join(' ');
  const rankOf = ({ name, isAnswer }: PaletteEntry): number =>
    isAnswer ? 0 : name.toLowerCase().startsWith(start) ? 1 : 2;
  const holds = ({ name, group, isAnswer }: PaletteEntry): boolean => {
    const text = `${name} ${group}`.toLowerCase();
    return isAnswer === true || words.every((word) => text.includes(word));
  };
  const byAddress = new Map<string, PaletteEntry>();
  for (const entry of entries) if (holds(entry) && !byAddress.has(entry.to)) byAddress.set(entry.to, entry);
  return [...byAddress.values()].toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, most);
}
