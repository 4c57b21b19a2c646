import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberRange } from './NumberRange.tsx';

test('LENS-081 a number of a filter is an integer from 0 in steps of 1', () => {
  const markup = renderToStaticMarkup(<NumberRange value="3.." onChange={() => undefined} />);
  const inputs = markup.match(/<input[^>]*>/g) ?? [];
  expect(inputs).toHaveLength(2);
  for (const input of inputs) {
    expect(input).toContain('step="1"');
    expect(input).toContain('aria-valuemin="0"');
  }
  expect(inputs[0]).toContain('value="3"');
});
