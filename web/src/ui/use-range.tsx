import { type ReactNode, useState } from 'react';
import { rangeTexts as texts } from '#texts/common.ts';
import { dayOf, lastDays, type Range } from './days.ts';
import { viewerTimezone } from './format.ts';
import { RangePicker } from './range-picker.tsx';
import { Select } from './Select.tsx';
import { TimezoneSelect } from './TimezoneSelect.tsx';

const custom = 0;
const ranges = [
  ...[7, 30, 90].map((value) => ({ value, label: texts.days(value) })),
  { value: custom, label: texts.custom },
];

interface ChosenRange {
  range: Range;
  /** IANA name. */
  timezone: string;
  /** Current day in the timezone, as `2025-10-08`. */
  today: string;
  /** Pickers of range and timezone. */
  controls: ReactNode;
}

/** Range of whole days, or between two minutes, in a timezone. */
export function useRange(initialDays: number): ChosenRange {
  const [opened] = useState(() => new Date());
  const [days, setDays] = useState(initialDays);
  const [ends, setEnds] = useState<[Date, Date] | null>(null);
  const [timezone, setTimezone] = useState(viewerTimezone);
  const choose = (next: number) => {
    const { start, end } = lastDays(days || initialDays, opened, timezone);
    setDays(next);
    setEnds(next === custom ? [new Date(start), new Date(end)] : null);
  };
  return {
    range: ends ? { start: ends[0].toISOString(), end: ends[1].toISOString() } : lastDays(days, opened, timezone),
    timezone,
    today: dayOf(opened, timezone),
    controls: (
      <>
        {ends && <RangePicker label={texts.ends} value={ends} onChange={setEnds} />}
        <Select label={texts.label} size="small" value={days} options={ranges} onChange={choose} />
        <TimezoneSelect value={timezone} onChange={setTimezone} />
      </>
    ),
  };
}
