import { useState } from 'react';
import type { Filter } from '#domain/lists/criteria/filter.ts';
import { filterTexts, rangeTexts } from '#texts/filters.ts';
import { RangePicker } from '#ui/range-picker.tsx';
import { Select } from '#ui/Select.tsx';
import { blankOption } from './criteria.ts';
import * as css from './filters.module.css';
import { instantRange, instantsOf, rangeLabel, timeWindows } from './range-labels.ts';

const custom = { value: 'custom', label: rangeTexts.custom };

interface TimeRangeProps {
  field: Filter;
  value: string;
  onChange: (value: string) => void;
}

/** A window from now, or a range between two times. */
export function TimeRange({ field, value, onChange }: TimeRangeProps) {
  const ends = instantsOf(value);
  const [isCustom, setCustom] = useState(ends !== null);
  const offered = [...timeWindows(field), ...(field.blank ? [blankOption] : [])];
  const isOffered = !value || ends !== null || offered.some((option) => option.value === value);
  const written = isOffered ? [] : [{ value, label: rangeLabel(field, value) ?? value }];
  const choose = (chosen: string) => {
    setCustom(chosen === custom.value);
    onChange(chosen === custom.value ? '' : chosen);
  };
  return (
    <div className={css.filterValues}>
      <Select
        label={filterTexts.values}
        placeholder={filterTexts.chooseRange}
        value={isCustom ? custom.value : value || null}
        options={[...written, ...offered, custom]}
        onChange={choose}
      />
      {isCustom && (
        <RangePicker
          label={rangeTexts.range}
          value={ends}
          onChange={([from, to]) => onChange(instantRange(from, to))}
        />
      )}
    </div>
  );
}
