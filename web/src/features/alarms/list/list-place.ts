const storageKey = 'list-place';

/** Where a list was left, so that coming back finds it again. */
export interface ListPlace {
  lensId: string;
  scrollTop: number;
  focusedId: string | null;
  rows: number;
}

export const rememberPlace = (place: ListPlace): void => sessionStorage.setItem(storageKey, JSON.stringify(place));

/** The place this lens was left at last; null when it was another lens. */
export function placeOf(lensId: string): ListPlace | null {
  const place: ListPlace | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  return place?.lensId === lensId ? place : null;
}
