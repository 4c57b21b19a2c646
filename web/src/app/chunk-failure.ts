const storageKey = 'chunk-reloaded-at';
/** A second failure within this time is no stale page but a real fault. */
const onceWithinMs = 60_000;

/** After a new release the old page's chunks are gone: reloads once, then lets the failure show. */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(storageKey));
    if (Date.now() - last < onceWithinMs) return;
    sessionStorage.setItem(storageKey, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
