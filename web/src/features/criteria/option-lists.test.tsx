import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { confidenceThresholds, durationUnits, priorityOptions } from '#domain/constants.ts';
import { RadioField } from '#ui/form/fields.tsx';
import { booleanOptions } from '#ui/option.ts';
import { fixedOptions } from './criteria.ts';
import { DurationRange } from './DurationRange.tsx';

const none = () => undefined;

test('UI-065 priorities, yes and no, units and thresholds are each one shared list', () => {
  expect(priorityOptions.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '0 No Priority',
    '1 Lowest',
    '2 Low',
    '3 Medium',
    '4 High',
    '5 Highest',
  ]);
  expect(confidenceThresholds).toEqual({ hide: 0, rescale: 0, highlight: 60, levenshtein: 75 });
  expect(fixedOptions.priority?.map(({ label }) => label)).toEqual(
    priorityOptions.map(({ label }) => label).toReversed(),
  );
});

test('UI-065 a duration has a field for each unit, a question a choice for yes and no', () => {
  const range = renderToStaticMarkup(<DurationRange value="" onChange={none} />);
  expect(range.match(/aria-valuemax="\d+"/g)).toEqual(
    [...durationUnits, ...durationUnits].map(({ max }) => `aria-valuemax="${max}"`),
  );
  const choice = renderToStaticMarkup(
    <RadioField name="valid" value={null} label="Valid?" options={booleanOptions} onChange={none} onBlur={none} />,
  );
  expect(choice.replace(/<[^>]+>/g, ' ').match(/\S+/g)).toEqual(['Valid?', 'Yes', 'No']);
});
