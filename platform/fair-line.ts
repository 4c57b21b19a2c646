/** A waiting entry: called, or refused in favour of others. */
export interface Waiting {
  key: string;
  call(): void;
  refuse(): void;
}
interface Placed extends Waiting {
  /** Its position: the lowest is next; of equal ones the one that arrived first. */
  tag: number;
  arrival: number;
}

/**
 * A queue in which keys take turns, however many entries each has (start-time fair queueing). An entry with a higher
 * cost comes later, but it comes. An entry with cost 1 is called within two turns of every key that waits. The queue is
 * bounded: if it is full, its last entry is refused, which may be the new one. Each step costs a look at every key, not
 * at every entry.
 */
export function createFairLine({ most, mostPerKey }: { most: number; mostPerKey: number }) {
  // entries of a key, whose tags grow
  const keys = new Map<string, Placed[]>();
  let size = 0;
  let arrivals = 0;
  let turn = 0;

  function remove(end: 'first' | 'last', { key }: Placed): void {
    const own = keys.get(key) as Placed[];
    if (end === 'first') own.shift();
    else own.pop();
    if (own.length === 0) keys.delete(key);
    size -= 1;
  }

  const isBefore = (one: Placed, other: Placed): boolean =>
    one.tag < other.tag || (one.tag === other.tag && one.arrival < other.arrival);

  function first(): Placed | undefined {
    let found: Placed | undefined;
    for (const [one] of keys.values()) if (one && (!found || isBefore(one, found))) found = one;
    return found;
  }

  function last(): Placed | undefined {
    let found: Placed | undefined;
    for (const own of keys.values()) {
      const one = own.at(-1);
      if (one && (!found || isBefore(found, one))) found = one;
    }
    return found;
  }

  const tagFor = (key: string, cost: number): number => Math.max(turn, keys.get(key)?.at(-1)?.tag ?? 0) + cost;

  return {
    size: () => size,
    /** Returns true if a new entry would be accepted. */
    accepts(key: string, cost: number): boolean {
      if ((keys.get(key)?.length ?? 0) >= mostPerKey) return false;
      return size < most || (last()?.tag ?? 0) > tagFor(key, cost);
    },
    /** @param cost 1, or more to come after others. */
    add(newcomer: Waiting, cost: number): void {
      if (!this.accepts(newcomer.key, cost)) {
        newcomer.refuse();
        return;
      }
      const placed = { ...newcomer, tag: tagFor(newcomer.key, cost), arrival: arrivals };
      arrivals += 1;
      const evicted = size >= most ? last() : undefined;
      if (evicted) remove('last', evicted);
      const own = keys.get(newcomer.key);
      if (own) own.push(placed);
      else keys.set(newcomer.key, [placed]);
      size += 1;
      evicted?.refuse();
    },
    /** Removes and returns the next entry. */
    next(): Waiting | null {
      const placed = first();
      if (!placed) return null;
      remove('first', placed);
      turn = placed.tag;
      return placed;
    },
  };
}
