import type { Outcome, Target } from './decision.ts';

/**
 * Keeps the versions that the person's own actions created, before the live feed reports them: nobody conflicts with
 * their own change.
 */
export function createOwnVersions() {
  const made = new Map<string, number>();
  const of = ({ ids, expectedVersions }: Target): number[] | undefined =>
    ids && expectedVersions?.map((version, index) => Math.max(version, made.get(ids[index] as string) ?? 0));
  return {
    /** Returns the expected versions, in the order of the ids. */
    of,
    /** Counts each alarm one version up; ignored if only some were changed, since the result does not say which. */
    changed(target: Target, { affected }: Outcome): void {
      const versions = of(target);
      if (!versions || affected !== target.ids?.length) return;
      for (const [index, id] of target.ids.entries()) made.set(id, (versions[index] as number) + 1);
    },
  };
}
