import type { Criterion } from '../lists/criteria/criteria.ts';
import type { LensCategory } from '../lists/lens-categories.ts';
import type { LensKind } from '../lists/list-kinds.ts';

/** A lens as one person sees it: a standard one, one of their own, or a team's. */
export interface Lens {
  id: string;
  name: string;
  description: string;
  type: LensKind;
  /** Category of a lens that people made. */
  category: LensCategory | null;
  criteria: Criterion[];
  /** Criteria by which its team narrows it (LENS.6). */
  scope: Criterion[];
  /** Null: a standard one, or the person's own. */
  team: { id: number; name: string } | null;
  isCustom: boolean;
  /** The order its table starts in, as the console writes it: field.direction. */
  sort: string;
  /** Ids of its table's columns; null: the table's defaults. */
  columns: readonly string[] | null;
  /** Its place in the person's menu. */
  order: number;
  isHidden: boolean;
  /** True for the lens that the section opens with. */
  isSectionDefault: boolean;
  /** True if the person may change and delete it. */
  canEdit: boolean;
}

/** Returns all criteria of a lens, including its team's (policy teamScope). */
export const criteriaOf = ({ criteria, scope }: Pick<Lens, 'criteria' | 'scope'>): Criterion[] => [
  ...criteria,
  ...scope,
];

export const standardLensGroup = 'Standard Lenses';

/** The label a menu shows a lens under (LENS-028 to LENS-030). */
export const groupLabelOf = ({ team, isCustom, type }: Pick<Lens, 'team' | 'isCustom' | 'type'>): string =>
  team?.name ?? (isCustom ? `My ${type.charAt(0).toUpperCase()}${type.slice(1)} Lenses` : standardLensGroup);
