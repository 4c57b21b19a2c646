/** Ends a socket that is replaced by another. */
type End = () => void;

/**
 * Counts sockets of signed-in people. At `perPerson`, a person's newest replaces that person's oldest; at `total`, the
 * oldest socket of the person with the most is replaced if the newcomer still has fewer; nobody loses their only one.
 */
export function createSignedInSockets({ total, perPerson }: { total: number; perPerson: number }) {
  const people = new Map<string, Set<End>>();
  let count = 0;

  function remove(personId: string, end: End): void {
    const own = people.get(personId);
    if (!own?.delete(end)) return;
    count -= 1;
    if (own.size === 0) people.delete(personId);
  }
  function endOldest(personId: string): void {
    const [oldest] = people.get(personId) ?? [];
    if (!oldest) return;
    remove(personId, oldest);
    oldest();
  }
  function makeRoom(personId: string): boolean {
    const own = people.get(personId)?.size ?? 0;
    if (own >= perPerson) {
      endOldest(personId);
      return true;
    }
    if (count < total) return true;
    let largest = { id: '', size: own + 1 };
    for (const [id, { size }] of people) if (size > largest.size) largest = { id, size };
    if (largest.id === '') return false;
    endOldest(largest.id);
    return true;
  }

  return {
    count: () => count,
    /** @returns a function that releases the place, which may be called twice; null if there is no place. */
    add(personId: string, end: End): (() => void) | null {
      if (!makeRoom(personId)) return null;
      const own = people.get(personId) ?? new Set();
      people.set(personId, own.add(end));
      count += 1;
      return () => remove(personId, end);
    },
  };
}
