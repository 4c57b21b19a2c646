import { expect, test } from 'vitest';
import { listKindNames } from '#domain/lists/list-kinds.ts';
import { counterOf } from './counter-of.ts';

test('a form of filters counts every kind of list', () => {
  const search = { lensId: null, criteria: [], searchTerm: 'fan', timezone: 'UTC' };
  for (const kind of listKindNames) expect(JSON.stringify(counterOf(kind).variablesOf(search))).toContain('fan');
});
