import { expect, test } from 'vitest';
import { abbreviated, cutText } from './short-text.ts';

test('an abbreviated name has at most four characters: the first of its words, or of its only word', () => {
  expect(abbreviated('Riverside')).toBe('Rive');
  expect(abbreviated('Northern Clinics')).toBe('NC');
  expect(abbreviated('Hospital of the Upper Valley')).toBe('HotU');
  expect(abbreviated(' Ärzte ')).toBe('Ärzt');
  expect(abbreviated('')).toBe('');
});

test('a text is cut at ten characters unless told otherwise, and says so', () => {
  expect(cutText('TECH-00123')).toBe('TECH-00123');
  expect(cutText('TECH-001234')).toBe('TECH-00123…');
  expect(cutText('Filters', 3)).toBe('Fil…');
});
