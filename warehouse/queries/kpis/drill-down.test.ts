import { describe, expect, test } from 'vitest';
import type { Pair, ValuePair } from '../../../domain/kpis/kpi-facts.ts';
import { measuredBy, storedWorlds, worlds } from '../../../tests/support/kpi-world.ts';
import {
  findLeftIntakeEntries,
  findPrioritizedAlarms,
  findStartedInstances,
  findWorkCoverage,
} from './alarm-metrics.ts';
import { countKpiRows, findDispatchByCreator, findKpiGroups, findKpiRows } from './drill-down.ts';
import {
  findRepeatWork,
  findResolutionEffectiveness,
  findTimeToDispatch,
  findTimeToResolution,
} from './ticket-metrics.ts';

const warehouse = storedWorlds('test-kpi-rows');

describe('KPI.21 groups and rows are those of the value', () => {
  const values = {
    PRIORITIZED_ALARMS: findPrioritizedAlarms,
    ACTIONED_ALARMS: findLeftIntakeEntries,
    WORK_COVERAGE: findWorkCoverage,
    TIME_TO_DISPATCH: findTimeToDispatch,
    TIME_TO_RESOLUTION: findTimeToResolution,
    RESOLUTION_EFFECTIVENESS: findResolutionEffectiveness,
    REPEAT_WORK: findRepeatWork,
  } as const;
  const nothing = { numerator: 0, denominator: 0 };
  const limit = 1_000;
  const page = { limit, offset: 0, from: null };

  test.each(Object.keys(values) as Array<keyof typeof values>)('rows of %s', async (metric) => {
    const isMean = metric === 'TIME_TO_DISPATCH' || metric === 'TIME_TO_RESOLUTION';
    for (const one of worlds) {
      const of = measuredBy(one);
      const whole = (await values[metric](warehouse, of)).find(({ part }) => part === 0) ?? nothing;
      const read = (isNumerator: boolean) => findKpiRows(warehouse, { ...of, metric, isNumerator, page });
      const count = (isNumerator: boolean) => countKpiRows(warehouse, { ...of, metric, isNumerator });
      const [counted, all] = [await read(true), await read(false)];
      expect([await count(false), all.length]).toEqual([whole.denominator, whole.denominator]);
      if (isMean) expect(all.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(whole.numerator);
      else expect([await count(true), counted.length]).toEqual([whole.numerator, whole.numerator]);
      expect(counted).toEqual(all.filter(({ isCounted }) => isCounted));
      // onward from any row, itself included
      for (const [index, { at, id }] of worlds.indexOf(one) < 3 ? all.entries() : []) {
        const first = all.findIndex((row) => row.at === at && row.id === id);
        const onward = { limit: 2, offset: index - first + 1, from: { at, id } };
        const next = await findKpiRows(warehouse, { ...of, metric, isNumerator: false, page: onward });
        expect(next).toEqual(all.slice(index + 1, index + 3));
      }
    }
  });

  test('rows of instances', async () => {
    for (const one of worlds) {
      const of = measuredBy(one);
      const levels = (await findStartedInstances(warehouse, of)).filter(({ part }) => part === 0);
      const from = (least: number) =>
        levels.filter(({ priority }) => priority >= least).reduce((sum, { instances }) => sum + instances, 0);
      const count = async (metric: 'ALARMS_PER_HOUR' | 'PRIORITY_DISTRIBUTION', isNumerator: boolean) =>
        (await findKpiRows(warehouse, { ...of, metric, isNumerator, page })).length;
      expect([
        await count('ALARMS_PER_HOUR', true),
        await count('PRIORITY_DISTRIBUTION', false),
        await count('PRIORITY_DISTRIBUTION', true),
      ]).toEqual([from(0), from(1), from(4)]);
    }
  });

  test('groups of work coverage, of alarms per hour and of time to dispatch', async () => {
    const total = (groups: ValuePair[]) => [
      groups.reduce((sum, { numerator }) => sum + numerator, 0),
      groups.reduce((sum, { denominator }) => sum + denominator, 0),
    ];
    for (const one of worlds) {
      const of = measuredBy(one);
      const by = (metric: 'WORK_COVERAGE' | 'ALARMS_PER_HOUR') =>
        findKpiGroups(warehouse, { ...of, metric, groupBy: 'priority', values: null, limit });
      const wholeOf = (rows: Pair[]) => rows.find(({ part }) => part === 0) ?? nothing;
      const coverage = wholeOf(await findWorkCoverage(warehouse, of));
      const groups = await by('WORK_COVERAGE');
      expect(total(groups)).toEqual([coverage.numerator, coverage.denominator]);
      for (const { value } of groups)
        expect(
          await findKpiGroups(warehouse, {
            ...of,
            metric: 'WORK_COVERAGE',
            groupBy: 'priority',
            values: [value],
            limit,
          }),
        ).toEqual(groups.filter((group) => group.value === value));
      const levels = (await findStartedInstances(warehouse, of)).filter(({ part }) => part === 0);
      expect(new Map((await by('ALARMS_PER_HOUR')).map(({ value, numerator }) => [value, numerator]))).toEqual(
        new Map(levels.map(({ priority, instances }) => [String(priority), instances])),
      );
      const dispatch = wholeOf(await findTimeToDispatch(warehouse, of));
      expect(total(await findDispatchByCreator(warehouse, of))).toEqual([dispatch.numerator, dispatch.denominator]);
    }
  });
});
