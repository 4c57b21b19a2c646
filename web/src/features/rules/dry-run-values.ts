import type { ChartData } from '#features/charts/chart-data.ts';
import { dryRunTexts as texts } from '#texts/rules.ts';
import { dayLabel, dayName } from '#ui/days.ts';
import { formatCount } from '#ui/format.ts';
import type { DryRunResult } from './use-dry-run.ts';

/** Bars of each day: tickets, other actions, and what was covered; without series that have nothing. */
export function timelineOf({ days }: Pick<DryRunResult, 'days'>): ChartData {
  const series = [
    { name: texts.seriesTickets, values: days.map(({ tickets }) => tickets) },
    { name: texts.otherActions, values: days.map(({ acted, tickets }) => acted - tickets) },
    { name: texts.seriesCovered, values: days.map(({ duplicatesAvoided }) => duplicatesAvoided) },
  ];
  const counted = series.filter(({ values }) => values.some((value) => value > 0));
  return {
    axis: texts.day,
    points: days.map(({ date }) => ({ key: date, name: dayName(date), tick: dayLabel(date) })),
    series: counted.length > 0 ? counted : series.slice(0, 1),
    format: formatCount,
  };
}

interface Step {
  name: string;
  value: number;
  /** Entries that fell away at this step. */
  lost: string;
}

/** The way from what happened to what the rule does. */
export function funnelOf(result: DryRunResult): Step[] {
  const { entries, entryAlarms, matched, outsideSchedule, left, waiting, snoozed, acted, duplicatesAvoided } = result;
  const scheduled = matched - outsideSchedule;
  const stayed = scheduled - left - waiting;
  const said = (...parts: Array<string | false>): string => parts.filter(Boolean).join(', ');
  return [
    { name: texts.started, value: entries, lost: texts.entries(entries, entryAlarms) },
    { name: texts.matched, value: matched, lost: '' },
    { name: texts.scheduled, value: scheduled, lost: said(outsideSchedule > 0 && texts.outside(outsideSchedule)) },
    {
      name: texts.stayed,
      value: stayed,
      lost: said(left > 0 && texts.left(left), waiting > 0 && texts.waiting(waiting)),
    },
    {
      name: texts.acted,
      value: acted,
      lost: said(snoozed > 0 && texts.snoozed(snoozed), duplicatesAvoided > 0 && texts.avoided(duplicatesAvoided)),
    },
  ];
}
