import { useSearchParams } from 'react-router';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import { type Lens, standardGroup, useLenses } from '#features/lenses/lenses.ts';

/** A lens in the address: standard ones by name, as in the console; other names are not unique. */
export const lensParam = ({ id, name, groupLabel }: Pick<Lens, 'id' | 'name' | 'groupLabel'>): string =>
  groupLabel === standardGroup ? name : id;
export const lensSearch = (lens: Pick<Lens, 'id' | 'name' | 'groupLabel'>): string =>
  `?lens=${encodeURIComponent(lensParam(lens))}`;

/**
 * Returns the lens in the address, and all lenses that may be chosen.
 * @param first id of the lens if the address has none.
 */
export function useMobileLens(kind: LensKind, first: string) {
  const [params] = useSearchParams();
  const { lenses, error, refetch } = useLenses(kind);
  const named = params.get('lens');
  const lens =
    lenses?.find((each) => lensParam(each) === named) ?? lenses?.find(({ id }) => id === first) ?? lenses?.[0] ?? null;
  return { lens, lenses: lenses ?? [], error, refetch };
}
