import { expect, test } from 'vitest';
import { dryRunTexts as texts } from '#texts/rules.ts';
import { funnelOf, timelineOf } from './dry-run-values.ts';
import type { DryRunResult } from './use-dry-run.ts';

const result = {
  ...{ entries: 1_000, entryAlarms: 90, matched: 100, outsideSchedule: 40, left: 25, waiting: 5, snoozed: 2 },
  ...{ acted: 18, duplicatesAvoided: 10 },
} as DryRunResult;

test('BEY.2 the way from what happened to what the rule does names what fell away at each step', () => {
  expect(funnelOf(result).map(({ name, value, lost }) => [name, value, lost])).toEqual([
    [texts.started, 1_000, '1,000 times of 90 alarms'],
    [texts.matched, 100, ''],
    [texts.scheduled, 60, '40 outside the schedule'],
    [texts.stayed, 30, '25 left before the delay was over, 5 still waiting'],
    [texts.acted, 18, '2 in its own snooze, 10 with work already'],
  ]);
});

test('a day shows tickets, what else was done and what was covered, and no series of nothing', () => {
  const days = [
    { date: '2026-05-01', acted: 5, tickets: 2, duplicatesAvoided: 1 },
    { date: '2026-05-02', acted: 0, tickets: 0, duplicatesAvoided: 0 },
  ];
  expect(timelineOf({ days }).series.map(({ name, values }) => [name, values])).toEqual([
    [texts.seriesTickets, [2, 0]],
    [texts.otherActions, [3, 0]],
    [texts.seriesCovered, [1, 0]],
  ]);
  const pins = days.map((day) => ({ ...day, tickets: 0, duplicatesAvoided: 0 }));
  expect(timelineOf({ days: pins }).series.map(({ name }) => name)).toEqual([texts.otherActions]);
});
