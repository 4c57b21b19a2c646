import { useState, useSyncExternalStore } from 'react';

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

/** `narrowed` is as narrow as a phone but has been wide: a window that somebody resized, a phone that was turned. */
export type Width = 'wide' | 'narrowed' | 'phone';

/** Returns the window's width class since the caller mounted. Below 768 px: the mobile shell; paper is wide. */
export function useWidth(): Width {
  const isPhone = useMedia('screen and (max-width: 767px)');
  const [hasBeenWide, setBeenWide] = useState(!isPhone);
  if (!isPhone && !hasBeenWide) setBeenWide(true);
  if (!isPhone) return 'wide';
  return hasBeenWide ? 'narrowed' : 'phone';
}

/** True from 1440 px: drawer docks beside the list, else covers it. */
export const useDocksDrawer = (): boolean => useMedia('(min-width: 1440px)');
/** True below 1200 px: collapsed rail. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 1199px)');
