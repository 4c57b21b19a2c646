import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { rangeTexts as texts } from '#texts/common.ts';
import { dayOf, daysBetween, lastDays, type Range } from './days.ts';
import { viewerTimezone } from './format.ts';
import { addressOfRange, presetDays, type RangeChoice, rangeOfAddress } from './range-address.ts';
import { RangePicker } from './range-picker.tsx';
import { Select } from './Select.tsx';
import { TimezoneSelect } from './TimezoneSelect.tsx';

const custom = 0;
const rangesOf = (presets: readonly number[]) => [
  ...presets.map((value) => ({ value, label: texts.days(value) })),
  { value: custom, label: texts.custom },
];

interface ChosenRange {
  range: Range;
  /** IANA name. */
  timezone: string;
  /** Current day in the timezone, as `2025-10-08`. */
  today: string;
  /** Chooses days of the timezone, from one to another as `2025-10-08`. */
  zoom: (from: string, to: string) => void;
  /** Pickers of range and timezone. */
  controls: ReactNode;
}

/** Range of whole days, or between two minutes, in a timezone; forgotten with what shows it. */
export function useRange(initialDays: number): ChosenRange {
  const [choice, setChoice] = useState<RangeChoice>(() => initialChoice(initialDays));
  return useChosen(choice, setChoice, presetDays);
}

/**
 * Same, kept in the page's address: `days`, or `from` and `to`, and `zone`. Zooming can be taken back by the browser.
 * @param presets numbers of last days that are offered: the same list on every render.
 */
export function useRangeOfAddress(initialDays: number, presets = presetDays): ChosenRange {
  const [params, setParams] = useSearchParams();
  const [initial] = useState(() => initialChoice(initialDays));
  const choose = useCallback(
    (choice: RangeChoice, isZoom?: boolean) =>
      setParams((before) => addressOfRange(before, choice), { replace: !isZoom }),
    [setParams],
  );
  // the same dates as long as the address is the same
  const choice = useMemo(() => rangeOfAddress(params, initial, presets), [params, initial, presets]);
  return useChosen(choice, choose, presets);
}

const initialChoice = (days: number): RangeChoice => ({ days, ends: null, timezone: viewerTimezone() });

function useChosen(
  choice: RangeChoice,
  onChange: (choice: RangeChoice, isZoom?: boolean) => void,
  presets: readonly number[],
): ChosenRange {
  const [opened] = useState(() => new Date());
  const { days, ends, timezone } = choice;
  const chooseDays = (next: number) => {
    if (next !== custom) return onChange({ ...choice, days: next, ends: null });
    const { start, end } = lastDays(days, opened, timezone);
    onChange({ ...choice, ends: [new Date(start), new Date(end)] });
  };
  return {
    range: ends ? { start: ends[0].toISOString(), end: ends[1].toISOString() } : lastDays(days, opened, timezone),
    timezone,
    today: dayOf(opened, timezone),
    zoom: (from, to) => {
      const { start, end } = daysBetween(from, to, timezone);
      onChange({ ...choice, ends: [new Date(start), new Date(end)] }, true);
    },
    controls: (
      <>
        {ends && (
          <RangePicker
            label={texts.ends}
            value={ends}
            timezone={timezone}
            onChange={(next) => onChange({ ...choice, ends: next })}
          />
        )}
        <Select
          label={texts.label}
          size="small"
          value={ends ? custom : days}
          options={rangesOf(presets)}
          onChange={chooseDays}
        />
        <TimezoneSelect value={timezone} onChange={(next) => onChange({ ...choice, timezone: next })} />
      </>
    ),
  };
}
