import { DatePicker } from 'antd';
import {
  addDays,
  addMonths,
  addYears,
  endOfMonth,
  format,
  getWeek,
  isAfter,
  isValid,
  parse,
  set,
  startOfWeek,
} from 'date-fns';
import { fromWallTime, toWallTime } from './wall-time.ts';

const weekStartsOn = 1;
/** antd's locales write formats as other libraries do. */
const ours = (pattern: string) => pattern.replace(/Y/g, 'y').replace(/D/g, 'd').replace(/A/g, 'a');

const OwnDatePicker = DatePicker.generatePicker<Date>({
  getNow: () => new Date(),
  getFixedDate: (text) => new Date(text),
  getEndDate: endOfMonth,
  getWeekDay: (date) => date.getDay(),
  getYear: (date) => date.getFullYear(),
  getMonth: (date) => date.getMonth(),
  getDate: (date) => date.getDate(),
  getHour: (date) => date.getHours(),
  getMinute: (date) => date.getMinutes(),
  getSecond: (date) => date.getSeconds(),
  getMillisecond: (date) => date.getMilliseconds(),
  addYear: addYears,
  addMonth: addMonths,
  addDate: addDays,
  setYear: (date, year) => set(date, { year }),
  setMonth: (date, month) => set(date, { month }),
  setDate: (date, day) => set(date, { date: day }),
  setHour: (date, hours) => set(date, { hours }),
  setMinute: (date, minutes) => set(date, { minutes }),
  setSecond: (date, seconds) => set(date, { seconds }),
  setMillisecond: (date, milliseconds) => set(date, { milliseconds }),
  isAfter,
  isValidate: isValid,
  locale: {
    getWeekFirstDay: () => weekStartsOn,
    getWeekFirstDate: (_, date) => startOfWeek(date, { weekStartsOn }),
    getWeek: (_, date) => getWeek(date, { weekStartsOn }),
    getShortWeekDays: () => ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    getShortMonths: () => Array.from({ length: 12 }, (_, month) => format(new Date(2026, month), 'MMM')),
    format: (_, date, pattern) => (isValid(date) ? format(date, ours(pattern)) : ''),
    parse: (_, text, patterns) =>
      patterns.map((pattern) => parse(text, ours(pattern), new Date())).find((date) => isValid(date)) ?? null,
  },
});

const { RangePicker: DateRangePicker } = OwnDatePicker;

interface RangePickerProps {
  label: string;
  value: [Date, Date] | null;
  /** IANA name; the viewer's unless given. */
  timezone?: string;
  onChange: (value: [Date, Date]) => void;
}

/** From one minute to another, in a timezone. */
export function RangePicker({ label, value, timezone, onChange }: RangePickerProps) {
  const shown = (at: Date) => (timezone ? toWallTime(at, timezone) : at);
  const meant = (local: Date) => (timezone ? fromWallTime(local, timezone) : local);
  return (
    <DateRangePicker
      aria-label={label}
      allowClear={false}
      format="MM/d/yyyy h:mm a"
      showTime={{
        format: 'h:mm a',
        use12Hours: true,
        defaultOpenValue: [set(new Date(), { hours: 0, minutes: 0 }), set(new Date(), { hours: 23, minutes: 59 })],
      }}
      value={value && [shown(value[0]), shown(value[1])]}
      onChange={(ends) => {
        if (ends?.[0] && ends[1]) onChange([meant(ends[0]), meant(ends[1])]);
      }}
    />
  );
}

interface DateTimePickerProps {
  id?: string;
  /** Accessible name; absent where a label with `id` names it. */
  label?: string;
  /** Absent where the picker keeps it. */
  value?: Date | null;
  isDisabled?: boolean;
  status?: 'error';
  describedBy?: string;
  placeholder?: string;
  /** True if a button takes over what was chosen. */
  isConfirmed?: boolean;
  autoFocus?: boolean;
  /** Days that cannot be chosen. */
  isOut?: (day: Date) => boolean;
  onChange: (value: Date | null) => void;
}

/** One moment, in the viewer's timezone. */
export const DateTimePicker = (props: DateTimePickerProps) => {
  const { label, describedBy, isDisabled, placeholder, isConfirmed = false, isOut, onChange, ...rest } = props;
  return (
    <OwnDatePicker
      {...rest}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={isDisabled}
      disabledDate={isOut}
      placeholder={placeholder ?? 'MM/dd/yyyy hh:mm a'}
      format="MM/dd/yyyy hh:mm a"
      showTime={{ format: 'hh:mm a', use12Hours: true }}
      needConfirm={isConfirmed}
      onChange={(next) => onChange(next ?? null)}
    />
  );
};
