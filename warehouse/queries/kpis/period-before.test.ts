import { expect, test } from 'vitest';
import { type Measured, previousPart } from '../../../domain/kpis/kpi-facts.ts';
import { bounds, day, measuredBy, storedWorlds, worlds } from '../../../tests/support/kpi-world.ts';
import type { WarehouseClient } from '../../client.ts';
import {
  findLeftIntakeEntries,
  findPrioritizedAlarms,
  findStartedInstances,
  findWorkCoverage,
} from './alarm-metrics.ts';
import {
  findRepeatWork,
  findResolutionEffectiveness,
  findTimeToDispatch,
  findTimeToResolution,
} from './ticket-metrics.ts';
import { findWriters } from './writers.ts';

const metrics: Record<string, (warehouse: WarehouseClient, of: Measured) => Promise<Array<{ part: number }>>> = {
  findPrioritizedAlarms,
  findStartedInstances,
  findLeftIntakeEntries,
  findWorkCoverage,
  findTimeToDispatch,
  findTimeToResolution,
  findResolutionEffectiveness,
  findRepeatWork,
  findWriters,
};
const [from, to] = [bounds[0] as number, bounds.at(-1) as number];
/** Long enough for the period to hold much of each world, and the one before too. */
const lengths = [40 * day, 12 * day];

const warehouse = storedWorlds('test-period-before');

const sorted = (rows: Array<{ part: number; userIds?: string[] }>): string[] =>
  rows.map(({ userIds, ...row }) => JSON.stringify({ ...row, userIds: userIds?.toSorted() })).sort();

test.each(Object.entries(metrics))('%s finds in one pass what two passes find', async (_, find) => {
  for (const [index, world] of worlds.slice(0, 12).entries()) {
    const shift = (lengths[index % lengths.length] as number) - 20 * day;
    const [start, end] = [from + shift, to + shift];
    const previousStart = 2 * start - end;
    const of = { ...measuredBy(world), bounds: [start, start + 9 * day, end] };
    const current = await find(warehouse, of);
    const before = await find(warehouse, { ...of, bounds: [previousStart, start] });
    const wholeBefore = before.filter(({ part }) => part === 0).map((row) => ({ ...row, part: previousPart }));
    const both = await find(warehouse, { ...of, previousStart });
    expect(sorted(both)).toEqual(sorted([...current, ...wholeBefore]));
  }
});
