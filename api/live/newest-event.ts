const onceAMs = 1_000;

/** Publishes the time of a customer's newest event, at most once a second and never an older one. */
export function createNewestEvent(publish: (lastEventAt: string) => void) {
  let newest = 0;
  let published = 0;
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    timer = undefined;
    if (newest <= published) return;
    published = newest;
    publish(new Date(newest).toISOString());
    timer = setTimeout(flush, onceAMs);
  }
  return {
    /** @param at time when a door received it, in milliseconds since the epoch. */
    touch(at: number): void {
      newest = Math.max(newest, at);
      if (!timer) flush();
    },
    close: (): void => clearTimeout(timer),
  };
}
