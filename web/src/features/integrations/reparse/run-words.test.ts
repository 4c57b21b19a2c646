import { expect, test } from 'vitest';
import { noCounts } from '#domain/repair/reparse/reparse.ts';
import { changeSentence, sampleLine } from './run-words.ts';

test('the sentence before it is done says what becomes of events', () => {
  expect(changeSentence({ ...noCounts, moved: 1_203, added: 1, removed: 2, newAlarms: 3 })).toBe(
    '1,206 events change: 1,203 move to another alarm, 1 is added, 2 are removed. 3 new alarms.',
  );
  expect(changeSentence({ ...noCounts, changed: 1 })).toBe('1 event changes.');
  expect(changeSentence({ ...noCounts, moved: 1 })).toBe('1 event changes: 1 moves to another alarm.');
});

test('an alarm that a dry run would make has no number yet', () => {
  expect(sampleLine('14:00 · ALARM · A-2 · too warm · A-3 · x')).toBe(
    '14:00 · ALARM · new alarm 2 · too warm · A-3 · x',
  );
  expect(sampleLine('14:00 · ALARM · A12 · too warm')).toBe('14:00 · ALARM · A12 · too warm');
});
