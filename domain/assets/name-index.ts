import { distance } from 'fastest-levenshtein';
import { keyOf } from './similarity.ts';

interface Nameable {
  id: number;
  name: string;
  aliases: readonly string[];
}

/** Match of a name, with its certainty: 1 for the name itself or an alias. */
export interface Match<One> {
  entity: One;
  likeness: number;
}

/** Names shorter than this are only known when they are written as they are. */
const shortestAlike = 4;
/** Keys whose similar names are remembered: sources repeat themselves. */
const mostRemembered = 20_000;
/** Names among which looking again is no slower than remembering. */
const leastRemembered = 10;

/** A name that others may resemble, with the set of its letters as bits. */
interface AlikeName {
  name: string;
  letters: number;
}

/** Names with the same numbers. */
interface AlikeNames {
  size: number;
  byLength: Map<number, Map<string, AlikeName>>;
}

/** Finds what has a name or alias, or one that is nearly it; it follows changes, each in the time that one takes. */
export function createNameIndex<One extends Nameable>() {
  const exact = new Map<string, One[]>();
  // AHU-3 and AHU-4 are alike and not the same: what resembles a name has its numbers, and nearly its length
  const byNumbers = new Map<string, AlikeNames>();
  const remembered = new Map<string, Array<Match<One>>>();
  let longestKey = 0;

  function findAlike(key: string, { byLength }: AlikeNames, least: number): Array<Match<One>> {
    const letters = lettersOf(key);
    // a name of n letters may differ in n × (1 - least) of them
    const shortest = Math.max(shortestAlike, Math.floor(key.length * least));
    const longest = Math.min(longestKey, Math.ceil(key.length / least));
    let best: { name: string; likeness: number } | null = null;
    for (const [length, names] of byLength) {
      if (length < shortest || length > longest) continue;
      for (const one of names.values()) {
        const longer = Math.max(length, key.length);
        const mayDiffer = Math.floor(longer * (1 - Math.max(least, best?.likeness ?? 0)) + 1e-9);
        // each edit adds a letter, takes one away, or both
        if (bitsOf(one.letters ^ letters) > 2 * mayDiffer) continue;
        const likeness = 1 - distance(key, one.name) / longer;
        if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { name: one.name, likeness };
      }
    }
    const found = best;
    return found ? (exact.get(found.name) ?? []).map((entity) => ({ entity, likeness: found.likeness })) : [];
  }

  return {
    /** Longest name, in letters and digits. */
    get longestKey() {
      return longestKey;
    },
    add(entity: One): void {
      for (const name of keysOf(entity)) {
        longestKey = Math.max(longestKey, name.length);
        const known = exact.get(name);
        if (known) known.push(entity);
        else {
          exact.set(name, [entity]);
          const numbers = numbersOf(name);
          const alike: AlikeNames = byNumbers.get(numbers) ?? { size: 0, byLength: new Map() };
          const names = alike.byLength.get(name.length) ?? new Map<string, AlikeName>();
          alike.byLength.set(name.length, names.set(name, { name, letters: lettersOf(name) }));
          alike.size += 1;
          byNumbers.set(numbers, alike);
        }
      }
      remembered.clear();
    },
    remove(entity: One): void {
      for (const name of keysOf(entity)) {
        const others = (exact.get(name) ?? []).filter(({ id }) => id !== entity.id);
        if (others.length > 0) exact.set(name, others);
        else {
          exact.delete(name);
          const alike = byNumbers.get(numbersOf(name));
          if (alike?.byLength.get(name.length)?.delete(name)) alike.size -= 1;
        }
      }
      remembered.clear();
    },
    /** Finds what matches a key best; similar names only from a similarity of `least` (0 to 1). */
    find(key: string, least: number): Array<Match<One>> {
      const found = exact.get(key);
      if (found) return found.map((entity) => ({ entity, likeness: 1 }));
      if (key.length < shortestAlike || least >= 1) return [];
      const alike = byNumbers.get(numbersOf(key));
      if (!alike) return [];
      if (alike.size < leastRemembered) return findAlike(key, alike, least);
      const query = `${least}:${key}`;
      let known = remembered.get(query);
      if (!known) {
        known = findAlike(key, alike, least);
        if (remembered.size >= mostRemembered) remembered.clear();
        remembered.set(query, known);
      }
      return known;
    },
  };
}

const keysOf = ({ name, aliases }: Nameable): string[] => [...new Set([name, ...aliases].map(keyOf))].filter(Boolean);
const numbersOf = (key: string): string => key.match(/\d+/g)?.join('.') ?? '';

/** The letters of a key, each a bit of 31: two letters may share one, so that no difference is seen where there is none. */
function lettersOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at += 1) letters |= 1 << (key.charCodeAt(at) % 31);
  return letters;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
