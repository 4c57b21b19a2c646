const mb = 1_024 * 1_024;
export const bodyRoomLimits = { total: 256 * mb, perIntegration: 64 * mb };

/** Share of the body memory that one request holds. */
export interface Room {
  /** @returns false where none is left. */
  take(bytes: number): boolean;
  release(): void;
}

/** Limits the bytes of bodies held at once, in total and for one integration, so that none can use up everything. */
export function createBodyRoom(limits = bodyRoomLimits): (systemId: number) => Room {
  const held = new Map<number, number>();
  let all = 0;
  return (systemId) => {
    let own = 0;
    const change = (bytes: number): void => {
      own += bytes;
      all += bytes;
      const left = (held.get(systemId) ?? 0) + bytes;
      if (left > 0) held.set(systemId, left);
      else held.delete(systemId);
    };
    return {
      take(bytes) {
        if (all + bytes > limits.total || (held.get(systemId) ?? 0) + bytes > limits.perIntegration) return false;
        change(bytes);
        return true;
      },
      release: () => change(-own),
    };
  };
}
