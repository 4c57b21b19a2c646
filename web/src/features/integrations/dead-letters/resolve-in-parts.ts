import { listLimits } from '#domain/constants.ts';

export interface LetterKey {
  id: string;
  externalSystemId: string;
  /** False if the letter is left as it is. */
  isWanted: boolean;
}

interface ResolveInParts {
  /** Number of letters at the start: the bound of what is handled. */
  total: number;
  /** Letters from `offset` on, newest first, at most a part. */
  read: (offset: number) => Promise<LetterKey[]>;
  /** @returns number of letters handled. */
  resolve: (externalSystemId: string, ids: string[]) => Promise<number>;
  onProgress: (resolved: number) => void;
  isStopped: () => boolean;
}

/**
 * Resends or dismisses letters in parts, each once. A handled letter may stay in the list a moment longer, and one that
 * still fails returns to its top: both are skipped. Repeats until a pass over the list handles nothing.
 * @returns number of letters handled.
 */
export async function resolveInParts({ total, read, resolve, onProgress, isStopped }: ResolveInParts): Promise<number> {
  const seen = new Set<string>();
  let resolved = 0;
  const pass = async (): Promise<boolean> => {
    const before = resolved;
    let offset = 0;
    while (offset <= listLimits.offset && resolved < total && !isStopped()) {
      const letters = await read(offset);
      if (letters.length === 0) break;
      const fresh = letters.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      offset += letters.length - fresh.length;
      for (const [systemId, ids] of bySystem(fresh.filter((one) => one.isWanted)))
        resolved += await resolve(systemId, ids);
      onProgress(resolved);
    }
    return resolved > before;
  };
  while (await pass());
  return resolved;
}

function bySystem(letters: readonly LetterKey[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, externalSystemId } of letters) ids.set(externalSystemId, [...(ids.get(externalSystemId) ?? []), id]);
  return ids;
}
