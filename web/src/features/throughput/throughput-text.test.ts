import { expect, test } from 'vitest';
import { formatRate } from './throughput-text.ts';

test('rates have two digits that count', () => {
  expect([0, 0.004, 0.0312, 0.456, 9.44, 12.3, 123.4].map(formatRate)).toEqual([
    '0',
    'under 0.01',
    '0.031',
    '0.46',
    '9.4',
    '12',
    '123',
  ]);
});
