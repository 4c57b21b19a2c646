import type { PlanItem } from '../../customers/plan.ts';
import type { Criterion } from './criteria.ts';

/** A lens that everybody has, as its kind describes it. */
interface StandardLensOfKind {
  /** It never changes: links and people's arrangements name it. */
  id: string;
  name: string;
  description: string;
  criteria: Criterion[];
  /** Order its table starts in, if not the kind's first. */
  sort?: string;
  /** True for the one that the section opens with. */
  isSectionDefault?: boolean;
  /** Part of the customer's plan without which the lens does not exist, besides what its rows need. */
  product?: PlanItem;
}

/** A team as far as its lenses follow from it. */
export interface ScopingTeam {
  id: number;
  /** Filters of the alarms that it looks after. */
  alarmFilters: readonly Criterion[];
  /** Values of the filter `places`; null: the team looks after all buildings. */
  places: readonly string[] | null;
}

/** Lenses of a kind of list, as far as only servers need to know. */
export interface KindLenses {
  /** Position of its standard lenses among those of all kinds. */
  rank: number;
  /** Areas of which one is to be viewed by who sees its rows; the first is the one that is reported as missing. */
  seenWith: readonly [string, ...string[]];
  /** In the order a menu shows them. */
  standard: readonly StandardLensOfKind[];
  /** Returns the criteria that a team's lens has besides its own (LENS.6). */
  teamScope(team: ScopingTeam): Criterion[];
}

/** Criteria of what lies in any of these; of a team without any only `none`, and no criteria if it looks after all. */
export const within = (field: string, values: readonly string[] | null, none: string): Criterion[] =>
  values === null ? [] : [{ field, isExclusion: false, values: values.length > 0 ? [...values] : [none] }];
