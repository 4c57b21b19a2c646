import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCardGesture, longPressMs } from './card-gesture.ts';

const width = 168;
const events = { onLongPress: vi.fn(), onDrag: vi.fn(), onRelease: vi.fn() };
let gesture: ReturnType<typeof createCardGesture>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  gesture = createCardGesture(width, events);
});
afterEach(() => vi.useRealTimers());

describe('a finger on a card', () => {
  test('UI-061 that rests for 500 ms is a long press, a little less is not', () => {
    expect(longPressMs).toBe(500);
    gesture.down(100, 100);
    vi.advanceTimersByTime(499);
    expect(gesture.up()).toBe(false);
    expect(events.onLongPress).not.toHaveBeenCalled();
    gesture.down(100, 100);
    gesture.move(104, 103);
    vi.advanceTimersByTime(500);
    expect(events.onLongPress).toHaveBeenCalledOnce();
    expect(gesture.up()).toBe(true);
  });

  test('that pushes it past its half leaves it open, and closes it again the same way', () => {
    gesture.down(300, 100);
    gesture.move(280, 102);
    gesture.move(200, 105);
    expect(events.onDrag).toHaveBeenLastCalledWith(-100);
    expect(gesture.up()).toBe(true);
    expect(events.onRelease).toHaveBeenLastCalledWith(true);
    gesture.down(100, 100);
    gesture.move(260, 100);
    expect(events.onDrag).toHaveBeenLastCalledWith(-8);
    gesture.up();
    expect(events.onRelease).toHaveBeenLastCalledWith(false);
  });

  test('that pushes less lets it fall back; it goes no further than what lies behind it, nor to the right', () => {
    gesture.down(300, 100);
    gesture.move(250, 100);
    gesture.up();
    expect(events.onRelease).toHaveBeenLastCalledWith(false);
    gesture.down(300, 100);
    gesture.move(0, 100);
    expect(events.onDrag).toHaveBeenLastCalledWith(-width);
    gesture.move(390, 100);
    expect(events.onDrag).toHaveBeenLastCalledWith(0);
  });

  test('pushes nothing aside where that may not be, and no longer presses either', () => {
    gesture.down(300, 100);
    gesture.move(200, 100, false);
    vi.advanceTimersByTime(1_000);
    gesture.up();
    expect([events.onDrag, events.onLongPress].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  });

  test('that scrolls neither pushes nor presses', () => {
    gesture.down(300, 100);
    gesture.move(295, 160);
    gesture.move(200, 200);
    vi.advanceTimersByTime(1_000);
    expect(gesture.up()).toBe(false);
    gesture.down(300, 100);
    gesture.cancel();
    vi.advanceTimersByTime(1_000);
    expect([events.onDrag, events.onLongPress, events.onRelease].map((each) => each.mock.calls.length)).toEqual([
      0, 0, 0,
    ]);
  });
});
