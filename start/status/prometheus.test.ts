import { Counter, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { byLabel, quantileOf, readSamples, sumOf } from './prometheus.ts';

const registry = new Registry();
registry.setDefaultLabels({ process: 'test' });
const outcomes = new Counter({ name: 'outcomes_total', help: 'x', labelNames: ['outcome'], registers: [registry] });
const seconds = new Histogram({
  name: 'seconds',
  help: 'x',
  buckets: [1, 2, 4],
  labelNames: ['group'],
  registers: [registry],
});

test('what the metrics library writes is read, sums and quantiles over several series', async () => {
  outcomes.inc({ outcome: 'applied' }, 7);
  outcomes.inc({ outcome: 'says "no", \\ and {more}' }, 9);
  for (const value of [0.5, 1.5, 1.5, 3]) seconds.observe({ group: 'a' }, value);
  seconds.observe({ group: 'b' }, 100);
  const samples = readSamples(await registry.metrics());
  expect(sumOf(samples, 'outcomes_total')).toBe(16);
  expect(sumOf(samples, 'outcomes_total', { outcome: 'applied' })).toBe(7);
  expect(sumOf(samples, 'nothing_total')).toBeNull();
  expect(byLabel(samples, 'outcomes_total', ({ outcome }) => String(outcome))).toEqual([
    ['says "no", \\ and {more}', 9],
    ['applied', 7],
  ]);
  expect(quantileOf(samples, 'seconds', 0.5, { group: 'a' })).toBe(1.5);
  expect(quantileOf(samples, 'seconds', 0.25, { group: 'a' })).toBe(1);
  // beyond the last bound, only that bound is known
  expect(quantileOf(samples, 'seconds', 0.99)).toBe(4);
  expect(quantileOf(samples, 'nothing', 0.5)).toBeNull();
});
