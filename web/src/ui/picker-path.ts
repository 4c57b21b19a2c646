/** Choice of a picker of several levels. */
export interface Choice {
  id: string;
  name: string;
  /** Its kind, beside the name. */
  hint?: string;
  /** True if it has choices within. */
  hasChildren: boolean;
  /** True if it only opens and cannot be chosen. */
  isHeading?: boolean;
  /** True if a press does something else: it is selected at once. */
  isAction?: boolean;
}

/** Place in a picker, and the choices made there. */
export interface Picking {
  /** Opened levels, the outermost first. */
  path: readonly Choice[];
  chosen: readonly Choice[];
}

/** Drilling down clears what was chosen (UI-009). */
export const drilledInto = ({ path }: Picking, choice: Choice): Picking => ({ path: [...path, choice], chosen: [] });

/** Going back removes the last level (UI-010). */
export const wentBack = ({ path }: Picking): Picking => ({ path: path.slice(0, -1), chosen: [] });

/** Selects a choice; if `isMulti`, toggles it. */
export function toggled({ path, chosen }: Picking, choice: Choice, isMulti: boolean): Picking {
  if (!isMulti) return { path, chosen: [choice] };
  const without = chosen.filter(({ id }) => id !== choice.id);
  return { path, chosen: without.length < chosen.length ? without : [...chosen, choice] };
}

/** True if one is chosen; if `isMulti`, always (UI-040, UI-041). */
export const isComplete = ({ chosen }: Picking, isMulti: boolean): boolean => isMulti || chosen.length === 1;
