import { lensTexts } from '../../texts/server/lenses.ts';
import type { PlanItem } from '../customers/plan.ts';
import type { KindLenses } from '../lists/criteria/kind-lenses.ts';
import { onlyWith } from '../lists/criteria/list-kind.ts';
import { kindLenses } from '../lists/generated/lenses.ts';
import { type LensKind, listKindNames, listKinds } from '../lists/list-kinds.ts';
import type { Lens } from './lens.ts';

/** A standard lens, which cannot be edited or deleted (LENS.1). */
export interface StandardLens extends Omit<Lens, 'order' | 'isHidden'> {
  /** Part of the customer's plan without which the lens does not exist; null: none besides what its rows need. */
  product: PlanItem | null;
}

const lensOf = (type: LensKind, given: KindLenses['standard'][number]): StandardLens => ({
  type,
  category: null,
  scope: [],
  team: null,
  isCustom: false,
  isSectionDefault: false,
  sort: `${listKinds[type].orders[0]}.DESC`,
  columns: null,
  canEdit: false,
  product: null,
  ...given,
});

/** In the order a menu shows them; ids are stable. */
export const standardLenses: readonly StandardLens[] = listKindNames
  .toSorted((a, b) => kindLenses[a].rank - kindLenses[b].rank)
  .flatMap((kind) => kindLenses[kind].standard.map((lens) => lensOf(kind, lens)));

/** Id of the lens of a customer's own status: it stays when the status is renamed. */
export const statusLensId = ({ id }: { id: string }): string => `status-${id}`;

/** The lens of a status of the customer's own (STAT.24), with its name. */
export const statusLens = (status: { id: string; name: string }): StandardLens =>
  lensOf('alarm', {
    ...{ id: statusLensId(status), name: status.name, description: lensTexts.descriptions.customStatus },
    criteria: [onlyWith('status', status.name)],
  });
