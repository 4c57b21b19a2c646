import { expect, test } from 'vitest';
import { noCounts } from '../../../../domain/reparse/reparse.ts';
import { changeSentence } from './run-words.ts';

test('the sentence before it is done says what becomes of events', () => {
  expect(changeSentence({ ...noCounts, moved: 1_203, added: 1, removed: 2, newAlarms: 3 })).toBe(
    '1,206 events change: 1,203 move to another alarm, 1 is added, 2 are removed. 3 new alarms.',
  );
  expect(changeSentence({ ...noCounts, changed: 1 })).toBe('1 event changes.');
  expect(changeSentence({ ...noCounts, moved: 1 })).toBe('1 event changes: 1 moves to another alarm.');
});
