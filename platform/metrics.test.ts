import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createHttpMetrics } from './http-metrics.ts';
import { createDurations, createMetrics, seriesMax } from './metrics.ts';
import { createQueryMetrics, operationOf } from './query-metrics.ts';
import { fromRoot } from './root.ts';
import { createStreamMetrics, groupLabel } from './stream-metrics.ts';
import { topics } from './topics.ts';

const seriesOf = (text: string): number => text.split('\n').filter((line) => /^[a-z]/.test(line)).length;

test('a process that has met every name, code and error there is has fewer series than a monitor is promised', async () => {
  const registry = createMetrics('test');
  const answered = createHttpMetrics(registry);
  const postgres = createQueryMetrics('postgresql', registry);
  const clickhouse = createQueryMetrics('clickhouse', registry);
  const operations = createDurations(registry, { of: 'annunciator_api_operation', help: 'x', label: 'operation' });
  const streams = createStreamMetrics(registry);
  const routes = ['/graphql', '/ingest', '/health', '/ready', '/info/version', '/alarm-activity/download', '/cmms'];
  const codes = [200, 204, 206, 207, 304, 400, 401, 403, 404, 405, 408, 413, 415, 416, 429, 500, 502, 503];
  for (const route of [...routes, 'console', 'other']) for (const code of codes) answered(route, code, 1);
  for (let n = 0; n < 5_000; n += 1) {
    for (const failed of [false, true]) {
      postgres(operationOf(`select * from of_customer_${n}`), Date.now(), failed);
      clickhouse(`integration-${n}`, Date.now(), failed);
      operations(`field${n}`, 1, failed);
    }
    const group = groupLabel(`live-${randomUUID()}`);
    for (const topic of Object.values(topics)) {
      streams.lag.set({ group, topic, partition: n % 24 }, 1);
      streams.messages.inc({ group, topic });
      streams.produced.inc({ topic });
    }
    streams.batchSeconds.observe({ group }, 1);
    streams.batchMessages.observe({ group }, 1);
  }
  expect(seriesOf(await registry.metrics())).toBeLessThan(seriesMax);
});

test('the promise is in the documents', () => {
  const text = readFileSync(fromRoot('docs/operations.md'), 'utf8');
  expect(text).toContain(`at most ${seriesMax.toLocaleString('en')} series`);
});
