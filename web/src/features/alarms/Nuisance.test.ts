import { expect, test } from 'vitest';
import { nuisanceKinds } from './Nuisance.tsx';

const kinds = (chatteringCount: number, fleetingCount: number) =>
  nuisanceKinds({ chatteringCount, fleetingCount }).map(({ name, count }) => `${name} ${count}`);

test('ALM-055 an alarm chatters, is fleeting, both or neither', () => {
  expect(kinds(9, 0)).toEqual(['Chattering 9']);
  expect(kinds(0, 4)).toEqual(['Fleeting 4']);
  expect(kinds(9, 4)).toEqual(['Chattering 9', 'Fleeting 4']);
  expect(kinds(0, 0)).toEqual([]);
});
