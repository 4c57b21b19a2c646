import { describe, expect, test } from 'vitest';
import { changeOf, countedTexts, figure, kpiValue, withUnit } from './kpi-values.ts';

describe('values of metrics', () => {
  test('the client divides; nothing is divided by nothing', () => {
    expect(kpiValue('REPEAT_WORK', 'PERCENTAGE', { numerator: 3, denominator: 12 })).toBe(25);
    expect(kpiValue('TIME_TO_DISPATCH', 'MINUTES', { numerator: 180, denominator: 2 })).toBe(90);
    expect(kpiValue('REPEAT_WORK', 'PERCENTAGE', { numerator: 0, denominator: 0 })).toBeNull();
    expect(kpiValue('PRIORITIZED_ALARMS', 'PERCENTAGE', { numerator: 0, denominator: 0 })).toBe(0);
    expect(kpiValue('DUPLICATE_WORK', 'PERCENTAGE', { numerator: null, denominator: null })).toBeNull();
  });

  test('figures have a decimal while they are small', () => {
    expect([14.24, 86.4, 0.042, 0, null].map(figure)).toEqual(['14.2', '86', '0.04', '0', '—']);
    expect([withUnit(22, 'MINUTES'), withUnit(14.2, 'COUNT')]).toEqual(['22 min', '14.2']);
  });

  test('the change of time to dispatch is relative to the larger of both averages', () => {
    expect(changeOf('TIME_TO_DISPATCH', 'MINUTES', 20, 25)).toEqual({ direction: -1, text: '−20 %' });
    expect(changeOf('TIME_TO_DISPATCH', 'MINUTES', 50, 20)).toEqual({ direction: 1, text: '+60 %' });
    expect(changeOf('TIME_TO_DISPATCH', 'MINUTES', 0, 0)).toEqual({ direction: 0, text: '0 %' });
  });

  test('other changes are points of a share, or in the unit', () => {
    expect(changeOf('REPEAT_WORK', 'PERCENTAGE', 13, 15)).toEqual({ direction: -1, text: '−2 pts' });
    expect(changeOf('TIME_TO_RESOLUTION', 'DAYS', 2.6, 3)).toEqual({ direction: -1, text: '−0.4 days' });
    expect(changeOf('ALARMS_PER_HOUR', 'COUNT', 14.2, 12.1)).toEqual({ direction: 1, text: '+2.1' });
    expect(changeOf('REPEAT_WORK', 'PERCENTAGE', 13, null)).toBeNull();
    expect(changeOf('REPEAT_WORK', 'PERCENTAGE', 13, 13.01)).toEqual({ direction: 0, text: '0 pts' });
    expect(changeOf('ALARMS_PER_HOUR', 'COUNT', 0.004, 0)).toEqual({ direction: 0, text: '0' });
  });

  test('KPI-016 what values are divided from is said of both periods, as far as it is known', () => {
    const of = (numerator: number | null, denominator: number | null) => ({ numerator, denominator });
    expect([
      countedTexts('REPEAT_WORK', 'PERCENTAGE', of(3, 4), of(1, 1)),
      countedTexts('ALARMS_PER_HOUR', 'COUNT', of(1_250, 720), of(5, 720)),
      countedTexts('TIME_TO_DISPATCH', 'MINUTES', of(40, 2), of(75, 1)),
      countedTexts('PRIORITY_DISTRIBUTION', 'PERCENTAGE', of(2, 52), of(0, 0)),
      countedTexts('DUPLICATE_WORK', 'PERCENTAGE', of(3, 4), of(null, null)),
      countedTexts('DUPLICATE_WORK', 'PERCENTAGE', of(null, null), of(1, 9)),
      countedTexts('DUPLICATE_WORK', 'PERCENTAGE', of(null, null), of(null, null)),
    ]).toEqual([
      '3 of 4 · 1 of 1 before',
      '1,250 in 720 h · 5 in 720 h before',
      '40 min over 2 tickets · 75 min over 1 ticket before',
      'High and above: 2 of 52 · 0 of 0 before',
      '3 of 4',
      '— · 1 of 9 before',
      '',
    ]);
  });
});
