import { listLimits } from '../../../../domain/constants.ts';

export interface LetterKey {
  id: string;
  externalSystemId: string;
  /** False for one that is left where it is. */
  isWanted: boolean;
}

interface SettleInParts {
  /** How many there are when it begins: more are not settled. */
  total: number;
  /** Letters from `offset` on, newest first, at most a part. */
  read: (offset: number) => Promise<LetterKey[]>;
  /** @returns how many of them were settled. */
  settle: (externalSystemId: string, ids: string[]) => Promise<number>;
  onProgress: (settled: number) => void;
  isStopped: () => boolean;
}

/**
 * Settles letters part after part, each of them once. A settled letter may stand in the list a moment longer, and one that
 * still cannot be read comes back to its top: both are passed over. Goes through the list again until that finds nothing.
 * @returns how many were settled.
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
