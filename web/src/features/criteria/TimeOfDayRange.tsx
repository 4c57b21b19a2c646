import { Input } from 'antd';
import { rangeTexts } from '#texts/filters.ts';
import { boundsOf, rangeOf } from './NumberRange.tsx';

interface TimeOfDayRangeProps {
  value: string;
  onChange: (value: string) => void;
}

/** Times of day from and to, over midnight too; an empty one leaves the range open. */
export function TimeOfDayRange({ value, onChange }: TimeOfDayRangeProps) {
  const [min, max] = boundsOf(value);
  return (
    <div className="filter-range">
      <Input
        type="time"
        aria-label={rangeTexts.from}
        value={min}
        onChange={(event) => onChange(rangeOf(event.target.value, max))}
      />
      <Input
        type="time"
        aria-label={rangeTexts.to}
        value={max}
        onChange={(event) => onChange(rangeOf(min, event.target.value))}
      />
    </div>
  );
}
