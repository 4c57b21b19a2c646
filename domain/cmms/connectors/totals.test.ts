import { expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { OutboundResponse } from '../../../platform/outbound.ts';
import { connectorFor } from './index.ts';

/** Reads the changes of a system that has one order and states that total. @returns the totals that are passed on. */
async function totalsOf(total: unknown): Promise<number[]> {
  const fetch = async () => Response.json({ Results: [{ PK: '1' }], Total: total }) as unknown as OutboundResponse;
  const connector = connectorFor(
    { systemId: 1, schema: 'maintenanceConnection', url: null, outbound: { host: 'http://cmms.example' }, export: {} },
    { clock: systemClock, outbound: { fetch } },
  );
  const totals: number[] = [];
  const found: string[] = [];
  for await (const page of connector.changedSince(new Date(0), { total: (count) => totals.push(count) }))
    for (const { externalId } of page) found.push(externalId);
  expect(found).toEqual(['1']);
  return totals;
}

test.each([0, 12])('a total of %i is passed on', async (total) => {
  expect(await totalsOf(total)).toEqual([total]);
});

test.each([10.5, 1e300, -1, '12', null, {}])('a total of %j counts nothing and is left out', async (total) => {
  expect(await totalsOf(total)).toEqual([]);
});
