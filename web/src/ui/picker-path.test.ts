import { expect, test } from 'vitest';
import { type Choice, drilledInto, isComplete, type Picking, toggled, wentBack } from './picker-path.ts';

const choice = (id: string): Choice => ({ id, name: id, hasChildren: true });
const [tower, floor, room] = [choice('tower'), choice('floor'), choice('room')];
const start: Picking = { path: [], chosen: [] };

test('UI-010 going back removes the last level', () => {
  const deep = drilledInto(drilledInto(start, tower), floor);
  expect(wentBack(deep).path).toEqual([tower]);
  expect(wentBack(wentBack(deep))).toEqual(start);
});

test('UI-040 UI-041 one of one is needed, of several none is an answer', () => {
  expect(isComplete(start, false)).toBe(false);
  expect(isComplete(toggled(start, room, false), false)).toBe(true);
  expect(isComplete(start, true)).toBe(true);
});

test('what is chosen is one, or several that are taken back one by one', () => {
  const one = toggled(toggled(start, tower, false), floor, false);
  expect(one.chosen).toEqual([floor]);
  const two = toggled(toggled(start, tower, true), floor, true);
  expect(two.chosen).toEqual([tower, floor]);
  expect(toggled(two, tower, true).chosen).toEqual([floor]);
  expect(drilledInto(two, floor)).toEqual({ path: [floor], chosen: [] });
});
