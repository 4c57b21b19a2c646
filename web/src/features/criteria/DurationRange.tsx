import { durationUnits } from '#domain/constants.ts';
import { rangeTexts } from '#texts/filters.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import * as css from './filters.module.css';
import { boundsOf, rangeOf } from './NumberRange.tsx';

interface DurationRangeProps {
  value: string;
  onChange: (value: string) => void;
}

type Letter = (typeof durationUnits)[number]['letter'];

const partOf = (bound: string, letter: Letter): number | null => {
  const found = [...bound.matchAll(/(\d{1,15})([dhm])/g)].find(([, , unit]) => unit === letter);
  return found ? Number(found[1]) : null;
};
const withPart = (bound: string, changed: Letter, number: number | null): string =>
  durationUnits
    .map(({ letter }) => ({ letter, part: letter === changed ? number : partOf(bound, letter) }))
    .map(({ letter, part }) => (part === null ? '' : `${part}${letter}`))
    .join('');

/** Days, hours and minutes from and to; empty leaves the range open. */
export function DurationRange({ value, onChange }: DurationRangeProps) {
  const [min, max] = boundsOf(value);
  const side = (label: string, bound: string, put: (bound: string) => void) => (
    <fieldset className={css.filterDuration}>
      <legend>{label}</legend>
      {durationUnits.map(({ unit, letter, max: most }) => (
        <NumberInput
          key={letter}
          label={rangeTexts.part(label, rangeTexts[unit])}
          suffix={letter}
          controls={false}
          min={0}
          max={most}
          precision={0}
          value={partOf(bound, letter)}
          onChange={(number) => put(withPart(bound, letter, number))}
        />
      ))}
    </fieldset>
  );
  return (
    <div className={css.filterDurations}>
      {side(rangeTexts.from, min, (bound) => onChange(rangeOf(bound, max)))}
      {side(rangeTexts.to, max, (bound) => onChange(rangeOf(min, bound)))}
    </div>
  );
}
