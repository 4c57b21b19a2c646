import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { seriesMax } from '../platform/metrics.ts';
import { fromRoot } from '../platform/root.ts';

/** Table of metrics in docs/operations.md: name, type, processes. */
const listed = [
  ...readFileSync(fromRoot('docs/operations.md'), 'utf8').matchAll(/^\| `([a-z_]+)` +\| (\w+) +\| ([a-z, ]+?) +\|/gm),
].map(([, name = '', type = '', processes = '']) => ({ name, type, processes: processes.split(', ') }));
const all = ['gateway', 'mail', 'normalise', 'project', 'relay', 'load', 'worker', 'api'];
const own = /^# TYPE (?!process_|nodejs_)(\w+) (\w+)$/gm;

describe.each(all)('%s', (process) => {
  test('has the metrics that are listed for it, and no other of ours', async () => {
    const answer = await fetch(`${inject('product').health[process]}/metrics`);
    const text = await answer.text();
    const found = [...text.matchAll(own)].map(([, name, type]) => `${name} ${type}`);
    const expected = listed.filter(({ processes }) => processes.includes(process) || processes.includes('all'));
    expect(expected.length).toBeGreaterThan(0);
    expect(found.sort()).toEqual(expected.map(({ name, type }) => `${name} ${type}`).sort());
    for (const name of found) expect(name).toMatch(/^annunciator_/);
    expect(text.split('\n').filter((line) => /^[a-z]/.test(line)).length).toBeLessThan(seriesMax);
  });

  test('has the figures of Node, the lag of its event loop among them', async () => {
    const answer = await fetch(`${inject('product').health[process]}/metrics`);
    expect(await answer.text()).toMatch(
      new RegExp(`^nodejs_eventloop_lag_p99_seconds\\{process="${process}"\\} `, 'm'),
    );
  });
});
