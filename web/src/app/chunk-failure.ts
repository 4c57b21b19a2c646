import { isPreloading } from '#ui/preload.ts';

const storageKey = 'chunk-reloaded-at';
/** A second failure within this time is no stale page but a real fault. */
const onceWithinMs = 60_000;

/**
 * After a new release the old page's chunks are gone: reloads once, then lets the failure show. Code that nobody waits
 * for yet is no reason: a server that is away for a moment would take the page away.
 */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isPreloading()) return;
    const last = Number(sessionStorage.getItem(storageKey));
    if (Date.now() - last < onceWithinMs) return;
    sessionStorage.setItem(storageKey, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
