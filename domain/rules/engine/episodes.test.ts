import { expect, test } from 'vitest';
import { isSameEpisode } from './episodes.ts';
import { teamAssignee } from './team-assignee.ts';

const minute = 60_000;
const occurrence = (from: number, to: number | null) => ({
  startedAt: from * minute,
  endedAt: to === null ? null : to * minute,
});

test('AUTO.25 an episode lasts while each occurrence begins within the hold-off after the one before', () => {
  const chatter = [occurrence(0, 5), occurrence(14, 16), occurrence(26, null)];
  expect(isSameEpisode(chatter, 2 * minute)).toBe(true);
  expect(isSameEpisode([...chatter.slice(0, 2), occurrence(27, null)], 2 * minute)).toBe(false);
  expect(isSameEpisode([occurrence(0, null)], 2 * minute)).toBe(true);
  // in any order, and one that lasted through the others
  expect(isSameEpisode([occurrence(40, null), occurrence(0, 31), occurrence(3, 4)], minute)).toBe(true);
});

test('AUTO.26 a team as assignee is its first admin by name, else its first member, else nobody', () => {
  const of = (name: string, isAdmin = false) => ({ id: name, name, isAdmin });
  expect(teamAssignee([of('Ada'), of('Cleo', true), of('Bert', true)])).toBe('Bert');
  expect(teamAssignee([of('Dora'), of('Ada')])).toBe('Ada');
  expect(teamAssignee([])).toBeNull();
});
