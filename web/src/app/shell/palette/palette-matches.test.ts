import { expect, test } from 'vitest';
import type { PaletteEntry } from '#frame/feature.ts';
import { paletteMatches } from './palette-matches.ts';

const entry = (name: string, group: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  ...{ name, group, to: `/${group}/${name}` },
  ...more,
});
const entries = [
  entry('Night desk', 'My Alarm Lenses'),
  entry('Counts', 'Reports'),
  entry('Teams', 'Settings'),
  entry('Desk alarms', 'Air handling team'),
];
const namesFor = (typed: string, among = entries) => paletteMatches(among, typed).map(({ name }) => name);

test('without a text everything is offered in its order', () => {
  expect(namesFor(' ')).toEqual(['Night desk', 'Counts', 'Teams', 'Desk alarms']);
});

test('every typed word stands in the name or the group, and names that begin with the text come first', () => {
  expect(namesFor('DESK')).toEqual(['Desk alarms', 'Night desk']);
  expect(namesFor('settings te')).toEqual(['Teams']);
  expect(namesFor('team')).toEqual(['Teams', 'Desk alarms']);
  expect(namesFor('desk pump')).toEqual([]);
});

test('an answer needs no word of the text, stands first, and no address is offered twice', () => {
  const answer = entry('Open A15', 'Triage', { to: '/a15', isAnswer: true });
  expect(namesFor('counts', [...entries, answer])).toEqual(['Open A15', 'Counts']);
  expect(namesFor('a15', [...entries, answer, { ...answer, group: 'Work' }])).toEqual(['Open A15']);
});

test('a thousand entries are no longer list than can be looked at', () => {
  const many = Array.from({ length: 1_000 }, (_, n) => entry(`Lens ${n}`, 'Mine'));
  expect(paletteMatches(many, 'lens')).toHaveLength(50);
});
