import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createSecurityLog } from './security-log.ts';

test('a flood of one event is one line a second with its count; another event has its own', () => {
  vi.useFakeTimers();
  const lines: Array<Record<string, unknown>> = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const security = createSecurityLog(log);
  for (let n = 0; n < 1_000; n += 1) security.record('door-refused', { status: 401, systemId: n });
  security.record('other');
  vi.advanceTimersByTime(1_000);
  expect(lines.map(({ security, count, systemId }) => [security, count, systemId])).toEqual([
    ['door-refused', 1, 0],
    ['other', 1, undefined],
    ['door-refused', 999, 999],
  ]);
  vi.useRealTimers();
});
