import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConcurrencyGate } from './concurrency-gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a gate and attempts that take `attemptMs`. */
function gateOf(atOnce: number, attemptMs: () => number) {
  const acquire = createConcurrencyGate(atOnce);
  const at: Record<string, number[]> = { begun: [], left: [], awayMs: [] };
  const start = Date.now();
  let most = 0;
  let inFlight = 0;
  const come = async (): Promise<void> => {
    const awayMs = await acquire(async () => {
      at.begun?.push(Date.now() - start);
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setTimeout(resolve, attemptMs()));
      inFlight -= 1;
    });
    if (awayMs === null) return;
    at.left?.push(Date.now() - start);
    at.awayMs?.push(Math.round(awayMs));
  };
  return { at, come, mostAtOnce: () => most };
}

test('no more than fit are at work, and all of a burst have their turn where it is quick', async () => {
  const { at, come, mostAtOnce } = gateOf(8, () => 100);
  const all = Promise.all(Array.from({ length: 128 }, come));
  await vi.advanceTimersByTimeAsync(1_600);
  await all;
  expect(mostAtOnce()).toBe(8);
  expect(at.begun).toHaveLength(128);
  expect(at.left).toEqual([]);
});

test('where it is slow they leave within seconds and come back at different times', async () => {
  const { at, come } = gateOf(8, () => 10_000);
  const some = (count: number) => Promise.all(Array.from({ length: count }, come));
  void some(20);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(at.begun).toHaveLength(8);
  expect(at.left).toEqual(Array.from({ length: 12 }, () => 5_000));
  await vi.advanceTimersByTimeAsync(5_000);
  // known by now to take long: most are sent away at once
  void some(100);
  await vi.advanceTimersByTimeAsync(0);
  expect(at.begun).toHaveLength(16);
  expect(at.left?.length).toBeGreaterThan(90);
  const awayMs = at.awayMs ?? [];
  expect(Math.min(...awayMs)).toBeGreaterThanOrEqual(5_000);
  expect(Math.max(...awayMs)).toBe(60_000);
  expect(new Set(awayMs).size).toBeGreaterThan(20);
});

test('where it is quick again they have their turns', async () => {
  let attemptMs = 10_000;
  const { at, come } = gateOf(8, () => attemptMs);
  void Promise.all(Array.from({ length: 8 }, come));
  await vi.advanceTimersByTimeAsync(10_000);
  attemptMs = 100;
  void Promise.all(Array.from({ length: 8 }, come));
  await vi.advanceTimersByTimeAsync(100);
  void Promise.all(Array.from({ length: 12 }, come));
  await vi.advanceTimersByTimeAsync(200);
  expect(at.begun).toHaveLength(28);
  expect(at.left).toEqual([]);
});

test('an attempt that fails gives its turn on', async () => {
  const acquire = createConcurrencyGate(1);
  await expect(acquire(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await acquire(async () => {})).toBeNull();
});
