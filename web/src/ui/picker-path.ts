/** Something a picker of several levels offers. */
export interface Choice {
  id: string;
  name: string;
  /** What it is, beside its name. */
  hint?: string;
  /** Whether there is more within it. */
  hasChildren: boolean;
  /** A heading alone: it opens, and cannot be chosen. */
  isHeading?: boolean;
}

/** Where somebody is in a picker, and what they have chosen there. */
export interface Picking {
  /** What was drilled into, the outermost first. */
  path: readonly Choice[];
  chosen: readonly Choice[];
}

/** Drilling down clears what was chosen (UI-009). */
export const drilledInto = ({ path }: Picking, choice: Choice): Picking => ({ path: [...path, choice], chosen: [] });

/** Going back removes the last level (UI-010). */
export const wentBack = ({ path }: Picking): Picking => ({ path: path.slice(0, -1), chosen: [] });

/** Chooses, or where several may be chosen takes back. */
export function toggled({ path, chosen }: Picking, choice: Choice, isMulti: boolean): Picking {
  if (!isMulti) return { path, chosen: [choice] };
  const without = chosen.filter(({ id }) => id !== choice.id);
  return { path, chosen: without.length < chosen.length ? without : [...chosen, choice] };
}

/** One of one is needed; of several none is an answer, too (UI-040, UI-041). */
export const isComplete = ({ chosen }: Picking, isMulti: boolean): boolean => isMulti || chosen.length === 1;
