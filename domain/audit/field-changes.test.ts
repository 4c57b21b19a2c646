import { expect, test } from 'vitest';
import { changedFields } from './field-changes.ts';

test('only fields that differ are kept', () => {
  const [before, after] = [
    { name: 'Roof', size: 1, at: new Date(0), list: ['a'] },
    { name: 'Roof', size: 2, at: new Date(0), list: ['a', 'b'] },
  ];
  expect(changedFields(before, after)).toEqual({
    before: { size: 1, list: ['a'] },
    after: { size: 2, list: ['a', 'b'] },
  });
});

test('a field may have a name that every object knows', () => {
  const changed = changedFields({ name: 'Roof' }, { name: 'Roof', constructor: { name: 'Yard' } });
  expect(changed).toEqual({ before: { constructor: null }, after: { constructor: { name: 'Yard' } } });
});

test('of what is new or gone, all that has a value is kept', () => {
  const row = { name: 'Roof', note: null, at: new Date(0) };
  const kept = { name: 'Roof', at: '1970-01-01T00:00:00.000Z' };
  expect(changedFields(null, row)).toEqual({ before: null, after: kept });
  expect(changedFields(row, null)).toEqual({ before: kept, after: null });
});

test('a secret is masked wherever it is, and that it changed is told', () => {
  const side = (secret: string) => ({
    keyHash: Buffer.from(secret),
    password: secret,
    settings: { apiKey: secret, nested: [{ token: secret, name: 'Roof' }] },
    url: `https://user:${secret}@example.com/path`,
  });
  const changed = changedFields(side('first'), side('second'));
  expect(Object.keys(changed.after ?? {})).toEqual(['keyHash', 'password', 'settings', 'url']);
  expect(JSON.stringify(changed)).not.toMatch(/first|second|user/);
  expect(JSON.stringify(changed)).toMatch(/Roof.*example\.com/);
});

test('a side has a bounded size, whatever it is given', () => {
  const huge = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, index) => [`field${index}`, '\ud83d\ude00\0'.repeat(5_000)]),
  );
  const { after } = changedFields(null, huge);
  expect(JSON.stringify(after).length).toBeLessThan(30_000);
  expect(JSON.stringify(after)).not.toContain('\\u0000');
  expect(JSON.stringify(changedFields(null, { list: Array(100_000).fill('x') })).length).toBeLessThan(4_000);
});
