import { expect, test } from 'vitest';
import { pageSizes } from './constants.ts';

test('SYS-026 lens tables and pickers read 50 rows, other lists 25, CMMS lists 30, previews 5', () => {
  expect(pageSizes).toMatchObject({ lensTable: 50, picker: 50, list: 25, users: 25, cmms: 30, preview: 5 });
});
