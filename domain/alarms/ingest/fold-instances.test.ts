import { expect, test } from 'vitest';
import type { AlarmInstance } from '../model/state.ts';
import { changedInstances } from './fold-instances.ts';

const instance = (id: string, change: Partial<AlarmInstance> = {}): AlarmInstance => ({
  id,
  alarmId: 7,
  startedAt: 1_000,
  endedAt: 2_000,
  endSource: 'SOURCE',
  ackedAt: null,
  ackedBy: null,
  value: '71.5',
  unit: '°F',
  isReplayed: false,
  ...change,
});

test('a history derived again writes nothing where what is stored is what was derived', () => {
  expect(changedInstances([instance('a'), instance('b')], [instance('b'), instance('a')], 7, 5)).toEqual([]);
});

test('it writes what is new, what differs in any field, and what is no more', () => {
  const differing: Array<Partial<AlarmInstance>> = [
    { endedAt: 3_000 },
    { endedAt: null, endSource: null },
    { endSource: 'SUPERSEDED' },
    { ackedAt: 1_500 },
    { ackedBy: 'Eve' },
    { value: null },
    { unit: null },
    { isReplayed: true },
  ];
  for (const change of differing)
    expect(changedInstances([instance('a', change)], [instance('a')], 7, 5)).toEqual([
      { ...instance('a', change), version: 5, isDeleted: false },
    ]);
  expect(changedInstances([instance('new')], [instance('gone')], 7, 5)).toEqual([
    { ...instance('new'), version: 5, isDeleted: false },
    { ...instance('gone'), version: 5, isDeleted: true },
  ]);
});
