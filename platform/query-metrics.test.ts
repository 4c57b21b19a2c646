import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createQueryMetrics, operationOf } from './query-metrics.ts';

test.each([
  ['select s.*, a.text from alarm_state s join alarms a using (customer_id, id)', 'select alarm_state'],
  ['insert into outbox (customer_id, payload) values (?, ?)', 'insert outbox'],
  ['\n  update refolds set mark = :mark', 'update refolds'],
  ['delete from outbox where id = any(array(select id from outbox))', 'delete outbox'],
  ['select "id" from "lenses" where "id" = ?', 'select lenses'],
  ['with due as (select id from alarms) update alarm_state set version = 1', 'with alarms'],
  ["select pg_notify(?, '')", 'select'],
  ['', 'query'],
])('%s is %s', (sql, operation) => {
  expect(operationOf(sql)).toBe(operation);
});

test('names that are made up at run time do not become a series each', async () => {
  const registry = new Registry();
  const ended = createQueryMetrics('postgresql', registry);
  for (let n = 0; n < 1_000; n += 1) ended(`select t${n}`, Date.now(), false);
  const text = await registry.metrics();
  expect(text.match(/_count\{/g)).toHaveLength(151);
  expect(text).toContain('annunciator_postgres_query_seconds_count{operation="other"} 850');
});

test('two pools of connections of a process are measured together', async () => {
  const registry = new Registry();
  for (let pool = 0; pool < 2; pool += 1) createQueryMetrics('postgresql', registry)('select alarms', Date.now(), true);
  const text = await registry.metrics();
  expect(text).toContain('annunciator_postgres_query_seconds_count{operation="select alarms"} 2');
  expect(text).toContain('annunciator_postgres_query_errors_total{operation="select alarms"} 2');
});
