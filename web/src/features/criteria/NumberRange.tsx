import { rangeTexts } from '#texts/filters.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import * as css from './filters.module.css';

interface RangeProps {
  value: string;
  onChange: (value: string) => void;
}

/** Splits a range as it is sent, `min..max`, into its bounds; a bound that is not set is empty. */
export function boundsOf(value: string): [min: string, max: string] {
  const [min = '', max = min] = value.split('..');
  return [min, max];
}
export const rangeOf = (min: string, max: string): string => (min || max ? `${min}..${max}` : '');

/** Range of whole numbers; a side that is empty or no number is open. */
export function NumberRange({ value, onChange }: RangeProps) {
  const [min, max] = boundsOf(value);
  const input = (label: string, bound: string, put: (bound: string) => void) => (
    <NumberInput
      label={label}
      prefix={label}
      controls={false}
      min={0}
      max={999_999_999}
      step={1}
      precision={0}
      value={bound ? Number(bound) : null}
      onChange={(number) => put(number === null ? '' : String(number))}
    />
  );
  return (
    <div className={css.filterRange}>
      {input(rangeTexts.atLeast, min, (bound) => onChange(rangeOf(bound, max)))}
      {input(rangeTexts.atMost, max, (bound) => onChange(rangeOf(min, bound)))}
    </div>
  );
}
