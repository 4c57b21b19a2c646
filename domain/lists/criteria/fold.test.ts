import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, searchTextOf } from './fold.ts';

test('folds case, width, diacritics and white space', () => {
  expect(foldText('  Kühlgerät\t\n ＡＨＵ－7  İstanbul ﬁlter ')).toBe('kuhlgerat ahu-7 istanbul filter');
});

test('folding twice is folding once, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
    { numRuns: 1_000 },
  );
});

test('an alarm is found by its number with its letter, its name, text and point, never across two of them', () => {
  const found = searchTextOf({ id: 48213, contextualName: 'AHU-07 – Fan', text: 'Ausfall', point: '/Drivers/Fan' });
  for (const term of ['A48213', '48213', 'ahu-07 – FAN', 'ausfall', 'drivers/fan'])
    expect(found).toContain(foldText(term));
  expect(found).not.toContain(foldText('fan ausfall'));
});

test('what the name of an alarm holds already is not said again', () => {
  const named = { id: 7, contextualName: 'AHU-07.Fan Störung', text: 'Störung', point: 'AHU-07.Fan' };
  expect(searchTextOf(named)).toBe('a7\nahu-07.fan storung');
  expect(searchTextOf({ ...named, contextualName: '' })).toBe('a7\nstorung\nahu-07.fan');
});
