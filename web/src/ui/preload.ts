let preloading = 0;

/** Loads code ahead of its use; a failure is left to that use. */
export function preload(load: () => Promise<unknown>): void {
  preloading += 1;
  load()
    .catch(() => undefined)
    .finally(() => {
      preloading -= 1;
    });
}

/** True while code is loaded that nobody waits for yet. */
export const isPreloading = (): boolean => preloading > 0;
