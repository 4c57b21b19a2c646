interface Share {
  key: string;
  evict: (() => void) | undefined;
}

/** Shares held by one key. */
interface Owner {
  shares: Set<Share>;
  /** The evictable ones among them, oldest first. */
  evictable: Set<Share>;
}

/**
 * Limits what clients hold at once: at most `perKey` of one key and `total` of all. If the total is reached, a key that
 * holds less takes the oldest evictable share of the key that has most of these, so that a new client is let in however
 * many shares strangers hold. The cost does not depend on the number of keys.
 */
export function createBudget({ total, perKey }: { total: number; perKey: number }) {
  const owners = new Map<string, Owner>();
  /** Keys by the number of their evictable shares. */
  const levels: Array<Set<string>> = [];
  let highest = 0;
  let held = 0;

  function move(key: string, from: number, to: number): void {
    levels[from]?.delete(key);
    if (to > 0) levels[to] = (levels[to] ?? new Set()).add(key);
    highest = Math.max(highest, to);
    while (highest > 0 && !levels[highest]?.size) highest -= 1;
  }

  function add(share: Share): void {
    const owner = owners.get(share.key) ?? { shares: new Set(), evictable: new Set() };
    owners.set(share.key, owner);
    owner.shares.add(share);
    held += 1;
    if (!share.evict) return;
    owner.evictable.add(share);
    move(share.key, owner.evictable.size - 1, owner.evictable.size);
  }

  function remove(share: Share): void {
    const owner = owners.get(share.key);
    if (!owner?.shares.delete(share)) return;
    held -= 1;
    if (owner.evictable.delete(share)) move(share.key, owner.evictable.size + 1, owner.evictable.size);
    if (owner.shares.size === 0) owners.delete(share.key);
  }

  /** @returns true if room was made for one more share of `key`. */
  function makeRoom(key: string): boolean {
    if (highest <= (owners.get(key)?.shares.size ?? 0)) return false;
    const [largest] = levels[highest] ?? [];
    const [oldest] = (largest !== undefined && owners.get(largest)?.evictable) || [];
    if (!oldest) return false;
    remove(oldest);
    oldest.evict?.();
    return true;
  }

  return {
    held: () => held,
    /**
     * @param evict ends the use of the share, when another key may take it; without it a share is kept until released
     * @returns the share's release, which may be called twice; null if none is available
     */
    acquire(key: string, evict?: () => void): (() => void) | null {
      if ((owners.get(key)?.shares.size ?? 0) >= perKey) return null;
      if (held >= total && !makeRoom(key)) return null;
      const share: Share = { key, evict };
      add(share);
      return () => remove(share);
    },
  };
}
