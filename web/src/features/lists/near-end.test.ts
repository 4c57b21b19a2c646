import { afterEach, expect, test, vi } from 'vitest';
import { isNearEnd, scrollThrottleMs, throttled } from './near-end.ts';

afterEach(() => void vi.useRealTimers());

test('UI-055 the next page is due once less than two viewports are left below', () => {
  const at = (scrollTop: number) => isNearEnd({ contentHeight: 3_600, scrollTop, clientHeight: 800 });
  expect(at(0)).toBe(false);
  expect(at(1_200)).toBe(false);
  expect(at(1_201)).toBe(true);
});

test('UI-056 scrolling is looked at once in 50 ms', () => {
  vi.useFakeTimers();
  const look = vi.fn();
  const scroll = throttled(look, scrollThrottleMs);
  for (let event = 0; event < 10; event += 1) scroll();
  vi.advanceTimersByTime(49);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledOnce();
  scroll();
  vi.advanceTimersByTime(50);
  expect(look).toHaveBeenCalledTimes(2);
});
