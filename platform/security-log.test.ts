import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSecurityLog } from './security-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function logged() {
  const lines: Array<Record<string, unknown>> = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, security: createSecurityLog(log) };
}

test('a flood of one event about one subject is one line a second with its count; another event has its own', () => {
  const { lines, security } = logged();
  for (let n = 0; n < 1_000; n += 1) security.record('door-refused', { status: n, systemId: 7 });
  security.record('other');
  vi.advanceTimersByTime(1_000);
  expect(lines.map(({ security, count, status }) => [security, count, status])).toEqual([
    ['door-refused', 1, 0],
    ['other', 1, undefined],
    ['door-refused', 999, 999],
  ]);
  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('guesses of many accounts from many addresses hide none of each other, and beyond a bound they are counted', () => {
  const { lines, security } = logged();
  const guess = (n: number) =>
    security.record('sign-in-failed', { account: `a${n % 10}`, address: `192.0.2.${n % 4}` });
  for (let n = 0; n < 100; n += 1) guess(n);
  vi.advanceTimersByTime(1_000);
  const pairs = new Map<string, number>();
  for (const { account, address, count } of lines)
    pairs.set(`${account} ${address}`, (pairs.get(`${account} ${address}`) ?? 0) + Number(count));
  expect(pairs.size).toBe(20);
  expect([...pairs.values()]).toEqual(Array.from({ length: 20 }, () => 5));

  vi.advanceTimersByTime(10_000);
  lines.length = 0;
  for (let n = 0; n < 10_000; n += 1) security.record('sign-in-failed', { account: `b${n}`, address: '192.0.2.9' });
  vi.advanceTimersByTime(10_000);
  expect(lines.length).toBeLessThanOrEqual(101);
  expect(lines.reduce((sum, { count }) => sum + Number(count), 0)).toBe(10_000);
});
