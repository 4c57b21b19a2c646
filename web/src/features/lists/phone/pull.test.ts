import { expect, test } from 'vitest';
import { createPull, pullEnoughPx } from './pull.ts';

function pulling() {
  const pulls: number[] = [];
  let refreshes = 0;
  const pull = createPull({
    onPull: (px) => pulls.push(px),
    onRefresh: () => {
      refreshes += 1;
    },
  });
  return { pull, pulls, refreshes: () => refreshes };
}

test('a pull from the top that is long enough reads the list anew once the finger lets go', () => {
  const { pull, pulls, refreshes } = pulling();
  pull.down(100, true);
  expect(pull.move(140)).toBe(true);
  pull.move(100 + 2 * pullEnoughPx);
  expect(refreshes()).toBe(0);
  pull.up();
  expect(pulls).toEqual([20, pullEnoughPx, 0]);
  expect(refreshes()).toBe(1);
});

test('a short one falls back, and so does one that the browser takes', () => {
  const { pull, pulls, refreshes } = pulling();
  pull.down(100, true);
  pull.move(150);
  pull.up();
  pull.down(100, true);
  pull.move(400);
  pull.cancel();
  expect(pulls).toEqual([25, 0, 84, 0]);
  expect(refreshes()).toBe(0);
});

test('scrolling is no pull: from within the list, or upwards first', () => {
  const { pull, pulls } = pulling();
  pull.down(100, false);
  expect(pull.move(300)).toBe(false);
  pull.up();
  pull.down(100, true);
  expect(pull.move(90)).toBe(false);
  expect(pull.move(300)).toBe(false);
  pull.up();
  expect(pulls).toEqual([]);
});
