import type { RefObject } from 'react';
import type { Criterion } from '#features/criteria/criteria.ts';
import { type Lens, lockedCriteria } from '#features/lenses/lenses.ts';
import { useLiveList } from '#features/lists/live/use-live-list.ts';
import { type AssetSort, assetSource } from './asset-list.ts';

interface Options {
  lens: Lens;
  criteria: Criterion[];
  searchTerm: string;
  sort: AssetSort;
  /** Rows to read first, to restore a list as it was left. */
  firstRows?: number;
  scroller: RefObject<HTMLElement | null>;
}

/** The assets of one lens, live: those that arrive while the list is scrolled wait. */
export function useAssets({ lens, criteria, searchTerm, sort, firstRows, scroller }: Options) {
  const isFiltered = criteria.length > 0 || searchTerm !== '';
  const live = useLiveList(assetSource, {
    question: { lensId: lens.id, criteria, searchTerm, sort, isLive: isFiltered || lockedCriteria(lens).length > 0 },
    firstRows,
    isUntouched: () => scroller.current?.scrollTop === 0,
  });
  return { isFiltered, ...live };
}
export type AssetRows = ReturnType<typeof useAssets>;
