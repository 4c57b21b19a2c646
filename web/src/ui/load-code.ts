const storageKey = 'chunk-reloaded-at';
/** A second failure within this time is no stale page but a real fault. */
const onceWithinMs = 60_000;

/**
 * Loads code that the person waits for. After a new release the old page's chunks are gone: the first failure reloads
 * the page and never settles, the next one within a minute is thrown.
 */
export async function loadNeeded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    const last = Number(sessionStorage.getItem(storageKey));
    if (Date.now() - last < onceWithinMs) throw error;
    sessionStorage.setItem(storageKey, String(Date.now()));
    location.reload();
    return new Promise(() => {});
  }
}

/** Loads code ahead of its use; a failure is left to that use. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
