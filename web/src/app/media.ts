import { useSyncExternalStore } from 'react';

/** True while `query` matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Below 768 px the mobile shell serves. */
export const useIsPhone = (): boolean => useMedia('(max-width: 767px)');
/** From 1440 px the drawer docks beside the list; below it lies over it. */
export const useDocksDrawer = (): boolean => useMedia('(min-width: 1440px)');
/** Below 1200 px the rail is collapsed. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 1199px)');
