import { expect, test } from 'vitest';
import { nameOfLabel } from './use-config.ts';

test('the name of a property comes from its label', () => {
  expect(nameOfLabel('Cost centre')).toBe('cost_centre');
  expect(nameOfLabel(' 2. Gebäude-Nr. ')).toBe('gebaude_nr');
  expect(nameOfLabel('机房')).toBe('');
  expect(nameOfLabel('x'.repeat(80))).toHaveLength(50);
});
