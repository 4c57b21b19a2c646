import { type LensKind, listKinds } from '#domain/lists/list-kinds.ts';
import { standardGroup } from '#features/lenses/standard-group.ts';

/** Returns the path of a lens of this kind of list. */
export const lensPathOf = (kind: LensKind, { groupLabel, name }: { groupLabel: string; name: string }): string =>
  `/${listKinds[kind].viewType}/${encodeURIComponent(groupLabel)}/${encodeURIComponent(name)}`;

/** Returns the path of this kind of list where no lens is known. */
export const fallbackOf = (kind: LensKind): string =>
  lensPathOf(kind, { groupLabel: standardGroup, name: listKinds[kind].opensWith });
