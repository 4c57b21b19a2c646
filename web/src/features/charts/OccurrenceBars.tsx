import { occurrenceTexts as texts } from '#texts/alarms.ts';
import { dayLabel } from '#ui/days.ts';
import { CountBars } from './CountBars.tsx';

interface OccurrenceBarsProps {
  daily: ReadonlyArray<{ date: string; count: number }>;
  /** The day that is not over, as `2025-10-08`. */
  today: string;
  /** px */
  height?: number;
}

/** Occurrences per day. */
export const OccurrenceBars = ({ daily, today, height = 160 }: OccurrenceBarsProps) => (
  <CountBars
    periods={daily.map(({ date, count }) => ({ start: date, count }))}
    current={today}
    tickName={dayLabel}
    tipName={dayLabel}
    tipCount={(count, isOver) => (isOver ? texts.count(count) : texts.countSoFar(count))}
    height={height}
  />
);
