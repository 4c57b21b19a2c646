import { useSyncExternalStore } from 'react';
import { useIsNarrow, useMedia } from '#ui/media.ts';
import type { ThemeName } from '#ui/tokens.ts';

export type Density = 'compact' | 'standard' | 'comfortable';
/** Row height of every table, px. */
export const rowHeights: Record<Density, number> = { compact: 30, standard: 36, comfortable: 44 };

/** One person's choices on one browser. */
export interface Preferences {
  theme: ThemeName | 'system';
  density: Density;
  railCollapsed: boolean;
  /** px, 400 to 720 */
  drawerWidth: number;
  drawerTab: string;
  /** Lists of alarms show one row for alarms with the same likely cause. */
  groupsByCause: boolean;
}

const storageKey = 'preferences';
const defaults: Preferences = {
  theme: 'system',
  density: 'standard',
  railCollapsed: false,
  drawerWidth: 484,
  drawerTab: 'details',
  groupsByCause: false,
};

const read = (): Preferences => {
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return defaults;
  }
};

let current: Preferences | null = null;
const listeners = new Set<() => void>();
const snapshot = (): Preferences => {
  current ??= read();
  return current;
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Changes some preferences and remembers them. */
export function setPreferences(change: Partial<Preferences>): void {
  current = { ...snapshot(), ...change };
  localStorage.setItem(storageKey, JSON.stringify(current));
  for (const listener of listeners) listener();
}

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, snapshot);

/** True while the rail shows icons alone: by choice, or because the window is narrow. */
export const useIsRailCollapsed = (): boolean => {
  const isNarrow = useIsNarrow();
  return usePreferences().railCollapsed || isNarrow;
};

/** The theme in force: the chosen one, else the system's; on paper the light one. */
export function useTheme(): ThemeName {
  const { theme } = usePreferences();
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  const isPrinted = useMedia('print');
  if (isPrinted) return 'light';
  return theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;
}
