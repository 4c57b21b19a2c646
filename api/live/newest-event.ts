const onceAMs = 1_000;

/** Says when a customer's newest event came in, at most once a second and never an older one. */
export function createNewestEvent(say: (lastEventAt: string) => void) {
  let newest = 0;
  let said = 0;
  let timer: NodeJS.Timeout | undefined;
  function tell(): void {
    timer = undefined;
    if (newest <= said) return;
    said = newest;
    say(new Date(newest).toISOString());
    timer = setTimeout(tell, onceAMs);
  }
  return {
    /** @param at when a door received it, in milliseconds since the epoch. */
    touch(at: number): void {
      newest = Math.max(newest, at);
      if (!timer) tell();
    },
    close: (): void => clearTimeout(timer),
  };
}
