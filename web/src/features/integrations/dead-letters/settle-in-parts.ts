import { listLimits } from '#domain/constants.ts';

export interface LetterKey {
  id: string;
  externalSystemId: string;
  /** False if the letter is left as it is. */
  isWanted: boolean;
}

interface SettleInParts {
  /** Number of letters at the start: the bound of what is handled. */
  total: number;
  /** Letters from `offset` on, newest first, at most a part. */
  read: (offset: number) => Promise<LetterKey[]>;
  /** @returns number of letters handled. */
  settle: (externalSystemId: string, ids: string[]) => Promise<number>;
  onProgress: (settled: number) => void;
  isStopped: () => boolean;
}

/**
 * Sends or dismisses letters in parts, each once. A handled letter may stay in the list a moment longer, and one that
 * still cannot be read comes back to its top: both are skipped. Repeats until a pass over the list handles nothing.
 * @returns number of letters handled.
 */
export async function settleInParts({ total, read, settle, onProgress, isStopped }: SettleInParts): Promise<number> {
  const seen = new Set<string>();
  let settled = 0;
  const pass = async (): Promise<boolean> => {
    const before = settled;
    let offset = 0;
    while (offset <= listLimits.offset && settled < total && !isStopped()) {
      const letters = await read(offset);
      if (letters.length === 0) break;
      const fresh = letters.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      offset += letters.length - fresh.length;
      for (const [systemId, ids] of bySystem(fresh.filter((one) => one.isWanted)))
        settled += await settle(systemId, ids);
      onProgress(settled);
    }
    return settled > before;
  };
  while (await pass());
  return settled;
}

function bySystem(letters: readonly LetterKey[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, externalSystemId } of letters) ids.set(externalSystemId, [...(ids.get(externalSystemId) ?? []), id]);
  return ids;
}
