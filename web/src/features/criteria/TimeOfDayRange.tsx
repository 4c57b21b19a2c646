import { rangeTexts } from '#texts/filters.ts';
import { TextInput } from '#ui/Input.tsx';
import * as css from './filters.module.css';
import { boundsOf, rangeOf } from './NumberRange.tsx';

interface TimeOfDayRangeProps {
  value: string;
  onChange: (value: string) => void;
}

/** Times of day from and to, over midnight too; an empty one leaves the range open. */
export function TimeOfDayRange({ value, onChange }: TimeOfDayRangeProps) {
  const [min, max] = boundsOf(value);
  return (
    <div className={css.filterRange}>
      <TextInput type="time" label={rangeTexts.from} value={min} onChange={(from) => onChange(rangeOf(from, max))} />
      <TextInput type="time" label={rangeTexts.to} value={max} onChange={(to) => onChange(rangeOf(min, to))} />
    </div>
  );
}
