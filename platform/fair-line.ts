/** A waiting entry: called, or refused in favour of others. */
export interface Waiting {
  key: string;
  call(): void;
  refuse(): void;
}
interface Placed extends Waiting {
  /** Its position: the lowest is next. */
  tag: number;
}

/**
 * A queue in which keys take turns, however many entries each has (start-time fair queueing). An entry with a higher
 * cost comes later, but it comes. An entry with cost 1 is called within two turns of every key that waits. The queue is
 * bounded: if it is full, its last entry is refused, which may be the new one.
 */
export function createFairLine({ most, mostPerKey }: { most: number; mostPerKey: number }) {
  // in order of arrival, which decides between equal tags
  const waiting: Placed[] = [];
  const keys = new Map<string, { waiting: number; lastTag: number }>();
  let turn = 0;

  function remove(index: number): Placed {
    const [placed] = waiting.splice(index, 1) as [Placed];
    const own = keys.get(placed.key) as { waiting: number; lastTag: number };
    own.waiting -= 1;
    if (own.waiting === 0) keys.delete(placed.key);
    else own.lastTag = Math.max(...waiting.flatMap(({ key, tag }) => (key === placed.key ? tag : [])));
    return placed;
  }

  const indexOf = (isBetter: (one: Placed, than: Placed) => boolean): number =>
    waiting.reduce((best, placed, index) => (isBetter(placed, waiting[best] as Placed) ? index : best), 0);

  const tagFor = (key: string, cost: number): number => Math.max(turn, keys.get(key)?.lastTag ?? 0) + cost;

  return {
    size: () => waiting.length,
    /** Returns true if a new entry would be accepted. */
    accepts(key: string, cost: number): boolean {
      if ((keys.get(key)?.waiting ?? 0) >= mostPerKey) return false;
      const tag = tagFor(key, cost);
      return waiting.length < most || waiting.some((placed) => placed.tag > tag);
    },
    /** @param cost 1, or more to come after others. */
    add(newcomer: Waiting, cost: number): void {
      if (!this.accepts(newcomer.key, cost)) {
        newcomer.refuse();
        return;
      }
      const tag = tagFor(newcomer.key, cost);
      if (waiting.length >= most) remove(indexOf((one, than) => one.tag >= than.tag)).refuse();
      waiting.push({ ...newcomer, tag });
      keys.set(newcomer.key, { waiting: (keys.get(newcomer.key)?.waiting ?? 0) + 1, lastTag: tag });
    },
    /** Removes and returns the next entry. */
    next(): Waiting | null {
      if (waiting.length === 0) return null;
      const placed = remove(indexOf((one, than) => one.tag < than.tag));
      turn = placed.tag;
      return placed;
    },
  };
}
