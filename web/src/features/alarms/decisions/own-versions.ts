import type { Outcome, Target } from './decision.ts';

/**
 * Versions that the person's own decisions have made: known at once, while the live feed still has to tell them, so that
 * nobody conflicts with themselves.
 */
export function createOwnVersions() {
  const made = new Map<string, number>();
  const of = ({ ids, expectedVersions }: Target): number[] | undefined =>
    ids && expectedVersions?.map((version, index) => Math.max(version, made.get(ids[index] as string) ?? 0));
  return {
    /** The versions to expect, in the order of the ids. */
    of,
    /** Each alarm has one version more; where not all were changed nobody knows which. */
    changed(target: Target, { affected }: Outcome): void {
      const versions = of(target);
      if (!versions || affected !== target.ids?.length) return;
      for (const [index, id] of target.ids.entries()) made.set(id, (versions[index] as number) + 1);
    },
  };
}
