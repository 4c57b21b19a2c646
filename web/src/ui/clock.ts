import { useSyncExternalStore } from 'react';

/** One shared clock for everything that ages on screen. */
function createTicker(stepMs: number) {
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    now = Date.now();
    for (const listener of listeners) listener();
  };
  return {
    now: () => now,
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        now = Date.now();
        timer = setInterval(tick, stepMs);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}

const everySecond = createTicker(1_000);
const everyMinute = createTicker(60_000);
const pick = (step: 'second' | 'minute') => (step === 'second' ? everySecond : everyMinute);

/** The time in ms, renewed once a second or once a minute. */
export const useNow = (step: 'second' | 'minute'): number => {
  const ticker = pick(step);
  return useSyncExternalStore(ticker.subscribe, ticker.now);
};
