import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withHistory } from './dev-history.ts';

beforeEach(() => void vi.stubGlobal('window', {}));
afterEach(() => void vi.unstubAllGlobals());

test('SYS-027 the history holds the last 25 actions and the states they led to, each once', () => {
  const add = withHistory((sum: number, { by }: { by: number }) => sum + by);
  let sum = 0;
  for (let by = 1; by <= 30; by += 1) {
    const action = { by };
    add(sum, action);
    sum = add(sum, action);
  }
  expect(sum).toBe(465);
  expect(window.listHistory).toHaveLength(25);
  expect(window.listHistory?.[0]).toMatchObject({ action: { by: 6 }, state: 21 });
  expect(window.listHistory?.at(-1)).toMatchObject({ action: { by: 30 }, state: 465 });
});
